import { type IsoDate, publicHolidays } from "@maru/language";

const known = new Map<number, ReadonlySet<string>>();

/** Public holidays of Korea, substitute days included. */
export function isKoreanHoliday(date: IsoDate): boolean {
  const year = Number(date.slice(0, 4));
  const days = known.get(year) ?? new Set<string>(publicHolidays(year));
  known.set(year, days);
  return days.has(date);
}
