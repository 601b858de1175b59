import { dateInSeoul } from "@maru/language";
import { doDaysFit } from "./experts/days-of-plan.ts";
import { assumedFrom, mustHaveTrip } from "./experts/trip.ts";
import { type Command, SEARCHED_PARTS, type SearchedPart } from "./reading/reading.ts";
import type { TravelState, TravelUpdate } from "./state.ts";
import { changeBefore, daysBefore } from "./take-in.ts";
import type { Language } from "./texts/language.ts";
import { NOTING } from "./texts/noting.ts";

type State = TravelState;

/** Other money may mean another flight and stay: then the days follow. */
export function daysIfMoved(state: State): TravelUpdate {
  const isSearched = state.flights_searched && state.hotels_searched;
  return !isSearched || doDaysFit(state, mustHaveTrip(state)) ? {} : { itinerary_planned: false };
}

/** The same facts make the same days again, whatever was adjusted in between. */
export const DAYS_ANEW = { itinerary_planned: false, itinerary: {}, itinerary_optimization: null } as const;

/** A day that nobody said is assumed once, and anew when it has come too near. */
export function assumeDeparture({ departure_date, assumed_departure }: State, now: string): TravelUpdate {
  if (departure_date !== null) return {};
  const isStale = assumed_departure === null || assumed_departure <= dateInSeoul(now);
  return isStale ? { assumed_departure: assumedFrom(now) } : {};
}

const PLANNING_ANEW = {
  itinerary_planned: false,
  budget_analyzed: false,
  plans_generated: false,
} as const;

/** Nothing but the days had changed: they come back, and are added up again. */
export function bringBackDays(state: State, language: Language): TravelUpdate {
  return {
    ...(state.undo as TravelUpdate),
    ...changeBefore(state),
    budget_analyzed: false,
    plans_generated: false,
    notes: [NOTING[language].undone],
    ...(state.current_step === "done" ? { current_step: "planning" } : {}),
  };
}

export function replanDay(
  state: State,
  { day, wish }: Extract<Command, { type: "change_day" }>,
): TravelUpdate {
  return {
    ...PLANNING_ANEW,
    ...daysBefore(state),
    replan_day: day,
    replan_wish: wish === null ? null : { ...wish, styles: [...wish.styles] },
    ...(state.current_step === "done" ? { current_step: "planning" } : {}),
  };
}

/** Other days for the same trip: the optimiser begins elsewhere. */
export function replanAll(state: State): TravelUpdate {
  return {
    ...PLANNING_ANEW,
    ...daysBefore(state),
    itinerary: {},
    itinerary_seed: state.itinerary_seed + 1,
    ...(state.current_step === "done" ? { current_step: "planning" } : {}),
  };
}

/** What was named is searched again, else what failed, else everything; the days follow the flights. */
export function searchAgain(state: State, named: readonly SearchedPart[]): TravelUpdate {
  const failed = SEARCHED_PARTS.filter((part) => state.agent_results[EXPERTS[part]]?.status === "failed");
  const parts = named.length > 0 ? named : failed.length > 0 ? failed : SEARCHED_PARTS;
  const has = (part: SearchedPart) => parts.includes(part);
  return {
    ...(has("flights") ? { flights_searched: false } : {}),
    ...(has("hotels") ? { hotels_searched: false } : {}),
    ...(has("flights") || has("itinerary") ? { itinerary_planned: false, itinerary_optimization: null } : {}),
    budget_analyzed: false,
    plans_generated: false,
    ...(state.current_step === "done" ? { current_step: "searching" } : {}),
  };
}

const EXPERTS: Readonly<Record<SearchedPart, string>> = {
  flights: "flight_expert",
  hotels: "hotel_expert",
  itinerary: "itinerary_planner",
};
