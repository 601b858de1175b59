import type { Question } from "./call-model.ts";
import type { ModelToolCall, Tokens } from "./decision.ts";

/** A model within the limits of the turn: it is asked with patience, and what that costs is noted. */
export interface ModelAccess {
  readonly name: string;
  /** Rejects when there is no answer or nothing may be spent any more; `failureReason` says why in our own words. */
  readonly ask: (question: Omit<Question, "schema" | "onToken">) => Promise<ModelAnswer>;
}

export interface ModelAnswer {
  readonly text: string;
  readonly calls: readonly ModelToolCall[];
  readonly tokens: Tokens;
  readonly milliseconds: number;
}
