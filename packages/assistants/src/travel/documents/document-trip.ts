import { type Trip, tripOf } from "../experts/trip.ts";
import type { ItineraryDay, Plan } from "../shapes.ts";
import type { TravelState } from "../state.ts";
import type { Language } from "../texts/language.ts";
import { PRESENTING } from "../texts/presenting.ts";
import { WORDS } from "../texts/words.ts";

/** What a document is about: the trip, and the plan that was chosen or else is recommended. */
export interface DocumentTrip {
  readonly state: TravelState;
  readonly trip: Trip;
  readonly plan: Plan;
  readonly isChosen: boolean;
  readonly days: readonly (ItineraryDay & { readonly number: number })[];
  readonly title: string;
}

/** Null while there are no plans. */
export function documentTrip(state: TravelState, language: Language): DocumentTrip | null {
  const trip = tripOf({ ...state, language });
  const letter = state.chosen_plan ?? state.recommendation?.letter;
  const plan = state.final_plans.find((each) => each.letter === letter);
  if (trip === null || plan === undefined) return null;
  const days = Object.entries(state.itinerary)
    .map(([key, day]) => ({ ...day, number: Number(key.slice(3)) }))
    .sort((left, right) => left.number - right.number);
  return { state, trip, plan, isChosen: state.chosen_plan !== null, days, title: titleOf(trip) };
}

function titleOf({ destination, nights, language }: Trip): string {
  return PRESENTING[language].title(WORDS[language].city(destination.names.ko), nights);
}
