import { setTimeout as sleep } from "node:timers/promises";

/** How a backend waits. Passed in, so that tests decide. */
export interface Timing {
  /** Milliseconds that never run backwards. */
  readonly elapsed: () => number;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
  /** From 0 up to 1. */
  readonly chance: () => number;
}

export const SYSTEM_TIMING: Timing = {
  elapsed: () => performance.now(),
  sleep: (milliseconds) => sleep(milliseconds),
  chance: () => Math.random(),
};

export interface Patience {
  /** Milliseconds after which the last error is final. */
  readonly limit: number;
  readonly shortest: number;
  readonly longest: number;
}

/** Repeats an attempt with growing, jittered pauses for as long as its error is one that passes. */
export async function patiently<Result>(
  attempt: () => Result | Promise<Result>,
  passes: (error: unknown) => boolean,
  patience: Patience,
  timing: Timing,
): Promise<Result> {
  const start = timing.elapsed();
  for (let pause = patience.shortest; ; pause = Math.min(pause * 2, patience.longest)) {
    try {
      return await attempt();
    } catch (error) {
      const left = patience.limit - (timing.elapsed() - start);
      if (left <= 0 || !passes(error)) throw error;
      // Jitter keeps many waiting processes from coming back all at once.
      await timing.sleep(Math.min(left, pause * (0.5 + timing.chance() / 2)));
    }
  }
}
