import type { Leg, Point } from "./trip.ts";

export type TravelModel = (from: Point, to: Point) => Leg;

const EARTH_RADIUS = 6_371_000;
const WALKED_AT_MOST = 1_200;
/** Streets are longer than the straight line. */
const DETOUR = 1.3;
const WALKING_METRES_PER_MINUTE = 4_500 / 60;
const TRANSIT_METRES_PER_MINUTE = 20_000 / 60;
/** To the stop, waiting, and from the stop. */
const TRANSIT_FIXED_MINUTES = 8;

/** Walking for short ways, else an estimate of city transit. An estimate only: it knows no timetable. */
export function estimateTravel(from: Point, to: Point): Leg {
  const straight = straightMetres(from, to);
  const metres = Math.round(straight * DETOUR);
  return straight <= WALKED_AT_MOST
    ? { mode: "walk", minutes: Math.ceil(metres / WALKING_METRES_PER_MINUTE), metres }
    : {
        mode: "transit",
        minutes: Math.ceil(TRANSIT_FIXED_MINUTES + metres / TRANSIT_METRES_PER_MINUTE),
        metres,
      };
}

export function straightMetres(from: Point, to: Point): number {
  const radians = Math.PI / 180;
  const north = (to.latitude - from.latitude) * radians;
  const east = (to.longitude - from.longitude) * radians;
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}
