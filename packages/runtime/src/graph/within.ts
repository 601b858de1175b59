import type { RunContext } from "./run-context.ts";

/** What whoever still listens is told when the work is over. Made once: an error knows where it was made, which takes long. */
const OVER = new DOMException("the work is over", "AbortError");

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
  const own = new AbortController();
  let stop: () => void = () => undefined;
  const stopped = new Promise<never>((_, reject) => {
    stop = () => {
      reject(run.signal.reason);
      own.abort(run.signal.reason);
    };
  });
  run.signal.addEventListener("abort", stop, { once: true });
  const limits: Promise<never>[] = [stopped];
  if (limit.milliseconds !== undefined)
    limits.push(
      run.wait(limit.milliseconds, own.signal).then(() => {
        throw limit.tooLate();
      }),
    );
  const done = attempt(work, own.signal);
  try {
    return await Promise.race([done, ...limits]);
  } finally {
    run.signal.removeEventListener("abort", stop);
    own.abort(OVER);
    done.catch(() => undefined);
    for (const each of limits) each.catch(() => undefined);
  }
}

async function attempt<Result>(
  work: (signal: AbortSignal) => Result | Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  return work(signal);
}
