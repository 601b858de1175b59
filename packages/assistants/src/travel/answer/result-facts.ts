import type { Facts } from "@maru/runtime";
import { plansOf } from "../experts/plans.ts";
import type { Trip } from "../experts/trip.ts";
import { waysOut } from "../experts/ways-out.ts";
import type { TravelState } from "../state.ts";
import { PRESENTING } from "../texts/presenting.ts";
import { expertWords } from "./expert-words.ts";
import { confirmation, planRow, remaining, tripFacts } from "./sections.ts";

/** Said of the plan that is recommended, and of no other. */
const PRAISE = {
  ko: "추천해요. 권해 드려요. 어울려요. 어울리는 선택이에요. 알맞아요. 잘 맞아요. 맞는 계획이에요. 맞춘 일정이에요. 가장 좋아요. 좋은 균형이에요. 편해요. 편안하게 즐기기 좋아요. 무난해요.",
  en: "We recommend it: the best choice, a good balance, well suited, a comfortable fit that suits you and fits your wishes, easy to enjoy, pleasant, worth it.",
} as const;

/** What the results answer says, plan by plan, for whoever introduces it in other words. */
export function resultFacts({ state, trip }: { readonly state: TravelState; readonly trip: Trip }): Facts {
  const { plans, recommendation } = plansOf(state, trip);
  const chosen = plans.filter(({ recommended }) => recommended);
  const others = plans.filter(({ recommended }) => !recommended);
  const experts = expertWords(state, trip);
  return {
    language: trip.language,
    throughout: [confirmation(trip), tripFacts(trip)].join("\n"),
    each: [
      ...chosen.map((plan) =>
        [
          PRESENTING[trip.language].recommended(plan.letter),
          planRow(plan, trip),
          ...plan.highlights,
          ...recommendation.reasons,
          remaining(plan.breakdown, trip.language),
          PRAISE[trip.language],
        ].join("\n"),
      ),
      ...others.map((plan, index) =>
        [planRow(plan, trip), recommendation.against_others[index] ?? ""].join("\n"),
      ),
      ...(state.ways_out.length === 0 ? [] : waysOut(trip, state.final_plans).map(({ message }) => message)),
      ...experts.map(({ summary }) => summary),
    ],
  };
}

/** With a gap in it, or nothing to recommend, an answer speaks for itself. */
export function isWorthIntroducing(state: TravelState, trip: Trip): boolean {
  return state.recommendation !== null && expertWords(state, trip).every(({ hasFailed }) => !hasFailed);
}
