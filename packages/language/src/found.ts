import type { Span } from "./tokenise.ts";

/** What an extractor understood, where it stood in the text it was given, and how sure it is (0 to 1). */
export interface Found<Value> {
  readonly value: Value;
  readonly span: Span;
  readonly confidence: number;
}

/** Of readings that overlap the earlier stays; of those that begin together the longer, then the surer. */
export function withoutOverlaps<Value>(found: readonly Found<Value>[]): readonly Found<Value>[] {
  const kept: Found<Value>[] = [];
  const ordered = [...found].sort(
    (left, right) =>
      left.span.start - right.span.start ||
      right.span.end - left.span.end ||
      right.confidence - left.confidence,
  );
  for (const each of ordered) if (each.span.start >= (kept.at(-1)?.span.end ?? 0)) kept.push(each);
  return kept;
}
