import { NOT_READ_OF_DIALOGUE } from "@maru/dialogue";
import type { PureWork } from "@maru/runtime";
import type { TravelState } from "../state.ts";
import { replanDay } from "./change-days.ts";
import { type DaysOfPlan, daysOfPlan, meansOfPlan } from "./days-of-plan.ts";
import { mustHaveTrip } from "./trip.ts";

/** One day anew where one was asked for, else all of them as far as they are concerned. */
export const planDays: PureWork<TravelState, DaysOfPlan> = {
  name: "travel.plan_days",
  run: (state) => {
    const trip = mustHaveTrip(state);
    const { replan_day, replan_wish, itinerary } = state;
    if (replan_day === null || Object.keys(itinerary).length === 0) return daysOfPlan(state, trip);
    const means = meansOfPlan(state, trip);
    return {
      means,
      is_thrifty: trip.is_thrifty,
      planned: replanDay(trip, means, itinerary, replan_day, replan_wish),
    };
  },
};

/** What days are not planned with: what was said of them, and how the answer came about. */
export const NOT_PLANNED_WITH = [
  "messages",
  "agent_results",
  "agent_history",
  "final_plans",
  ...NOT_READ_OF_DIALOGUE,
] as const;
