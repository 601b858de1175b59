import type { CheckedCall } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import { choiceFor, wordsFor } from "../../shared/operations/arguments-of.ts";
import type { AgentState } from "../state.ts";
import { whereToLook } from "../thread/where-to-look.ts";
import { toldInstead } from "./told-instead.ts";

/** A letter or message asks somebody; the other kinds put together what is known and what is open. */
const ASKING: readonly string[] = ["letter", "message", "notice"];
const MOST_QUESTIONS = 6;

/** `draft` where nothing was found: an honest text of what was told, what is open and where it can be checked. */
export function textWithoutFindings(call: CheckedCall, scene: Scene<AgentState>): Outcome<never> {
  const { state, language } = scene;
  if (state.topic === "" && state.circumstances.length === 0)
    return toldInstead(
      scene,
      "무엇에 대한 글인지 말씀해 주시면 바로 쓸게요. 알고 싶은 것이나 사정을 한두 줄 적어 주세요.",
      "Tell me what the text is about in a line or two, and I will write it.",
    );
  const kind = choiceFor(call, "kind") ?? "summary";
  const texts = language === "ko" ? KOREAN : ENGLISH;
  const open = openQuestions(state);
  const places = whereToLook([state.topic, ...open].join(" "), language);
  const given = {
    topic: state.topic,
    told: state.circumstances,
    open,
    places,
    order: wordsFor(call, "what") ?? "",
  };
  const text =
    kind === "questions" || kind === "checklist"
      ? texts.list(given)
      : ASKING.includes(kind)
        ? texts.message(given)
        : texts.page(given);
  const title = texts.title(state.topic);
  return {
    draft: { kind, title, text, language },
    parts: [
      { type: "change", text: texts.lead },
      { type: "draft", title, text, language },
    ],
  };
}

/** What was asked and not answered, in the words it was asked. */
function openQuestions({ asked }: AgentState): readonly string[] {
  const open = asked.filter(({ outcome }) => outcome !== "found").map(({ question }) => question.trim());
  return [...new Set(open)].slice(-MOST_QUESTIONS);
}

interface Given {
  readonly topic: string;
  readonly told: readonly string[];
  readonly open: readonly string[];
  readonly places: readonly string[];
  readonly order: string;
}

interface Texts {
  readonly lead: string;
  readonly title: (topic: string) => string;
  readonly page: (given: Given) => string;
  readonly message: (given: Given) => string;
  readonly list: (given: Given) => string;
}

const KOREAN: Texts = {
  lead: "확인된 자료가 아직 없어서, 아는 것과 확인할 것만으로 썼어요. 사실 주장과 수치는 넣지 않았어요.",
  title: (topic) => `${topic}: 확인할 것`,
  page: ({ topic, told, open, places }) =>
    block([
      `주제: ${topic}`,
      ...listed("알고 있는 사정 (말씀하신 것)", told),
      "확인된 자료: 아직 없음",
      ...listed("확인할 것", open),
      ...(places.length === 0 ? [] : [`확인할 곳: ${places.join(", ")}`]),
      "결론: 위의 것이 확인될 때까지 보류",
    ]),
  message: ({ topic, told, open, places }) =>
    block([
      "안녕하세요.",
      `${topic}에 대해 알아보고 있는데, 아직 확인된 자료를 찾지 못했어요.`,
      ...listed("제 사정은 이래요.", told),
      ...listed("아래를 확인하고 싶어요.", open),
      "확인되기 전에는 사실로 전하지 않으려고 해요." +
        (places.length === 0 ? "" : ` ${places.join(", ")}에서 확인해 볼게요.`),
      "아시는 것이나 근거 자료가 있으면 알려 주세요. 고맙습니다.",
    ]),
  list: ({ topic, open, places }) =>
    block([
      ...listed(
        `${topic}: 물어볼 것`,
        [
          ...open,
          "근거가 되는 1차 자료는 무엇인가요?",
          "언제, 누구를 대상으로 조사한 것인가요?",
          "반대되는 결과도 있나요?",
        ].slice(0, MOST_QUESTIONS),
      ),
      ...(places.length === 0 ? [] : [`확인할 곳: ${places.join(", ")}`]),
    ]),
};

const ENGLISH: Texts = {
  lead: "No checked source yet, so this text holds only what you told me and what is open; no claims and no figures of mine.",
  title: (topic) => `${topic}: to be checked`,
  page: ({ topic, told, open, places }) =>
    block([
      `Topic: ${topic}`,
      ...listed("What is known (told, not a source)", told),
      "Confirmed by sources: nothing yet",
      ...listed("To be checked", open),
      ...(places.length === 0 ? [] : [`Where: ${places.join(", ")}`]),
      "Conclusion: open until the points above are confirmed",
    ]),
  message: ({ topic, told, open, places }) =>
    block([
      "Hello,",
      `I am looking into ${topic} and have found no confirmed source yet.`,
      ...listed("My situation:", told),
      ...listed("I would like to confirm:", open),
      ...(places.length === 0 ? [] : [`I will check with ${places.join(" and ")}.`]),
      "If you know of a source, please let me know. Thank you.",
    ]),
  list: ({ topic, open, places }) =>
    block([
      ...listed(
        `${topic}: questions`,
        [
          ...open,
          "Which primary source is it based on?",
          "When was it measured, and on whom?",
          "Are there results to the contrary?",
        ].slice(0, MOST_QUESTIONS),
      ),
      ...(places.length === 0 ? [] : [`Where: ${places.join(", ")}`]),
    ]),
};

function listed(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [[title, ...lines.map((line) => `- ${line}`)].join("\n")];
}

function block(lines: readonly string[]): string {
  return lines.join("\n");
}
