import { type CheckedCall, choice, choices, defineOperation, ref, text } from "@maru/dialogue";
import { askingWords, contentWords } from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import { overwrite, reset } from "@maru/state";
import { choiceFor, wordsFor } from "../../shared/operations/arguments-of.ts";
import type { Brief, Topic } from "../domain/brief/brief.ts";
import { briefOf, readQuestion } from "../domain/brief/read-brief.ts";
import { asksIn } from "../lexicon/asks.ts";
import { properNames } from "../sources/proper-names.ts";
import { isGeneral } from "../sources/relevance.ts";
import type { AgentState, AgentUpdate } from "../state.ts";
import { claimsMeant } from "../thread/pointed.ts";
import { holdsSomething, LONG_QUESTION, topicOf } from "../thread/thread.ts";
import type { ResearchTools } from "../tools.ts";
import { followUp, notHeld } from "./follow-up.ts";

export const researchOperation = defineOperation({
  name: "research",
  kind: "ask",
  effect: "reads",
  label: { ko: "조사하기", en: "research" },
  does: {
    ko: "자료를 찾아 출처가 달린 보고서를 만들어요.",
    en: "searches a question and writes a report with its sources",
  },
  phrases: [{ ko: "‘{question}’ 조사하기", en: "Research “{question}”" }],
  arguments: {
    question: text({ ko: "질문", en: "question" }, { required: true }),
    as: choice(
      { ko: "무엇을", en: "what for" },
      choices({
        number: ["숫자", "a number"],
        list: ["목록", "a list"],
        yes_no: ["맞는지", "yes or no"],
        compare: ["비교", "a comparison"],
        overview: ["개요", "an overview"],
        effect: ["효과", "an effect"],
        where: ["어디", "where"],
        steps: ["순서", "steps"],
        cause: ["원인", "a cause"],
        status: ["현황", "how things stand"],
        date: ["날짜", "a date"],
        timeline: ["연표", "a timeline"],
        series: ["추이", "a series"],
        forecast: ["전망", "a forecast"],
        text: ["원문", "the wording"],
        change: ["바뀐 점", "what changed"],
        origin: ["처음 출처", "where it comes from"],
      }),
    ),
    how: choice(
      { ko: "어떻게", en: "in which way" },
      choices({
        new: ["새로", "anew"],
        within: ["이어서", "going on from the last question"],
        same_for: ["다른 것도 같게", "the same for another"],
        deeper: ["더 자세히", "deeper"],
        newer: ["그 뒤로", "since then"],
      }),
    ),
    ref: ref({ ko: "어느 것", en: "which one" }),
    length: text({ ko: "길이", en: "length" }),
  },
  results: { findings: { kind: "rows", label: { ko: "찾은 것", en: "findings" } } },
});

/** `research`: what is to be found out, with who looks for what. The researchers begin once the calls are done. */
export function beginResearch(isKnown: (name: string) => boolean, tools: ResearchTools) {
  return async (call: CheckedCall, scene: Scene<AgentState>): Promise<Outcome<AgentUpdate>> => {
    const { state, now } = scene;
    const asked = wordsFor(call, "question") ?? "";
    const how = choiceFor(call, "how") ?? "new";
    if (how === "new" || state.topic === "") return begin(asked, { isKnown, state, now });
    if (how === "deeper" && holdsSomething(state)) return deeper(asked, { isKnown, state, now });
    const found = await followUp(asked, scene, tools);
    if (!found.isHeld) {
      const isRule = asksIn(asked).some(({ op }) => op === "rule");
      return notHeld(asked, found.query, scene, isRule ? "rule" : "answer");
    }
    const focus = found.isNew || found.added.length === 0 ? null : found.added.join(" ").slice(0, 400);
    const begun = begin(found.query, { isKnown, state, now }, focus);
    return { ...begun, update: { ...begun.update, ...(found.isNew ? {} : { topic: state.topic }) } };
  };
}

interface Beginning {
  readonly isKnown: (name: string) => boolean;
  readonly state: AgentState;
  readonly now: string;
}

