import type { Limit } from "./quantity.ts";
import { before, endOfMatch, isAt, textBefore } from "./sticky.ts";

/** What the words around a number add to it. */
export interface Qualifiers {
  readonly start: number;
  readonly end: number;
  readonly limit: Limit | undefined;
  readonly approximate: boolean;
}

const ABOUT_BEFORE = before(
  "(?:(?:^|[^가-힣])(?:약|대략|대강|얼추|거의|한|어림잡아)|(?<![a-z])(?:about|around|roughly|approximately|approx\\.?|some|circa)) ?",
);
const ABOUT_AFTER =
  / ?(?:쯤|정도|가량|내외|안팎|언저리|전후|남짓|즈음|근처|선(?=에서|으로|이|[^가-힣]|$)|or so(?![a-z])|ish(?![a-z])|give or take)(?:으로|이면|에|은|는)?/y;
const LIMIT_BEFORE: readonly (readonly [Limit, RegExp])[] = [
  [
    "at_most",
    before("(?:최대|최고|많아야|맥스|한도는?|(?<![a-z])(?:up to|at most|no more than|maximum|max\\.?)) ?"),
  ],
  ["below", before("(?<![a-z])(?:under|below|(?:less|cheaper|smaller|lower) than) ")],
  [
    "at_least",
    before(
      "(?:최소한?|최저|적어도|아무리 못해도|못해도|(?<![a-z])(?:at least|no less than|minimum|min\\.?|starting at)) ?",
    ),
  ],
  ["above", before("(?<![a-z])(?:over|above|(?:more|bigger|larger|greater|higher) than) ")],
];
const LIMIT_AFTER: readonly (readonly [Limit, RegExp])[] = [
  [
    "at_most",
    /(?:[이을를은])? ?(?:이하|이내|까지|한도|안쪽|안으로|안에서|내에서|내로|밑으로|아래로|넘지 ?않|안 ?넘|넘기지 ?않|넘으면 ?안|넘기면 ?안|초과하지 ?않|맥스|max(?![a-z])|or less(?![a-z])|or under(?![a-z])|at most(?![a-z])|tops(?![a-z]))/y,
  ],
  ["below", / ?(?:미만|밑|아래|언더|보다 ?(?:싼|적|작|낮|저렴))/y],
  ["at_least", / ?(?:이상|부터(?! ?\d)|or more(?![a-z])|and up(?![a-z])|at least(?![a-z])|\+)/y],
  ["above", /(?:[이을를은])? ?(?:초과|넘는|넘게|넘어|넘은|보다 ?(?:비싼|많|큰|높))/y],
];

/** Reads 최대, 약, 쯤, 이하 and the like on both sides of a stretch. */
export function qualifiersAround(text: string, start: number, end: number): Qualifiers {
  let limit: Limit | undefined;
  let approximate = false;
  let from = start;
  let until = end;
  // At most one of each on either side, in any order: 최대 약 100만원 정도까지.
  for (let round = 0; round < 2; round += 1) {
    const about = textBefore(ABOUT_BEFORE, text, from);
    if (about !== undefined) {
      approximate = true;
      from -= about.replace(/^[^가-힣a-z]/, "").length;
    }
    for (const [kind, pattern] of LIMIT_BEFORE) {
      const word: string | undefined = limit === undefined ? textBefore(pattern, text, from) : undefined;
      if (word === undefined) continue;
      limit = kind;
      from -= word.length;
    }
    const aboutEnd = endOfMatch(ABOUT_AFTER, text, until);
    if (aboutEnd !== undefined) {
      approximate = true;
      until = aboutEnd;
    }
    const after = LIMIT_AFTER.find(([, pattern]) => isAt(pattern, text, until));
    if (after !== undefined) {
      limit ??= after[0];
      until = endOfMatch(after[1], text, until) ?? until;
    }
  }
  return { start: from, end: until, limit, approximate };
}
