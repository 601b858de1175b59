import { Refusal } from "../refusal.ts";
import { type Caller, personOf } from "./caller.ts";
import type { Limits } from "./limits.ts";

type Shared = "atOnce" | "exports" | "sockets";

/** Soon enough to be tried again: something of the same person has to end first. */
const RETRY_AFTER = 2;

/** How much of one person is under way at once, so that nobody fills the memory of the process for the others. */
export class Shares {
  readonly #limits: Pick<Limits, Shared>;
  readonly #taken = new Map<string, number>();

  constructor(limits: Pick<Limits, Shared>) {
    this.#limits = limits;
  }

  /** Takes a share, or refuses. What is returned gives it back, once. */
  take(name: Shared, caller: Caller): () => void {
    const key = `${name} ${personOf(caller)}`;
    const taken = this.#taken.get(key) ?? 0;
    if (taken >= this.#limits[name]) throw new Refusal("TOO_MANY_REQUESTS", { retryAfter: RETRY_AFTER });
    this.#taken.set(key, taken + 1);
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      const left = (this.#taken.get(key) ?? 1) - 1;
      if (left === 0) this.#taken.delete(key);
      else this.#taken.set(key, left);
    };
  }
}
