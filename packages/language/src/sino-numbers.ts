import { endOfMatch, isDigit, isHangul, matchAt } from "./sticky.ts";

/** A number as written. `low` and `high` differ where a range was said in one word: 이삼백, 서너. */
export interface NumberReading {
  readonly low: number;
  readonly high: number;
  readonly end: number;
  /** The one large unit it counts in (만 in 100만), or 1: what a bare partner in a range is counted in too. */
  readonly scale: number;
  /** What 2억1천 means when said of money: 1천 stands for 1천만. */
  readonly shorthand: number | undefined;
  /** Begins with a unit instead of a digit: 만오천, 천, 백. Many words do. */
  readonly startsWithUnit: boolean;
  /** Has a unit from 십 on. */
  readonly hasUnit: boolean;
}

const DIGITS: Readonly<Record<string, number>> = {
  영: 0,
  공: 0,
  일: 1,
  이: 2,
  삼: 3,
  사: 4,
  오: 5,
  육: 6,
  륙: 6,
  칠: 7,
  팔: 8,
  구: 9,
};
const SMALL_UNITS: Readonly<Record<string, number>> = { 십: 10, 백: 100, 천: 1000 };
const LARGE_UNITS: Readonly<Record<string, number>> = { 만: 10_000, 억: 100_000_000, 조: 1e12 };

const LITERAL = /(?:\d{1,3}(?:,\d{3}){1,5}|\d{1,15})(?:\.\d{1,8})?(?!\d)/y;
const COUNTED =
  /[십백천만억조] ?|(?: ?(?:원|명|인|개|박|일|년|주|달|월|평|퍼|프로|%|살|세|점|층|호|건|곳|시|분|군데|달러|엔|유로))/y;
/** What may follow a last, unscaled digit after 만 or 억, as in 백만오원. */
const WON = / ?원/y;
/** 조 is also an article of a law. */
const TRILLION = /조(?= ?(?:원|달러|엔|유로|[\d,.일이삼사오육칠팔구십백천]{1,8} ?억))/y;
/** People type «100 만원»; but «100 만나요» is no amount. */
const SPACED_UNIT = / [만억](?= ?원| ?[^가-힣 ]| ?$)/y;
const NOT_MONEY_AFTER = / ?(?:[년월일명평호번동층세개건인박시분%:/-]|m2|km)/y;

export function startsSino(character: string | undefined): boolean {
  return (
    isDigit(character) ||
    (character !== undefined && (character in DIGITS || character in SMALL_UNITS || character === "만"))
  );
}

/** Reads the longest Sino-Korean, digit or mixed number at a place: 이백만, 3천5백, 2억 1천, 1,200,000, 3.15억. */
export function readSino(text: string, at: number): NumberReading | undefined {
  let low = 0;
  let high = 0;
  let end = at;
  let limit = Number.POSITIVE_INFINITY;
  let sections = 0;
  let scale = 1;
  let hasUnit = false;
  let tail = 0;
  for (let position = at; ; ) {
    const group = readGroup(text, position);
    const large = largeUnitAt(text, group?.end ?? position, limit, group, sections);
    if (large !== undefined) {
      low += times(group?.low ?? 1, large.unit);
      high += times(group?.high ?? 1, large.unit);
      limit = large.unit;
      scale = large.unit;
      end = large.end;
      sections += 1;
      hasUnit = true;
      position = text[end] === " " ? end + 1 : end;
      continue;
    }
    if (group !== undefined && (sections === 0 || mayFollowLargeUnit(text, end, position, group, limit))) {
      low += group.low;
      high += group.high;
      end = group.end;
      hasUnit ||= group.hasUnit;
      if (sections > 0) tail = group.low;
    }
    break;
  }
  if (end === at || high > Number.MAX_SAFE_INTEGER) return undefined;
  const shorthand = limit === 100_000_000 && tail >= 100 && tail < 10_000 ? low + tail * 9_999 : undefined;
  const startsWithUnit = !isDigit(text[at]) && !(text.charAt(at) in DIGITS);
  return {
    low,
    high,
    end,
    scale: sections === 1 && tail === 0 ? scale : 1,
    shorthand,
    startsWithUnit,
    hasUnit,
  };
}

interface Group {
  readonly low: number;
  readonly high: number;
  readonly end: number;
  readonly hasUnit: boolean;
  readonly literalLength: number;
}

