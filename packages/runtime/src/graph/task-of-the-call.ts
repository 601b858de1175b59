import { AsyncLocalStorageProviderSingleton } from "@langchain/core/singletons";

/** Where LangChain looks for what remembers its tasks, and under which name it remembers them. */
const PLACE = Symbol.for("ls:tracing_async_local_storage");
const TASK = Symbol.for("lc:child_config");
/** Whoever follows runs with LangSmith sets one of these; then everything is left to LangChain. */
const FOLLOWED = ["LANGSMITH_TRACING", "LANGSMITH_TRACING_V2", "LANGCHAIN_TRACING", "LANGCHAIN_TRACING_V2"];

/** Knows what it was given for as long as the call itself takes, and not what goes on after it. */
class CallStorage {
  #current: unknown;

  getStore(): unknown {
    return this.#current;
  }

  run<Result>(store: unknown, call: () => Result): Result {
    const before = this.#current;
    this.#current = store;
    try {
      return call();
    } finally {
      this.#current = before;
    }
  }

  enterWith(store: unknown): void {
    this.#current = store;
  }
}

/**
 * LangChain remembers which task a piece of code belongs to, however long that code waits in between. Node can do that
 * only by following every promise of the process, which takes a tenth of the time of a turn. Nodes of guarded graphs
 * are told their task, so it is enough to remember it within a call. For programs that run no other graphs: a foreign
 * node that calls `interrupt` after waiting for something would not find its task.
 */
export function rememberTasksWithinCalls(environment: NodeJS.ProcessEnv): void {
  if (FOLLOWED.some((name) => environment[name] === "true")) return;
  const storage = new CallStorage();
  (globalThis as Record<symbol, unknown>)[PLACE] = storage;
  // Of the record that LangChain makes around every call, for those who follow runs, only this is ever looked at.
  AsyncLocalStorageProviderSingleton.runWithConfig = (config, call, isWithoutTask) =>
    storage.run(isWithoutTask ? undefined : { extra: { [TASK]: config } }, call);
}
