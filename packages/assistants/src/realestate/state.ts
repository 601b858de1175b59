import { DIALOGUE_FIELDS } from "@maru/dialogue";
import {
  defineState,
  dict,
  list,
  Message,
  type StateOf,
  schemaOf,
  set,
  steps,
  type UpdateOf,
  value,
} from "@maru/state";
import * as z from "zod";
import { Intent, Row, Seconds, Strategy, Team, Timestamp } from "./shapes/common.ts";
import { LeaseFields } from "./shapes/lease-fields.ts";
import { Request } from "./shapes/request.ts";
import { AggregatedResult, FinalResponse, LoadedMemory, StandardResult } from "./shapes/results.ts";
import { PlanningState } from "./states/planning-state.ts";
import { supervisorRules } from "./states/rules.ts";
import { AnalysisTeamState, DocumentTeamState, SearchTeamState } from "./states/team-states.ts";

/** When a step may begin: the plan's order without the steps' own twelve fields. */
const PlanLine = z.strictObject({
  step_id: z.string(),
  team: Team,
  dependencies: z.array(z.string()),
});

export const MainSupervisorState = defineState("realestate", {
  version: 2,
  fields: {
    query: value(z.string()).default("").label("질문", "Question"),
    session_id: value(z.string().min(1)),
    chat_session_id: value(z.string().min(1)).optional(),
    request_id: value(z.string().min(1)).optional(),
    user_id: value(z.string()).optional().personal(),

    /** The plan as it was made. How far it is stands in `execution_steps`, and here from one hand-out to the next. */
    planning_state: value(schemaOf(PlanningState)).optional(),
    execution_plan: value(
      z.strictObject({ intent: Intent, strategy: Strategy, steps: z.array(PlanLine) }),
    ).optional(),
    /** The live to-do list. Teams that run at once each move their own step. */
    execution_steps: steps(),

    search_team_state: value(schemaOf(SearchTeamState)).optional().bulky(),
    document_team_state: value(schemaOf(DocumentTeamState)).optional().bulky(),
    analysis_team_state: value(schemaOf(AnalysisTeamState)).optional().bulky(),

    current_phase: value(
      z.enum(["initialization", "planning", "executing", "aggregation", "response_generation"]),
    ).default("initialization"),
    active_teams: set(Team),
    completed_teams: set(Team),
    failed_teams: set(Team),

    team_results: dict(StandardResult).bulky(),
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

    // Ours: the conversation around the questions.
    messages: list(Message, { id: "id", keep: 40 }),
    language: value(z.enum(["ko", "en"])).default("ko"),
    /** The question as it was understood; also what a follow-up refers to. */
    request: value(Request).optional(),
    previous_request: value(Request).optional(),
    /** What the last reply asked for, by name. */
    questions: value(z.array(z.string())).default([]),
    quick_replies: value(z.array(z.string())).default([]),
    /** Homes on offer that were shown last, also while something else was asked in between. */
    shown_listings: value(z.array(Row)).default([]),
    /** A lease that is being written down over several messages; null when there is none. */
    lease_fields: value(LeaseFields).optional().personal(),
    ...DIALOGUE_FIELDS,
    /** Something else that was said while a draft waited for approval; answered next. */
    next_query: value(z.string()).optional(),
  },
  /** Every way leads through an answer, also the early one for «오늘 뭐 먹지» and the one for an error. */
  phase: {
    field: "current_phase",
    moves: {
      initialization: ["planning", "response_generation"],
      planning: ["executing", "response_generation", "initialization"],
      executing: ["aggregation", "response_generation", "initialization"],
      aggregation: ["response_generation", "initialization"],
      response_generation: ["initialization"],
    },
    begins: "initialization",
    waiting: ["initialization", "response_generation"],
  },
  rules: supervisorRules,
  migrations: [{ id: "2026-11-18/ways-to-pay-back", up: fromOneRepayment }],
});
export type MainSupervisorState = StateOf<typeof MainSupervisorState>;
export type SupervisorUpdate = UpdateOf<typeof MainSupervisorState>;

type Raw = Readonly<Record<string, unknown>>;

/** A question used to name one way to pay back at most; now several can be set beside each other. */
function fromOneRepayment(state: Raw): Raw {
  return {
    ...state,
    request: withRepayments(state["request"]),
    previous_request: withRepayments(state["previous_request"]),
  };
}

function withRepayments(request: unknown): unknown {
  const { facts, ...asked } = (request ?? {}) as { readonly facts?: Raw };
  if (facts === undefined) return request ?? null;
  const { repayment, ...known } = facts;
  return { ...asked, facts: { ...known, repayments: typeof repayment === "string" ? [repayment] : [] } };
}
