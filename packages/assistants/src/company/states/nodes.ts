import {
  continueNested,
  type InitialOf,
  initialState,
  overwrite,
  parallelGroups,
  planProgress,
  remove,
  reset,
  type StepUpdate,
  type UpdateOf,
} from "@maru/state";
import type * as z from "zod";
import { ExecutionManagerState, PlanningState, QueryAnalyzerState } from "./meta-states.ts";
import type { AgentName } from "./shapes.ts";
import type { GlobalSessionState, SessionUpdate } from "./state.ts";

export interface Task {
  readonly task_id: string;
  readonly agent: z.output<typeof AgentName>;
  readonly task: string;
  /** Tasks of one step run together. */
  readonly step_id: string;
  readonly after: readonly string[];
}

export function analyze(given: InitialOf<typeof QueryAnalyzerState>): SessionUpdate {
  return { query_analyzer_state: initialState(QueryAnalyzerState, given), current_agent: "query_analyzer" };
}

/** A plan with one to-do line per task, and a manager that has everything before it. */
export function plan(query: string, tasks: readonly Task[]): SessionUpdate {
  const execution_plan = [...new Set(tasks.map((task) => task.step_id))].map((step_id) => {
    const own = tasks.filter((task) => task.step_id === step_id);
    return {
      step_id,
      agents: own.map((task) => task.agent),
      parallel: own.length > 1,
      timeout: own.length > 1 ? 30 : 20,
      dependencies: [...new Set(own.flatMap((task) => task.after))],
    };
  });
  const planning_state = initialState(PlanningState, {
    analyzed_query: { raw_query: query },
    execution_plan,
    task_dependencies: Object.fromEntries(execution_plan.map((step) => [step.step_id, step.dependencies])),
    estimated_steps: execution_plan.length,
    priority_order: parallelGroups(execution_plan).flat(),
    parallel_opportunities: execution_plan.filter((step) => step.parallel).map((step) => step.agents),
  });
  return {
    planning_state,
    execution_steps: overwrite(tasks.map(toStep)),
    progress_percentage: 0,
    current_agent: "planner",
  };
}

export function begin(tasks: readonly Task[]): SessionUpdate {
  return {
    current_phase: "executing",
    execution_manager_state: initialState(ExecutionManagerState, {
      pending_tasks: tasks.map(({ task_id, agent }) => ({ task_id, agent })),
      active_step: tasks[0]?.step_id,
    }),
    current_agent: "execution_manager",
  };
}

/** Moves the execution manager by its own definition. */
export function manage(
  state: GlobalSessionState,
  update: UpdateOf<typeof ExecutionManagerState>,
): Pick<SessionUpdate, "execution_manager_state"> {
  return {
    execution_manager_state: continueNested(ExecutionManagerState, state.execution_manager_state, update),
  };
}

/** Takes in what the agents left under their task ids; a task that was taken in is not taken in again. */
export function gather(
  state: GlobalSessionState,
  also: UpdateOf<typeof ExecutionManagerState> = {},
): SessionUpdate {
  const settled = (state.execution_manager_state?.pending_tasks ?? []).flatMap(({ task_id, agent }) => {
    const left = state.agent_states[task_id];
    return left === undefined || left.end_time === null ? [] : [{ task_id, agent, left }];
  });
  const progress_percentage = planProgress(state.execution_steps, state.progress_percentage);
  return {
    progress_percentage,
    ...manage(state, {
      execution_status: "running",
      execution_progress: progress_percentage / 100,
      pending_tasks: remove(...settled.map((task) => task.task_id)),
      completed_tasks: settled
        .filter(({ left }) => left.error_message === null)
        .map(({ task_id, agent, left }) => ({
          task_id,
          agent,
          result: left.result,
          execution_time: left.execution_time ?? 0,
          quality_score: left.confidence_score ?? 0,
        })),
      failed_tasks: settled.flatMap(({ task_id, agent, left }) =>
        left.error_message === null ? [] : [{ task_id, agent, error: left.error_message }],
      ),
      ...also,
    }),
  };
}

/** The next question of the same person: what belonged to the last one is let go, the conversation stays. */
export function nextQuestion(): SessionUpdate {
  return {
    current_phase: "analyzing",
    iteration_count: reset(),
    execution_steps: reset(),
    progress_percentage: reset(),
    query_analyzer_state: reset(),
    planning_state: reset(),
    execution_manager_state: reset(),
    final_response: reset(),
    response_metadata: reset(),
  };
}

function toStep({ task_id, agent, task }: Task): StepUpdate {
  return {
    step_id: task_id,
    step_type: "execution",
    agent_name: agent,
    team: "execution",
    task,
    description: task,
    status: "pending",
  };
}
