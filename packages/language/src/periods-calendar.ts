import { firstOfMonth, type IsoDate, lastOfMonth, monthOf, yearOf } from "./calendar.ts";

export type Granularity = "day" | "week" | "month" | "quarter" | "half" | "year";

export interface PlainPeriod {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly granularity: Granularity;
}

export interface PeriodContext {
  readonly today: IsoDate;
  /** "최근 3개월" as whole months before this one, or up to today. */
  readonly recent: "complete" | "to_date";
  /** In a range the end borrows the year of the beginning. */
  readonly after?: IsoDate;
}

export function period(from: IsoDate, to: IsoDate, granularity: Granularity): PlainPeriod {
  return { from, to, granularity };
}

export function monthIndex(date: IsoDate): number {
  return yearOf(date) * 12 + monthOf(date) - 1;
}

export function monthOfIndex(index: number): PlainPeriod {
  const year = Math.floor(index / 12);
  return period(firstOfMonth(year, (index % 12) + 1), lastOfMonth(year, (index % 12) + 1), "month");
}

export function quarterOfIndex(index: number): PlainPeriod {
  return period(monthOfIndex(index * 3).from, monthOfIndex(index * 3 + 2).to, "quarter");
}