function begin(
  asked: string,
  { isKnown, state, now }: Beginning,
  focus: string | null = null,
): Outcome<AgentUpdate> {
  const question = state.unclear_question === null ? asked : `${state.unclear_question} ${asked}`.trim();
  const read = readQuestion(question, { now, limits: state.limits });
  // It is asked back once; after that the words are searched as they are.
  const isVague = read.subject === "" || isEmptySubject(question, isKnown);
  if (isVague && state.unclear_question === null && state.topic === "")
    return { update: { unclear_question: question }, changed: ["question"] };
  const topic = topicOf(state.unclear_question === null ? question : asked);
  const asking = askingWords(read.subject);
  // A long message is searched by what it asks, not by how it comes to ask it.
  const subject = question.length > LONG_QUESTION && asking !== "" ? asking : read.subject;
  const planned = briefOf({ ...read, subject }, question, { isKnown });
  const brief = { ...planned, topics: planned.topics.map((each) => withFocus(each, focus)) };
  return {
    update: { ...startOver(), ...begun(brief), topic, limits: read.limits as never },
    changed: ["brief"],
  };
}

/** What names another thing than the topic does is searched by itself, too. */
function withFocus(topic: Topic, focus: string | null): Topic {
  if (focus === null) return topic;
  const alone = properNames(focus).length === 0 ? [] : [focus];
  return { ...topic, queries: [...topic.queries, ...alone].slice(0, MOST_QUERIES), focus };
}

const MOST_QUERIES = 5;

/** «우리 업종», «이 동네 자료»: words that only point, with nothing in them that sources could be about. */
function isEmptySubject(question: string, isKnown: (name: string) => boolean): boolean {
  const words = contentWords(question);
  return words.every(isGeneral) && !isKnown(question);
}

/** More on one thing that is shown: a brief of its own, under which nothing of the old notes is mixed in. */
function deeper(asked: string, { isKnown, state, now }: Beginning): Outcome<AgentUpdate> {
  const [meant] = claimsMeant(asked, state);
  const question = meant === undefined ? (state.brief?.question ?? asked) : meant.text;
  const read = readQuestion(question, { now, limits: state.limits });
  const brief = briefOf(read, question, { isKnown });
  return { update: { ...startOver(), ...begun(brief), depth: "deep" }, changed: ["brief"] };
}

/** Everything that belonged to the last question; the conversation stays. */
export function startOver(): AgentUpdate {
  return {
    unclear_question: null,
    supervisor_messages: overwrite([]),
    notes: overwrite([]),
    raw_notes: overwrite([]),
    compressed_research_length: reset(),
    raw_notes_length: reset(),
    research_iterations: reset(),
    claims: overwrite({}),
    findings: overwrite({}),
    report: null,
    final_report: null,
    citations: [],
  };
}

export function begun(brief: Brief): AgentUpdate {
  return {
    brief: structuredClone(brief) as never,
    research_brief: sayBrief(brief),
    execution_steps: overwrite(brief.topics.map(stepOf)),
  };
}

/** The step of the plan in which one researcher looks into one topic. */
export function stepOf({ id, title }: Topic) {
  return {
    step_id: id,
    step_type: "research",
    agent_name: "researcher",
    team: "research_supervisor",
    task: title,
    description: title,
  };
}

/** The brief in words: every limit that was said, nothing that was not. */
export function sayBrief({ question, limits, form, topics }: Brief): string {
  const { only, not, published_from, published_until } = limits;
  return [
    question,
    topics.length > 1 ? topics.map(({ title }) => title).join(", ") : "",
    only.length === 0 ? "" : `only: ${only.join(", ")}`,
    not.length === 0 ? "" : `not: ${not.join(", ")}`,
    published_from === null ? "" : `published from ${published_from}`,
    published_until === null ? "" : `published until ${published_until}`,
    form === "report" ? "" : `form: ${form}`,
  ]
    .filter((line) => line !== "")
    .join("\n");
}
