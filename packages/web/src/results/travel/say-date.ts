import { localeOf } from "../../chat/say-when.ts";
import type { Language } from "../../words/index.ts";

/** A day of the calendar, wherever in the world it is read. */
export function sayDate(date: string, language: Language): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  return new Intl.DateTimeFormat(localeOf(language), {
    month: "short",
    day: "numeric",
    weekday: "short",
    timeZone: "UTC",
  }).format(day);
}
