import type { PlanLetter } from "../reading/reading.ts";
import type { ItineraryDay, Plan } from "../shapes.ts";
import type { TravelState, TravelUpdate } from "../state.ts";
import { replanFor } from "./change-days.ts";
import { plansOf } from "./plans.ts";
import type { Trip } from "./trip.ts";

export interface Choice {
  readonly plan: Plan;
  /** The days that were planned anew, because this plan's flight comes and goes at other times. */
  readonly days: readonly (readonly [string, ItineraryDay])[];
  /** Its stay is in another part of the city. */
  readonly hasMoved: boolean;
  readonly update: TravelUpdate;
}

/** Settles on a plan. Nothing is searched; the days follow its flight and its stay. Null without such a plan. */
export function choosePlan(state: TravelState, trip: Trip, letter: PlanLetter): Choice | null {
  const plan = state.final_plans.find((each) => each.letter === letter);
  if (plan === undefined) return null;
  const made = state.itinerary_optimization;
  const type = plan.flight?.type ?? null;
  const location = plan.hotel?.location ?? null;
  const hasMoved = made !== null && location !== null && made.base !== location;
  if (type === null || made === null || (made.flight === type && !hasMoved))
    return { plan, days: [], hasMoved, update: { chosen_plan: letter, budget_breakdown: plan.breakdown } };
  const { days: itinerary, optimization } = replanFor(trip, plan, state.itinerary, hasMoved);
  const { plans, recommendation } = plansOf({ ...state, itinerary }, trip);
  const settled = plans.find((each) => each.letter === letter) ?? plan;
  return {
    plan: settled,
    hasMoved,
    days: Object.entries(itinerary).filter(([key, day]) => day !== state.itinerary[key]),
    update: {
      chosen_plan: letter,
      budget_breakdown: settled.breakdown,
      itinerary,
      itinerary_optimization: {
        ...made,
        walking_km: optimization.walking_km,
        travel_minutes: optimization.travel_minutes,
        flight: type,
        base: location,
        unplaced: optimization.unplaced.map((wish) => ({ ...wish })),
      },
      final_plans: [...plans],
      recommendation,
    },
  };
}
