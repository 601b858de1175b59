import type { Outcome, Scene, Step } from "@maru/runtime";
import type { Sentence } from "@maru/state";
import { foundText } from "../../shared/operations/found-text.ts";
import { compose } from "../answer/compose.ts";
import { planRequest } from "../planning/plan-request.ts";
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

/** So much of an answer stands in the message; all of it in the panel. */
const MOST_LINES = 9;

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
  const material = { request, search, analysis, document: null, failed: failedIn(worked) };
  const analyses = analysis === null ? new Map() : analysesOf(analysis);
  const both = {
    ko: compose({ ...material, analyses, language: "ko" }),
    en: compose({ ...material, analyses, language: "en" }),
  };
  const { response, asks } = both[language];
  const text: Sentence = { ko: shortOf(both.ko.response), en: shortOf(both.en.response) };
  return {
    ...foundText(scene, {
      text,
      rests_on: restingOn(scene, ...Object.keys(FACT_OF)),
      ...groundOf(response.structured_data.metadata.sources, language),
    }),
    update: {
      request,
      search_team_state: search === null ? null : structuredClone(search),
      analysis_team_state: analysis === null ? null : structuredClone(analysis),
      final_response: structuredClone(response),
      questions: [...asks],
    } as SupervisorUpdate,
  };
}

function requestOf({ kept, request, previous_request }: MainSupervisorState, asked: Asked): Request {
  const told = (request?.facts ?? previous_request?.facts ?? NO_FACTS) as Facts;
  const values = Object.entries(FACT_OF).flatMap(([slot, fact]) => {
    const value = kept[slot]?.at(-1)?.value;
    return value === undefined || !Facts.shape[fact].safeParse(value).success ? [] : [[fact, value] as const];
  });
  return Request.parse({
    text: asked.question,
    subject: asked.question,
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

function stepOf(team: string): Step {
  return { team } as unknown as Step;
}

function failedIn({ search_team_state, analysis_team_state }: MainSupervisorState): readonly string[] {
  const progress = { ...search_team_state?.search_progress, ...analysis_team_state?.analysis_progress };
  return Object.entries(progress)
    .filter(([, each]) => each.startsWith("failed"))
    .map(([tool]) => tool);
}

interface Response {
  readonly answer: string;
  readonly structured_data: { readonly sections: readonly { readonly content: string }[] };
}

/** The lines of the first part, as they are told; sources and the rest stand in the panel. */
function shortOf({ answer, structured_data: { sections } }: Response): string {
  const lines = (sections[0]?.content ?? answer).split("\n").filter((line) => line.trim() !== "");
  return lines.slice(0, MOST_LINES).join("\n");
}

function groundOf(sources: readonly string[], language: "ko" | "en"): { readonly ground?: string } {
  if (sources.length === 0) return {};
  const named = sources.slice(0, MOST_SOURCES).map((source) => source.replace(/, https?:\S+/u, ""));
  return { ground: `${{ ko: "근거", en: "Based on" }[language]}: ${named.join(" · ")}` };
}

const MOST_SOURCES = 3;
