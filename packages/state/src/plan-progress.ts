import type { ExecutionStep, StepStatus } from "./plan-step.ts";

const FINISHED: ReadonlySet<StepStatus> = new Set(["completed", "failed", "skipped"]);

/**
 * Finished work over all planned work, 0 to 100; 100 only when everything is finished. A failed or skipped step is
 * finished work: nobody waits for it. `previous` is what was shown before within the same plan version, and is never
 * undercut (a retry, an added step).
 */
export function planProgress(
  steps: readonly Pick<ExecutionStep, "status" | "progress_percentage">[],
  previous = 0,
): number {
  if (steps.length === 0) return 0;
  const done = steps.reduce(
    (sum, step) => sum + (FINISHED.has(step.status) ? 100 : step.progress_percentage),
    0,
  );
  const most = steps.every((step) => FINISHED.has(step.status)) ? 100 : 99;
  return Math.min(100, Math.max(previous, Math.min(most, Math.round(done / steps.length))));
}
