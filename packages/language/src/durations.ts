import { type Duration, findDayWords, findStays } from "./duration-words.ts";
import { foldText } from "./folded-text.ts";
import { type Found, withoutOverlaps } from "./found.ts";
import { readMeasures, type Unit } from "./measures.ts";
import { type NumberToken, scanNumbers } from "./read-numbers.ts";
import { before, endOfMatch, isAt, textBefore } from "./sticky.ts";

/**
 * How long something takes. Days and weeks become nights with less confidence: «3일» is most often two nights.
 *
 * @example
 * findDurations("3박 5일로")[0]?.value; // { kind: "stay", nights: 3, days: 5, approximate: false }
 */
export function findDurations(text: string): readonly Found<Duration>[] {
  const folded = foldText(text);
  const tokens = scanNumbers(folded.text);
  const found: Found<Duration>[] = [...findStays(folded, tokens), ...findDayWords(folded)];
  for (const measure of readMeasures(folded.text, tokens, durationUnit)) {
    const { low, high, start, end, unit, quantity } = measure;
    const value = toDuration(unit, low, high, quantity.approximate);
    if (value === undefined) continue;
    const isUnlikely = value.kind === "stay" && value.nights > 14 && unit !== "night";
    const confidence = isUnlikely ? 0.35 : measure.confidence;
    found.push({ value, span: folded.spanOf(start, end), confidence });
  }
  return joinMonths(text, withoutOverlaps(found));
}

type Length = "night" | "day" | "week" | "month" | "year";

/** Points in time and prices are no lengths: «3일 뒤», «1박에 10만원», «20일부터». */
const RELATIVE = " ?(?:전(?!세|체|부|국)|뒤|후(?!쿠)|째|ago(?![a-z])|later(?![a-z]))";
const UNITS: readonly (readonly [Length, number, RegExp])[] = [
  [
    "night",
    0.95,
    /(?: ?박(?!물|스|사|람|수|당|에 ?[\d약한]|에는?(?= ))| ?밤(?=[ ,.!?]|$|만|을|이요|정도|쯤|자고|자려|자는|잘 |잘게|묵)(?! ?(?:열|\d+) ?시)|[ -]?(?:more |extra )?nights?(?![a-z]))/y,
  ],
  [
    "day",
    0.7,
    new RegExp(
      `(?: ?일(?!차|째|날|자|부터|까지|에(?![서])|출|도착|본|요일|정|반|단|품|당)(?! ?(?:출발|도착|귀국|귀가|복귀|부터|까지|날|오전|오후|저녁|\\()|${RELATIVE})|[ -]days?(?![a-z])(?!${RELATIVE}))`,
      "y",
    ),
  ],
  [
    "week",
    0.6,
    new RegExp(
      `(?: ?주(?:일|간)(?!${RELATIVE})| ?주(?![가-힣])(?!${RELATIVE})| ?주(?=정도|쯤|동안|만|로|요)|[ -]weeks?(?![a-z])(?!${RELATIVE}))`,
      "y",
    ),
  ],
  [
    "month",
    0.9,
    new RegExp(
      `(?: ?(?:개월|달)(?:간|치)?(?!러|라|래|차|성|걀|인|빛|된|쯤 된| ?(?:아기|애기|아이|딸|아들))(?!${RELATIVE})|[ -]months?(?![a-z])(?!${RELATIVE}))`,
      "y",
    ),
  ],
  [
    "year",
    0.9,
    new RegExp(
      `(?: ?년(?:간)?(?!만|차|도|생|식|째|대|생|월)(?!${RELATIVE})|[ -]years?(?![a-z])(?!${RELATIVE}| old|-old))`,
      "y",
    ),
  ],
];
const HALF = /(?: ?반(?![가-힣])| ?반(?=[을이은정쯤동]))/y;
const PER_MONTH_BEFORE = before("(?:매|지난|다음|이번) ?");
/** «다음 달 15일» is a day of that month. */
const MONTH_BEFORE = before("(?:다음|담|다다음|이번|요번|이|지난|저번|새) ?달 ?");
const MONEY_AFTER = /에 ?(?=[\d일이삼사오육칠팔구십백천만]{1,9} ?(?:만|원|억))/y;

function durationUnit(text: string, token: NumberToken): Unit<Length> | undefined {
  if (textBefore(PER_MONTH_BEFORE, text, token.start) !== undefined || token.scale > 1) return undefined;
  for (const [kind, confidence, pattern] of UNITS) {
    const end = endOfMatch(pattern, text, token.end);
    if (end === undefined) continue;
    if (isAt(MONEY_AFTER, text, end)) return undefined;
    if (kind === "day" && textBefore(MONTH_BEFORE, text, token.start) !== undefined) return undefined;
    if (token.isAttached && token.spelling !== "digits" && kind !== "night") return undefined;
    if (kind === "year" && token.low > 100) return undefined;
    const halfEnd = kind === "month" || kind === "year" ? endOfMatch(HALF, text, end) : undefined;
    if (halfEnd === undefined) return { kind, end, confidence };
    return { kind, end: halfEnd, confidence, factor: (token.low + 0.5) / token.low };
  }
  return undefined;
}

function toDuration(unit: Length, low: number, high: number, approximate: boolean): Duration | undefined {
  if (unit === "month" || unit === "year") {
    const factor = unit === "year" ? 12 : 1;
    return low === high
      ? { kind: "period", months: low * factor, approximate }
      : { kind: "range", unit: "month", minimum: low * factor, maximum: high * factor, approximate };
  }
  const nightsOf = (count: number) => (unit === "night" ? count : (unit === "week" ? 7 : 1) * count - 1);
  const [minimum, maximum] = [nightsOf(low), nightsOf(high)];
  if (!Number.isInteger(minimum) || minimum < 0) return undefined;
  if (minimum === maximum) return { kind: "stay", nights: minimum, days: minimum + 1, approximate };
  // «20~23일» is a stretch of the calendar.
  if (unit === "day" && maximum > 14) return undefined;
  return { kind: "range", unit: "night", minimum, maximum, approximate };
}

/** «1년 6개월» is one period. */
function joinMonths(text: string, found: readonly Found<Duration>[]): readonly Found<Duration>[] {
  const joined: Found<Duration>[] = [];
  for (const each of found) {
    const last = joined.at(-1);
    const isOne =
      last?.value.kind === "period" &&
      each.value.kind === "period" &&
      each.value.months < 12 &&
      last.value.months % 12 === 0 &&
      text.slice(last.span.end, each.span.start).trim() === "";
    if (!isOne || last?.value.kind !== "period" || each.value.kind !== "period") joined.push(each);
    else
      joined[joined.length - 1] = {
        value: { ...each.value, months: last.value.months + each.value.months },
        span: { start: last.span.start, end: each.span.end },
        confidence: Math.min(last.confidence, each.confidence),
      };
  }
  return joined;
}
