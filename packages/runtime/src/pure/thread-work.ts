import { Piscina } from "piscina";
import { RuntimeError } from "../errors.ts";
import { BusyTime, usedBy } from "./busy-time.ts";
import { OnePerOwner } from "./one-per-owner.ts";
import type { Asking, PureWork, WorkPort } from "./pure-work.ts";
import type { Done, Failure, Task } from "./serve-work.ts";

export interface ThreadOptions {
  /** The program of the threads: its default export is what `serveWork` gives. */
  readonly file: string;
  /** How Node is to run it: a source that is not compiled needs its compiler. */
  readonly execArgv?: readonly string[];
  /** What each thread gets to work on; plain data. */
  readonly data?: unknown;
  readonly threads?: number;
  /** Milliseconds of computing after which one piece of work is given up. */
  readonly busy?: number;
  /** Megabytes that a thread may fill. */
  readonly memory?: number;
}

/** A message takes some milliseconds and a long lease a few hundred; nothing that people write comes near this. */
const BUSY = 3_000;
/** However loaded the machine: after so many times that long somebody waits in vain. */
const PATIENCE = 10;
const THREADS = 2;
const MEMORY = 384;
/** A second thread is there while it is needed, and for so long after. */
const IDLE = 60_000;
const LOOK = 100;

/** In threads of their own: what takes too long or too much is ended, and nobody else notices. */
export function threadWork(options: ThreadOptions): WorkPort {
  const { file, execArgv = [], data = null, threads = THREADS, busy = BUSY, memory = MEMORY } = options;
  const pool = new Piscina<Task, Done>({
    filename: file,
    execArgv: [...execArgv],
    workerData: data,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: IDLE,
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  });
  // A thread that dies after its work was given up belongs to nobody any more; whoever asked has been told already.
  pool.on("error", () => undefined);
  const owners = new OnePerOwner();

  /** Ends the work when its thread has computed for too long; says why it was ended. */
  const watch = (begun: Int32Array, stop: AbortController) => {
    const began = performance.now();
    let time: BusyTime | null = null;
    let computed = 0;
    const timer = setInterval(() => {
      const thread = pool.threads.find(({ threadId }) => threadId === Atomics.load(begun, 0));
      if (thread === undefined) return;
      const used = usedBy(thread.performance);
      time ??= new BusyTime(used);
      computed = time.add(used);
      if (computed > busy || performance.now() - began > busy * PATIENCE)
        stop.abort(new RuntimeError("TOO_HARD_TO_READ", { milliseconds: Math.round(computed) }));
    }, LOOK);
    timer.unref();
    return {
      computed: () => computed,
      end: () => clearInterval(timer),
    };
  };

  const perform = async (name: string, input: unknown, { signal, spent }: Asking): Promise<unknown> => {
    signal.throwIfAborted();
    const begun = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const stop = new AbortController();
    const watching = watch(begun, stop);
    try {
      const either = AbortSignal.any([signal, stop.signal]);
      const done = await pool.run({ name, input, begun }, { signal: either });
      spent?.(done.milliseconds);
      if (done.type === "done") return done.result;
      throw errorOf(done.failure);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (!stop.signal.aborted && !isOutOfMemory(error)) throw error;
      spent?.(watching.computed());
      throw new RuntimeError("TOO_HARD_TO_READ", { milliseconds: Math.round(watching.computed()) });
    } finally {
      watching.end();
    }
  };

  return {
    perform: <Input, Result>({ name }: PureWork<Input, Result>, input: Input, asking: Asking) =>
      owners.run(asking.owner, () => perform(name, input, asking)) as Promise<Result>,
    close: () => pool.destroy(),
  };
}

function errorOf(failure: Failure): Error {
  if (failure.type === "runtime") return new RuntimeError(failure.code, failure.details as never);
  const error = new Error(failure.message);
  error.stack = failure.stack;
  return error;
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
