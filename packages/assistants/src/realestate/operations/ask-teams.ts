import type { Outcome, Scene, Step } from "@maru/runtime";
import type { Sentence } from "@maru/state";
import { foundText } from "../../shared/operations/found-text.ts";
import { type Composed, compose } from "../answer/compose.ts";
import { furtherLines } from "../answer/further-lines.ts";
import { issuesOf } from "../issues/issues-of.ts";
import { planRequest } from "../planning/plan-request.ts";
import { leansOn } from "../reading/leans-on.ts";
import type { Intent } from "../shapes/common.ts";
import { Facts, NO_FACTS, Request, type Topic } from "../shapes/request.ts";
import type { MainSupervisorState, SupervisorUpdate } from "../state.ts";
import type { teamWork } from "../team-work.ts";
import { analysesOf } from "../teams/analysis-team.ts";
import { FACT_OF, restingOn } from "./case-values.ts";

export type Teams = ReturnType<typeof teamWork>;

interface Asked {
  readonly topics: readonly Topic[];
  readonly intent: Intent;
  /** What is asked, in the words of the message: what is searched for. */
  readonly question: string;
  /** Values of this call alone. */
  readonly facts?: Partial<Facts>;
  readonly isSituation?: boolean;
  /** A contract or a clause that is to be reviewed. */
  readonly text?: string;
}

/**
 * Has the teams answer one question, from typed values of the case alone: the search, what has to be worked out, and the
 * words of the answer.
 */
export async function askTeams(
  teams: Teams,
  scene: Scene<MainSupervisorState>,
  asked: Asked,
): Promise<Outcome<SupervisorUpdate>> {
  const { state, language } = scene;
  const request = requestOf(state, asked);
  const plan = planRequest(request, false);
  let worked: MainSupervisorState = {
    ...state,
    request,
    data_reused: false,
    search_team_state: null,
    analysis_team_state: null,
  };
  for (const { team } of plan.steps.filter((step) => step.team !== "document")) {
    const { update = {} } = await teams(stepOf(team), worked, scene.context);
    worked = { ...worked, ...(update as Partial<MainSupervisorState>) };
  }
  const { search_team_state: search, analysis_team_state: analysis } = worked;
  const said = worked.messages.filter(({ role }) => role === "assistant").map(({ content }) => content);
  const material = { request, search, analysis, document: null, failed: failedIn(worked), said };
  const analyses = analysis === null ? new Map() : analysesOf(analysis);
  const both = {
    ko: compose({ ...material, analyses, language: "ko" }),
    en: compose({ ...material, analyses, language: "en" }),
  };
  const { response, asks } = both[language];
  const text: Sentence = { ko: told(both.ko, asked.question, said), en: told(both.en, asked.question, said) };
  // A question that nothing was found for is not what is spoken of from now on.
  if (response.structured_data.metadata.confidence <= NOTHING_FOUND) return notFound(scene);
  return {
    ...foundText(scene, { text, rests_on: restingOn(scene, ...Object.keys(FACT_OF)) }),
    update: {
      request,
      search_team_state: search === null ? null : structuredClone(search),
      analysis_team_state: analysis === null ? null : structuredClone(analysis),
      final_response: structuredClone(response),
      questions: [...asks],
    } as SupervisorUpdate,
  };
}

const NOTHING_FOUND = 0.3;

function notFound(scene: Scene<MainSupervisorState>): Outcome<SupervisorUpdate> {
  return foundText(scene, {
    text: {
      ko: "그건 제가 가진 법령 자료에서 찾지 못했어요. 날짜나 금액, 누가 무엇을 하자고 했는지 알려 주시면 다시 찾아볼게요.",
      en: "I did not find that in the law I hold. With a date, an amount or who wants what I can look again.",
    },
  });
}

function requestOf({ kept, request, previous_request }: MainSupervisorState, asked: Asked): Request {
  const told = (request?.facts ?? previous_request?.facts ?? NO_FACTS) as Facts;
  const values = Object.entries(FACT_OF).flatMap(([slot, fact]) => {
    const value = kept[slot]?.at(-1)?.value;
    return value === undefined || !Facts.shape[fact].safeParse(value).success ? [] : [[fact, value] as const];
  });
  return Request.parse({
    text: asked.question,
    subject: subjectOf(asked.question, [request, previous_request]),
    intent: asked.intent,
    confidence: 0.9,
    topics: [...asked.topics],
    facts: {
      ...structuredClone(told),
      term: null,
      articles: [],
      ...Object.fromEntries(values),
      ...asked.facts,
    },
    is_situation: asked.isSituation ?? false,
    contract_text: asked.text ?? null,
  });
}

/** «나머지는 못 받습니까»: what is nothing without what was spoken of is read with it. */
function subjectOf(
  question: string,
  earlier: readonly ((Readonly<Pick<Request, "subject">> & { readonly topics: readonly Topic[] }) | null)[],
): string {
  const previous = earlier.find((each) => each !== null && each.topics.length > 0);
  if (
    previous == null ||
    !(leansOn(question) || isBrief(question)) ||
    issuesOf({ subject: question, topics: [] }).length > 0
  )
    return question;
  const both = `${previous.subject} ${question}`;
  return both.length <= LONGEST_SUBJECT && issuesOf({ subject: both, topics: [] }).length > 0
    ? both
    : question;
}
const LONGEST_SUBJECT = 400;

/** «내보낼 수 있나요»: so few words name nothing of their own. */
function isBrief(question: string): boolean {
  return question.replaceAll(/\s+/gu, "").length <= BRIEF;
}
const BRIEF = 12;

function stepOf(team: string): Step {
  return { team } as unknown as Step;
}

function failedIn({ search_team_state, analysis_team_state }: MainSupervisorState): readonly string[] {
  const progress = { ...search_team_state?.search_progress, ...analysis_team_state?.analysis_progress };
  return Object.entries(progress)
    .filter(([, each]) => each.startsWith("failed"))
    .map(([tool]) => tool);
}

/** What was said already is not said again: what comes next in it is. */
function told({ reply, response }: Composed, question: string, said: readonly string[]): string {
  if (!said.some((each) => each.includes(reply))) return reply;
  const lines = response.structured_data.sections.flatMap(({ content }) => content.split("\n"));
  const further = furtherLines(question, lines, said);
  // Who asks on within what was answered hears the answer to it again, and not all of it.
  const [answer = reply] = reply.split("\n");
  return further.length === 0 ? answer : further.join("\n");
}
