import { nextTurn, shownDialogue, toldDialogue } from "@maru/dialogue";
import {
  type Assistant,
  abandonSteps,
  defineAssistant,
  fromAssistant,
  fromUser,
  type Received,
} from "@maru/runtime";
import { type PlainObject, reset } from "@maru/state";
import type { AssistantSetup } from "../assistant-factory.ts";
import { keptNow } from "../shared/operations/kept-now.ts";
import { trainedReader } from "../shared/operations/trained-reader.ts";
import { replyLanguage } from "../travel/texts/language.ts";
import { findingsOf } from "./answer/findings.ts";
import { GREETING } from "./answer/guidance.ts";
import { LEASE_DOCUMENTS } from "./documents/index.ts";
import { realEstateGraph } from "./graph.ts";
import { articleById } from "./law/corpus.ts";
import { findArticle } from "./law/find-article.ts";
import { findTerm } from "./law/glossary.ts";
import { searchLaw } from "./law/search-law.ts";
import { readRealEstateData } from "./market/read-data.ts";
import { isContract } from "./operations/draft-kinds.ts";
import { READ_BY_EXAMPLES, REALESTATE_OPERATIONS, realEstateAbilities } from "./operations/index.ts";
import { isEnglish } from "./reading/korean-for.ts";
import { namedLanguage } from "./reading/read-look.ts";
import { termNamedIn } from "./reading/term-named-in.ts";
import { readSources } from "./sources.ts";
import type { MainSupervisorState, SupervisorUpdate } from "./state.ts";
import { PlanningState } from "./states/planning-state.ts";
import { AnalysisTeamState, DocumentTeamState, SearchTeamState } from "./states/team-states.ts";
import { nextQuestion } from "./supervisor.ts";
import { teamWork } from "./team-work.ts";
import { createTools } from "./tools/tools.ts";

/** The real-estate adviser on its own sample, or on data somebody brings along. */
export function realestate(setup: AssistantSetup): Assistant {
  const data = readRealEstateData(setup.data);
  const law = { search: searchLaw, find: findArticle, byId: articleById, term: findTerm };
  const tools = createTools(data, law, readSources(setup, data));
  const abilities = realEstateAbilities(teamWork(tools));
  return defineAssistant(realEstateGraph({ data, tools, termIn: termNamedIn }), {
    name: "realestate",
    innerStates: [PlanningState, SearchTeamState, AnalysisTeamState, DocumentTeamState],
    title: { ko: "부동산 상담 홈즈냥즈", en: "Real-estate adviser" },
    description: {
      ko: "전세·월세 법률, 시세와 매물, 대출, 계약서 작성과 검토, 보증금 위험과 지원 정책을 조문과 계산으로 알려 드려요.",
      en: "Tenancy law, prices, loans, lease contracts, risks and support programmes, with articles and figures.",
    },
    examples: [
      { ko: "전세금 5% 인상 가능해?", en: "Can my landlord raise the deposit by 5%?" },
      { ko: "강남구 아파트 전세 시세 알려줘", en: "Jeonse prices of apartments in Gangnam-gu" },
      { ko: "임대차계약서 작성해줘", en: "Draft a lease" },
    ],
    initial: (session, at) => ({
      session_id: session.id,
      user_id: session.user,
      messages: [fromAssistant(at.id, GREETING[at.language], at.now)],
      language: at.language,
    }),
    operations: {
      catalogue: REALESTATE_OPERATIONS,
      able: Object.keys(abilities.behaviours),
      shown: (state) => shownDialogue(state, REALESTATE_OPERATIONS),
      kept: (state) => keptNow(state, REALESTATE_OPERATIONS),
    },
    reader: trainedReader("realestate", abilities, READ_BY_EXAMPLES, isContract),
    receive: (state, message) => {
      const begun = nextTurn(message);
      return {
        messages: [fromUser(message)],
        ...begun,
        ...(message.calls === undefined ? asked(state, message, begun.unread ?? message.text) : {}),
      };
    },
    // What was begun is over: the phase is one that waits for the person, as after every answer.
    stopped: (state, _reason, at): SupervisorUpdate => ({
      current_phase: "response_generation",
      active_teams: reset(),
      messages: [fromAssistant(at.id, at.sentence[state.language], at.now)],
      execution_steps: abandonSteps(state.execution_steps, at.now, state.language),
      error_log: [at.sentence.ko],
    }),
    describe,
    events,
    tools: tools.all,
    exports: LEASE_DOCUMENTS,
  });
}

/** A message in words begins a new question. */
function asked(state: MainSupervisorState, message: Received, query: string): SupervisorUpdate {
  return {
    language:
      namedLanguage(message.text) ??
      (isEnglish(message.text)
        ? "en"
        : replyLanguage(message.text, state.query === "" ? null : state.language)),
    ...nextQuestion(query, message.id),
  };
}

function describe(state: MainSupervisorState) {
  return {
    reply: state.messages.findLast(({ role }) => role === "assistant")?.content ?? "",
    asks: [...state.questions],
    quick_replies: [...state.quick_replies],
    intent: state.request?.intent ?? null,
    teams: state.execution_steps.map(({ team }) => team),
    agents: state.execution_steps.map(({ agent_name }) => agent_name),
    plan: planOf(state),
    sources: [...(state.final_response?.structured_data.metadata.sources ?? [])],
    status: state.status === "error" ? "error" : "completed",
    extra: JSON.parse(
      JSON.stringify({
        ...toldDialogue(state, REALESTATE_OPERATIONS),
        steps: state.execution_steps,
        topics: state.request?.topics ?? [],
        final_response: state.final_response,
        document: documentOf(state),
        findings: findingsOf(state),
      }),
    ) as PlainObject,
  };
}

/** The contract as it stands: a draft until somebody approved it. */
function documentOf({ document_team_state: team }: MainSupervisorState) {
  if (team === null || team.document_content === null) return null;
  return {
    type: team.document_type,
    title: team.document_content.title,
    content: team.final_document ?? team.document_content.content,
    is_final: team.final_document !== null,
    review_result: team.review_result,
  };
}

function planOf(state: MainSupervisorState): readonly (readonly string[])[] {
  const teams = state.execution_steps.map(({ team }) => team);
  return state.execution_plan?.strategy === "parallel" ? [teams] : teams.map((team) => [team]);
}

const PLANNING = {
  ko: "질문을 이해하고 계획을 세우고 있어요.",
  en: "Understanding the question and making a plan.",
} as const;

type Told = { readonly type: string; readonly data: PlainObject };

/** What the original design tells its clients, in its order, each from a committed change. */
function events(before: MainSupervisorState | null, after: MainSupervisorState): readonly Told[] {
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as PlainObject;
  const entered = (phase: MainSupervisorState["current_phase"]) =>
    after.current_phase === phase && before?.current_phase !== phase;
  const isPlanned = after.planning_state !== null && before?.planning_state === null;
  return [
    ...(entered("planning") ? [{ type: "planning_start", data: { message: PLANNING[after.language] } }] : []),
    ...(isPlanned
      ? [
          {
            type: "plan_ready",
            data: plain({
              intent: after.request?.intent,
              confidence: after.request?.confidence,
              execution_steps: after.execution_steps,
              execution_strategy: after.execution_plan?.strategy,
              estimated_total_time: after.planning_state?.estimated_total_time,
              keywords: after.request?.keywords,
            }),
          },
        ]
      : []),
    ...(entered("executing")
      ? [{ type: "execution_start", data: plain({ execution_steps: after.execution_steps }) }]
      : []),
    ...(entered("aggregation") ? [{ type: "analysis_start", data: {} }] : []),
  ];
}
