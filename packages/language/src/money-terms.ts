import { before, endOfMatch, isAt, matchAt, textBefore } from "./sticky.ts";

/** Whom an amount is for. */
export type Basis = "per_person" | "total";
/** What an amount is counted by. */
export type Per = "hour" | "day" | "night" | "month" | "year" | "pyeong";
/** What an amount pays for in a home: 보증금, 월세, 전세, 매매. */
export type MoneyRole = "deposit" | "rent" | "jeonse" | "price";

/** What may stand between such a word and its amount: «총 예산은 약 ». */
const BRIDGE =
  "(?:(?: ?(?:예산|금액|경비|비용|여행비|가격)(?:은|는|이|가|을|를|으로|로)?| (?:travel |trip )?(?:budget|cost|spend|spending|sum|amount)(?: (?:is|of|would be|will be|around|about|max|limit))?)?[ :,=]?(?: ?(?:약|한|대략|최대|최소|딱|딱히|is|of|about|around|roughly|approximately|up to|max|under))? ?[₩$¥€£]?)";

const BASIS_BEFORE: readonly (readonly [Basis, RegExp])[] = [
  [
    "per_person",
    before(
      `(?:(?:1|한|일) ?인 ?(?:당|기준|에)?|인당|두당|(?:한 ?(?:명|사람|분)|1명) ?(?:당|에|씩)|(?:^|[^가-힣])(?:각자|각각|각)|per person|each)(?:으?로|은|는|에)?${BRIDGE}`,
    ),
  ],
  [
    "total",
    before(
      `(?:(?:^|[^가-힣])(?:총|총액|총합|전체|전부|모두|토탈|도합|합계|합계로|통틀어서?|다)|총예산|총액|(?:합쳐|합해|합치면|합하면|다 ?해|모아)서?|(?<![a-z])(?:total|total of|overall|combined|joint|shared|whole|entire|altogether|in total|together|between us))(?:은|는|으?로|다)?${BRIDGE}`,
    ),
  ],
];
const BASIS_AFTER: readonly (readonly [Basis, RegExp])[] = [
  [
    "per_person",
    /(?: ?\(? ?(?:(?:1|한|일) ?인당|인당|1인 ?기준|한 ?(?:명|사람)당|각자|각각|per person|a person|per head|each|apiece|pp(?![a-z])|\/ ?인|\/ ?person)|씩)/y,
  ],
  [
    "total",
    /(?: ?(?:으로|로|에|이고|이고요|,)? ?\(? ?(?:총액|총예산|총 ?합|(?:총|토탈|도합)(?=$|[ ,.!?])|(?:다|전부|모두|둘이|셋이|넷이) ?(?:합쳐|합해|해서|포함)|합쳐서?|합해서?|in total|total(?![a-z])|altogether|all in|for (?:both|all) of us|for (?:all|everyone|everybody|the (?:whole )?family)(?![a-z])|for the (?:two|three|four|five|six|whole|entire|lot) (?:of us|group|party|team|trip)|for both(?![a-z])|for the both of us|between (?:us|the (?:two|three|four) of us)|combined(?![a-z])|overall(?![a-z])|together(?![a-z])))/y,
  ],
];

const PER_BEFORE: readonly (readonly [Per, RegExp])[] = [
  ["night", before(`(?:(?:1|일|한)박(?:에|당)?|박당|per night)${BRIDGE}`)],
  [
    "day",
    before(`(?:(?:^|[^가-힣])(?:하루(?:에|당|치)?|매일|일일|1일(?:에|당)?|일당)|per day|a day)${BRIDGE}`),
  ],
  [
    "month",
    before(
      `(?:(?:^|[^가-힣])(?:한 ?달(?:에)?|매달|매월|월|다달이)|월세는?|월급은?|관리비는?|per month)${BRIDGE}`,
    ),
  ],
  ["year", before(`(?:(?:^|[^가-힣])(?:1년에|일년에|매년|연|연간)|연봉은?|연소득은?|per year)${BRIDGE}`)],
  ["hour", before(`(?:시간당|시급은?|per hour)${BRIDGE}`)],
  ["pyeong", before(`(?:평당|평당가는?)${BRIDGE}`)],
];
const PER_AFTER: readonly (readonly [Per, RegExp])[] = [
  ["night", / ?(?:\/ ?(?:1?박|night)|(?:per|a) night(?![a-z]))/y],
  ["day", / ?(?:\/ ?(?:일|day)|(?:per|a) day(?![a-z]))/y],
  ["month", / ?(?:\/ ?(?:월|month)|(?:per|a) month(?![a-z]))/y],
  ["year", / ?(?:\/ ?(?:년|year)|(?:per|a) year(?![a-z]))/y],
  ["hour", / ?(?:\/ ?hour|(?:per|an) hour(?![a-z]))/y],
];

const ROLE_WORDS =
  "보증금|보증|전세 ?보증금|전세금|전세가|전세|월세|임대료|월 ?임대료|차임|매매가|매매|매맷값|집값|매가|분양가|호가";
const ROLE_BEFORE = before(`(${ROLE_WORDS})(?:은|는|이|가|을|를|으?로|도|만)?${BRIDGE}`);
const ROLE_AFTER = new RegExp(
  `(?:짜리|에|으로|로)? ?(${ROLE_WORDS})(?!(?:은|는|이|가|을|를|으?로|도)? ?[\\d일이삼사오육칠팔구십백천])`,
  "y",
);
const BUDGET_BEFORE = before(
  `(?:(?:예산|한도|경비|비용|여행비|연봉|월급|소득|대출|현금|자금)(?:은|는|이|가|을|를|으로)?|인당|두당|(?:1|한|일) ?인(?:에|당)?|(?:한|1) ?(?:명|사람|분)(?:에|당|씩)|(?:^|[^가-힣])각(?:자|각)?|budget|budget is|budget of)${BRIDGE}`,
);

const SUM_BEFORE = before(
  `(?:(?:합쳐|합해|합치면|합하면|다 ?해|통틀어)서?|(?:^|[^가-힣])총(?:액|합)?)(?:은|는)?${BRIDGE}`,
);
/** «합쳐서 4» may still be people. */
const LEAST_SUM = 30;

function firstBefore<Term>(terms: readonly (readonly [Term, RegExp])[], text: string, at: number) {
  return terms.find(([, pattern]) => textBefore(pattern, text, at) !== undefined)?.[0];
}

function firstAfter<Term>(terms: readonly (readonly [Term, RegExp])[], text: string, at: number) {
  return terms.find(([, pattern]) => isAt(pattern, text, at))?.[0];
}

export function perAround(text: string, start: number, end: number): Per | undefined {
  return firstBefore(PER_BEFORE, text, start) ?? firstAfter(PER_AFTER, text, end);
}

/** «씩» is per person, unless something else is counted: «하루 10만원씩». */
export function basisAround(
  text: string,
  start: number,
  end: number,
  per: Per | undefined,
): Basis | undefined {
  const said = firstBefore(BASIS_BEFORE, text, start);
  if (said !== undefined || (text[end] === "씩" && per !== undefined)) return said;
  return firstAfter(BASIS_AFTER, text, end);
}

const TERMS_AFTER = [...BASIS_AFTER, ...PER_AFTER].map(([, pattern]) => pattern);

export function endOfTerms(text: string, end: number): number {
  for (const pattern of TERMS_AFTER) {
    const termEnd = endOfMatch(pattern, text, end);
    if (termEnd !== undefined) return termEnd;
  }
  return end;
}

export function roleBefore(text: string, start: number): MoneyRole | undefined {
  return roleOf(textBefore(ROLE_BEFORE, text, start));
}

export function roleAround(text: string, start: number, end: number): MoneyRole | undefined {
  return roleBefore(text, start) ?? roleOf(matchAt(ROLE_AFTER, text, end)?.[1]);
}

/** A word that makes the number after it money: 예산 350, 둘이 합쳐서 250. */
export function isAfterBudgetWord(text: string, start: number, amount: number): boolean {
  if (textBefore(BUDGET_BEFORE, text, start) !== undefined) return true;
  return amount >= LEAST_SUM && textBefore(SUM_BEFORE, text, start) !== undefined;
}

function roleOf(word: string | undefined): MoneyRole | undefined {
  if (word === undefined) return undefined;
  if (word.includes("보증")) return "deposit";
  if (word.startsWith("전세")) return "jeonse";
  return /월세|임대료|차임/.test(word) ? "rent" : "price";
}
