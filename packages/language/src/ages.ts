import { type FoldedText, foldText } from "./folded-text.ts";
import { type Found, withoutOverlaps } from "./found.ts";
import { readMeasures, type Unit } from "./measures.ts";
import { type Quantity, scaleQuantity } from "./quantity.ts";
import { type NumberToken, scanNumbers } from "./read-numbers.ts";
import { endOfMatch, matchAt } from "./sticky.ts";

/** An age in years. */
export type Age = Quantity;

/**
 * Ages of people. «8개월 아기» is 8/12 of a year, «30대» a range.
 *
 * @example
 * findAges("7살이랑 만 3세")[1]?.value; // { kind: "exact", amount: 3, approximate: false }
 */
export function findAges(text: string): readonly Found<Age>[] {
  const folded = foldText(text);
  return agesIn(folded, scanNumbers(folded.text));
}

/** For those who have looked for numbers already. */
export function agesIn(folded: FoldedText, numbers: readonly NumberToken[]): readonly Found<Age>[] {
  const found = readMeasures(folded.text, numbers, ageUnit)
    .filter(({ low, high, unit }) => low >= 0 && high <= (unit === "month" ? 48 : 120))
    .map((measure) => {
      const { start, end, unit, confidence, low } = measure;
      const { approximate } = measure.quantity;
      const value: Age =
        unit === "decade"
          ? { kind: "range", minimum: low, maximum: low + 9, approximate }
          : scaleQuantity(measure.quantity, unit === "month" ? 1 / 12 : 1);
      return { value, span: folded.spanOf(start, end), confidence };
    });
  return withoutOverlaps(found);
}

const YEARS =
  /(?: ?살(?![가-힣])| ?살(?=[이인짜먹정쯤된배은는도과하아딸여남])| ?세(?![가-힣])|세(?=[이인미의까아와여남된가]|부터)|[ -]years?[ -]olds?(?![a-z])|[ -]?yo(?![a-z]))/y;
const MONTHS =
  / ?(?:개월|months?)(?:[ -]old)? ?(?:된|짜리|인)? ?(?:아기|애기|아이|애(?![가-힣]{2})|딸|아들|영아|baby|infant)/y;
const DECADE = /대(?=[^가-힣]|$|[가는를의로 ]|부부|여성|남성|커플)/y;

function ageUnit(text: string, token: NumberToken): Unit<"year" | "month" | "decade"> | undefined {
  if (token.isAttached || token.scale > 1) return undefined;
  if (token.spelling === "sino" && !token.hasUnit && text[token.end] !== "세") return undefined;
  const years = endOfMatch(YEARS, text, token.end);
  if (years !== undefined) return { kind: "year", end: years, confidence: 0.95 };
  const months = matchAt(MONTHS, text, token.end);
  if (months !== undefined && token.spelling === "digits")
    return { kind: "month", end: token.end + months[0].length, confidence: 0.9 };
  const isDecade = token.spelling === "digits" && token.low % 10 === 0 && token.low >= 10 && token.low <= 90;
  const decade = isDecade ? endOfMatch(DECADE, text, token.end) : undefined;
  return decade === undefined ? undefined : { kind: "decade", end: decade, confidence: 0.75 };
}
