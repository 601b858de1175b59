import { distanceKm } from "../data/distance.ts";
import type { Leg, Point } from "./trip.ts";

export type TravelModel = (from: Point, to: Point) => Leg;

/** Streets are longer than straight lines. */
const DETOUR = 1.3;
const WALKED_KM = 1.2;
const WALKING_SPEED = 4.5;
/** Waiting and walking to the stop. */
const BOARDING_MINUTES = 8;
/** Kilometres an hour within a city, and further out, where trains stop less often. */
const INNER = { kilometres: 8, speed: 20 };
const OUTER_SPEED = 38;
const TRANSIT_KM = 40;
/** Beyond that one drives, mostly on motorways. */
const MOTORWAY_SPEED = 70;

/** On foot when it is near, else by what runs in a city, else by car. An estimate only: it knows no timetable. */
export function estimateTravel(from: Point, to: Point): Leg {
  const kilometres = distanceKm(from, to) * DETOUR;
  const metres = Math.round(kilometres * 1000);
  if (kilometres <= WALKED_KM)
    return { mode: "walk", minutes: roundUp((kilometres / WALKING_SPEED) * 60), metres };
  const inner = Math.min(kilometres, INNER.kilometres) / INNER.speed;
  const outer = Math.max(0, Math.min(kilometres, TRANSIT_KM) - INNER.kilometres) / OUTER_SPEED;
  const far = Math.max(0, kilometres - TRANSIT_KM) / MOTORWAY_SPEED;
  const minutes = roundUp(BOARDING_MINUTES + (inner + outer + far) * 60);
  return { mode: kilometres <= TRANSIT_KM ? "transit" : "car", minutes, metres };
}

function roundUp(minutes: number): number {
  return Math.ceil(minutes / 5) * 5;
}
