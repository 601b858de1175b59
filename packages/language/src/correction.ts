import { CORRECTION_RULES, type CorrectionKind } from "./correction-rules.ts";
import { fold } from "./folded.ts";
import type { Found } from "./found.ts";
import { scan } from "./scan.ts";
import type { Span } from "./tokenise.ts";

/** What is taken back, and what is wanted instead where it was said. */
export type Correction =
  /** "다낭 말고 세부": the one is rejected, the other wanted. */
  | { readonly kind: "replace"; readonly rejected: Span; readonly wanted: Span }
  /** "쇼핑은 빼고", "without shopping": rejected, with nothing in its place. */
  | { readonly kind: "exclude"; readonly rejected: Span }
  /** "아니 2박으로", "actually 3 nights": what was said before is rejected, this is wanted. */
  | { readonly kind: "instead"; readonly wanted: Span }
  /** "그거 말고", "다른 거로": the last proposal is rejected. */
  | { readonly kind: "other" }
  /** "취소", "그만할래": all of it. */
  | { readonly kind: "cancel" };

/**
 * What a message takes back, in order. Spans point at the original text, so that extractors can leave out what lies in
 * `rejected`; the words in `wanted` may reach further than the thing that is wanted.
 *
 * @example
 * findCorrections("다낭 말고 세부로 바꿀래")[0]?.value;
 * // { kind: "replace", rejected: { start: 0, end: 2 }, wanted: { start: 6, end: 14 } }
 */
export function findCorrections(text: string): readonly Found<Correction>[] {
  const folded = fold(text);
  const spanOf = (range: [number, number] | undefined) =>
    range === undefined || range[0] === range[1] ? undefined : folded.spanOf(...range);
  const found = scan(folded.text, CORRECTION_RULES).flatMap(({ rule, start, end }) => {
    rule.pattern.lastIndex = start;
    const groups = rule.pattern.exec(folded.text)?.indices?.groups ?? {};
    rule.pattern.lastIndex = 0;
    const value = correctionOf(rule.kind, spanOf(groups["rejected"]), spanOf(groups["wanted"]));
    return value === undefined
      ? []
      : [{ value, span: folded.spanOf(start, end), confidence: rule.confidence }];
  });
  // "잠깐, 다낭 말고 세부로": the second half says it better.
  const isFollowed = (wanted: Span) =>
    found.some(({ value, span }) => value.kind !== "instead" && overlaps(span, wanted));
  return found.filter(({ value }) => value.kind !== "instead" || !isFollowed(value.wanted));
}

/** The spans that extractors must not read. */
export function rejectedSpans(corrections: readonly Found<Correction>[]): readonly Span[] {
  return corrections.flatMap(({ value }) => ("rejected" in value ? [value.rejected] : []));
}

/** What was found outside everything that the speaker took back. */
export function withoutRejected<Value>(
  found: readonly Found<Value>[],
  corrections: readonly Found<Correction>[],
): readonly Found<Value>[] {
  const rejected = rejectedSpans(corrections);
  return found.filter(({ span }) => !rejected.some((each) => overlaps(each, span)));
}

function overlaps(left: Span, right: Span): boolean {
  return left.start < right.end && right.start < left.end;
}

function correctionOf(kind: CorrectionKind, rejected?: Span, wanted?: Span): Correction | undefined {
  switch (kind) {
    case "replace":
      return rejected === undefined || wanted === undefined ? undefined : { kind, rejected, wanted };
    case "exclude":
      return rejected === undefined ? undefined : { kind, rejected };
    case "instead":
      return wanted === undefined ? undefined : { kind, wanted };
    case "other":
    case "cancel":
      return { kind };
  }
}
