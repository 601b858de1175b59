import { readFileSync } from "node:fs";

/** Nanoseconds that this thread has computed: what others do on the machine, or in other threads, does not count. */
function computedHere(): number {
  return Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]);
}

export interface Lag {
  readonly p99: number;
  readonly most: number;
}

/**
 * How long somebody else's request would have waited while something is done: what this thread computes in one go,
 * between two turns of its loop, in milliseconds of the processor.
 */
export async function lagDuring(work: () => Promise<unknown>): Promise<Lag> {
  const lags: number[] = [];
  let isOver = false;
  const watching = (async () => {
    for (let last = computedHere(); !isOver; ) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      const now = computedHere();
      lags.push((now - last) / 1e6);
      last = now;
    }
  })();
  try {
    await work();
  } finally {
    isOver = true;
    await watching;
  }
  lags.sort((one, two) => one - two);
  return { p99: lags[Math.floor(lags.length * 0.99)] ?? 0, most: lags.at(-1) ?? 0 };
}
