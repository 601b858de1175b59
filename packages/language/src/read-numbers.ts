import { readEnglish } from "./english-numbers.ts";
import { type FoldedText, foldText } from "./folded-text.ts";
import type { Found } from "./found.ts";
import { endOfLabel, isInsideDigits } from "./labels.ts";
import { readNative } from "./native-numbers.ts";
import { type Quantity, toQuantity } from "./quantity.ts";
import { readSino, startsSino } from "./sino-numbers.ts";
import { endOfMatch, isAt, isDigit, isHangul, isLatin } from "./sticky.ts";

/** A number in a folded text, before anyone knows what it counts. */
export interface NumberToken {
  readonly start: number;
  readonly end: number;
  /** They differ where a range was said in one word: 서너, 이삼백. */
  readonly low: number;
  readonly high: number;
  readonly spelling: "digits" | "sino" | "native" | "english";
  /** The one large unit it counts in (만 in 100만), or 1. */
  readonly scale: number;
  /** What 2억1천 means when said of money. */
  readonly shorthand: number | undefined;
  readonly startsWithUnit: boolean;
  readonly hasUnit: boolean;
  readonly isAbbreviated: boolean;
  /** Something of the same script stands right before it: it may be the middle of a word. */
  readonly isAttached: boolean;
}

/** Every number of a folded text in order, without those that name something (dates, floors, telephone numbers). */
export function scanNumbers(text: string): readonly NumberToken[] {
  const tokens: NumberToken[] = [];
  for (let position = 0; position < text.length; ) {
    const character = text[position];
    if (isDigit(character)) {
      const labelled = isInsideDigits(text, position) ? position + 1 : endOfLabel(text, position);
      const token = labelled === undefined ? tokenAt(text, position) : undefined;
      if (token !== undefined) tokens.push(token);
      position = labelled ?? token?.end ?? position + 1;
    } else if (isHangul(character)) {
      const token = tokenAt(text, position);
      if (token !== undefined && mayBeNumber(text, token)) tokens.push(token);
      position = token?.end ?? position + 1;
    } else if (isLatin(character)) {
      const address = character === "h" ? endOfMatch(WEB_ADDRESS, text, position) : undefined;
      const token = isLatin(text[position - 1]) || address ? undefined : tokenAt(text, position);
      if (token !== undefined) tokens.push(token);
      position = address ?? token?.end ?? position + 1;
    } else position += 1;
  }
  return tokens;
}

const WEB_ADDRESS = /https?:\/\/[^ ]+/y;
const ATTRIBUTIVE = new Set(["한", "두", "세", "네", "석", "넉", "열"]);
const COUNTED_WITHOUT_SPACE = /박|일|명|인|년|개월|주|원|퍼센트|프로|평/y;

/** Inside a word (월세, 둘이나) a syllable that could be a number rarely is one. */
function mayBeNumber(text: string, token: NumberToken): boolean {
  if (!token.isAttached) return true;
  if (token.spelling === "native") {
    // «삼박사일두명이서»: typed without spaces, between two counts.
    const isBetween = "박일원".includes(text.charAt(token.start - 1)) && text.charAt(token.end) === "명";
    return isBetween || !ATTRIBUTIVE.has(text.slice(token.start, token.end));
  }
  const isLong = token.low >= 10_000 && token.end - token.start > 1;
  return isLong || isAt(COUNTED_WITHOUT_SPACE, text, token.end);
}

/** Every character is looked at a bounded number of times: a reading moves the scan past what it read. */
function tokenAt(text: string, start: number): NumberToken | undefined {
  const character = text[start];
  if (isLatin(character)) {
    const english = readEnglish(text, start);
    return english && plainToken(start, english.end, english.value, english.value, "english", false);
  }
  const isInWord = isHangul(character) && isHangul(text[start - 1]);
  const native = isHangul(character) ? readNative(text, start) : undefined;
  if (native !== undefined) return plainToken(start, native.end, native.low, native.high, "native", isInWord);
  const sino = startsSino(character) ? readSino(text, start) : undefined;
  if (sino === undefined) return undefined;
  const spelling = isDigit(character) ? "digits" : "sino";
  const english = spelling === "digits" && !sino.hasUnit ? readEnglish(text, sino.end, sino.low) : undefined;
  if (english?.isAbbreviated === false)
    return plainToken(start, english.end, english.value, english.value, spelling, isLatin(text[start - 1]));
  return {
    start,
    end: english?.end ?? sino.end,
    low: english?.value ?? sino.low,
    high: english?.value ?? sino.high,
    spelling,
    scale: sino.scale,
    shorthand: sino.shorthand,
    startsWithUnit: sino.startsWithUnit,
    hasUnit: sino.hasUnit,
    isAbbreviated: english !== undefined,
    isAttached: spelling === "digits" ? isLatin(text[start - 1]) : isInWord,
  };
}

