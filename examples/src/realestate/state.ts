import {
  continueNested,
  defineState,
  dict,
  list,
  type StateOf,
  type StepUpdate,
  schemaOf,
  set,
  steps,
  type UpdateOf,
  value,
} from "@maru/state";
import * as z from "zod";
import { supervisorRules } from "./rules.ts";
import {
  AggregatedResult,
  AnalyzedIntent,
  Confidence,
  FinalResponse,
  Intent,
  LoadedMemory,
  Row,
  Seconds,
  Strategy,
  Team,
  TeamResult,
  Timestamp,
} from "./shapes.ts";
import { AnalysisTeamState, DocumentTeamState, SearchTeamState } from "./team-states.ts";

/** Step types are checked here because a plan takes any word for one. */
const STEP_TYPES = ["planning", "search", "analysis", "document"];

export const PlanningState = defineState("realestate-planning", {
  version: 1,
  fields: {
    raw_query: value(z.string().min(1)),
    analyzed_intent: value(AnalyzedIntent),
    intent_confidence: value(Confidence),
    available_agents: set(z.string()),
    available_teams: set(Team),
    execution_steps: steps(),
    execution_strategy: value(Strategy).default("sequential"),
    parallel_groups: value(z.array(z.array(z.string()))).optional(),
    plan_validated: value(z.boolean()).default(false),
    validation_errors: list(z.string()),
    estimated_total_time: value(Seconds).default(0),
  },
  rules: [
    {
      id: "one_confidence",
      fields: ["analyzed_intent", "intent_confidence"],
      holds: (state) => state.analyzed_intent.confidence === state.intent_confidence,
      requirement: { ko: "의도 신뢰도는 하나여야 해요.", en: "The intent has one confidence." },
    },
    {
      id: "steps_have_a_team",
      fields: ["execution_steps", "available_teams"],
      holds: (state) =>
        state.execution_steps.every(
          (step) =>
            STEP_TYPES.includes(step.step_type) &&
            (state.available_teams as readonly string[]).includes(step.team),
        ),
      requirement: {
        ko: "모든 작업에는 맡을 수 있는 팀이 있어야 해요.",
        en: "Every step needs a known type and an available team.",
      },
    },
    {
      id: "a_valid_plan_has_no_errors",
      fields: ["plan_validated", "validation_errors"],
      holds: (state) => !state.plan_validated || state.validation_errors.length === 0,
      requirement: { ko: "오류가 남은 계획은 실행할 수 없어요.", en: "A plan with errors is not valid." },
    },
  ],
});
export type PlanningState = StateOf<typeof PlanningState>;

export const MainSupervisorState = defineState("realestate", {
  version: 1,
  fields: {
    query: value(z.string().min(1)).label("질문", "Question"),
    session_id: value(z.string().min(1)),
    chat_session_id: value(z.string().min(1)).optional(),
    request_id: value(z.string().min(1)),
    user_id: value(z.int()).optional().personal(),

    planning_state: value(schemaOf(PlanningState)).optional(),
    execution_plan: value(
      z.strictObject({ intent: Intent, strategy: Strategy, steps: z.array(z.string()) }),
    ).optional(),

    search_team_state: value(schemaOf(SearchTeamState)).optional().bulky(),
    document_team_state: value(schemaOf(DocumentTeamState)).optional().bulky(),
    analysis_team_state: value(schemaOf(AnalysisTeamState)).optional().bulky(),

    current_phase: value(
      z.enum(["initialization", "planning", "executing", "aggregation", "response_generation"]),
    ).default("initialization"),
    active_teams: set(Team),
    completed_teams: set(Team),
    failed_teams: set(Team),

    team_results: dict(TeamResult).bulky(),
    aggregated_results: dict(AggregatedResult).bulky(),
    final_response: value(FinalResponse).optional(),

    start_time: value(Timestamp).optional(),
    end_time: value(Timestamp).optional(),
    total_execution_time: value(Seconds).optional(),

    error_log: list(z.string()),
    status: value(z.enum(["initialized", "processing", "completed", "error"])).default("initialized"),

    loaded_memories: value(z.array(LoadedMemory)).optional().personal(),
    user_preferences: value(Row).optional().personal(),
    memory_load_time: value(Timestamp).optional(),

    data_reused: value(z.boolean()).default(false),
    reused_from_index: value(z.int().nonnegative()).optional(),
    reuse_intent: value(z.string()).optional(),
    workflow_status: value(z.string()).optional(),
    interrupted_by: value(z.string()).optional(),
    interrupt_type: value(z.string()).optional(),
    interrupt_data: value(Row).optional(),
    collaboration_result: value(Row).optional(),
  },
  /** Every way leads through an answer, also the early one for «오늘 뭐 먹지» and the one for an error. */
  phase: {
    field: "current_phase",
    moves: {
      initialization: ["planning", "response_generation"],
      planning: ["executing", "response_generation"],
      executing: ["aggregation", "response_generation"],
      aggregation: ["response_generation"],
      response_generation: ["initialization"],
    },
    waiting: ["response_generation"],
  },
  rules: supervisorRules,
});
export type MainSupervisorState = StateOf<typeof MainSupervisorState>;
export type SupervisorUpdate = UpdateOf<typeof MainSupervisorState>;

/** Moves steps of the plan by the plan's own transition table. */
export function changeSteps(
  state: MainSupervisorState,
  ...execution_steps: readonly StepUpdate[]
): Pick<SupervisorUpdate, "planning_state"> {
  return { planning_state: continueNested(PlanningState, state.planning_state, { execution_steps }) };
}
