import { qualifiersAround } from "./qualifiers.ts";
import { type Quantity, toQuantity } from "./quantity.ts";
import type { NumberToken } from "./read-numbers.ts";
import { isHangul, isLatin, matchAt } from "./sticky.ts";

/** What a number counts, as the words beside it say. */
export interface Unit<Kind> {
  readonly kind: Kind;
  /** Where the unit ends, or the number where the unit stands before it. */
  readonly end: number;
  readonly start?: number;
  readonly confidence: number;
  /** What the number must be multiplied by: 만 where only 350 was said. */
  readonly factor?: number;
}

export interface Measure<Kind> {
  readonly unit: Kind;
  readonly quantity: Quantity;
  readonly low: number;
  readonly high: number;
  /** Without and with 최대, 쯤, 이하. */
  readonly inner: { readonly start: number; readonly end: number };
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
}

export type ReadUnit<Kind> = (text: string, token: NumberToken) => Unit<Kind> | undefined;

/** Joins numbers with their units, ranges («2~3명», «두 명에서 세 명») and qualifiers («최대 3명», «3명쯤»). */
export function readMeasures<Kind>(
  text: string,
  tokens: readonly NumberToken[],
  readUnit: ReadUnit<Kind>,
): readonly Measure<Kind>[] {
  const measures: Measure<Kind>[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined || isUnitOfDigits(text, token)) continue;
    const unit = readUnit(text, token);
    // «3일이나 4일»: what looks like a number within the unit (일이) is none.
    let ahead = index + 1;
    while ((tokens[ahead]?.start ?? Number.POSITIVE_INFINITY) < (unit?.end ?? token.end)) ahead += 1;
    const next = tokens[ahead];
    const range = next === undefined ? undefined : readRange(text, token, unit, next, readUnit);
    if (range !== undefined) {
      measures.push(range);
      index = ahead;
    } else if (unit !== undefined) {
      const low = valueIn(token.low, token, unit);
      const high = valueIn(token.high, token, unit);
      measures.push(
        measure(text, unit.kind, low, high, unit.start ?? token.start, unit.end, unit.confidence),
      );
    }
  }
  return measures;
}

/** The 일 of «15일부터 3박» counts the digits before it; it is no one of its own. */
function isUnitOfDigits(text: string, { start, spelling, hasUnit }: NumberToken): boolean {
  return spelling === "sino" && !hasUnit && /\d/.test(text.charAt(start - 1));
}

const SEPARATOR =
  / ?(?:[~-]|에서|부터|내지|이?나|아니면|또는|혹은|to(?![a-z])|or(?![a-z])) ?(?:아니면 |또는 |최대 |[₩$¥€£])?/y;
const RANGE_TAIL = / ?(?:까지|사이|between)/y;

function readRange<Kind>(
  text: string,
  first: NumberToken,
  firstUnit: Unit<Kind> | undefined,
  second: NumberToken,
  readUnit: ReadUnit<Kind>,
): Measure<Kind> | undefined {
  const gapStart = firstUnit?.end ?? first.end;
  const separator = matchAt(SEPARATOR, text, gapStart)?.[0];
  const isPair = text.slice(first.end, second.start) === "," && second.low === first.low + 1 && first.low < 9;
  if (!isPair && (separator === undefined || gapStart + separator.length !== second.start)) return undefined;
  const secondUnit = readUnit(text, second) ?? unitOfBoth(text, first, firstUnit, second);
  if (secondUnit === undefined || (firstUnit !== undefined && firstUnit.kind !== secondUnit.kind))
    return undefined;
  const high = valueIn(second.high, second, secondUnit);
  const alone = firstUnit === undefined ? undefined : valueIn(first.low, first, firstUnit);
  const low = alone ?? lowOf(first, second, secondUnit, high);
  if (low >= high) return undefined;
  const end = secondUnit.end + (matchAt(RANGE_TAIL, text, secondUnit.end)?.[0].length ?? 0);
  const confidence = Math.min(firstUnit?.confidence ?? 0.9, secondUnit.confidence);
  return measure(text, secondUnit.kind, low, high, firstUnit?.start ?? first.start, end, confidence);
}

/** What stands before the first of «$500-700», «성인 2~3» and «예산 70~80» is said of both. */
function unitOfBoth<Kind>(
  text: string,
  first: NumberToken,
  unit: Unit<Kind> | undefined,
  second: NumberToken,
): Unit<Kind> | undefined {
  if (unit === undefined || unit.end !== first.end) return undefined;
  const isBefore = unit.factor !== undefined || (unit.start ?? first.start) < first.start;
  const next = text[second.end];
  if (!isBefore || isHangul(next) || isLatin(next) || next === "%") return undefined;
  const factor = unit.factor === undefined ? {} : { factor: unit.factor };
  return { kind: unit.kind, end: second.end, confidence: unit.confidence, ...factor };
}

/** The first of «80~100만원» counts in 만 too, and that of «2~300만원» in hundreds of them. */
function lowOf<Kind>(first: NumberToken, second: NumberToken, unit: Unit<Kind>, high: number): number {
  if (first.scale > 1 || first.low >= 10_000) return first.shorthand ?? first.low;
  const scale = second.scale * (unit.factor ?? 1);
  const low = first.low * scale;
  const leading = high >= scale * 10 ? 10 ** Math.floor(Math.log10(high / scale)) : 1;
  const isShort = scale > 1 && first.low < 10 && leading > 1 && high % (leading * scale) === 0;
  return isShort && first.low < high / (leading * scale) ? low * leading : low;
}

function valueIn<Kind>(value: number, token: NumberToken, unit: Unit<Kind>): number {
  if (unit.factor !== undefined) return value * unit.factor;
  return token.shorthand !== undefined && token.low === token.high ? token.shorthand : value;
}

function measure<Kind>(
  text: string,
  unit: Kind,
  low: number,
  high: number,
  innerStart: number,
  innerEnd: number,
  confidence: number,
): Measure<Kind> {
  const { start, end, limit, approximate } = qualifiersAround(text, innerStart, innerEnd);
  return {
    unit,
    quantity: toQuantity(low, high, limit, approximate),
    low,
    high,
    inner: { start: innerStart, end: innerEnd },
    start,
    end,
    confidence,
  };
}
