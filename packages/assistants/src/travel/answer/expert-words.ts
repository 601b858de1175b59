import * as z from "zod";
import { analyseFlights, analyseHotels } from "../experts/analyse-options.ts";
import { describeItinerary } from "../experts/describe-itinerary.ts";
import type { Unplaced } from "../experts/itinerary.ts";
import { plansOf } from "../experts/plans.ts";
import type { Trip } from "../experts/trip.ts";
import type { TravelState } from "../state.ts";
import { ADVISING } from "../texts/advising.ts";
import { WORDS } from "../texts/words.ts";
import { NearbyPlace } from "../tools.ts";

export interface ExpertWords {
  readonly expert: "flight_expert" | "hotel_expert" | "itinerary_planner" | "budget_manager";
  readonly hasFailed: boolean;
  readonly summary: string;
  readonly tips: readonly string[];
}

/**
 * What each expert says of the results as they are stored, written anew: the reader may want another language than the
 * one the search was made in.
 */
export function expertWords(state: TravelState, trip: Trip): readonly ExpertWords[] {
  const results = state.agent_results;
  const { failed } = ADVISING[trip.language];
  const letter = state.chosen_plan ?? state.recommendation?.letter;
  const chosen = letter === undefined ? null : { letter, type: TYPE_OF[letter] };
  const said = [
    spoken("flight_expert", failed.flights, () => analyseFlights(trip, state.flight_options, chosen)),
    spoken("hotel_expert", failed.hotels, () => analyseHotels(trip, state.hotel_options, chosen)),
    spoken("itinerary_planner", failed.itinerary, () => {
      const { summary, tips } = describeItinerary(trip, state.itinerary, unplacedOf(state));
      return { summary, tips: [...nearbyTips(state, trip), ...tips] };
    }),
    spoken("budget_manager", "", () => aboutMoney(state, trip)),
  ];
  return said.flatMap((words) => words ?? []);

  function spoken(
    expert: ExpertWords["expert"],
    failure: string,
    tell: () => Pick<ExpertWords, "summary" | "tips">,
  ): ExpertWords | null {
    const status = results[expert]?.status;
    if (status === undefined) return null;
    if (status === "failed") return { expert, hasFailed: true, summary: failure, tips: [] };
    const { summary, tips } = tell();
    return { expert, hasFailed: false, summary, tips };
  }
}

const TYPE_OF = { A: "premium", B: "standard", C: "budget" } as const;

/** Whether the plan that is looked at stays within the budget, and how to spend less. */
export function aboutMoney(state: TravelState, trip: Trip): Pick<ExpertWords, "summary" | "tips"> {
  const { plans, recommendation } = plansOf(state, trip);
  const letter = state.chosen_plan ?? recommendation.letter;
  const breakdown = plans.find((plan) => plan.letter === letter)?.breakdown;
  const texts = ADVISING[trip.language];
  const isWithin = (breakdown?.remaining ?? -1) >= 0;
  const isComplete = state.flight_options.length > 0 && state.hotel_options.length > 0;
  return {
    summary: !isComplete
      ? texts.incomplete
      : isWithin
        ? texts.withinBudget(letter)
        : texts.overBudget(letter),
    tips: breakdown?.savings_tips ?? [],
  };
}

const UnplacedWishes = z.array(
  z.strictObject({
    place: z.string(),
    reason: z.enum(["closed", "too_far", "meal_taken", "not_enough_time", "unknown"]),
  }),
);

/** The wishes that found no room. */
export function unplacedOf({ itinerary_optimization }: TravelState): readonly Unplaced[] {
  const read = UnplacedWishes.safeParse(itinerary_optimization?.unplaced);
  return read.success ? read.data : [];
}

/** What a live source knows beside the plan: what is on while one is there, and what else there is to see. */
function nearbyTips({ itinerary_optimization }: TravelState, { language }: Trip): readonly string[] {
  const read = z.array(NearbyPlace).safeParse(itinerary_optimization?.nearby);
  if (!read.success) return [];
  const { date } = WORDS[language];
  const texts = ADVISING[language];
  const festivals = read.data.flatMap(({ name, dates }) =>
    dates === null ? [] : [`${name} (${date(dates.from)}~${date(dates.until)})`],
  );
  const sights = read.data.flatMap(({ name, dates }) => (dates === null ? [name] : []));
  return [
    ...(festivals.length === 0 ? [] : [texts.festivals(festivals.join(", "))]),
    ...(sights.length === 0 ? [] : [texts.moreSights(sights.join(", "))]),
  ];
}
