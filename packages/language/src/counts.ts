import { foldText } from "./folded-text.ts";
import { type Found, withoutOverlaps } from "./found.ts";
import { readMeasures, type Unit } from "./measures.ts";
import type { Quantity } from "./quantity.ts";
import { type NumberToken, scanNumbers } from "./read-numbers.ts";
import { endOfMatch } from "./sticky.ts";

/** How many things, places, cases or times. */
export type Count = Quantity & { readonly counted: Counted };
export type Counted = "things" | "places" | "cases" | "kinds" | "times" | "rooms" | "homes";

/**
 * Counts of things.
 *
 * @example
 * findCounts("맛집 서너 군데")[0]?.value; // { kind: "range", minimum: 3, maximum: 4, counted: "places", … }
 */
export function findCounts(text: string): readonly Found<Count>[] {
  const folded = foldText(text);
  return withoutOverlaps(
    readMeasures(folded.text, scanNumbers(folded.text), countUnit).map((measure) => ({
      value: { ...measure.quantity, counted: measure.unit },
      span: folded.spanOf(measure.start, measure.end),
      confidence: measure.confidence,
    })),
  );
}

const COUNTERS: readonly (readonly [Counted, RegExp])[] = [
  ["places", / ?(?:곳(?!곳)|군데|places?(?![a-z])|spots?(?![a-z]))/y],
  ["things", / ?(?:개(?!월|념|인|선|발|최|편|봉|장|통|학|업|명|똥)|items?(?![a-z]))/y],
  ["cases", / ?(?:건(?![물강축설너배조대의])|cases?(?![a-z])|results?(?![a-z]))/y],
  ["kinds", / ?(?:가지(?![고마러요런는])|종류|kinds?(?![a-z])|options?(?![a-z]))/y],
  ["times", / ?(?:회(?![사의원식관계화차])|차례|times(?![a-z]))/y],
  ["rooms", / ?(?:객실|룸(?![가-힣])|rooms?(?![a-z]))/y],
  ["homes", / ?채(?![가-힣])/y],
];

/** «이 개» and «이 곳» point: a lone Sino-Korean digit counts nothing here. */
function countUnit(text: string, token: NumberToken): Unit<Counted> | undefined {
  if (token.isAttached || (token.spelling === "sino" && (!token.hasUnit || token.startsWithUnit)))
    return undefined;
  if (token.spelling === "english" && token.low === 1) return undefined;
  for (const [kind, pattern] of COUNTERS) {
    const end = endOfMatch(pattern, text, token.end);
    if (end !== undefined) return { kind, end, confidence: 0.9 };
  }
  return undefined;
}
