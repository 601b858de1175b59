/** What language models may cost: for one turn, and for a whole session. */
export interface BudgetLimits {
  readonly turn_tokens: number;
  readonly session_tokens: number;
  /** Milliseconds of waiting for models in one turn. */
  readonly turn_model_time: number;
}

/** Counts what a turn spends. When it is spent, the rules answer; nothing is aborted. */
export class Budget {
  readonly #limits: BudgetLimits;
  readonly #spentBefore: number;
  #tokens = 0;
  #calls = 0;
  #milliseconds = 0;

  constructor(limits: BudgetLimits, spentBefore: number) {
    this.#limits = limits;
    this.#spentBefore = spentBefore;
  }

  get tokens(): number {
    return this.#tokens;
  }

  get calls(): number {
    return this.#calls;
  }

  /** Which budget is spent; null while there is room. */
  get spent(): "turn_tokens" | "session_tokens" | "turn_model_time" | null {
    if (this.#tokens >= this.#limits.turn_tokens) return "turn_tokens";
    if (this.#spentBefore + this.#tokens >= this.#limits.session_tokens) return "session_tokens";
    return this.#milliseconds >= this.#limits.turn_model_time ? "turn_model_time" : null;
  }

  /** Milliseconds that may still be spent waiting. */
  get timeLeft(): number {
    return Math.max(0, this.#limits.turn_model_time - this.#milliseconds);
  }

  record(call: { tokens: number; milliseconds: number }): void {
    this.#calls += 1;
    this.#tokens += call.tokens;
    this.#milliseconds += call.milliseconds;
  }
}
