import { foldText } from "./folded-text.ts";
import { type Found, withoutOverlaps } from "./found.ts";
import { readMeasures, type Unit } from "./measures.ts";
import type { Quantity } from "./quantity.ts";
import { type NumberToken, scanNumbers } from "./read-numbers.ts";
import { before, endOfMatch, matchAt, textBefore } from "./sticky.ts";

/** So many per hundred; a rate where it says of which time. */
export type Percentage = Quantity & {
  readonly per: "year" | "month" | undefined;
  /** %p: a difference between percentages. */
  readonly isPoints: boolean;
};

/**
 * Percentages and rates.
 *
 * @example
 * findPercentages("연 4.5프로")[0]?.value; // { kind: "exact", amount: 4.5, per: "year", isPoints: false, … }
 */
export function findPercentages(text: string): readonly Found<Percentage>[] {
  const folded = foldText(text);
  const tokens = scanNumbers(folded.text);
  const found: Found<Percentage>[] = readMeasures(folded.text, tokens, percentUnit).map((measure) => {
    const { start, end, inner, quantity, unit, confidence } = measure;
    const value: Percentage = {
      ...quantity,
      per: perBefore(folded.text, inner.start),
      isPoints: unit === "points",
    };
    return { value, span: folded.spanOf(start, end), confidence };
  });
  tokens.forEach((denominator, index) => {
    const numerator = tokens[index + 1];
    if (numerator === undefined || denominator.low === 0) return;
    if (endOfMatch(PART_OF, folded.text, denominator.end) !== numerator.start) return;
    const amount = (numerator.low / denominator.low) * 100;
    const value: Percentage = {
      kind: "exact",
      amount,
      approximate: false,
      per: undefined,
      isPoints: false,
    };
    found.push({ value, span: folded.spanOf(denominator.start, numerator.end), confidence: 0.9 });
  });
  return withoutOverlaps(found);
}

const POINTS = / ?(?:%p(?![a-z])|%포인트|퍼센트 ?포인트|프로 ?포인트|percentage points?(?![a-z]))/y;
/** 아이폰 16 프로 and 3 프로젝트 are no shares. */
const PERCENT =
  /(?: ?(?:%|퍼센트|퍼센테이지|percent(?![a-z])|pct(?![a-z]))|퍼(?![가-힣])|프로(?![가-힣])|프로(?=[로는은도가를의씩쯤정이인까대] ?)(?!로그)| 프로(?= ?(?:이하|이상|인상|정도|까지|올|오르|내|할인)))/y;
/** 20분의 1 */
const PART_OF = / ?분의 ?/y;
const YEAR_BEFORE = before(
  "(?:(?:^|[^가-힣])(?:연|연간|매년|연이율|연리|연금리)|per year|annual(?:ly)?) ?(?:약 )?",
);
const MONTH_BEFORE = before("(?:^|[^가-힣])(?:월|매월|월이율|월리) ?");

function percentUnit(text: string, token: NumberToken): Unit<"percent" | "points"> | undefined {
  if (token.spelling === "native" || (token.isAttached && token.spelling === "sino" && !token.hasUnit))
    return undefined;
  const points = endOfMatch(POINTS, text, token.end);
  if (points !== undefined) return { kind: "points", end: points, confidence: 0.95 };
  const match = matchAt(PERCENT, text, token.end)?.[0];
  if (match === undefined) return undefined;
  return {
    kind: "percent",
    end: token.end + match.length,
    confidence: match.includes("프로") ? 0.85 : 0.95,
  };
}

function perBefore(text: string, start: number): Percentage["per"] {
  if (textBefore(YEAR_BEFORE, text, start) !== undefined) return "year";
  return textBefore(MONTH_BEFORE, text, start) === undefined ? undefined : "month";
}
