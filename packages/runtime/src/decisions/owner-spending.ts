import type { Session, Storage } from "@maru/storage";
import { type RuntimePorts, seoulTime } from "../ports.ts";
import { NOTHING_SPENT, type Spent } from "./spent.ts";

/** What models may cost a person, and all people of a company together, on one day. */
export interface Allowances {
  readonly user_tokens: number;
  readonly user_cost: number;
  readonly company_tokens: number;
  readonly company_cost: number;
}

export const ALLOWANCES: Allowances = {
  user_tokens: 5_000_000,
  user_cost: 20,
  company_tokens: 100_000_000,
  company_cost: 400,
};

export type AllowanceName = keyof Allowances;

/** One turn's share in what its owners spend. */
export interface Account {
  /** Which allowance is used up; null while there is room. */
  readonly spent: AllowanceName | null;
  readonly add: (spent: Spent) => void;
  /** Makes durable what the turn spent. A process that dies before forgets at most its running turns. */
  readonly close: () => Promise<void>;
}

export const NO_ACCOUNT: Account = { spent: null, add: () => undefined, close: async () => undefined };

/** Counts over all conversations of a person and of a company. Turns that run at once here see each other's share. */
export class OwnerSpending {
  readonly #spending: Storage["spending"];
  readonly #ports: Pick<RuntimePorts, "now">;
  readonly #allowances: Allowances;
  readonly #running = new Map<string, Spent>();

  constructor(spending: Storage["spending"], ports: Pick<RuntimePorts, "now">, allowances: Allowances) {
    this.#spending = spending;
    this.#ports = ports;
    this.#allowances = allowances;
  }

  async open({ tenant, user }: Pick<Session, "tenant" | "user">): Promise<Account> {
    const day = seoulTime(this.#ports.now()).slice(0, 10);
    const owners = [`user\n${tenant}\n${user}`, `company\n${tenant}`] as const;
    const [ofUser, ofCompany] = await Promise.all([
      this.#spending.of(owners[0], day),
      this.#spending.of(owners[1], day),
    ]);
    let own = NOTHING_SPENT;
    const isOver = (owner: string, before: Spent, limit: Spent, count: "tokens" | "cost") =>
      before[count] + this.#runningOf(owner)[count] >= limit[count];
    const { user_tokens, user_cost, company_tokens, company_cost } = this.#allowances;
    const limits = [
      { owner: owners[0], before: ofUser, limit: { tokens: user_tokens, cost: user_cost }, name: "user" },
      {
        owner: owners[1],
        before: ofCompany,
        limit: { tokens: company_tokens, cost: company_cost },
        name: "company",
      },
    ] as const;
    return {
      get spent() {
        for (const { owner, before, limit, name } of limits) {
          if (isOver(owner, before, limit, "tokens")) return `${name}_tokens` as const;
          if (isOver(owner, before, limit, "cost")) return `${name}_cost` as const;
        }
        return null;
      },
      add: (spent) => {
        own = sum(own, spent);
        for (const owner of owners) this.#running.set(owner, sum(this.#runningOf(owner), spent));
      },
      close: async () => {
        const settled = own;
        own = NOTHING_SPENT;
        if (settled.tokens === 0 && settled.cost === 0) return;
        for (const owner of owners) {
          try {
            await this.#spending.add(owner, day, settled);
          } finally {
            this.#settle(owner, settled);
          }
        }
      },
    };
  }

  #runningOf(owner: string): Spent {
    return this.#running.get(owner) ?? NOTHING_SPENT;
  }

  #settle(owner: string, settled: Spent): void {
    const left = sum(this.#runningOf(owner), { tokens: -settled.tokens, cost: -settled.cost });
    if (left.tokens <= 0) this.#running.delete(owner);
    else this.#running.set(owner, left);
  }
}

function sum(left: Spent, right: Spent): Spent {
  return { tokens: left.tokens + right.tokens, cost: left.cost + right.cost };
}
