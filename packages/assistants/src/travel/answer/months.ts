import { addDays, weekdayOf } from "@maru/language";
import type { Destination } from "../data/destination.ts";
import { roughCost } from "../experts/rough-cost.ts";
import { departureOf } from "../experts/trip.ts";
import type { TravelState } from "../state.ts";

const TUESDAY = 2;
const USUAL_NIGHTS = 3;
const USUAL_PEOPLE = 2;

interface MonthCost {
  readonly month: number;
  /** Each traveller's, in the cheapest class. */
  readonly cost: number;
}

/** What leaving on a Tuesday around the tenth costs, for the twelve months from now on. */
export function monthsByCost(
  destination: Destination,
  state: TravelState,
): { readonly cheapest: MonthCost; readonly dearest: MonthCost; readonly nights: number } {
  const nights = state.duration ?? USUAL_NIGHTS;
  const people = state.num_people ?? USUAL_PEOPLE;
  const children = Math.min(state.children ?? 0, people - 1);
  const [year, first] = departureOf(state).split("-").map(Number) as [number, number];
  const months = Array.from({ length: 12 }, (_, index): MonthCost => {
    const month = ((first - 1 + index) % 12) + 1;
    const tenth = `${year + Math.floor((first - 1 + index) / 12)}-${String(month).padStart(2, "0")}-10`;
    const departure_date = addDays(tenth, (TUESDAY - weekdayOf(tenth) + 7) % 7);
    const { origin } = state;
    return {
      month,
      cost: roughCost(destination, { nights, people, children, departure_date, origin }).budget,
    };
  }).sort((left, right) => left.cost - right.cost);
  const [cheapest, dearest] = [months.at(0), months.at(-1)];
  if (cheapest === undefined || dearest === undefined) throw new Error("a year has months");
  return { cheapest, dearest, nights };
}

const MILD = { low: 18, high: 29, rain: 0.35 };

/** Neither cold nor hot, and mostly dry. */
export function pleasantMonths({ seasons }: Destination): readonly number[] {
  return seasons
    .filter(({ high, rain }) => high >= MILD.low && high <= MILD.high && rain <= MILD.rain)
    .map(({ month }) => month);
}
