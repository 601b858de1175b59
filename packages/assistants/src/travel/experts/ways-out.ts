import { estimateFlights } from "../prices/estimate-flights.ts";
import { estimateStays } from "../prices/estimate-stays.ts";
import type { BudgetBasis } from "../said.ts";
import type { Plan, WayOut } from "../shapes.ts";
import { ADVISING } from "../texts/advising.ts";
import { WORDS } from "../texts/words.ts";
import { leanCost, minimumCost } from "./costs.ts";
import { partyBudget, type Trip } from "./trip.ts";

/** In whole 만원, as people name a budget. */
const STEP = 10_000;

/** The budget, as it was said for one or for all, that lets the party spend this much. */
export function budgetFor(needed: number, basis: BudgetBasis | null, people: number): number {
  return Math.ceil((basis === "per_person" ? needed / people : needed) / STEP) * STEP;
}

/** When not even the cheapest plan fits: raise, go cheaper, stay shorter, each computed. */
export function waysOut(trip: Trip, plans: readonly Plan[]): readonly WayOut[] {
  const budget = partyBudget(trip);
  const cheapest = plans.at(-1);
  if (cheapest === undefined || (cheapest.breakdown.remaining ?? 0) >= 0) return [];
  // What the budget has to cover: without the flights where they are paid apart.
  const needed = budget - (cheapest.breakdown.remaining ?? 0);
  const per = (amount: number) => Math.ceil(amount / trip.people / 100) * 100;
  const minimum = minimumCost(trip, cheapest.flight, cheapest.hotel);
  const texts = ADVISING[trip.language];
  const words = WORDS[trip.language];
  const said = (amount: number) =>
    trip.people === 1
      ? words.amount(per(amount))
      : texts.forEach(words.amount(per(amount)), trip.people, words.amount(amount));
  return [
    {
      type: "raise",
      message: texts.raise(said(needed)),
      amount: needed,
      nights: null,
    },
    {
      type: "cheaper",
      message: minimum <= budget ? texts.saveEnough(said(minimum)) : texts.saveTooLittle(said(minimum)),
      amount: minimum,
      nights: null,
    },
    shorter(trip, budget, said),
  ];
}

function shorter(trip: Trip, budget: number, said: (amount: number) => string): WayOut {
  if (trip.nights === 1)
    return { type: "shorter", message: ADVISING[trip.language].shortest, amount: null, nights: null };
  for (let nights = trip.nights - 1; nights >= 1; nights -= 1) {
    const { flight, hotel } = cheapestFor(trip, nights);
    const least = leanCost({ ...trip, nights }, flight, hotel);
    if (least <= budget)
      return {
        type: "shorter",
        message: ADVISING[trip.language].shorten(nights, said(least)),
        amount: least,
        nights,
      };
  }
  return {
    type: "shorter",
    message: ADVISING[trip.language].shortenTooLittle,
    amount: null,
    nights: null,
  };
}

function cheapestFor(trip: Trip, nights: number) {
  const shorter = { ...trip, nights };
  const flight = estimateFlights({ ...shorter, preferred_airline: trip.preferred_airline })[0] ?? null;
  const hotel =
    estimateStays({
      destination: trip.destination,
      check_in: trip.departure_date,
      nights,
      adults: trip.adults,
      children: trip.children,
      preference: trip.accommodation,
    })[0] ?? null;
  return { flight, hotel };
}
