import { addDays } from "@maru/language";
import { minutesOf } from "../prices/local-time.ts";
import type { Flight } from "../shapes.ts";
import type { Trip } from "./trip.ts";

/** When a day of the trip may be filled, in minutes after local midnight. */
export interface DayFrame {
  readonly number: number;
  readonly date: string;
  readonly from: number;
  readonly until: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Where one arrives on this day; a flight over midnight arrives on the second. */
  readonly isArrival: boolean;
}

const MORNING = 9 * 60 + 30;
const EVENING = 21 * 60;
const MIDNIGHT = 24 * 60;
/** From the door of the plane to the station, and from the check-in desk to the door. */
const ARRIVING = 60;
const LEAVING = 120;
const SETTLING = 30;

/** The first day begins after arrival, the last one ends in time for the way home. */
export function dayFrames(trip: Trip, flight: Flight | null): readonly DayFrame[] {
  const transfer = flight?.mode === "flight" ? (trip.destination.airports[0]?.to_centre.minutes ?? 60) : 20;
  const pace = trip.children > 0 ? 60 : 0;
  return Array.from({ length: trip.nights + 1 }, (_, index) => {
    const date = addDays(trip.departure_date, index);
    const isFirst = index === 0;
    const isLast = index === trip.nights;
    const arrives = flight?.outbound.arrival_date ?? trip.departure_date;
    const isArrival = date === arrives || (isFirst && arrives < date);
    return {
      number: index + 1,
      date,
      from: date < arrives ? MIDNIGHT : isArrival ? firstHour(flight, transfer) : MORNING,
      until: isLast ? lastHour(date, flight, transfer) : EVENING - pace,
      isFirst,
      isLast,
      isArrival,
    };
  });
}

function firstHour(flight: Flight | null, transfer: number): number {
  if (flight === null) return 14 * 60;
  const landed = minutesOf(flight.outbound.arrival_time);
  const border = flight.mode === "flight" ? ARRIVING : 10;
  return Math.max(MORNING, roundUp(landed + border + transfer + SETTLING));
}

function lastHour(date: string, flight: Flight | null, transfer: number): number {
  if (flight === null) return 12 * 60;
  if (flight.inbound.date < date) return MORNING;
  const before = flight.mode === "flight" ? LEAVING : 20;
  return Math.max(MORNING, Math.min(EVENING, minutesOf(flight.inbound.departure_time) - before - transfer));
}

function roundUp(minutes: number): number {
  return Math.ceil(minutes / 10) * 10;
}
