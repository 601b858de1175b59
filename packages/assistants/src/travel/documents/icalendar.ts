import { describeZone } from "./time-zone.ts";

/** A moment as the clocks there show it. */
export interface LocalTime {
  readonly date: string;
  readonly time: string;
  readonly zone: string;
}

export interface CalendarEvent {
  /** Stays the same when the trip is exported again, so that calendars replace and do not duplicate. */
  readonly uid: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  /** Without a time it lasts whole days; the end is the day after the last. */
  readonly start: LocalTime | { readonly date: string };
  readonly end: LocalTime | { readonly date: string };
}

export interface Calendar {
  readonly name: string;
  readonly language: "ko" | "en";
  readonly now: string;
  readonly events: readonly CalendarEvent[];
}

/** Writes iCalendar (RFC 5545). Events carry local times with their zones, so a flight begins in one and ends in another. */
export function writeICalendar({ name, language, now, events }: Calendar): string {
  const moments = events.flatMap(({ start, end }) => [start, end]);
  const dates = moments.map(({ date }) => date).sort();
  const zones = [...new Set(moments.flatMap((moment) => (isTimed(moment) ? [moment.zone] : [])))].sort();
  const stamp = `${new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/gu, "")}Z`;
  const [first = "", last = ""] = [dates[0], dates.at(-1)];
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//Maru//Travel planner//${language.toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${text(name)}`,
    ...zones.flatMap((zone) => describeZone(zone, first, last)),
    ...events.flatMap((event) => writeEvent(event, stamp)),
    "END:VCALENDAR",
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join("");
}

function writeEvent(event: CalendarEvent, stamp: string): readonly string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${text(event.uid)}`,
    `DTSTAMP:${stamp}`,
    moment("DTSTART", event.start),
    moment("DTEND", event.end),
    `SUMMARY:${text(event.summary)}`,
    ...(event.location === "" ? [] : [`LOCATION:${text(event.location)}`]),
    ...(event.description === "" ? [] : [`DESCRIPTION:${text(event.description)}`]),
    ...(event.position === null ? [] : [`GEO:${event.position.latitude};${event.position.longitude}`]),
    // Nothing is booked.
    "STATUS:TENTATIVE",
    `TRANSP:${isTimed(event.start) ? "OPAQUE" : "TRANSPARENT"}`,
    "END:VEVENT",
  ];
}

function isTimed(value: CalendarEvent["start"]): value is LocalTime {
  return "time" in value;
}

function moment(name: string, value: CalendarEvent["start"]): string {
  const day = value.date.replaceAll("-", "");
  return isTimed(value)
    ? `${name};TZID=${value.zone}:${day}T${value.time.replace(":", "")}00`
    : `${name};VALUE=DATE:${day}`;
}

function text(value: string): string {
  return value
    .replaceAll(/[\\;,]/gu, (sign) => `\\${sign}`)
    .replaceAll(/\r\n?|\n/gu, "\\n")
    .replaceAll(/\p{Cc}/gu, "");
}

const LINE_BYTES = 75;

/** Lines are at most 75 bytes; a continuation begins with a space, and no character is cut. */
function fold(line: string): string {
  let folded = "";
  let used = 0;
  for (const character of line) {
    const bytes = new TextEncoder().encode(character).length;
    if (used + bytes > LINE_BYTES) {
      folded += "\r\n ";
      used = 1;
    }
    folded += character;
    used += bytes;
  }
  return folded;
}
