import type { RunContext } from "./run-context.ts";

/**
 * Does something under a signal of its own, which stops when the run does, when the time is over and when it is done.
 * Whoever does not listen to it is left behind, so that a cancelled turn ends at once.
 */
export async function within<Result>(
  run: Pick<RunContext, "signal" | "wait">,
  limit: { readonly milliseconds: number | undefined; readonly tooLate: () => Error },
  work: (signal: AbortSignal) => Result | Promise<Result>,
): Promise<Result> {
  run.signal.throwIfAborted();
  const stop = new AbortController();
  const done = Promise.resolve(work(AbortSignal.any([run.signal, stop.signal])));
  const limits: Promise<never>[] = [rejectWhenAborted(run.signal, stop.signal)];
  if (limit.milliseconds !== undefined)
    limits.push(
      run.wait(limit.milliseconds, stop.signal).then(() => {
        throw limit.tooLate();
      }),
    );
  try {
    return await Promise.race([done, ...limits]);
  } finally {
    stop.abort();
    done.catch(() => undefined);
    for (const each of limits) each.catch(() => undefined);
  }
}

function rejectWhenAborted(signal: AbortSignal, done: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener("abort", stop, { once: true });
    done.addEventListener("abort", () => signal.removeEventListener("abort", stop), { once: true });
  });
}
