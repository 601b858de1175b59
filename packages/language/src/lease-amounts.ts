import { type Quantity, toQuantity } from "./quantity.ts";
import type { NumberToken } from "./read-numbers.ts";
import { before, isAt, isHangul, isLatin, matchAt, textBefore } from "./sticky.ts";

interface LeaseAmount {
  readonly quantity: Quantity;
  readonly start: number;
  readonly end: number;
}

export interface LeasePair {
  readonly deposit: LeaseAmount;
  readonly rent: LeaseAmount;
  readonly confidence: number;
}

const LEASE_WORDS = /월세|보증금|보증|원룸|투룸|쓰리룸|오피스텔|반전세|임대|자취|보\/월/;
const SEPARATOR =
  / ?(?:\/|만? ?원?에 |만? ?원?(?:이고|에|,)? ?(?:월세|월)(?:는|은|가)? ?|만원? ?\/) ?(?:월세? ?)?/y;
const DEPOSIT_WORD = before("보증금?(?:은|는|이|가|을|를)? ?");
const WON = /(?:만? ?원)|만/y;
const COUNTER = / ?(?:명|개|건|곳|년|회|번|평|제곱|m2|층|호|월|일|박|시|분|살|세|%|퍼센트|프로)/y;

export function isLeaseTalk(text: string): boolean {
  return LEASE_WORDS.test(text);
}

/** Reads «보증금 5천에 월세 60», «5천/60», «1000에 50»: both amounts in 만원 as people say them. */
export function leasePairAt(
  text: string,
  deposit: NumberToken,
  rent: NumberToken,
  isLease: boolean,
): LeasePair | undefined {
  const separator = matchAt(SEPARATOR, text, deposit.end)?.[0];
  if (separator === undefined || deposit.end + separator.length !== rent.start) return undefined;
  if (deposit.spelling === "native" || rent.spelling === "native") return undefined;
  if (deposit.low !== deposit.high || rent.low !== rent.high) return undefined;
  const depositAmount = inWon(deposit);
  const rentAmount = inWon(rent);
  if (depositAmount < 1_000_000 || rentAmount > depositAmount || rentAmount > 100_000_000) return undefined;
  // «500/40» can be nothing else; «30/20» and «100만원에 3일» can.
  const saysRent = separator.includes("월");
  const isNamed = saysRent || textBefore(DEPOSIT_WORD, text, deposit.start) !== undefined;
  const isTyped = separator.includes("/") && !text.slice(deposit.start, deposit.end).includes(",");
  if (!isNamed && !isLease && !isTyped) return undefined;
  const wonEnd = rent.end + (matchAt(WON, text, rent.end)?.[0].length ?? 0);
  if (wonEnd === rent.end && (matchAt(COUNTER, text, rent.end) || startsOtherUnit(text, rent.end)))
    return undefined;
  return {
    deposit: {
      quantity: toQuantity(depositAmount, depositAmount, undefined, false),
      start: deposit.start,
      end: deposit.end,
    },
    rent: {
      quantity: toQuantity(rentAmount, rentAmount, undefined, false),
      start: rent.start,
      end: wonEnd,
    },
    confidence: isNamed ? 0.95 : isLease ? 0.9 : 0.75,
  };
}

const RENT_ENDING =
  /(?:짜리|으로|로|쯤|정도|이하|이내|까지|이요|요|이에요|이야|에|이|인|을|를|은|도|선|대|씩)/y;

function startsOtherUnit(text: string, end: number): boolean {
  return isLatin(text[end]) || (isHangul(text[end]) && !isAt(RENT_ENDING, text, end));
}

function inWon(token: NumberToken): number {
  const value = token.shorthand ?? token.low;
  return value < 10_000 ? value * 10_000 : value;
}
