import { addDays, clampDate, firstOfMonth, type IsoDate, lastOfMonth, weekdayOf } from "./calendar.ts";

/** The first to fifth such weekday of a month, or with -1 the last. */
export function nthWeekday(
  year: number,
  month: number,
  weekday: number,
  ordinal: number,
): IsoDate | undefined {
  const last = lastOfMonth(year, month);
  if (ordinal === -1) return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  const first = firstOfMonth(year, month);
  const date = addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (ordinal - 1) * 7);
  return date > last ? undefined : date;
}

/** A week belongs to the month of its Thursday, as the Korean standard counts; days of other months are left out. */
export function weekOfMonth(year: number, month: number, ordinal: number) {
  const thursday = nthWeekday(year, month, 4, ordinal);
  if (thursday === undefined) return undefined;
  const first = firstOfMonth(year, month);
  const last = lastOfMonth(year, month);
  return {
    from: clampDate(addDays(thursday, -3), first, last),
    to: clampDate(addDays(thursday, 3), first, last),
  };
}

export function partOfMonth(year: number, month: number, part: string) {
  if (month < 1 || month > 12) return undefined;
  const first = firstOfMonth(year, month);
  const last = lastOfMonth(year, month);
  if (part === "말일") return { from: last, to: last };
  if (part.startsWith("초") || part === "상순") return { from: first, to: addDays(first, 9) };
  if (part.startsWith("중")) return { from: addDays(first, 10), to: addDays(first, 19) };
  return { from: addDays(first, 20), to: last };
}
