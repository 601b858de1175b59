import type { CheckedCall, ResultValue } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import { choiceFor, thingsFor } from "../../shared/operations/arguments-of.ts";
import { combineResults } from "../../shared/operations/combine-results.ts";
import type { BudgetBreakdown } from "../shapes.ts";
import type { TravelState } from "../state.ts";

/** `calc`: what the plan that is looked at costs, in all or in one part; results that are pointed at are put together. */
export function tripCost(call: CheckedCall, scene: Scene<TravelState>): Outcome<object> {
  if (thingsFor(call, "ref").some(({ kind }) => kind === "result")) return combineResults(call, scene);
  const { state, language, result: t } = scene;
  const costs = costsLookedAt(state);
  if (costs === null)
    return {
      refused: {
        ko: "아직 계획이 없어요. 계획이 나오면 바로 계산할게요.",
        en: "There is no plan yet. Once there is one I can work it out.",
      },
    };
  const part = choiceFor(call, "part") ?? "trip";
  const values = valuesOf(costs, part);
  const remaining = part === "trip" && costs.remaining !== null ? costs.remaining : null;
  const [first = "total", ...others] = Object.keys(values);
  const says = [first, ...others].map((key) => sentence(t, key, values[key], language));
  return {
    values: {
      ...values,
      ...(remaining === null ? {} : { left: won("예산에서 남는 금액", "left of the budget", remaining) }),
    },
    rests_on: ["slot.destination", "slot.duration", "slot.num_people", "slot.departure_date"],
    basis: { ko: "추정한 값이 섞여 있어요.", en: "Partly estimated." },
    parts: [
      {
        type: "fact",
        text: [
          ...says,
          ...(remaining === null
            ? []
            : [sentence(t, "left", won("예산에서 남는 금액", "left of the budget", remaining), language)]),
          { ko: "추정가가 섞여 있어요.", en: "Partly estimated." }[language],
        ].join(" "),
      },
    ],
  };
}

function sentence(t: string, key: string, value: ResultValue | undefined, language: "ko" | "en"): string {
  const label = value?.label[language] ?? "";
  return language === "ko" ? `${label}: {{${t}.${key}}}.` : `${label}: {{${t}.${key}}}.`;
}

/** The plan that was chosen, or else the one that is recommended. */
export function costsLookedAt({
  chosen_plan,
  recommendation,
  final_plans,
}: TravelState): BudgetBreakdown | null {
  const letter = chosen_plan ?? recommendation?.letter;
  return final_plans.find((plan) => plan.letter === letter)?.breakdown ?? null;
}

function valuesOf(costs: BudgetBreakdown, part: string): { readonly [key: string]: ResultValue } {
  switch (part) {
    case "flight":
      return { flights: won("항공·교통편", "the way there and back", costs.flights) };
    case "stay":
      return { stay: won("숙소", "stay", costs.accommodation) };
    case "person":
      return { per_person: won("1인 금액", "per person", costs.per_person) };
    default:
      return {
        total: won("총액", "total", costs.total),
        per_person: won("1인 금액", "per person", costs.per_person),
      };
  }
}

export function won(ko: string, en: string, amount: number): ResultValue {
  return { kind: "money", label: { ko, en }, amount };
}
