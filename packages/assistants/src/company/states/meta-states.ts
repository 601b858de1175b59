import {
  counter,
  defineState,
  dict,
  list,
  PlanEntry,
  parallelGroups,
  type StateOf,
  set,
  value,
} from "@maru/state";
import * as z from "zod";
import {
  AgentName,
  Ambiguity,
  CompletedTask,
  Data,
  Entity,
  FailedTask,
  FeasibilityCheck,
  IntentName,
  PendingTask,
  ResourceRequirements,
  Share,
  Timestamp,
  UserContext,
} from "./shapes.ts";

/** Replanning more often than this does not help; the request fails and says so. */
export const MAX_REPLANS = 3;

export const QueryAnalyzerState = defineState("company-query-analyzer", {
  version: 1,
  fields: {
    raw_query: value(z.string().min(1)),
    query_timestamp: value(Timestamp),
    user_context: value(UserContext),
    parsed_intents: list(z.strictObject({ intent: IntentName, confidence: Share }), { id: "intent" }),
    required_capabilities: set(z.string()),
    complexity_score: value(Share).optional(),
    suggested_agents: set(AgentName),
    context_requirements: value(
      z.strictObject({ need_auth: z.boolean(), data_scope: z.string() }),
    ).optional(),
    extracted_entities: list(Entity),
    ambiguities: list(Ambiguity),
    clarification_needed: value(z.boolean()).default(false),
    feasibility_check: value(FeasibilityCheck).optional(),
  },
  rules: [
    {
      id: "a_clarification_has_a_question",
      fields: ["clarification_needed", "ambiguities"],
      holds: (state) => !state.clarification_needed || state.ambiguities.length > 0,
      requirement: {
        ko: "되물을 때는 무엇이 분명하지 않은지 말해야 해요.",
        en: "Asking back needs something to ask about.",
      },
    },
  ],
});
export type QueryAnalyzerState = StateOf<typeof QueryAnalyzerState>;

export const PlanningState = defineState("company-planning", {
  version: 1,
  fields: {
    analyzed_query: value(Data),
    execution_plan: list(PlanEntry, { id: "step_id" }),
    task_dependencies: dict(z.array(z.string())),
    dependency_graph: value(
      z.strictObject({ nodes: z.array(z.string()), edges: z.array(z.tuple([z.string(), z.string()])) }),
    ).optional(),
    resource_requirements: value(ResourceRequirements).optional(),
    estimated_steps: value(z.int().nonnegative()).default(0),
    priority_order: value(z.array(z.string())).default([]),
    parallel_opportunities: value(z.array(z.array(z.string()))).default([]),
    fallback_plans: list(z.strictObject({ when: z.string(), steps: z.array(PlanEntry) })),
    contingency_triggers: dict(z.json()),
  },
  rules: [
    {
      id: "the_steps_have_an_order",
      fields: ["execution_plan"],
      // A circle or a dependency nobody planned is refused by parallelGroups itself, with its names.
      holds: (state) => parallelGroups(state.execution_plan).flat().length === state.execution_plan.length,
      requirement: { ko: "작업 순서를 정할 수 있어야 해요.", en: "The steps need an order." },
    },
  ],
});
export type PlanningState = StateOf<typeof PlanningState>;

export const ExecutionManagerState = defineState("company-execution-manager", {
  version: 1,
  fields: {
    current_plan: value(Data).default({}),
    active_step: value(z.string().min(1)).optional(),
    execution_status: value(z.enum(["initializing", "running", "paused", "completed", "failed"])).default(
      "initializing",
    ),
    execution_progress: value(Share).default(0),
    completed_tasks: list(CompletedTask, { id: "task_id" }),
    pending_tasks: list(PendingTask, { id: "task_id" }),
    failed_tasks: list(FailedTask, { id: "task_id" }),
    quality_scores: dict(Share),
    validation_results: dict(z.json()),
    need_replan: value(z.boolean()).default(false),
    replan_reason: value(z.string().min(1)).optional(),
    replan_attempts: counter({ max: MAX_REPLANS }).label("다시 계획한 횟수", "Replanning"),
    final_results: value(Data).optional(),
    aggregation_method: value(z.enum(["sequential", "merge", "prioritized"])).optional(),
  },
  /** `paused` waits for an approval; a new plan starts over at `initializing`. */
  phase: {
    field: "execution_status",
    moves: {
      initializing: ["running", "failed"],
      running: ["paused", "initializing", "completed", "failed"],
      paused: ["running", "failed"],
    },
    waiting: ["paused"],
    terminal: ["completed", "failed"],
  },
  rules: [
    {
      id: "a_task_is_in_one_list",
      fields: ["completed_tasks", "pending_tasks", "failed_tasks"],
      holds: (state) => {
        const ids = [...state.completed_tasks, ...state.pending_tasks, ...state.failed_tasks].map(
          (task) => task.task_id,
        );
        return new Set(ids).size === ids.length;
      },
      requirement: {
        ko: "작업은 대기, 완료, 실패 가운데 한 곳에만 있어야 해요.",
        en: "A task is pending, completed or failed, and only one of these.",
      },
    },
    {
      id: "replanning_has_a_reason",
      fields: ["need_replan", "replan_reason"],
      holds: (state) => !state.need_replan || state.replan_reason !== null,
      requirement: { ko: "다시 계획하는 이유가 있어야 해요.", en: "Replanning needs a reason." },
    },
    {
      id: "completed_means_nothing_pending",
      fields: ["execution_status", "pending_tasks"],
      holds: (state) => state.execution_status !== "completed" || state.pending_tasks.length === 0,
      requirement: { ko: "남은 작업이 없어야 완료할 수 있어요.", en: "Nothing may be pending at the end." },
    },
  ],
});
export type ExecutionManagerState = StateOf<typeof ExecutionManagerState>;
