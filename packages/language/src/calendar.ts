/** A day as it is written in Seoul: `2026-12-20`. Such strings sort as days do. */
export type IsoDate = string;

const DAY = 86_400_000;
/** Korea has kept +09:00 without summer time since 1988. */
const SEOUL_OFFSET = 9 * 3_600_000;

/** The day it is in Seoul at this instant. */
export function dateInSeoul(now: string): IsoDate {
  const instant = Date.parse(now);
  if (Number.isNaN(instant))
    throw new RangeError(`"${now}" is not an instant like 2026-11-16T10:00:00+09:00.`);
  return dateOfTime(instant + SEOUL_OFFSET);
}

/** Undefined where the calendar has no such day: 30 February, month 13. */
export function isoDate(year: number, month: number, day: number): IsoDate | undefined {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`;
}

export function yearOf(date: IsoDate): number {
  return Number(date.slice(0, 4));
}

export function monthOf(date: IsoDate): number {
  return Number(date.slice(5, 7));
}

export function dayOf(date: IsoDate): number {
  return Number(date.slice(8, 10));
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return dateOfTime(timeOf(date) + days * DAY);
}

/** The day, or the nearest that lies within. */
export function clampDate(date: IsoDate, first: IsoDate, last: IsoDate): IsoDate {
  if (date < first) return first;
  return date > last ? last : date;
}

export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((timeOf(to) - timeOf(from)) / DAY);
}

/** The same day of a later (or earlier) month, or that month's last day where it is shorter. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const index = yearOf(date) * 12 + monthOf(date) - 1 + months;
  const first = firstOfMonth(Math.floor(index / 12), (((index % 12) + 12) % 12) + 1);
  return addDays(first, Math.min(dayOf(date), daysInMonth(yearOf(first), monthOf(first))) - 1);
}

export function firstOfMonth(year: number, month: number): IsoDate {
  return `${String(year).padStart(4, "0")}-${twoDigits(month)}-01`;
}

export function lastOfMonth(year: number, month: number): IsoDate {
  return addDays(firstOfMonth(year, month), daysInMonth(year, month) - 1);
}

/** Monday is 1, Sunday is 7. */
export function weekdayOf(date: IsoDate): number {
  return new Date(timeOf(date)).getUTCDay() || 7;
}

/** Korean weeks begin on Monday when people say "this week" or "next week". */
export function mondayOf(date: IsoDate): IsoDate {
  return addDays(date, 1 - weekdayOf(date));
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function timeOf(date: IsoDate): number {
  return Date.UTC(yearOf(date), monthOf(date) - 1, dayOf(date));
}

function dateOfTime(time: number): IsoDate {
  return new Date(time).toISOString().slice(0, 10);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
