import { dateInSeoul, type IsoDate } from "./calendar.ts";
import { DAY_RULES } from "./dates-days.ts";
import { ENGLISH_RULES } from "./dates-english.ts";
import { HOLIDAY_RULES } from "./dates-holidays.ts";
import { MONTH_RULES } from "./dates-months.ts";
import { joinRanges, type Moment } from "./dates-range.ts";
import type { DateContext, DateRule, Expected, UnclearDate } from "./dates-rule.ts";
import { WEEK_RULES } from "./dates-weeks.ts";
import { fold } from "./folded.ts";
import type { Found } from "./found.ts";
import { scan } from "./scan.ts";
import { isAt } from "./sticky.ts";

export type DateReading =
  | { readonly kind: "day"; readonly date: IsoDate }
  /** Both ends were said: "12월 20일부터 23일까지". Inclusive. */
  | { readonly kind: "span"; readonly from: IsoDate; readonly to: IsoDate }
  /** Some time between: "12월 첫째 주", "설 연휴". Inclusive. */
  | { readonly kind: "window"; readonly from: IsoDate; readonly to: IsoDate }
  /** Worth a question; the days are a hint for it. */
  | { readonly kind: "unclear"; readonly reason: UnclearDate; readonly from: IsoDate; readonly to: IsoDate }
  | { readonly kind: "refused"; readonly reason: "past"; readonly from: IsoDate; readonly to: IsoDate }
  | { readonly kind: "refused"; readonly reason: "impossible" };

export interface DateOptions {
  /** An ISO instant; days are those of Seoul. */
  readonly now: string;
  /** With "future", days that are over are refused. Without a year the next occurrence is meant. */
  readonly expect?: Expected;
}

/** Who names more days than this has pasted a document. */
const MOST_DATES = 200;

const RULES: readonly DateRule[] = [
  ...DAY_RULES,
  ...MONTH_RULES,
  ...WEEK_RULES,
  ...HOLIDAY_RULES,
  ...ENGLISH_RULES,
];

/**
 * The days and ranges of days that a text speaks of, in order.
 *
 * @example
 * findDates("다음 주 금요일부터 3박", { now: "2026-11-16T10:00:00+09:00", expect: "future" });
 * // [{ value: { kind: "day", date: "2026-11-27" }, span: { start: 0, end: 8 }, confidence: 0.95 }]
 */
export function findDates(text: string, { now, expect = "any" }: DateOptions): readonly Found<DateReading>[] {
  const today = dateInSeoul(now);
  const context: DateContext = { today, reference: today, expect };
  const folded = fold(text);
  const found = joinRanges(folded.text, scan(folded.text, RULES).slice(0, MOST_DATES), context).map(
    (moment) => ({
      value: judge(moment, context),
      span: folded.spanOf(moment.start, moment.end),
      confidence: moment.reading === "impossible" ? 0.8 : moment.reading.confidence,
    }),
  );
  return joinReturns(text, found);
}

/** «5일 도착 8일 귀국»: a day to come and a day to go back are one stretch. */
function joinReturns(text: string, found: readonly Found<DateReading>[]): readonly Found<DateReading>[] {
  const joined: Found<DateReading>[] = [];
  for (const each of found) {
    const last = joined.at(-1);
    const isReturn =
      last?.value.kind === "day" &&
      each.value.kind === "day" &&
      last.value.date < each.value.date &&
      isAt(RETURNING, text, each.span.end);
    if (isReturn && last?.value.kind === "day" && each.value.kind === "day")
      joined[joined.length - 1] = {
        value: { kind: "span", from: last.value.date, to: each.value.date },
        span: { start: last.span.start, end: each.span.end },
        confidence: Math.min(last.confidence, each.confidence),
      };
    else joined.push(each);
  }
  return joined;
}

const RETURNING =
  /[에날 ]{0,3}(?:밤|저녁|아침|오전|오후|새벽)?에? ?(?:귀국|귀가|귀경|복귀|돌아|오는 ?편|컴백)/y;

function judge({ reading, isSpan }: Moment, { today, expect }: DateContext): DateReading {
  if (reading === "impossible") return { kind: "refused", reason: "impossible" };
  const { from, to, exact, unclear } = reading;
  if (unclear !== undefined) return { kind: "unclear", reason: unclear, from, to };
  const isOver = exact ? from < today : to < today;
  if (expect === "future" && isOver) return { kind: "refused", reason: "past", from, to };
  if (isSpan || (exact && from !== to)) return { kind: "span", from, to };
  if (exact) return { kind: "day", date: from };
  // What is left of "this week" is what can still be planned.
  return { kind: "window", from: expect === "future" && from < today ? today : from, to };
}