/** What stands before 만 or 억: 삼천오백, 3천5백, 1,500, 이삼백. */
function readGroup(text: string, at: number): Group | undefined {
  let low = 0;
  let high = 0;
  let end = at;
  let limit = 10_000;
  let literalLength = 0;
  for (let position = at; ; ) {
    const digits = readDigits(text, position);
    const unitAt = digits?.end ?? position;
    const unit = SMALL_UNITS[text.charAt(unitAt)] ?? limit;
    if (unit < limit) {
      if (digits !== undefined && limit < 10_000 && digits.high > 9) break;
      low += times(digits?.low ?? 1, unit);
      high += times(digits?.high ?? 1, unit);
      limit = unit;
      end = unitAt + 1;
      if (low !== high) break;
      position = continuesAfterSpace(text, end, limit) ? end + 1 : end;
      continue;
    }
    if (digits !== undefined && (limit === 10_000 || mayEndGroup(text, digits, limit))) {
      low += digits.low;
      high += digits.high;
      end = digits.end;
      literalLength = digits.literalLength;
    }
    break;
  }
  return end === at ? undefined : { low, high, end, hasUnit: limit < 10_000, literalLength };
}

interface Digits {
  readonly low: number;
  readonly high: number;
  readonly end: number;
  readonly literalLength: number;
}

function readDigits(text: string, at: number): Digits | undefined {
  const literal = isDigit(text[at]) ? matchAt(LITERAL, text, at)?.[0] : undefined;
  if (literal !== undefined) {
    const value = Number(literal.replaceAll(",", ""));
    return { low: value, high: value, end: at + literal.length, literalLength: literal.length };
  }
  const first = DIGITS[text.charAt(at)];
  if (first === undefined) return undefined;
  const isPair =
    DIGITS[text.charAt(at + 1)] === first + 1 && endOfMatch(COUNTED, text, at + 2) !== undefined && first > 0;
  return isPair
    ? { low: first, high: first + 1, end: at + 2, literalLength: 0 }
    : { low: first, high: first, end: at + 1, literalLength: 0 };
}

/** «백 이십만», «3천 5백», «삼백 오만» go on; «5천 60» and «이천 백만원» do not. */
function continuesAfterSpace(text: string, end: number, limit: number): boolean {
  if (text[end] !== " ") return false;
  const digits = readDigits(text, end + 1);
  if (digits === undefined || digits.high > 9) return false;
  const next = text.charAt(digits.end);
  return (SMALL_UNITS[next] ?? limit) < limit || (digits.literalLength === 0 && next === "만");
}

/** The last digit of 백오십이; but in «백이요», «오백이하» and «오백이 한도» the 이 is a particle. */
function mayEndGroup(text: string, digits: Digits, limit: number): boolean {
  if (digits.high >= limit) return false;
  if (digits.literalLength > 0 || endOfMatch(COUNTED, text, digits.end) !== undefined) return true;
  const next = text[digits.end];
  return text[digits.end - 1] === "이" ? next === undefined : !isHangul(next);
}

function largeUnitAt(
  text: string,
  at: number,
  limit: number,
  group: Group | undefined,
  sections: number,
): { readonly unit: number; readonly end: number } | undefined {
  const isSpaced =
    text[at] === " " && group !== undefined && group.literalLength > 0 && matchAt(SPACED_UNIT, text, at);
  const unitAt = isSpaced ? at + 1 : at;
  const character = text.charAt(unitAt);
  const unit = LARGE_UNITS[character];
  if (unit === undefined || unit >= limit) return undefined;
  // A bare 만 begins 만오천; after 억 it is the particle «only».
  if (group === undefined && (character !== "만" || sections > 0)) return undefined;
  if (character === "조" && endOfMatch(TRILLION, text, unitAt) === undefined) return undefined;
  return { unit, end: unitAt + 1 };
}

/** Whether what follows 만 or 억 still belongs: «2억 1천» and «1만5천» do, «100만 2명» and «백만이 넘는» do not. */
function mayFollowLargeUnit(text: string, end: number, at: number, group: Group, limit: number): boolean {
  const isSpaced = at > end;
  if (group.high >= limit) return false;
  if (group.hasUnit) return true;
  if (endOfMatch(WON, text, group.end) !== undefined) return true;
  const isLast = group.end === text.length;
  if (group.literalLength === 0) return isLast && !isSpaced;
  if (endOfMatch(NOT_MONEY_AFTER, text, group.end) !== undefined) return false;
  if (isSpaced) return limit > 10_000 && group.high >= 100;
  return group.high >= 100 || isLast;
}

/** 3.15 × 억 is 315,000,000 and not a hair more. */
function times(amount: number, unit: number): number {
  return Number.isInteger(amount) ? amount * unit : Math.round(amount * unit * 10_000) / 10_000;
}
