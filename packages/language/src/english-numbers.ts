import { matchAt } from "./sticky.ts";

const ONES: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const LARGE: Readonly<Record<string, number>> = {
  thousand: 1_000,
  grand: 1_000,
  million: 1_000_000,
  mil: 1_000_000,
  billion: 1_000_000_000,
};
const ABBREVIATED: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000, bn: 1_000_000_000 };

const WORD = /[ -]?([a-z]{1,10})(?![a-z])/y;
const ABBREVIATION = /(k|m|bn)(?![a-z0-9])/y;
const HALF = /half a (thousand|million|billion)(?![a-z])/y;
const AND_A_HALF = / and a half(?![a-z])/y;
/** A hundred and twenty-five thousand three hundred and twelve has eight; more words are no number. */
const MOST_WORDS = 16;

export interface EnglishReading {
  readonly value: number;
  readonly end: number;
  /** 500k, 1.5M: also written for metres. */
  readonly isAbbreviated: boolean;
}

/** Reads number words at a place ("two hundred thousand"), going on from digits read before ("1.5" million, 500k). */
export function readEnglish(text: string, at: number, literal?: number): EnglishReading | undefined {
  if (literal !== undefined) {
    const short = matchAt(ABBREVIATION, text, at)?.[1];
    if (short !== undefined)
      return {
        value: rounded(literal * (ABBREVIATED[short] ?? 1)),
        end: at + short.length,
        isAbbreviated: true,
      };
  }
  const half = matchAt(HALF, text, at);
  if (half !== undefined)
    return { value: (LARGE[half[1] ?? ""] ?? 0) / 2, end: at + half[0].length, isAbbreviated: false };
  return readWords(text, at, literal);
}

function readWords(text: string, at: number, literal: number | undefined): EnglishReading | undefined {
  let total = 0;
  let current = literal ?? 0;
  /** What the next plain number must stay below: 10 after twenty, 100 after hundred, 1000 after thousand. */
  let room = literal === undefined ? 1_000 : 0;
  let limit = Number.POSITIVE_INFINITY;
  let end = at;
  let hasNumber = literal !== undefined;
  for (let count = 0, position = at; count < MOST_WORDS; count += 1) {
    const match = matchAt(WORD, text, position);
    const word = match?.[1] ?? "";
    const next = position + (match?.[0].length ?? 0);
    // Nothing may stand before the first word, and something must stand before the others.
    if (match === undefined || (position === at && literal === undefined) !== /^[a-z]/.test(match[0])) break;
    const plain = ONES[word] ?? TENS[word];
    const large = LARGE[word];
    if (plain !== undefined && plain < room) {
      current += plain;
      room = word in TENS ? 10 : 0;
      hasNumber = true;
    } else if (word === "hundred" && hasNumber && current > 0 && current < 100) {
      current = rounded(current * 100);
      room = 100;
    } else if (large !== undefined && large < limit && hasNumber && current > 0) {
      total += rounded(current * large);
      current = 0;
      room = 1_000;
      limit = large;
    } else if (word === "a" && position === at) {
      current = 1;
      hasNumber = true;
      room = 0;
      position = next;
      continue;
    } else if (word === "and" && room >= 100 && end > at) {
      position = next;
      continue;
    } else break;
    position = next;
    end = next;
    const half = matchAt(AND_A_HALF, text, end);
    if (half !== undefined && current > 0) {
      current += 0.5;
      end += half[0].length;
      position = end;
      room = 0;
    }
  }
  return end === at ? undefined : { value: total + current, end, isAbbreviated: false };
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
