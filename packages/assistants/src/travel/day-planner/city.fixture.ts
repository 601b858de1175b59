import fc from "fast-check";
import type { OpeningHours, Place, Point, Trip, TripDay } from "./trip.ts";

const CENTRE: Point = { latitude: 34.69, longitude: 135.5 };
export const DATES = ["2026-11-27", "2026-11-28", "2026-11-29"];
const ALL_DAY: OpeningHours = { open: 9 * 60, close: 22 * 60 };

/** So many metres north and east of the centre. */
export function pointAt(north: number, east: number): Point {
  const metresPerDegree = 111_195;
  return {
    latitude: CENTRE.latitude + north / metresPerDegree,
    longitude: CENTRE.longitude + east / (metresPerDegree * Math.cos((CENTRE.latitude * Math.PI) / 180)),
  };
}

export function place(id: string, more: Partial<Place> = {}): Place {
  return {
    id,
    ...CENTRE,
    area: "centre",
    visit_minutes: 60,
    opening: Object.fromEntries(DATES.map((date) => [date, [ALL_DAY]])),
    score: 50,
    indoor: false,
    ...more,
  };
}

export function day(date: string, from = 9 * 60, to = 21 * 60): TripDay {
  return { date, start: { ...CENTRE, time: from }, end: { ...CENTRE, time: to } };
}

/** A first day from noon or later, whole days, a last day of a morning; places near and far. */
export const cities: fc.Arbitrary<Trip> = fc
  .record({
    nights: fc.integer({ min: 0, max: 2 }),
    arrival: fc.integer({ min: 9 * 60, max: 20 * 60 }),
    departure: fc.integer({ min: 8 * 60, max: 18 * 60 }),
    places: fc.array(places(), { minLength: 0, maxLength: 22 }),
  })
  .map(({ nights, arrival, departure, places: chosen }) => ({
    days: DATES.slice(0, nights + 1).map((date, index) =>
      day(date, index === 0 ? arrival : 9 * 60, index === nights ? Math.max(departure, arrival) : 21 * 60),
    ),
    places: chosen.map((each, index) => ({ ...each, id: `place-${index}` })),
  }));

function places(): fc.Arbitrary<Place> {
  const metres = fc.integer({ min: -4_000, max: 4_000 });
  return fc
    .record({
      spot: fc.oneof(
        { weight: 9, arbitrary: fc.tuple(metres, metres) },
        { weight: 1, arbitrary: fc.constant([90_000, 0] as [number, number]) },
      ),
      area: fc.constantFrom("north", "south", "harbour"),
      visit_minutes: fc.integer({ min: 20, max: 180 }),
      score: fc.integer({ min: 1, max: 100 }),
      hours: fc.array(fc.array(hours(), { maxLength: 2 }), { minLength: 3, maxLength: 3 }),
      meal: fc.constantFrom(undefined, undefined, "lunch", "dinner", "both", "snack"),
      must_visit: fc.integer({ min: 0, max: 4 }).map((chance) => chance === 0),
      indoor: fc.boolean(),
    })
    .map(({ spot: [north, east], hours: byDay, meal, ...rest }) => ({
      id: "",
      ...pointAt(north, east),
      opening: Object.fromEntries(DATES.map((date, index) => [date, byDay[index] ?? []])),
      ...(meal === undefined ? {} : { meal: meal as NonNullable<Place["meal"]> }),
      ...rest,
    }));
}

function hours(): fc.Arbitrary<OpeningHours> {
  return fc
    .tuple(fc.integer({ min: 6 * 60, max: 20 * 60 }), fc.integer({ min: 30, max: 12 * 60 }))
    .map(([open, length]) => ({ open, close: open + length }));
}
