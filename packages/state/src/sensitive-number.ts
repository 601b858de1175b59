import { accountLength } from "./sensitive-account.ts";
import { type DigitGroup, digitChains, gapAfter, gapBefore, joined, shapeOf } from "./sensitive-digits.ts";
import type { Span } from "./sensitive-span.ts";

/** A kind of number: how many of the groups from `first` on belong to it, 0 for none. */
type Recogniser = (text: string, chain: readonly DigitGroup[], first: number) => number;

const RECOGNISERS: readonly (readonly [Span["label"], Recogniser])[] = [
  ["[주민등록번호]", residentLength],
  ["[전화번호]", phoneLength],
  ["[카드번호]", cardLength],
  ["[계좌번호]", (text, chain, first) => accountLength(text, chain, first, phoneLength)],
];

/** Resident, phone, card and account numbers in half-width text. Dates, amounts, ids and coordinates are none. */
export function findNumbers(text: string): readonly Span[] {
  if (!/\d{3}/.test(text)) return [];
  const spans: Span[] = [];
  for (const chain of digitChains(text)) {
    if (digitCount(chain) < FEWEST_DIGITS) continue;
    for (let first = 0; first < chain.length; ) {
      const span = recognise(text, chain, first);
      if (span !== null) spans.push(span.span);
      first += span?.groups ?? 1;
    }
  }
  return spans;
}

const FEWEST_DIGITS = 8;

function digitCount(chain: readonly DigitGroup[]): number {
  return chain.reduce((sum, group) => sum + group.digits.length, 0);
}

function recognise(
  text: string,
  chain: readonly DigitGroup[],
  first: number,
): { span: Span; groups: number } | null {
  for (const [label, recogniser] of RECOGNISERS) {
    const groups = recogniser(text, chain, first);
    const last = chain[first + groups - 1];
    const start = chain[first]?.start;
    if (groups === 0 || last === undefined || start === undefined) continue;
    const opensBefore =
      text[start - 1] === "+" || (text[start - 1] === "(" && text.slice(start, last.end).includes(")"));
    return { span: { start: opensBefore ? start - 1 : start, end: last.end, label }, groups };
  }
  return null;
}

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Six digits of a birth date, one of 1–8 (5–8 for foreigners), six more. No check digit: newer numbers have none. */
function residentLength(text: string, chain: readonly DigitGroup[], first: number): number {
  const { length } = chain[first]?.digits ?? "";
  if (length !== 6 && length !== 13) return 0;
  const isWhole = shapeOf(chain, first, 1) === "13" && !isDecimal(text, chain, first);
  const groups = isWhole ? 1 : shapeOf(chain, first, 2) === "6-7" ? 2 : 0;
  const digits = joined(chain, first, groups);
  const day = Number(digits.slice(4, 6));
  const lastDay = DAYS[Number(digits.slice(2, 4)) - 1] ?? 0;
  return day >= 1 && day <= lastDay && /^.{6}[1-8]/.test(digits) ? groups : 0;
}

const PHONE =
  /^0(?:1[016789]\d{7,8}|2\d{7,8}|(?:3[1-3]|4[1-4]|5[1-5]|6[1-4])\d{7,8}|70\d{7,8}|80\d{7,8}|50[2-8]\d{7,8})$/;
const PHONE_SHAPE = /^(?:\d+|[2-4]-[34]-4|[2-4]-[78]|[5-8]-4)$/;
const MOST_PHONE_GROUPS = 5;
const LONGEST_PHONE = 15;

function phoneLength(text: string, chain: readonly DigitGroup[], first: number): number {
  const hasPlus = text[(chain[first]?.start ?? 0) - 1] === "+";
  if (!hasPlus && !/^(?:0|82)/.test(chain[first]?.digits ?? "")) return 0;
  let digits = "";
  let longest = 0;
  for (let groups = 1; groups <= MOST_PHONE_GROUPS && first + groups <= chain.length; groups += 1) {
    digits += chain[first + groups - 1]?.digits ?? "";
    if (digits.length > LONGEST_PHONE) break;
    const isFraction = groups === 1 && gapBefore(text, chain, first) === ".";
    if (!isFraction && isDialled(digits, () => shapeOf(chain, first, groups), hasPlus)) longest = groups;
    // A point after the plus means a coordinate (+37.566535) as often as a phone number.
    if (hasPlus && gapAfter(text, chain, first + groups - 1) === ".") break;
  }
  return longest;
}

const ABROAD_SHAPE = /(?:^|-)(?:4|[78]|\d\d)$/;

/** At home, from abroad, or another country's number in three groups and more after a plus. */
function isDialled(digits: string, shape: () => string, hasPlus: boolean): boolean {
  if (digits.length < 9) return false;
  if (PHONE.test(digits)) return PHONE_SHAPE.test(shape());
  if (isKoreanAbroad(digits, hasPlus)) return ABROAD_SHAPE.test(shape());
  return hasPlus && shape().split("-").length >= 3;
}

/** +82 10 1234 5678, +82 (0)2 123 4567, 0082-10-…; without the plus only mobile numbers. */
function isKoreanAbroad(digits: string, hasPlus: boolean): boolean {
  const national = /^(?:00)?82(.*)$/.exec(digits)?.[1]?.replace(/^0?/, "0");
  return national !== undefined && PHONE.test(national) && (hasPlus || national.startsWith("01"));
}

const CARD_SHAPES = new Set(["4-4-4-4", "4-6-5", "4-6-4", "4-3-3-3", "4-4-4-4-3", "6-13"]);
/** Moments written in one run of digits: milliseconds and finer since 1970, or year, month, day, time. */
const MOMENT = /^(?:1\d{12}|1\d{15}|1\d{18}|(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d*)$/;

function cardLength(text: string, chain: readonly DigitGroup[], first: number): number {
  const run = chain[first]?.digits ?? "";
  if (run.length < 4) return 0;
  if (run.length >= 13 && run.length <= 19) {
    return !MOMENT.test(run) && !isDecimal(text, chain, first) && passesLuhn(run) ? 1 : 0;
  }
  for (const groups of [5, 4, 3, 2]) {
    if (!CARD_SHAPES.has(shapeOf(chain, first, groups))) continue;
    if (isEven(text, chain, first, groups) && passesLuhn(joined(chain, first, groups))) return groups;
  }
  return 0;
}

function isEven(text: string, chain: readonly DigitGroup[], first: number, groups: number): boolean {
  const gap = gapAfter(text, chain, first);
  for (let at = first + 1; at < first + groups - 1; at += 1)
    if (gapAfter(text, chain, at) !== gap) return false;
  return true;
}

const ZERO = "0".charCodeAt(0);

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let position = 0; position < digits.length; position += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - position) - ZERO;
    const weighed = position % 2 === 0 ? digit : digit * 2;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}

/** `0.8571428571428571` and `37.0212345678` hold no card and no phone. */
function isDecimal(text: string, chain: readonly DigitGroup[], at: number): boolean {
  return gapBefore(text, chain, at) === "." || gapAfter(text, chain, at) === ".";
}
