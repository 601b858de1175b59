import type { Session } from "@maru/storage";
import { RuntimeError } from "../errors.ts";
import type { RuntimePorts } from "../ports.ts";

/** Milliseconds of computing within a minute: what counting messages cannot tell, for one may cost as much as a hundred. */
export interface Shares {
  readonly person: number;
  readonly company: number;
}

const MINUTE = 60_000;
/** So many owners are remembered before those are forgotten who have nothing left to wait for. */
const MOST_KNOWN = 10_000;

interface Used {
  readonly milliseconds: number;
  /** When that was so; it wears off evenly. */
  readonly at: number;
}

/** Sees to it that nobody takes more of the machine than a share of it. Counts in this process. */
export class TimeShares {
  readonly #shares: Shares;
  readonly #ports: Pick<RuntimePorts, "monotonic">;
  readonly #used = new Map<string, Used>();

  constructor(shares: Shares, ports: Pick<RuntimePorts, "monotonic">) {
    this.#shares = shares;
    this.#ports = ports;
  }

  /** Refuses a message of whoever has used more than a share; it says when there is room again. */
  check({ tenant, user }: Pick<Session, "tenant" | "user">): void {
    this.#refuseBeyond("person", personOf(tenant, user));
    this.#refuseBeyond("company", companyOf(tenant));
  }

  add({ tenant, user }: Pick<Session, "tenant" | "user">, milliseconds: number): void {
    this.#note("person", personOf(tenant, user), milliseconds);
    this.#note("company", companyOf(tenant), milliseconds);
  }

  #refuseBeyond(whose: keyof Shares, owner: string): void {
    const share = this.#shares[whose];
    const over = this.#left(whose, owner) - share;
    if (over < 0) return;
    throw new RuntimeError("SHARE_SPENT", {
      whose,
      retry_after: Math.max(1, Math.ceil((over / share) * 60)),
    });
  }

  /** What has not worn off yet. */
  #left(whose: keyof Shares, owner: string): number {
    const { milliseconds, at } = this.#used.get(owner) ?? { milliseconds: 0, at: 0 };
    const wornOff = ((this.#ports.monotonic() - at) / MINUTE) * this.#shares[whose];
    return Math.max(0, milliseconds - wornOff);
  }

  #note(whose: keyof Shares, owner: string, milliseconds: number): void {
    if (!Number.isFinite(this.#shares[whose])) return;
    const left = this.#left(whose, owner);
    this.#used.delete(owner);
    this.#used.set(owner, { milliseconds: left + milliseconds, at: this.#ports.monotonic() });
    if (this.#used.size > MOST_KNOWN) this.#forgetTheOldest();
  }

  /** After a minute nothing is left of what a share allows; who was over it is among the newest. */
  #forgetTheOldest(): void {
    for (const [owner, { at }] of this.#used) {
      if (this.#ports.monotonic() - at < MINUTE && this.#used.size <= 2 * MOST_KNOWN) return;
      this.#used.delete(owner);
    }
  }
}

function personOf(tenant: string, user: string): string {
  return JSON.stringify([tenant, user]);
}

function companyOf(tenant: string): string {
  return JSON.stringify([tenant]);
}
