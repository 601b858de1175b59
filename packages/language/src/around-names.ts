import type { Span } from "./tokenise.ts";

export interface Restriction {
  /** Left out, or nothing else wanted. */
  readonly kind: "not" | "only";
  /** The name with the words that restrict it. */
  readonly span: Span;
}

type Rule = readonly [kind: Restriction["kind"], side: "before" | "after", pattern: RegExp];

const RULES: readonly Rule[] = [
  [
    "not",
    "after",
    /^(?:들)?[은는이가을를도]?\s?(?:말고|빼고|빼\s?[주줘줄]|제외|없이|아닌|필요\s?없|싫)(?:요|은|는|하고|한|세요)?/u,
  ],
  ["not", "before", /(?:\bno|\bnot|\bwithout|\bexclud(?:e|ing)|\bexcept|\bskip(?:ping)?|\bother than)\s$/iu],
  ["only", "after", /^(?:들)?(?:만|에서만|로만|\s?위주로?|\s?중심으로?)|^\s?only\b/u],
  ["only", "before", /(?:\bonly|\bjust|오직|무조건)\s(?:use\s)?$/iu],
];
const REACH = 16;

/**
 * How what stands beside a name restricts it: «블로그 말고», "no blogs", «논문만», "papers only".
 *
 * @example
 * restrictionOf("블로그 말고", { start: 0, end: 3 }); // { kind: "not", span: { start: 0, end: 6 } }
 */
export function restrictionOf(text: string, { start, end }: Span): Restriction | undefined {
  const from = Math.max(0, start - REACH);
  for (const [kind, side, pattern] of RULES) {
    const found = pattern.exec(side === "after" ? text.slice(end, end + REACH) : text.slice(from, start));
    if (found === null) continue;
    const span =
      side === "after" ? { start, end: end + found[0].length } : { start: from + found.index, end };
    return { kind, span };
  }
  return undefined;
}
