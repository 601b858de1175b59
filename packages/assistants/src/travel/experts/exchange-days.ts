import type { ItineraryDay, Plan } from "../shapes.ts";
import type { TravelState, TravelUpdate } from "../state.ts";
import { swapDays } from "./change-days.ts";
import { meansOfPlan } from "./days-of-plan.ts";
import { plansOf } from "./plans.ts";
import type { Trip } from "./trip.ts";

export interface Exchange {
  readonly days: readonly (readonly [string, ItineraryDay])[];
  /** What does not fit the hours of the other day. */
  readonly dropped: readonly string[];
  /** The plan that is looked at, with what it costs now. */
  readonly plan: Plan;
  readonly update: TravelUpdate;
}

/** Two days change places; nothing is searched. Null without such days. */
export function exchangeDays(
  state: TravelState,
  trip: Trip,
  days: readonly [number, number],
): Exchange | null {
  const { itinerary, itinerary_optimization: made } = state;
  const [first, second] = days.map((day) => `day${day}`) as [string, string];
  if (itinerary[first] === undefined || itinerary[second] === undefined) return null;
  const { planned, dropped } = swapDays(trip, meansOfPlan(state, trip), itinerary, days);
  const { plans, recommendation } = plansOf({ ...state, itinerary: planned.days }, trip);
  const letter = state.chosen_plan ?? recommendation.letter;
  const plan = plans.find((each) => each.letter === letter);
  if (plan === undefined) return null;
  const { walking_km, travel_minutes, unplaced } = planned.optimization;
  return {
    days: [first, second].flatMap((key) => {
      const day = planned.days[key];
      return day === undefined ? [] : [[key, day] as const];
    }),
    dropped,
    plan,
    update: {
      itinerary: planned.days,
      itinerary_optimization: {
        ...made,
        walking_km,
        travel_minutes,
        unplaced: unplaced.map((wish) => ({ ...wish })),
      },
      budget_breakdown: plan.breakdown,
      final_plans: [...plans],
      recommendation,
    },
  };
}
