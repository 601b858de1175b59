import type { ClosedDay, Hours } from "./place.ts";

/** Minutes after local midnight; `close` passes 1440 when a place stays open into the next morning. */
export interface OpenSpan {
  readonly open: number;
  readonly close: number;
}

const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
const SPAN = /^([01]\d|2[0-3]):([0-5]\d)-(24:00|([01]\d|2[0-3]):([0-5]\d))$/;
const DAY = 24 * 60;

/** `"11:00-14:00,17:00-21:30"` → two spans, in order; a close at or before its open is the next morning. */
export function readSpans(text: string): readonly OpenSpan[] {
  return text.split(",").map((span) => {
    const open = minutesOf(span.slice(0, 5));
    const close = minutesOf(span.slice(6));
    return { open, close: close <= open ? close + DAY : close };
  });
}

/** Well formed, in order and without overlap. */
export function isSpans(text: string): boolean {
  if (!text.split(",").every((span) => SPAN.test(span))) return false;
  const spans = readSpans(text);
  return spans.every((span, index) => index === 0 || (spans[index - 1]?.close ?? 0) < span.open);
}

/** When a place is open on a local ISO date; empty when it is closed all day. */
export function openOn(
  place: { readonly hours: Hours; readonly closed: readonly ClosedDay[] },
  date: string,
): readonly OpenSpan[] {
  if (place.closed.some((day) => fallsOn(day, date))) return [];
  const weekday = WEEKDAYS[utcDay(date).getUTCDay()] ?? "sun";
  const named = place.hours[weekday];
  const text = named === undefined ? place.hours.daily : named;
  return text ? readSpans(text) : [];
}

/** Does this day off fall on that ISO date? */
export function fallsOn(closed: ClosedDay, date: string): boolean {
  if (closed === "lunar:eve") return lunarMonthDay(nextDay(date)) === "01-01";
  if (closed.startsWith("lunar:")) return lunarMonthDay(utcDay(date)) === closed.slice("lunar:".length);
  if (closed.includes("#")) {
    const [weekday, nth] = closed.split("#");
    const day = utcDay(date);
    return WEEKDAYS[day.getUTCDay()] === weekday && Math.ceil(day.getUTCDate() / 7) === Number(nth);
  }
  const monthDay = date.slice(5);
  const [from = closed, to = from] = closed.split("/");
  return from <= to ? from <= monthDay && monthDay <= to : monthDay >= from || monthDay <= to;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** A calendar date has no zone; noon UTC keeps it on its own day in every calendar. */
function utcDay(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

function nextDay(date: string): Date {
  return new Date(utcDay(date).getTime() + DAY * 60_000);
}

const LUNAR = new Intl.DateTimeFormat("en-u-ca-chinese", {
  month: "numeric",
  day: "numeric",
  timeZone: "UTC",
});

/** `"01-01"` on the lunar new year; a leap month reads as `"6bis-…"` and so matches nothing. */
function lunarMonthDay(day: Date): string {
  const parts = LUNAR.formatToParts(day);
  const part = (type: string) => (parts.find((found) => found.type === type)?.value ?? "").padStart(2, "0");
  return `${part("month")}-${part("day")}`;
}
