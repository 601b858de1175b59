import { type Account, type AllowanceName, NO_ACCOUNT } from "./owner-spending.ts";
import { NOTHING_SPENT, type Spent } from "./spent.ts";

/** What language models may cost: for one turn, and for a whole session. */
export interface BudgetLimits {
  readonly turn_tokens: number;
  readonly session_tokens: number;
  /** In the currency of the model's price. */
  readonly turn_cost: number;
  readonly session_cost: number;
  /** Milliseconds of waiting for models in one turn. */
  readonly turn_model_time: number;
  /** Milliseconds for one call. */
  readonly model_call_time: number;
  /** How often a model may be asked to read and answer one message. */
  readonly turn_model_calls: number;
  /** How many operations it may ask for in one message. */
  readonly turn_operations: number;
}

export type BudgetName =
  | Exclude<keyof BudgetLimits, "model_call_time" | "turn_model_calls" | "turn_operations">
  | AllowanceName;

/** Counts what a turn spends. When it is spent, the rules answer; nothing is aborted. */
export class Budget {
  readonly #limits: BudgetLimits;
  readonly #before: Spent;
  readonly #account: Account;
  #tokens = 0;
  #cost = 0;
  #calls = 0;
  #milliseconds = 0;

  constructor(limits: BudgetLimits, before: Spent = NOTHING_SPENT, account: Account = NO_ACCOUNT) {
    this.#limits = limits;
    this.#before = before;
    this.#account = account;
  }

  get limits(): BudgetLimits {
    return this.#limits;
  }

  get tokens(): number {
    return this.#tokens;
  }

  get cost(): number {
    return this.#cost;
  }

  get calls(): number {
    return this.#calls;
  }

  /** Which budget is spent; null while there is room. */
  get spent(): BudgetName | null {
    const limits = this.#limits;
    if (this.#tokens >= limits.turn_tokens) return "turn_tokens";
    if (this.#before.tokens + this.#tokens >= limits.session_tokens) return "session_tokens";
    if (this.#cost >= limits.turn_cost) return "turn_cost";
    if (this.#before.cost + this.#cost >= limits.session_cost) return "session_cost";
    return this.timeLeft === 0 ? "turn_model_time" : this.#account.spent;
  }

  /** Milliseconds that may still be spent waiting. */
  get timeLeft(): number {
    return Math.max(0, this.#limits.turn_model_time - this.#milliseconds);
  }

  /** Milliseconds that the next call may take. */
  get callTime(): number {
    return Math.min(this.#limits.model_call_time, this.timeLeft);
  }

  called(call: Spent & { readonly milliseconds: number }): void {
    this.#calls += 1;
    this.#tokens += call.tokens;
    this.#cost += call.cost;
    this.#milliseconds += call.milliseconds;
    this.#account.add(call);
  }

  /** The turn is over: what it spent counts for whoever spends next. */
  async close(): Promise<void> {
    await this.#account.close();
  }

  /** Waiting for a model to be ready again is waiting too. */
  paused(milliseconds: number): void {
    this.#milliseconds += milliseconds;
  }
}
