import { distanceKm } from "../data/distance.ts";

export interface Located {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Way {
  readonly minutes: number;
  readonly kilometres: number;
  readonly mode: "도보" | "대중교통" | "차량";
}

/** Streets are longer than straight lines. */
const DETOUR = 1.3;
const WALKABLE = 1.2;
const WALK = 4.5;
/** Waiting and walking to the stop. */
const BOARDING = 8;
/** Kilometres an hour within a city, and further out, where trains stop less often. */
const INNER = { kilometres: 8, speed: 20 };
const OUTER = 38;
const RURAL = 40;

/** How one gets from one place to another: on foot when it is near, else by what runs in a city. An estimate. */
export function wayBetween(from: Located, to: Located): Way {
  const kilometres = distanceKm(from, to) * DETOUR;
  if (kilometres <= WALKABLE) return { minutes: roundUp((kilometres / WALK) * 60), kilometres, mode: "도보" };
  const inner = Math.min(kilometres, INNER.kilometres) / INNER.speed;
  const outer = Math.max(0, kilometres - INNER.kilometres) / OUTER;
  const minutes = roundUp(BOARDING + (inner + outer) * 60);
  return { minutes, kilometres, mode: kilometres <= RURAL ? "대중교통" : "차량" };
}

function roundUp(minutes: number): number {
  return Math.ceil(minutes / 5) * 5;
}