function plainToken(
  start: number,
  end: number,
  low: number,
  high: number,
  spelling: NumberToken["spelling"],
  isAttached: boolean,
): NumberToken {
  return {
    start,
    end,
    low,
    high,
    spelling,
    scale: 1,
    shorthand: undefined,
    startsWithUnit: false,
    hasUnit: false,
    isAbbreviated: false,
    isAttached,
  };
}

/**
 * Reads a text that is nothing but a number.
 *
 * @example
 * readNumber("삼천오백"); // 3500
 * readNumber("1.5M"); // 1500000
 * readNumber("서너"); // undefined: a range
 */
export function readNumber(text: string): number | undefined {
  const folded = foldText(text.trim()).text;
  if (folded === "반" || folded === "절반" || folded === "half") return 0.5;
  const token = tokenAt(folded, 0);
  if (token === undefined || token.end !== folded.length || token.low !== token.high) return undefined;
  return token.low;
}

/**
 * Numbers that stand on their own or before something countable.
 *
 * @example
 * findNumbers("스물다섯, 아니 1,200"); // 25 and 1200, with their places
 */
export function findNumbers(text: string): readonly Found<Quantity>[] {
  const folded = foldText(text);
  return scanNumbers(folded.text)
    .filter((token) => standsAlone(folded, text, token))
    .map((token) => ({
      value: toQuantity(token.low, token.high, undefined, false),
      span: folded.spanOf(token.start, token.end),
      confidence: token.spelling === "digits" ? 0.95 : 0.8,
    }));
}

const COUNTER =
  / ?(?:원|명|분(?![가-힣])|사람|개|곳|건|군데|가지|살|세(?![가-힣])|시간|박|일|주|달|년|평|회|장|대|마리|잔|병|권|채|퍼센트|프로(?![가-힣])|층|달러|엔)/y;
/** Counts with a lone Sino-Korean digit; before most others it is a word: 사원, 이번, 일일이. */
const COUNTER_OF_DIGIT = / ?(?:퍼센트|프로(?![가-힣])|개월)|(?:박|년)(?![가-힣])/y;
const ENDING =
  /(?:이요|요|이에요|예요|이야|입니다|이고|이면|이나|쯤|정도|으로|로|은|는|이|가|을|를|도|만|에서|부터|까지|하고|이랑|랑|과|와)(?![가-힣])/y;
/** Words, cities and countries that are also numbers. */
const HOMOGRAPHS = new Set(["이천", "사천", "오만", "구만", "천만", "억만", "하나", "둘", "셋", "넷"]);

function standsAlone(folded: FoldedText, original: string, token: NumberToken): boolean {
  if (token.isAttached) return false;
  if (token.isAbbreviated) {
    const { end } = folded.spanOf(token.start, token.end);
    return original[end - 1] !== "m";
  }
  if (token.spelling === "digits") return true;
  if (token.spelling === "english") return token.low > 1;
  const written = folded.text.slice(token.start, token.end);
  const isSinoDigit = written.length === 1 && token.spelling === "sino";
  if (isAt(isSinoDigit ? COUNTER_OF_DIGIT : COUNTER, folded.text, token.end)) return true;
  if (isSinoDigit || ATTRIBUTIVE.has(written)) return false;
  const isWholeText = written === folded.text.trim();
  if (HOMOGRAPHS.has(written) && !isWholeText) return false;
  return !isHangul(folded.text[token.end]) || isAt(ENDING, folded.text, token.end);
}
