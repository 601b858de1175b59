import type { Point } from "../day-planner/trip.ts";
import type { Trip } from "./trip.ts";

/** Where days begin and end: the area of the usual stay. */
export function baseOf({ destination }: Trip): Point {
  const stay = destination.stays.find(({ type }) => type === "standard") ?? destination.stays[0];
  return destination.areas.find(({ id }) => id === stay?.area)?.centre ?? destination.centre;
}
