import { isStorageError } from "../errors.ts";
import type { Change, Vault } from "../vault.ts";

/** What language models have cost somebody. */
export interface Amount {
  readonly tokens: number;
  readonly cost: number;
}

const LABEL = "spending/";
const MOST_ATTEMPTS = 20;
/** Days are kept a little longer than a month, for whoever wants to look. */
const DAYS_KEPT = 40;
const DAY = 86_400_000;

/** Adds up what owners (a person, a company) spend on a day, over all their conversations and all processes. */
export class Spending {
  readonly #vault: Vault;

  constructor(vault: Vault) {
    this.#vault = vault;
  }

  /** `day` is a calendar day such as 2026-11-16. */
  async of(owner: string, day: string): Promise<Amount> {
    return (await this.#read(owner, day)) ?? { tokens: 0, cost: 0 };
  }

  async add(owner: string, day: string, amount: Amount): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const before = await this.#read(owner, day);
      try {
        await this.#vault.commit(this.#space(owner), this.#adding(owner, day, before, amount));
        return;
      } catch (error) {
        if (!isStorageError(error, "STALE_WRITE") || attempt === MOST_ATTEMPTS) throw error;
      }
    }
  }

  #adding(owner: string, day: string, before: Amount | undefined, amount: Amount): Change {
    const row = { table: "cursor", key: keyOf(day) } as const;
    const { tokens, cost } = before ?? { tokens: 0, cost: 0 };
    const oldest = new Date(Date.parse(day) - DAYS_KEPT * DAY).toISOString().slice(0, 10);
    return {
      label: this.#space(owner),
      checks: [{ ...row, equals: before === undefined ? null : JSON.stringify(before) }],
      deletes: [{ table: "cursor", from: keyOf(""), to: keyOf(oldest) }],
      writes: [
        { ...row, value: { tokens: tokens + amount.tokens, cost: cost + amount.cost } satisfies Amount },
      ],
    };
  }

  async #read(owner: string, day: string): Promise<Amount | undefined> {
    const [rows] = await this.#vault.read(this.#space(owner), [
      { type: "row", table: "cursor", key: keyOf(day) },
    ]);
    return rows?.[0]?.value as unknown as Amount | undefined;
  }

  #space(owner: string): string {
    return LABEL + this.#vault.lookupName(owner);
  }
}

function keyOf(day: string): string {
  return `day/${day}`;
}
