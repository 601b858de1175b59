import type { Span } from "./tokenise.ts";

/** What an extractor understood, where it stood in the original text, and how sure it is (0 to 1). */
export interface Found<Value> {
  readonly value: Value;
  readonly span: Span;
  readonly confidence: number;
}
