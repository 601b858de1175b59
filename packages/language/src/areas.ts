import { foldText } from "./folded-text.ts";
import { type Found, withoutOverlaps } from "./found.ts";
import { readMeasures, type Unit } from "./measures.ts";
import { type Quantity, scaleQuantity } from "./quantity.ts";
import { type NumberToken, scanNumbers } from "./read-numbers.ts";
import { endOfMatch } from "./sticky.ts";

/** A floor area in square metres, and the unit in which it was said. */
export type Area = Quantity & { readonly said: "square_metre" | "pyeong" };

export const SQUARE_METRES_PER_PYEONG = 400 / 121;

/**
 * Floor areas, as numbers of square metres.
 *
 * @example
 * findAreas("전용 84㎡ 이상")[0]?.value; // { kind: "at_least", amount: 84, said: "square_metre", … }
 */
export function findAreas(text: string): readonly Found<Area>[] {
  const folded = foldText(text);
  const found = readMeasures(folded.text, scanNumbers(folded.text), areaUnit).map((measure) => {
    const { start, end, unit, confidence } = measure;
    const quantity = asDecade(measure.quantity, folded.text, measure.inner.end);
    const factor = unit === "pyeong" ? SQUARE_METRES_PER_PYEONG : 1;
    const value: Area = { ...scaleQuantity(quantity, factor), said: unit };
    return { value, span: folded.spanOf(start, end), confidence };
  });
  return withoutOverlaps(found);
}

const PYEONG =
  / ?평(?![가균일점소생택창등범면화온양촌행론판민당])(?:형(?!편|태))?(?:대(?=[^가-힣]|$|[의로에를]))?/y;
const SQUARE_METRE =
  / ?(?:m2|m\^2|제곱 ?미터|제곱|헤베|sq\.? ?m(?![a-z])|sqm(?![a-z])|square met(?:er|re)s?)/y;
/** Flats are named by their area: 84타입. */
const TYPE = / ?타입/y;

function areaUnit(text: string, token: NumberToken): Unit<Area["said"]> | undefined {
  if (token.spelling === "native" && text[token.end] !== "평" && text[token.end + 1] !== "평")
    return undefined;
  if (token.spelling === "sino" && token.isAttached) return undefined;
  const pyeong = endOfMatch(PYEONG, text, token.end);
  if (pyeong !== undefined) return { kind: "pyeong", end: pyeong, confidence: 0.95 };
  const metre = endOfMatch(SQUARE_METRE, text, token.end);
  if (metre !== undefined) return { kind: "square_metre", end: metre, confidence: 0.95 };
  const type = token.low >= 20 && token.low <= 300 ? endOfMatch(TYPE, text, token.end) : undefined;
  return type === undefined ? undefined : { kind: "square_metre", end: type, confidence: 0.7 };
}

/** «30평대» is from 30 to below 40. */
function asDecade(quantity: Quantity, text: string, end: number): Quantity {
  if (quantity.kind !== "exact" || text[end - 1] !== "대" || quantity.amount % 10 !== 0) return quantity;
  const { amount, approximate } = quantity;
  return { kind: "range", minimum: amount, maximum: amount + 9, approximate };
}
