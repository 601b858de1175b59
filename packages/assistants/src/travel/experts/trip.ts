import { addDays, dateInSeoul, daysBetween } from "@maru/language";
import type { Destination } from "../data/destination.ts";
import { destinationByName } from "../destinations.ts";
import { DEFAULT_ORIGIN, DOMESTIC_ORIGIN } from "../prices/airports.ts";
import { missingOf } from "../questions.ts";
import type { TravelStyle } from "../shapes.ts";
import type { TravelState } from "../state.ts";
import type { Language } from "../texts/language.ts";
import { WORDS } from "../texts/words.ts";

/** What the experts work from: every question answered, defaults filled in and remembered as such. */
export interface Trip {
  readonly destination: Destination;
  readonly nights: number;
  readonly people: number;
  readonly adults: number;
  readonly children: number;
  readonly budget: number;
  readonly basis: "per_person" | "total";
  readonly is_basis_assumed: boolean;
  /** The budget is for everything but the way there and back. */
  readonly excludes_flights: boolean;
  readonly styles: readonly TravelStyle[];
  /** What nobody of them wants. */
  readonly denied_styles: readonly TravelStyle[];
  readonly departure_date: string;
  readonly is_date_assumed: boolean;
  /** How many days ahead the day of departure is. */
  readonly days_ahead: number;
  readonly return_date: string;
  readonly origin: string;
  readonly flexibility: "strict" | "flexible";
  readonly preferred_airline: string | null;
  readonly accommodation: "hotel" | "guesthouse" | "airbnb" | null;
  readonly must_visit: readonly string[];
  readonly avoided: readonly string[];
  readonly pace: "relaxed" | "full" | null;
  readonly seed: number;
  /** Only what costs little or nothing keeps the budget. */
  readonly is_thrifty: boolean;
  /** What the experts write in. */
  readonly language: Language;
}

/** Thirty days ahead, when nobody said when. */
const DAYS_AHEAD = 30;

/** The day that was said, or the one that is planned with meanwhile. */
export function departureOf(state: TravelState): string {
  return state.departure_date ?? state.assumed_departure ?? assumedFrom(state.created_at);
}

/** When nobody said a day: thirty days from now. One that was assumed stays until it is too late for it. */
export function assumedFrom(now: string): string {
  return addDays(dateInSeoul(now), DAYS_AHEAD);
}

/** The trip, or null while something is still missing. */
export function tripOf(state: TravelState): Trip | null {
  const { duration, num_people, budget } = state;
  const destination = state.destination === null ? undefined : destinationByName(state.destination);
  if (destination === undefined || duration === null || num_people === null || budget === null) return null;
  if (state.travel_style.length === 0) return null;
  const departure_date = departureOf(state);
  const children = Math.min(state.children ?? 0, num_people - 1);
  return {
    destination,
    nights: duration,
    people: num_people,
    adults: num_people - children,
    children,
    budget,
    // A party speaks of its money as one sum.
    basis: state.budget_basis ?? "total",
    is_basis_assumed: state.budget_basis === null && num_people > 1,
    excludes_flights: state.budget_excludes_flights,
    styles: state.travel_style,
    denied_styles: state.denied_styles,
    departure_date,
    is_date_assumed: state.departure_date === null,
    days_ahead: daysBetween(dateInSeoul(state.updated_at), departureOf(state)),
    return_date: addDays(departure_date, duration),
    origin: originOf(state.origin, destination),
    // Who has not said that more is fine has named a limit.
    flexibility: state.budget_flexibility ?? "strict",
    preferred_airline: state.preferred_airline,
    accommodation: state.accommodation_preference,
    must_visit: state.must_visit_places,
    avoided: state.avoided_places,
    pace: state.pace,
    seed: state.itinerary_seed,
    is_thrifty: state.itinerary_optimization?.is_thrifty === true,
    language: state.language ?? "ko",
  };
}

/** From Seoul one flies abroad from Incheon, and within Korea from Gimpo. */
function originOf(said: string | null, { access }: Destination): string {
  const usual = access.flight?.kind === "domestic" ? DOMESTIC_ORIGIN : DEFAULT_ORIGIN;
  return said === null || said === DEFAULT_ORIGIN ? usual : said;
}

/** For the experts, who are asked only when everything is known. */
export function mustHaveTrip(state: TravelState): Trip {
  const trip = tripOf(state);
  if (trip === null) throw new Error(`the trip is not known yet: ${missingOf(state).join(", ")}`);
  return trip;
}

/** All that may be spent by everybody together. */
export function partyBudget(trip: Trip): number {
  return trip.basis === "total" ? trip.budget : trip.budget * trip.people;
}

const BY_LAND = ["열차", "고속버스", "여객선"];

/** A train or a bus was asked for by name. */
export function goesByLand({ preferred_airline }: Trip): boolean {
  return preferred_airline !== null && BY_LAND.includes(preferred_airline);
}

/** «관광·맛집» */
export function stylesOf({ styles, language }: Trip): string {
  return styles.map(WORDS[language].style).join(language === "ko" ? "·" : " and ");
}
