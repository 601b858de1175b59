import { DIALOGUE_FIELDS } from "@maru/dialogue";
import {
  counter,
  counters,
  defineState,
  dict,
  list,
  Message,
  type StateOf,
  schemaOf,
  steps,
  type UpdateOf,
  value,
} from "@maru/state";
import * as z from "zod";
import { AgentState } from "./agent-states.ts";
import { ExecutionManagerState, MAX_REPLANS, PlanningState, QueryAnalyzerState } from "./meta-states.ts";
import { OWN_FIELDS } from "./own-fields.ts";
import { AuditEntry, ConversationTurn, Data, Notice } from "./shapes.ts";

export const MAX_MESSAGE_HISTORY = 50;
export const MAX_AGENT_RESULTS = 100;
/** Rounds that the agents may go back by themselves before a person speaks again: one new analysis, and replans. */
export const MAX_ITERATIONS = 1 + MAX_REPLANS;

export const GlobalSessionState = defineState("company", {
  version: 1,
  fields: {
    ...DIALOGUE_FIELDS,
    ...OWN_FIELDS,

    session_id: value(z.string().min(1)),
    user_id: value(z.string().min(1)).personal().label("사용자", "User"),
    company_id: value(z.string().min(1)),

    messages: list(Message, { id: "id", keep: MAX_MESSAGE_HISTORY }),
    conversation_history: list(ConversationTurn, { id: "asked" }),

    current_phase: value(
      z.enum(["analyzing", "clarifying", "planning", "executing", "completed", "failed"]),
    ).default("analyzing"),
    current_agent: value(z.string().min(1)).optional(),
    workflow_status: dict(z.string()),

    iteration_count: counter({ max: MAX_ITERATIONS }).label("반복 횟수", "Rounds"),
    execution_steps: steps(),
    progress_percentage: value(z.number().min(0).max(100))
      .default(0)
      .label("진행률", "Progress")
      .unit("%", " %"),

    total_tokens_used: counter(),
    api_calls_made: counters(),
    db_queries_executed: counter(),

    query_analyzer_state: value(schemaOf(QueryAnalyzerState)).optional(),
    planning_state: value(schemaOf(PlanningState)).optional(),
    execution_manager_state: value(schemaOf(ExecutionManagerState)).optional(),
    agent_states: dict(AgentState, { keep: { last: MAX_AGENT_RESULTS, newestBy: "end_time" } }),

    final_response: value(z.string().min(1)).optional(),
    response_metadata: value(Data).default({}),
    errors: list(Notice, { id: "id" }),
    warnings: list(Notice, { id: "id" }),
    audit_trail: list(AuditEntry, { id: "id" }),
  },
  /**
   * One question ends in `completed` or `failed` and both wait for the next one: a failure ends the question, never
   * the session. A paused execution stays in `executing`.
   */
  phase: {
    field: "current_phase",
    moves: {
      analyzing: ["clarifying", "planning", "completed", "failed"],
      clarifying: ["analyzing"],
      planning: ["executing", "analyzing", "failed"],
      executing: ["planning", "completed", "failed", "analyzing"],
      completed: ["analyzing"],
      failed: ["analyzing"],
    },
    waiting: ["clarifying", "completed", "failed"],
    begins: "analyzing",
  },
  rules: [
    {
      id: "agent_states_are_kept_by_task",
      fields: ["agent_states"],
      holds: (state) => Object.entries(state.agent_states).every(([key, agent]) => agent.task_id === key),
      requirement: { ko: "작업 결과는 작업 번호로 보관해야 해요.", en: "Agent states are kept by task_id." },
    },
    {
      id: "asks_before_clarifying",
      fields: ["current_phase", "query_analyzer_state"],
      holds: (state) =>
        state.current_phase !== "clarifying" || state.query_analyzer_state?.clarification_needed === true,
      requirement: {
        ko: "무엇을 확인할지 정한 다음에 되물을 수 있어요.",
        en: "Clarifying needs something that is unclear.",
      },
    },
    {
      id: "executes_a_plan",
      fields: ["current_phase", "planning_state"],
      holds: (state) =>
        state.current_phase !== "executing" || (state.planning_state?.execution_plan.length ?? 0) > 0,
      requirement: { ko: "계획이 있어야 실행할 수 있어요.", en: "Executing needs a plan with steps." },
    },
    {
      id: "the_end_has_an_answer",
      fields: ["current_phase", "final_response", "errors"],
      holds: ({ current_phase, final_response, errors }) =>
        (current_phase !== "completed" && current_phase !== "failed") ||
        (final_response !== null && (current_phase === "completed" || errors.length > 0)),
      requirement: {
        ko: "끝날 때는 답변이, 실패할 때는 이유도 있어야 해요.",
        en: "The end needs an answer, and a failure its reason.",
      },
    },
    {
      id: "one_progress",
      fields: ["progress_percentage", "execution_manager_state"],
      holds: ({ progress_percentage, execution_manager_state: manager }) =>
        manager === null || Math.abs(progress_percentage - 100 * manager.execution_progress) < 0.5,
      requirement: { ko: "진행률은 한 가지여야 해요.", en: "There is one progress." },
    },
  ],
});
export type GlobalSessionState = StateOf<typeof GlobalSessionState>;
export type SessionUpdate = UpdateOf<typeof GlobalSessionState>;
