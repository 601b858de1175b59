import type { BudgetBreakdown, Hotel, Plan } from "../../shapes.ts";
import type { TravelState } from "../../state.ts";

/** The plan that was chosen, or else the one that is recommended. */
export function planLookedAt({ chosen_plan, recommendation, final_plans }: TravelState): Plan | null {
  const letter = chosen_plan ?? recommendation?.letter;
  return final_plans.find((plan) => plan.letter === letter) ?? null;
}

export function hotelOf(state: TravelState): Hotel | null {
  return planLookedAt(state)?.hotel ?? null;
}

export function costsOf(state: TravelState): BudgetBreakdown | null {
  return planLookedAt(state)?.breakdown ?? null;
}
