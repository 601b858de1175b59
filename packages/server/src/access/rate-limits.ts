import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Refusal } from "../refusal.ts";
import type { Caller } from "./caller.ts";

/** How often within a minute. */
export interface RateLimits {
  /** Anything at all, for one person. */
  readonly requests: number;
  /** Messages and decisions, for one person. */
  readonly messages: number;
  /** The same for everyone of one company together. */
  readonly companyMessages: number;
  /** Anything from one address by nobody in particular, wrong tokens too. */
  readonly strangers: number;
}

export const RATE_LIMITS: RateLimits = { requests: 600, messages: 60, companyMessages: 1200, strangers: 60 };

/** Keeps one person, company or address from taking the server from all others. Counts in this process. */
export class RateLimiter {
  readonly #limiters: { readonly [Name in keyof RateLimits]: RateLimiterMemory };

  constructor(limits: RateLimits) {
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

  async #take(name: keyof RateLimits, key: string): Promise<void> {
    try {
      await this.#limiters[name].consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new Refusal("TOO_MANY_REQUESTS", { retryAfter: Math.ceil(error.msBeforeNext / 1000) });
    }
  }
}

function personOf({ tenant, user }: Caller): string {
  return JSON.stringify([tenant, user]);
}
