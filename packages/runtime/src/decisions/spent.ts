/** What calls to language models took. */
export interface Spent {
  readonly tokens: number;
  readonly cost: number;
}

export const NOTHING_SPENT: Spent = { tokens: 0, cost: 0 };
