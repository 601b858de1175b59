import * as z from "zod";
import { StateError } from "./errors.ts";

export const StepStatus = z.enum(["pending", "in_progress", "completed", "failed", "skipped"]);
export type StepStatus = z.output<typeof StepStatus>;

/** The only moves a step can make. `failed → pending` is a retry. */
export const STEP_MOVES: { readonly [From in StepStatus]: readonly StepStatus[] } = {
  pending: ["in_progress", "skipped"],
  in_progress: ["completed", "failed", "skipped"],
  failed: ["pending", "skipped"],
  completed: [],
  skipped: [],
};

const Timestamp = z.iso.datetime({ offset: true, local: true });

/** One line of the live to-do list: the twelve fields that every client sees. */
export const ExecutionStep = z.strictObject({
  step_id: z.string().min(1),
  step_type: z.string().min(1),
  agent_name: z.string().min(1),
  team: z.string().min(1),
  task: z.string().min(1),
  description: z.string(),
  status: StepStatus.default("pending"),
  progress_percentage: z.int().min(0).max(100).default(0),
  started_at: Timestamp.nullable().default(null),
  completed_at: Timestamp.nullable().default(null),
  result: z.record(z.string(), z.json()).nullable().default(null),
  error: z.string().nullable().default(null),
});
export type ExecutionStep = z.output<typeof ExecutionStep>;

/** How a planner schedules one step: who works on it, what it waits for, how long and how often it is tried. */
export const PlanEntry = z.strictObject({
  step_id: z.string().min(1),
  agents: z.array(z.string().min(1)).min(1),
  parallel: z.boolean().default(false),
  timeout: z.number().positive().default(30),
  retry_count: z.int().min(0).max(10).default(3),
  dependencies: z.array(z.string().min(1)).default([]),
  checkpoint: z.boolean().default(true),
});
export type PlanEntry = z.output<typeof PlanEntry>;

/** A step that carries its own schedule. */
export const PlannedStep = ExecutionStep.extend(PlanEntry.shape);
export type PlannedStep = z.output<typeof PlannedStep>;

/** A whole new step, or `step_id` with what changes. */
export type StepUpdate<Schema extends z.ZodType = typeof ExecutionStep> = { readonly step_id: string } & {
  readonly [Key in keyof z.input<Schema>]?: z.input<Schema>[Key];
};

/**
 * The next value of a known step. Completing forces 100 %, progress never falls while a step runs, and a retry
 * starts clean: no error, no result, no times.
 */
export function changeStep<Step extends ExecutionStep>(step: Step, change: Partial<Step>): Step {
  const status = change.status ?? step.status;
  if (status !== step.status && !STEP_MOVES[step.status].includes(status)) {
    throw new StateError("INVALID_STEP_MOVE", {
      step: step.step_id,
      from: step.status,
      to: status,
      allowed: STEP_MOVES[step.status],
    });
  }
  const isRetry = step.status === "failed" && status === "pending";
  const merged = isRetry ? { ...step, ...FRESH, ...change } : { ...step, ...change };
  const progress_percentage = isRetry ? 0 : Math.max(step.progress_percentage, merged.progress_percentage);
  return settleProgress({ ...merged, progress_percentage });
}

/** A completed step is done and a pending one has not begun, whatever was said of their progress. */
export function settleProgress<Step extends ExecutionStep>(step: Step): Step {
  if (step.status === "completed") return { ...step, progress_percentage: 100 };
  return step.status === "pending" ? { ...step, progress_percentage: 0 } : step;
}

const FRESH = { progress_percentage: 0, started_at: null, completed_at: null, result: null, error: null };

/** The updates people write most, as data for a `steps()` field. Times come from the caller's clock. */
export function startStep(step_id: string, now: string): StepUpdate {
  return { step_id, status: "in_progress", started_at: now };
}

export function advanceStep(step_id: string, progress_percentage: number): StepUpdate {
  return { step_id, progress_percentage };
}

export function completeStep(
  step_id: string,
  now: string,
  result: ExecutionStep["result"] = null,
): StepUpdate {
  return { step_id, status: "completed", completed_at: now, result };
}

export function failStep(step_id: string, now: string, error: string): StepUpdate {
  return { step_id, status: "failed", completed_at: now, error };
}

export function skipStep(step_id: string, now: string): StepUpdate {
  return { step_id, status: "skipped", completed_at: now };
}

export function retryStep(step_id: string): StepUpdate {
  return { step_id, status: "pending" };
}
