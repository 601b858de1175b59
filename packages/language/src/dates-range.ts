import { addMonths, isoDate, monthOf, yearOf } from "./calendar.ts";
import type { DateContext, DateRule, RuleReading } from "./dates-rule.ts";
import type { Scanned } from "./scan.ts";

export interface Moment {
  readonly start: number;
  readonly end: number;
  readonly reading: RuleReading | "impossible";
  readonly isSpan: boolean;
}

/** "back on the 23rd", "returning 23 Dec": the way home. */
const HOMEWARD =
  ",?\\s(?:and\\s)?(?:then\\s)?(?:(?:fly(?:ing)?|com(?:e|ing)|be|go(?:ing)?|get(?:ting)?)\\s)?(?:back|home|return(?:ing)?)(?:\\shome)?\\s(?:on\\s|by\\s)?";
/** A stroke, "부터", or a departure before the way back: "토요일에 출발해서 화요일에". */
const JOINS = new RegExp(
  `^(?:${HOMEWARD}|\\s{0,2}(?:부터|에서|[~〜–—-]|to|until|till|through|에?\\s{0,2}(?:(?:아침|점심|저녁|밤|오전|오후|새벽|퇴근\\s?후|퇴근하고|늦게|일찍)에?\\s{0,2})?(?:출발해서|출발하고|출발,?|떠나서|떠나|가서|갔다가))\\s{0,2})$`,
  "u",
);
const UNTIL = /\s?까지/uy;
/** "~23", "~23일", "부터 23일까지", "to 23rd": a second day that borrows its month from the first. */
const DAY_ONLY = new RegExp(
  `(?:${HOMEWARD}(?:the\\s)?|\\s{0,2}(?:(?<from>부터|에서)\\s{0,2}|[~〜–—-]\\s{0,2}|(?:to|until|through)\\s))(?:(?<month>\\d{1,2})-)?(?<day>\\d{1,2})(?<mark>일|st|nd|rd|th)?(?![\\d월/.]|\\s(?:of\\s)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\\s?(?:박|명|인|개|시|만|원|주|nights?|days?|people|일?\\s?(?:간|동안|정도|짜리)))(?<until>\\s?까지|에\\s?(?:귀국|복귀|돌아))?`,
  "uy",
);

/** Reads what was scanned, and joins two days with a word or a stroke between them into one range. */
export function joinRanges(
  text: string,
  scanned: readonly Scanned<DateRule>[],
  context: DateContext,
): readonly Moment[] {
  const moments: Moment[] = [];
  let free = 0;
  scanned.forEach((first, index) => {
    if (first.start < free) return;
    const reading = first.rule.read(first.groups, context);
    if (reading === undefined) return;
    const moment =
      joinDay(text, first, reading) ?? joinNext(text, first, reading, scanned[index + 1], context);
    moments.push(moment ?? { start: first.start, end: first.end, reading, isSpan: false });
    free = moment?.end ?? first.end;
  });
  return moments;
}

function joinDay(
  text: string,
  first: Scanned<DateRule>,
  reading: RuleReading | "impossible",
): Moment | undefined {
  if (reading === "impossible" || !reading.exact || reading.from !== reading.to) return undefined;
  DAY_ONLY.lastIndex = first.end;
  const match = DAY_ONLY.exec(text);
  const groups = match?.groups;
  if (groups === undefined) return undefined;
  if (groups["from"] !== undefined && groups["until"] === undefined) return undefined;
  const day = Number(groups["day"]);
  const month = Number(groups["month"] ?? monthOf(reading.from));
  const same = isoDate(yearOf(reading.from), month, day);
  const next = addMonths(`${reading.from.slice(0, 8)}01`, 1);
  const to = same !== undefined && same >= reading.from ? same : isoDate(yearOf(next), monthOf(next), day);
  const end = DAY_ONLY.lastIndex;
  if (to === undefined) return { start: first.start, end, reading: "impossible", isSpan: true };
  return { start: first.start, end, reading: { ...reading, to }, isSpan: true };
}

function joinNext(
  text: string,
  first: Scanned<DateRule>,
  from: RuleReading | "impossible",
  second: Scanned<DateRule> | undefined,
  context: DateContext,
): Moment | undefined {
  if (second === undefined || from === "impossible" || !JOINS.test(text.slice(first.end, second.start)))
    return undefined;
  const to = second.rule.read(second.groups, { ...context, reference: from.from, expect: "future" });
  if (to === undefined) return undefined;
  UNTIL.lastIndex = second.end;
  const end = UNTIL.test(text) ? UNTIL.lastIndex : second.end;
  const joined = { start: first.start, end, isSpan: from.exact && (to === "impossible" || to.exact) };
  if (to === "impossible" || to.to < from.from) return { ...joined, reading: "impossible" };
  const unclear = from.unclear ?? to.unclear;
  return {
    ...joined,
    reading: {
      from: from.from,
      to: to.to,
      exact: from.exact && to.exact,
      confidence: Math.min(from.confidence, to.confidence),
      ...(unclear === undefined ? {} : { unclear }),
    },
  };
}
