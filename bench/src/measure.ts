import { setImmediate } from "node:timers/promises";

/** One way of doing something, prepared afresh for every round. */
export interface Way {
  readonly operations: number;
  prepare(): Trial;
}

/** Only `run` is timed. `check` throws when it did something else than it says, which is worse than no benchmark. */
export interface Trial {
  run(): void;
  check(): void;
}

export interface Rounds {
  readonly warmUp: number;
  readonly measured: number;
}

/** On a busy machine most trials are interrupted; after so many times the rounds asked for we give up. */
const PATIENCE = 20;

/**
 * Median microseconds per operation of several ways. They take turns within every round of one process, so that all
 * of them meet the same heap, the same compiler and the same busy neighbours.
 */
export async function takeTurns<Name extends string>(
  ways: Readonly<Record<Name, Way>>,
  rounds: Rounds,
): Promise<Record<Name, number>> {
  const names = Object.keys(ways) as Name[];
  const samples = new Map<Name, number[]>(names.map((name) => [name, []]));
  const lacking = () => names.filter((name) => (samples.get(name)?.length ?? 0) < rounds.measured);
  for (let round = 0; lacking().length > 0; round += 1) {
    if (round === rounds.warmUp + PATIENCE * rounds.measured)
      throw new Error(
        `The machine is too busy to measure ${lacking().join(", ")}. Try again when it is idle.`,
      );
    for (const name of names) {
      // What weak references point to lives until the job ends, so every trial is a job of its own, as a turn is.
      await setImmediate();
      const took = time(ways[name]);
      if (round >= rounds.warmUp && took !== null) samples.get(name)?.push(took);
    }
  }
  const medians = names.map((name) => [name, median(samples.get(name) ?? [])]);
  return Object.fromEntries(medians) as Record<Name, number>;
}

/** Null when another process took the core away meanwhile: that would count against whatever takes longest. */
function time(way: Way): number | null {
  const trial = way.prepare();
  const interruptions = process.resourceUsage().involuntaryContextSwitches;
  const start = performance.now();
  trial.run();
  const took = performance.now() - start;
  const wasInterrupted = process.resourceUsage().involuntaryContextSwitches > interruptions;
  trial.check();
  return wasInterrupted ? null : (took * 1000) / way.operations;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
