import { daysBetween } from "@maru/language";
import type { OpeningHours, Point } from "../day-planner/trip.ts";
import { offsetOf } from "../prices/local-time.ts";

const DEGREE = Math.PI / 180;
/** The upper edge of the sun, with the air bending its light. */
const HORIZON = -0.833 * DEGREE;
/** How long one still sees well once the sun is down. */
const TWILIGHT = 20;
/** What is open for so long has no doors: a beach, a path, a park. */
const NEVER_CLOSED = 15 * 60;

/** Minutes after local midnight, within a few minutes; the end of the day where the sun does not set. */
export function sunsetOn(date: string, point: Point, timeZone: string): number {
  const { noon, halfDay } = sunOn(date, point, timeZone);
  return halfDay === null ? 24 * 60 : Math.round(noon + halfDay);
}

/** The same for the morning; null where the sun does not rise or set that day. */
export function sunriseOn(date: string, point: Point, timeZone: string): number | null {
  const { noon, halfDay } = sunOn(date, point, timeZone);
  return halfDay === null ? null : Math.round(noon - halfDay);
}

/** When the sun stands highest, and how long it is up before and after that. */
function sunOn(date: string, { latitude, longitude }: Point, timeZone: string) {
  const day = 1 + daysBetween(`${date.slice(0, 4)}-01-01`, date);
  const declination = 23.45 * DEGREE * Math.sin((2 * Math.PI * (284 + day)) / 365);
  const season = (2 * Math.PI * (day - 81)) / 364;
  const clockError = 9.87 * Math.sin(2 * season) - 7.53 * Math.cos(season) - 1.5 * Math.sin(season);
  const height = latitude * DEGREE;
  const cosine =
    (Math.sin(HORIZON) - Math.sin(height) * Math.sin(declination)) /
    (Math.cos(height) * Math.cos(declination));
  return {
    noon: 720 - 4 * longitude - clockError + offsetOf(timeZone, date),
    halfDay: Math.abs(cosine) > 1 ? null : (4 * Math.acos(cosine)) / DEGREE,
  };
}

/** Nobody closes a beach or a path, so nightfall does. */
export function untilNightfall(hours: readonly OpeningHours[], sunset: number): readonly OpeningHours[] {
  const isNeverClosed = hours.some(({ open, close }) => close - open >= NEVER_CLOSED);
  if (!isNeverClosed) return hours;
  return hours
    .map(({ open, close }) => ({ open, close: Math.min(close, sunset + TWILIGHT) }))
    .filter(({ open, close }) => open < close);
}
