import type { OptionType } from "../shapes.ts";
import type { TravelState } from "../state.ts";
import { adjustDays, replanFor } from "./change-days.ts";
import { type Days, type Means, type PlannedItinerary, planItinerary } from "./itinerary.ts";
import { plansOf } from "./plans.ts";
import type { Trip } from "./trip.ts";

export interface DaysOfPlan {
  readonly planned: PlannedItinerary;
  readonly means: Means;
  /** Dear tickets were left out to keep the budget. */
  readonly is_thrifty: boolean;
}

/**
 * The days of the plan that was chosen, else of the one we recommend: they begin and end with its flight and its stay.
 * What one sees costs money too, so the recommendation is looked at again with the days in it, and they follow it.
 */
export function daysOfPlan(state: TravelState, asked: Trip): DaysOfPlan {
  const trip = { ...asked, is_thrifty: false };
  const means = freshMeans(state, trip, state.itinerary);
  // Days that were made thriftily are made anew: there may be more money now.
  const isNew = Object.keys(state.itinerary).length === 0 || asked.is_thrifty;
  const planned = isNew ? planItinerary(trip, means) : adjustDays(trip, means, keptDays(state, trip, means));
  const days = followed(state, trip, { planned, means, is_thrifty: false });
  return leftOf(state, trip, days.planned.days, days.means) >= 0
    ? days
    : (thriftyDays(state, trip, days.means) ?? days);
}

/** The same trip without dear tickets, if that is all it takes to stay within the budget. */
function thriftyDays(state: TravelState, trip: Trip, means: Means): DaysOfPlan | null {
  const planned = planItinerary({ ...trip, is_thrifty: true }, means);
  return leftOf(state, trip, planned.days, means) >= 0 ? { planned, means, is_thrifty: true } : null;
}

/** What the plan that these days belong to leaves of the budget. */
function leftOf(state: TravelState, trip: Trip, itinerary: Days, means: Means): number {
  const { plans } = plansOf({ ...state, itinerary, itinerary_optimization: null }, trip);
  const plan = plans.find(({ flight, hotel }) => flight === means.flight && hotel === means.hotel);
  return plan?.breakdown.remaining ?? 0;
}

/** Whether the days still belong to the plan that is recommended, and to what may be spent. */
export function doDaysFit(state: TravelState, trip: Trip): boolean {
  const made = state.itinerary_optimization;
  if (made === null || Object.keys(state.itinerary).length === 0) return true;
  const means = freshMeans(state, trip, state.itinerary);
  return isMadeFor(made, means) && !trip.is_thrifty && leftOf(state, trip, state.itinerary, means) >= 0;
}

function isMadeFor(made: TravelState["itinerary_optimization"], { flight, hotel }: Means): boolean {
  return made?.flight === (flight?.type ?? null) && made?.base === (hotel?.location ?? null);
}

/** Plans only get cheaper on the way, so this ends. */
function followed(state: TravelState, trip: Trip, days: DaysOfPlan): DaysOfPlan {
  const means = freshMeans(state, trip, days.planned.days);
  if (!isCheaper(means, days.means)) return days;
  const hasMoved = means.hotel?.location !== days.means.hotel?.location;
  const planned = replanFor(trip, means, days.planned.days, hasMoved);
  return followed(state, trip, { means, planned, is_thrifty: false });
}

/** Days that were made for another flight or stay follow the one of now. */
function keptDays(state: TravelState, trip: Trip, means: Means): Days {
  const made = state.itinerary_optimization;
  if (isMadeFor(made, means)) return state.itinerary;
  const hasMoved = made?.base !== (means.hotel?.location ?? null);
  return replanFor(trip, means, state.itinerary, hasMoved).days;
}

/** As if the days followed nothing yet. */
function freshMeans(state: TravelState, trip: Trip, itinerary: Days): Means {
  return meansOfPlan({ ...state, itinerary, itinerary_optimization: null }, trip);
}

/** How one comes and goes, and where one sleeps, in the plan that the days belong to. */
export function meansOfPlan(state: TravelState, trip: Trip): Means {
  const { plans, recommendation } = plansOf(state, trip);
  const letter = state.chosen_plan ?? recommendation.letter;
  const plan = plans.find((each) => each.letter === letter);
  return { flight: plan?.flight ?? null, hotel: plan?.hotel ?? null };
}

const DEAREST_FIRST: readonly OptionType[] = ["premium", "standard", "budget"];

function isCheaper(left: Means, right: Means): boolean {
  return rankOf(left) > rankOf(right);
}

function rankOf({ flight, hotel }: Means): number {
  const type = flight?.type ?? hotel?.type;
  return type === undefined ? 0 : DEAREST_FIRST.indexOf(type);
}
