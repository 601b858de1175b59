import { addDays, daysBetween, type IsoDate, yearOf } from "./calendar.ts";

/** Which occurrence is meant where no year was said. */
export type Expected = "future" | "past" | "any";

export interface DateContext {
  readonly today: IsoDate;
  /** Where looking for the next occurrence begins: today, or the first day of a range. */
  readonly reference: IsoDate;
  readonly expect: Expected;
}

export type UnclearDate = "weekday_mismatch" | "season" | "which_holiday" | "unknown_holiday";

/** What one rule understood: a day, or some time between two days. */
export interface RuleReading {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly exact: boolean;
  readonly confidence: number;
  readonly unclear?: UnclearDate;
}

export type Groups = Readonly<Record<string, string | undefined>>;

export interface DateRule {
  /** Global, with bounded repetitions only, so that any text is read in linear time. */
  readonly pattern: RegExp;
  /** `undefined` takes the words out of play: they look like a date and are none. */
  read(groups: Groups, context: DateContext): RuleReading | "impossible" | undefined;
}

export function day(date: IsoDate | undefined, confidence: number): RuleReading | "impossible" {
  return date === undefined ? "impossible" : { from: date, to: date, exact: true, confidence };
}

export function window(from: IsoDate, to: IsoDate, confidence: number): RuleReading {
  return { from, to, exact: false, confidence };
}

interface Interval {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** The occurrence that is meant of something that comes every year, such as 20 December. */
export function occurrence(
  context: DateContext,
  inYear: (year: number) => Interval | undefined,
): Interval | undefined {
  const year = yearOf(context.reference);
  const near = [year - 1, year, year + 1].flatMap((each) => inYear(each) ?? []);
  switch (context.expect) {
    case "future":
      return near.find(({ to }) => to >= context.reference);
    case "past":
      return near.findLast(({ from }) => from <= context.reference);
    case "any":
      return near.toSorted((left, right) => distance(left, context) - distance(right, context))[0];
  }
}

function distance({ from, to }: Interval, { reference }: DateContext): number {
  if (from <= reference && reference <= to) return 0;
  return from > reference ? daysBetween(reference, from) : daysBetween(to, reference);
}

export function single(date: IsoDate | undefined): Interval | undefined {
  return date === undefined ? undefined : { from: date, to: date };
}

export const WEEKDAYS = "월화수목금토일";

/** The day of that name in the week that begins on `monday`. */
export function inWeek(monday: IsoDate, weekday: number): IsoDate {
  return addDays(monday, weekday - 1);
}
