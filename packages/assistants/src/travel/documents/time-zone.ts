import { addDays } from "@maru/language";
import { offsetAt } from "../prices/local-time.ts";

const DAY = 86_400_000;
const MINUTE = 60_000;

/**
 * A zone as a calendar file must describe it: the offset that holds when the trip begins, and every change of it until
 * the trip ends. Programs that know the zone by name ignore this; the others need it.
 */
export function describeZone(zone: string, from: string, until: string): readonly string[] {
  const start = Date.parse(`${addDays(from, -1)}T00:00:00Z`);
  const end = Date.parse(`${addDays(until, 2)}T00:00:00Z`);
  const before = offsetAt(zone, start);
  const lines = [...observance(zone, start, before, before)];
  for (let day = start; day < end; day += DAY) {
    if (offsetAt(zone, day) === offsetAt(zone, day + DAY)) continue;
    const change = changeWithin(zone, day, day + DAY);
    lines.push(...observance(zone, change, offsetAt(zone, change - MINUTE), offsetAt(zone, change)));
  }
  return ["BEGIN:VTIMEZONE", `TZID:${zone}`, ...lines, "END:VTIMEZONE"];
}

function changeWithin(zone: string, from: number, until: number): number {
  const before = offsetAt(zone, from);
  let [low, high] = [from, until];
  while (high - low > MINUTE) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE;
    if (offsetAt(zone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** Begins at a local time, told in the offset that held before. */
function observance(zone: string, instant: number, before: number, after: number): readonly string[] {
  const type = after > standardOf(zone, instant) ? "DAYLIGHT" : "STANDARD";
  const local = new Date(instant + before * MINUTE).toISOString();
  return [
    `BEGIN:${type}`,
    `DTSTART:${local.slice(0, 19).replaceAll(/[-:]/gu, "")}`,
    `TZOFFSETFROM:${offset(before)}`,
    `TZOFFSETTO:${offset(after)}`,
    `END:${type}`,
  ];
}

/** Summer time is whatever lies ahead of the smaller offset of that year. */
function standardOf(zone: string, instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  return Math.min(offsetAt(zone, Date.UTC(year, 0, 1)), offsetAt(zone, Date.UTC(year, 6, 1)));
}

function offset(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${minutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}${two(size % 60)}`;
}
