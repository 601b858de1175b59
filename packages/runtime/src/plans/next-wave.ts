import { failStep, type Sentence, type StepStatus, type StepUpdate, skipStep, startStep } from "@maru/state";
import type { Step } from "./plan-field.ts";
import { replacementsIn, replacementsOf, type Schedule, type Strategy } from "./schedule.ts";
import { STEP_REASONS, waitedFor } from "./step-reasons.ts";

/** A whole new step, as a planner writes it. */
export type NewStep = StepUpdate & { readonly task: string };

export interface WaveOptions {
  readonly schedules: ReadonlyMap<string, Schedule>;
  readonly strategy: Strategy;
  /** Most agents at once. */
  readonly most: number;
  /** Steps that somebody asked to skip. */
  readonly skips: ReadonlySet<string>;
  /** What becomes of a step whose dependency was not finished. */
  readonly orphans: "skip" | "fail";
  /** What is done instead of a step that failed. Asked once for each. */
  readonly fallback: (step: Step) => readonly NewStep[];
  readonly now: string;
  readonly say: (sentence: Sentence) => string;
}

export interface Wave {
  readonly updates: readonly StepUpdate[];
  /** Steps that begin now, all at once. */
  readonly start: readonly string[];
}

/**
 * Decides what happens next in a plan in which nothing runs at the moment. Pure; as long as steps are left it starts
 * at least one or settles them, so that asking again and again always comes to an end.
 */
export function nextWave(steps: readonly Step[], options: WaveOptions): Wave {
  const plan = new Plan(steps, options);
  plan.settleAbandoned();
  plan.takeSkips();
  plan.replaceFailed();
  plan.settleOrphans();
  const ready = plan.ready();
  if (ready.length === 0) {
    plan.settleRest();
    return { updates: plan.updates, start: [] };
  }
  const start = options.strategy === "parallel" ? upTo(options, ready) : ready.slice(0, 1);
  return {
    updates: [...plan.updates, ...start.map((id) => startStep(id, options.now))],
    start,
  };
}

/** Takes steps in the order of the plan while there is room; the first one always has room. */
function upTo({ schedules, most }: WaveOptions, ready: readonly string[]): readonly string[] {
  let room = most;
  return ready.filter((id, index) => {
    const agents = Math.min(most, schedules.get(id)?.agents ?? 1);
    if (index > 0 && agents > room) return false;
    room -= agents;
    return true;
  });
}

function replacing(step: Step, ids: readonly string[]): StepUpdate {
  const result = { ...step.result, replaced_by: [...ids] } as NonNullable<StepUpdate["result"]>;
  return { step_id: step.step_id, result };
}

type Fate = "done" | "open" | "lost";

/** The plan while it is being looked at: statuses as they will be, and the updates that make them so. */
class Plan {
  readonly updates: StepUpdate[] = [];
  readonly #steps: ReadonlyMap<string, Step>;
  readonly #options: WaveOptions;
  readonly #statuses: Map<string, StepStatus>;
  readonly #replacements: Map<string, readonly string[]>;

  constructor(steps: readonly Step[], options: WaveOptions) {
    this.#steps = new Map(steps.map((step) => [step.step_id, step]));
    this.#options = options;
    this.#statuses = new Map(steps.map((step) => [step.step_id, step.status]));
    this.#replacements = new Map(steps.map((step) => [step.step_id, replacementsOf(step)]));
  }

  /** What is still marked as running here was left behind by a turn that was stopped. */
  settleAbandoned(): void {
    for (const id of this.#withStatus("in_progress")) this.#fail(id, STEP_REASONS.abandoned);
  }

  takeSkips(): void {
    for (const id of this.#withStatus("pending"))
      if (this.#options.skips.has(id)) this.#skip(id, STEP_REASONS.asked);
  }

  /** A step is replaced once, and what replaces it is not replaced again. */
  replaceFailed(): void {
    const substitutes = replacementsIn([...this.#steps.values()]);
    for (const id of this.#withStatus("failed")) {
      const step = this.#steps.get(id);
      if (step === undefined || substitutes.has(id) || this.#replacements.get(id)?.length !== 0) continue;
      const instead = this.#options.fallback(step);
      if (instead.length === 0) continue;
      const ids = instead.map(({ step_id }) => step_id);
      const added = instead.filter(({ step_id }) => !this.#statuses.has(step_id));
      this.updates.push(...added, replacing(step, ids));
      this.#replacements.set(id, ids);
      // They begin with the next wave, when their own schedule is known.
      for (const { step_id } of added) this.#statuses.set(step_id, "pending");
    }
  }

  settleOrphans(): void {
    for (let settled = true; settled; ) {
      settled = false;
      for (const id of this.#withStatus("pending")) {
        const lost = this.#dependencies(id).find((each) => this.#fate(each) === "lost");
        if (lost === undefined) continue;
        const reason = waitedFor(this.#steps.get(lost)?.task ?? lost);
        if (this.#options.orphans === "fail") this.#fail(id, reason);
        else this.#skip(id, reason);
        settled = true;
      }
    }
  }

  ready(): readonly string[] {
    return this.#withStatus("pending").filter(
      (id) =>
        this.#options.schedules.has(id) &&
        this.#dependencies(id).every((each) => this.#fate(each) === "done"),
    );
  }

  /** Steps that wait for each other would wait for ever. Those that were just added are looked at next time. */
  settleRest(): void {
    const isNew = this.#withStatus("pending").some((id) => !this.#options.schedules.has(id));
    if (isNew) return;
    for (const id of this.#withStatus("pending")) this.#skip(id, STEP_REASONS.unreachable);
  }

  #dependencies(id: string): readonly string[] {
    return this.#options.schedules.get(id)?.dependencies ?? [];
  }

  #fate(id: string, seen: readonly string[] = []): Fate {
    switch (this.#statuses.get(id)) {
      case "completed":
        return "done";
      case "pending":
      case "in_progress":
        return "open";
      case "failed": {
        const instead = this.#replacements.get(id) ?? [];
        if (instead.length === 0 || seen.includes(id)) return "lost";
        const fates = instead.map((each) => this.#fate(each, [...seen, id]));
        if (fates.includes("lost")) return "lost";
        return fates.includes("open") ? "open" : "done";
      }
      case "skipped":
      case undefined:
        return "lost";
    }
  }

  #withStatus(status: StepStatus): readonly string[] {
    return [...this.#statuses].filter(([, each]) => each === status).map(([id]) => id);
  }

  #skip(id: string, reason: Sentence): void {
    this.#statuses.set(id, "skipped");
    this.updates.push({ ...skipStep(id, this.#options.now), error: this.#options.say(reason) });
  }

  #fail(id: string, reason: Sentence): void {
    // A step fails only from where it runs, also if it runs for no time at all.
    if (this.#statuses.get(id) === "pending") this.updates.push(startStep(id, this.#options.now));
    this.#statuses.set(id, "failed");
    this.updates.push(failStep(id, this.#options.now, this.#options.say(reason)));
  }
}
