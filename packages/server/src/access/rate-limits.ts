import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Refusal } from "../refusal.ts";
import { type Caller, personOf } from "./caller.ts";
import type { Limits } from "./limits.ts";

type Counted = "requests" | "messages" | "companyMessages" | "strangers";

/** Keeps one person, company or address from taking the server from all others. Counts in this process. */
export class RateLimiter {
  readonly #limiters: { readonly [Name in Counted]: RateLimiterMemory };

  constructor(limits: Pick<Limits, Counted>) {
    const limiter = (points: number) => new RateLimiterMemory({ points, duration: 60 });
    this.#limiters = {
      requests: limiter(limits.requests),
      messages: limiter(limits.messages),
      companyMessages: limiter(limits.companyMessages),
      strangers: limiter(limits.strangers),
    };
  }

  async request(caller: Caller | null, address: string): Promise<void> {
    if (caller === null) await this.#take("strangers", address);
    else await this.#take("requests", personOf(caller));
  }

  async message(caller: Caller): Promise<void> {
    await this.#take("messages", personOf(caller));
    await this.#take("companyMessages", caller.tenant);
  }

  async #take(name: Counted, key: string): Promise<void> {
    try {
      await this.#limiters[name].consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new Refusal("TOO_MANY_REQUESTS", { retryAfter: Math.ceil(error.msBeforeNext / 1000) });
    }
  }
}
