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
const WALK = 4.5;
const CITY = 20;
const COUNTRY = 45;

/** How one gets from one place to another: on foot when it is near, else by what runs in a city. An estimate. */
export function wayBetween(from: Located, to: Located): Way {
  const kilometres = distanceKm(from, to) * DETOUR;
  if (kilometres <= 1.2) return { minutes: roundUp((kilometres / WALK) * 60), kilometres, mode: "도보" };
  if (kilometres <= 25)
    return { minutes: roundUp(8 + (kilometres / CITY) * 60), kilometres, mode: "대중교통" };
  return {
    minutes: roundUp(15 + (25 / CITY) * 60 * 0.6 + ((kilometres - 25) / COUNTRY) * 60),
    kilometres,
    mode: "차량",
  };
}

function roundUp(minutes: number): number {
  return Math.ceil(minutes / 5) * 5;
}
