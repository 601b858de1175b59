import { before, endOfMatch, matchAt, textBefore } from "./sticky.ts";

/** ISO 4217, those that travellers from Korea name. */
export type Currency =
  | "KRW"
  | "USD"
  | "JPY"
  | "EUR"
  | "GBP"
  | "CNY"
  | "TWD"
  | "HKD"
  | "SGD"
  | "AUD"
  | "CAD"
  | "CHF"
  | "THB"
  | "VND"
  | "PHP"
  | "MYR"
  | "IDR";

const SYMBOLS: readonly (readonly [RegExp, Currency])[] = [
  [before("(?:₩|(?<![a-z])krw) ?"), "KRW"],
  [before("hk\\$ ?"), "HKD"],
  [before("nt\\$ ?"), "TWD"],
  [before("(?<![a-z])(?:s\\$|sgd) ?"), "SGD"],
  [before("(?<![a-z])(?:a\\$|aud) ?"), "AUD"],
  [before("(?:(?:us)?\\$|(?<![a-z])usd) ?"), "USD"],
  [before("(?:¥|(?<![a-z])jpy) ?"), "JPY"],
  [before("(?:€|(?<![a-z])eur) ?"), "EUR"],
  [before("(?:£|(?<![a-z])gbp) ?"), "GBP"],
];
/** Nearly every number has none of them. */
const ANY_SYMBOL = before("[₩$¥€£a-z] ?");

/** Longer names first: 홍콩달러 is no 달러. What follows keeps 원룸, 불편 and 5동 out. */
const NAMES: readonly (readonly [RegExp, Currency])[] = [
  [/ ?원(?!룸|투|장|하[는시지]|래|칙|본|단|점|데이|피스|형|격|인[을은]|주[시민]|정대|어민|두)/y, "KRW"],
  [/ ?(?:₩|won(?![a-z])|krw(?![a-z]))/y, "KRW"],
  [/ ?(?:홍콩 ?달러|홍딸|hkd(?![a-z]))/y, "HKD"],
  [/ ?(?:대만 ?달러|대만 ?돈|twd(?![a-z])|ntd(?![a-z]))/y, "TWD"],
  [/ ?(?:싱가포르 ?달러|싱달러|싱달|sgd(?![a-z]))/y, "SGD"],
  [/ ?(?:호주 ?달러|aud(?![a-z]))/y, "AUD"],
  [/ ?(?:캐나다 ?달러|cad(?![a-z]))/y, "CAD"],
  [
    / ?(?:(?:미국|미) ?달러|달러|딸라|불(?![만편가고꽃교안타이빛법])|\$|usd(?![a-z])|dollars?(?![a-z])|bucks(?![a-z]))/y,
    "USD",
  ],
  [/ ?(?:엔화|엔(?![가-힣])|엔(?=[쯤정이으까씩을은대])|yen(?![a-z])|jpy(?![a-z])|¥)/y, "JPY"],
  [/ ?(?:유로(?!파)|euros?(?![a-z])|eur(?![a-z])|€)/y, "EUR"],
  [/ ?(?:파운드|pounds?(?![a-z])|gbp(?![a-z]))/y, "GBP"],
  [/ ?(?:위안|위엔|인민폐|yuan(?![a-z])|rmb(?![a-z])|cny(?![a-z]))/y, "CNY"],
  [/ ?(?:스위스 ?프랑|프랑(?!스)|chf(?![a-z]))/y, "CHF"],
  [/ ?(?:바트|밧(?![가-힣])|baht(?![a-z])|thb(?![a-z]))/y, "THB"],
  [/ ?(?:베트남 ?동|동(?![가-힣])|dong(?![a-z])|vnd(?![a-z]))/y, "VND"],
  [/ ?(?:페소|pesos?(?![a-z])|php(?![a-z]))/y, "PHP"],
  [/ ?(?:링깃|ringgit(?![a-z])|myr(?![a-z]))/y, "MYR"],
  [/ ?(?:루피아|rupiah(?![a-z])|idr(?![a-z]))/y, "IDR"],
];
const NAME_START = / ?[원₩홍대싱호캐미달딸불$엔¥유€파위인스프바밧베동페링루a-z]/y;
/** 백만언, 백마넌: how people mistype and tease 만원. The second carries the 만 itself. */
const MISTYPED_WON = /[언웡](?![가-힣])|[언웡](?=쯤|정도|씩|으로)/y;
const TEN_THOUSAND_WON = /마[넌논](?![가-힣])|마[넌논](?=쯤|정도|씩|으로|이)/y;

export interface CurrencyMark {
  readonly currency: Currency;
  readonly start: number;
  readonly end: number;
  readonly factor: number;
  readonly confidence: number;
}

/** The currency that stands before a number ($500) or after it (500달러). */
export function currencyAround(text: string, start: number, end: number): CurrencyMark | undefined {
  const hasSymbol = textBefore(ANY_SYMBOL, text, start) !== undefined;
  for (const [pattern, currency] of hasSymbol ? SYMBOLS : []) {
    const symbol = textBefore(pattern, text, start);
    if (symbol !== undefined)
      return { currency, start: start - symbol.length, end, factor: 1, confidence: 0.95 };
  }
  const mayBeNamed = endOfMatch(NAME_START, text, end) !== undefined;
  for (const [pattern, currency] of mayBeNamed ? NAMES : []) {
    const nameEnd = endOfMatch(pattern, text, end);
    if (nameEnd !== undefined) return { currency, start, end: nameEnd, factor: 1, confidence: 0.95 };
  }
  const isAfterTenThousand = text[end - 1] === "만";
  const mistyped = isAfterTenThousand ? matchAt(MISTYPED_WON, text, end)?.[0] : undefined;
  if (mistyped !== undefined)
    return { currency: "KRW", start, end: end + mistyped.length, factor: 1, confidence: 0.75 };
  const slang = isAfterTenThousand ? undefined : endOfMatch(TEN_THOUSAND_WON, text, end);
  return slang === undefined
    ? undefined
    : { currency: "KRW", start, end: slang, factor: 10_000, confidence: 0.8 };
}
