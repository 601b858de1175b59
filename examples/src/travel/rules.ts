import type { DeepReadonly, Rule } from "@maru/state";
import type * as z from "zod";
import { type BudgetBreakdown, COST_PARTS, type Plan, type Recommendation } from "./shapes.ts";

type Read<Schema extends z.ZodType> = DeepReadonly<z.output<Schema>>;

export const budgetAddsUp: Rule<{ readonly budget_breakdown: Read<typeof BudgetBreakdown> | null }> = {
  id: "budget_adds_up",
  fields: ["budget_breakdown"],
  holds: ({ budget_breakdown: costs }) =>
    costs === null ||
    (costs.total === COST_PARTS.reduce((sum, part) => sum + costs[part], 0) &&
      costs.remaining === costs.user_budget - costs.total),
  requirement: {
    ko: "합계는 항목을 더한 값과, 남는 돈은 예산에서 합계를 뺀 값과 같아야 해요.",
    en: "The total must be the sum of its parts, and what remains the budget less the total.",
  },
};

interface Planned {
  readonly final_plans: readonly Read<typeof Plan>[];
  readonly plans_generated: boolean;
  readonly recommendation: Read<typeof Recommendation> | null;
}

export const threePlans: Rule<Planned> = {
  id: "three_plans",
  fields: ["final_plans", "plans_generated"],
  holds: ({ final_plans, plans_generated }) => {
    const ids = new Set(final_plans.map((plan) => plan.plan_id));
    const isWhole = final_plans.length === 3 && ids.size === 3;
    return isWhole || (final_plans.length === 0 && !plans_generated);
  },
  requirement: {
    ko: "플랜은 고급형, 균형형, 절약형 세 가지를 함께 보여 드려야 해요.",
    en: "Plans come as three: luxury, balanced and budget.",
  },
};

export const recommendsAnOfferedPlan: Rule<Planned> = {
  id: "recommends_an_offered_plan",
  fields: ["recommendation", "final_plans"],
  holds: ({ recommendation, final_plans }) => {
    const recommended = final_plans.filter((plan) => plan.recommended).map((plan) => plan.plan_id);
    return recommendation === null
      ? recommended.length === 0
      : recommended.length === 1 && recommended[0] === recommendation.plan_id;
  },
  requirement: {
    ko: "추천은 보여 드린 플랜 가운데 하나여야 해요.",
    en: "The recommendation must be one of the offered plans.",
  },
};

interface Searched {
  readonly flights_searched: boolean;
  readonly flight_options: readonly unknown[];
  readonly hotels_searched: boolean;
  readonly hotel_options: readonly unknown[];
  readonly errors: readonly string[];
}

/** A search that brought nothing still counts as done, so that nobody repeats it for ever; but it must say why. */
export const emptySearchIsExplained: Rule<Searched> = {
  id: "empty_search_is_explained",
  fields: ["flights_searched", "flight_options", "hotels_searched", "hotel_options", "errors"],
  holds: (state) => {
    const cameBackEmpty =
      (state.flights_searched && state.flight_options.length === 0) ||
      (state.hotels_searched && state.hotel_options.length === 0);
    return !cameBackEmpty || state.errors.length > 0;
  },
  requirement: {
    ko: "검색 결과가 없으면 그 이유를 남겨야 해요.",
    en: "A search without results must leave its reason.",
  },
};
