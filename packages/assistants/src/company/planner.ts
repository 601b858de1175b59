import type { Step } from "@maru/runtime";
import { parallelGroups, planProgress, remove } from "@maru/state";
import type { Request } from "./domain/request.ts";
import { begin, manage, plan, type Task } from "./states/nodes.ts";
import type { GlobalSessionState, SessionUpdate } from "./states/state.ts";

export const SECONDS = 30;
export const RETRIES = 3;

/** Requests in topological levels: a level is one step of the plan, and what is in it runs at once. */
export function tasksOf(requests: readonly Request[]): readonly Task[] {
  const levels = parallelGroups(
    requests.map(({ task_id, after, agent }) => ({
      step_id: task_id,
      agents: [agent],
      dependencies: [...after],
    })),
  );
  const stepOf = new Map(
    levels.flatMap((level, index) => level.map((id) => [id, `step_${index + 1}`] as const)),
  );
  return requests.map(({ task_id, agent, task, after }) => ({
    task_id,
    agent,
    task,
    step_id: stepOf.get(task_id) ?? "step_1",
    after: [...new Set(after.flatMap((id) => stepOf.get(id) ?? []))],
  }));
}

export function makePlan({ requests, query_analyzer_state }: GlobalSessionState): SessionUpdate {
  return { current_phase: "planning", ...plan(query_analyzer_state?.raw_query ?? "-", tasksOf(requests)) };
}

export function beginPlan({ requests }: GlobalSessionState): SessionUpdate {
  return begin(tasksOf(requests));
}

/** How each task is scheduled by itself. */
export function schedule({ requests }: GlobalSessionState) {
  return requests.map(({ task_id, agent, after }) => ({
    step_id: task_id,
    agents: [agent],
    timeout: SECONDS,
    retry_count: RETRIES,
    dependencies: [...after],
  }));
}

/** What the execution manager knows while the plan runs, counted by finished work. */
export function managed(state: GlobalSessionState, steps: readonly Step[]): SessionUpdate {
  const progress_percentage = planProgress(steps, state.progress_percentage);
  const pending = state.execution_manager_state?.pending_tasks ?? [];
  const ended = pending.flatMap(({ task_id, agent }) => {
    const step = steps.find((each) => each.step_id === task_id);
    return step === undefined || step.status === "pending" || step.status === "in_progress"
      ? []
      : [{ task_id, agent, step }];
  });
  const isOver = ended.length === pending.length;
  const hasDone = steps.some(({ status }) => status === "completed");
  const running = manage(state, { execution_status: "running" });
  const ending = isOver
    ? {
        execution_status: hasDone ? ("completed" as const) : ("failed" as const),
        aggregation_method: "merge" as const,
      }
    : {};
  return {
    progress_percentage,
    ...manage({ ...state, ...running } as GlobalSessionState, {
      ...ending,
      execution_progress: progress_percentage / 100,
      pending_tasks: remove(...ended.map(({ task_id }) => task_id)),
      completed_tasks: ended
        .filter(({ step }) => step.status === "completed")
        .map(({ task_id, agent, step }) => ({
          task_id,
          agent,
          result: step.result,
          execution_time: secondsBetween(step.started_at, step.completed_at),
          quality_score: 1,
        })),
      failed_tasks: ended
        .filter(({ step }) => step.status !== "completed")
        .map(({ task_id, agent, step }) => ({ task_id, agent, error: step.error ?? "skipped" })),
    }),
  };
}

function secondsBetween(from: string | null, to: string | null): number {
  if (from === null || to === null) return 0;
  return Math.max(0, (Date.parse(to) - Date.parse(from)) / 1000);
}
