/** One per zone: making one takes longer than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  formats.set(timeZone, format);
  return format;
}

/** Minutes that a zone is ahead of UTC at an instant, summer time included. */
export function offsetAt(timeZone: string, instant: number): number {
  const parts = formatOf(timeZone).formatToParts(new Date(instant));
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(name);
  if (match === null) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === "-" ? -minutes : minutes;
}

/** The same around noon of a date. */
export function offsetOf(timeZone: string, date: string): number {
  return offsetAt(timeZone, Date.parse(`${date}T12:00:00Z`));
}

/** `630` → `10:30`, whatever day it falls on. */
export function clockOf(minutes: number): string {
  const within = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(within / 60)).padStart(2, "0")}:${String(within % 60).padStart(2, "0")}`;
}

export function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

/** `150` → `2h 30m`. */
export function lengthOf(minutes: number): string {
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}
