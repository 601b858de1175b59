import { threadId } from "node:worker_threads";
import { workerData } from "piscina";
import { isRuntimeError, type RuntimeErrorCode } from "../errors.ts";

/** One piece of work as it reaches a thread. */
export interface Task {
  readonly name: string;
  readonly input: unknown;
  /** The thread writes its number here when it begins: until then the task only waits. */
  readonly begun: Int32Array;
}

/** The data that `threadWork` gives to each of its threads. */
export function givenToThread(): unknown {
  return workerData;
}

/** What became of it. Errors are data too: a copied error has lost what makes it one of ours. */
export type Done =
  | { readonly type: "done"; readonly result: unknown; readonly milliseconds: number }
  | { readonly type: "failed"; readonly failure: Failure; readonly milliseconds: number };

export type Failure =
  | { readonly type: "runtime"; readonly code: RuntimeErrorCode; readonly details: unknown }
  | { readonly type: "other"; readonly message: string; readonly stack: string };

/** The other end of `threadWork`: does in a thread of its own what it is asked for by name. */
export function serveWork(
  works: ReadonlyMap<string, (input: never) => unknown>,
): (task: Task) => Promise<Done> {
  return async ({ name, input, begun }) => {
    Atomics.store(begun, 0, threadId);
    const began = { active: performance.now(), processor: processorTime() };
    // The machine may have let others run meanwhile: nobody is charged for that.
    const milliseconds = () => Math.min(performance.now() - began.active, processorTime() - began.processor);
    try {
      const run = works.get(name);
      if (run === undefined)
        throw new Error(`there is no work "${name}"; known: ${[...works.keys()].join(", ")}`);
      const result = await run(input as never);
      return { type: "done", result, milliseconds: milliseconds() };
    } catch (error) {
      return { type: "failed", failure: failureOf(error), milliseconds: milliseconds() };
    }
  };
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function failureOf(error: unknown): Failure {
  if (isRuntimeError(error)) return { type: "runtime", code: error.code, details: error.details };
  const { message, stack } =
    error instanceof Error ? error : new Error("it threw something that is no error");
  return { type: "other", message, stack: stack ?? "" };
}
