import type { ModelUse } from "../models/model-limits.ts";
import type { Question } from "./call-model.ts";
import type { ModelToolCall, Tokens } from "./decision.ts";

/** A model within the limits of the turn: it is asked with patience, and what that costs is noted. */
export interface ModelAccess {
  readonly name: string;
  readonly use: ModelUse;
  /** How often it may be asked in one message, and how many operations it may ask for. */
  readonly most: { readonly calls: number; readonly operations: number };
  /** Rejects when there is no answer or nothing may be spent any more; `failureReason` says why in our own words. */
  readonly ask: (question: Omit<Question, "schema" | "onToken">, judge: JudgeAnswer) => Promise<ModelAnswer>;
}

/** Why an answer leaves everything to the rules after all; null where it counts. The record says so. */
export type JudgeAnswer = (calls: readonly ModelToolCall[]) => string | null;

export interface ModelAnswer {
  readonly text: string;
  readonly calls: readonly ModelToolCall[];
  readonly tokens: Tokens;
  readonly milliseconds: number;
}
