import type { DeepReadonly, PlanEntry } from "@maru/state";
import type { Step } from "./plan-field.ts";

/**
 * - `sequential`: one step after the other;
 * - `parallel`: all that can run, at once;
 * - `pipeline`: one after the other, each with what the one before it made, and none after one that failed.
 */
export type Strategy = "sequential" | "parallel" | "pipeline";

/** When a step may begin and how hard it is tried. Seconds, as plans say it. */
export interface Schedule {
  readonly dependencies: readonly string[];
  readonly timeout: number;
  readonly retry_count: number;
  /** How many agents work on it at once. */
  readonly agents: number;
}

/** A step that says nothing is tried as often and as long as a plan entry is by default. */
const USUAL: Schedule = { dependencies: [], timeout: 30, retry_count: 3, agents: 1 };

/** The schedule of every step: what the plan's entries say, else what the steps carry themselves. */
export function schedules(
  steps: readonly Step[],
  entries: readonly DeepReadonly<Partial<PlanEntry>>[],
  strategy: Strategy,
): ReadonlyMap<string, Schedule> {
  const told = new Map(entries.map((entry) => [entry.step_id, entry]));
  const replacements = replacementsIn(steps);
  let previous: string | null = null;
  return new Map(
    steps.map((step) => {
      const given = { ...USUAL, ...known(step), ...known(told.get(step.step_id) ?? {}) };
      if (strategy !== "pipeline" || replacements.has(step.step_id)) return [step.step_id, given];
      const dependencies =
        previous === null ? given.dependencies : [...new Set([...given.dependencies, previous])];
      previous = step.step_id;
      return [step.step_id, { ...given, dependencies }];
    }),
  );
}

function known(given: DeepReadonly<Partial<PlanEntry>>): Partial<Schedule> {
  const { dependencies, timeout, retry_count, agents, parallel } = given;
  return {
    ...(dependencies === undefined ? {} : { dependencies }),
    ...(timeout === undefined ? {} : { timeout }),
    ...(retry_count === undefined ? {} : { retry_count }),
    ...(agents === undefined || parallel !== true ? {} : { agents: agents.length }),
  };
}

/** Which steps take the place of a failed one. The failed step says so itself, where everyone can see it. */
export function replacementsOf(step: Pick<Step, "status" | "result">): readonly string[] {
  const ids = step.status === "failed" ? step.result?.["replaced_by"] : undefined;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
}

export function replacementsIn(steps: readonly Step[]): ReadonlySet<string> {
  return new Set(steps.flatMap(replacementsOf));
}
