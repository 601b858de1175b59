import type { Point } from "../day-planner/trip.ts";
import type { Trip } from "./trip.ts";

/** Where days begin and end: the area of the stay that is planned with, else that of the usual one. */
export function baseOf({ destination }: Trip, location: string | null): Point {
  const named = destination.areas.find(({ ko }) => ko === location);
  const stay = destination.stays.find(({ type }) => type === "standard") ?? destination.stays[0];
  const usual = destination.areas.find(({ id }) => id === stay?.area);
  return (named ?? usual)?.centre ?? destination.centre;
}
