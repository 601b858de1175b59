import type { Destination } from "../data/destination.ts";
import { DEFAULT_ORIGIN, DOMESTIC_ORIGIN } from "../prices/airports.ts";
import { estimateFlights } from "../prices/estimate-flights.ts";
import { estimateStays } from "../prices/estimate-stays.ts";
import type { OptionType } from "../shapes.ts";
import { breakDown } from "./costs.ts";
import type { Trip } from "./trip.ts";

export interface RoughTrip {
  readonly nights: number;
  readonly people: number;
  readonly children: number;
  readonly departure_date: string;
  readonly origin: string | null;
}

const TYPES: readonly OptionType[] = ["budget", "standard", "premium"];

/** What a trip costs each traveller before anything is planned, by class: estimates, entrance fees not among them. */
export function roughCost(destination: Destination, rough: RoughTrip): Readonly<Record<OptionType, number>> {
  const { nights, people, children, departure_date } = rough;
  const isDomestic = destination.access.flight?.kind === "domestic";
  const origin = rough.origin ?? (isDomestic ? DOMESTIC_ORIGIN : DEFAULT_ORIGIN);
  const adults = people - children;
  const flights = estimateFlights({ destination, origin, departure_date, nights, preferred_airline: null });
  const stays = estimateStays({
    destination,
    check_in: departure_date,
    nights,
    adults,
    children,
    preference: null,
  });
  const trip: Trip = {
    destination,
    nights,
    people,
    adults,
    children,
    budget: 0,
    basis: "total",
    is_basis_assumed: false,
    excludes_flights: false,
    denied_styles: [],
    styles: ["관광"],
    departure_date,
    days_ahead: 0,
    is_date_assumed: true,
    return_date: departure_date,
    origin,
    flexibility: "flexible",
    preferred_airline: null,
    accommodation: null,
    must_visit: [],
    avoided: [],
    pace: null,
    seed: 0,
    is_thrifty: false,
    language: "ko",
  };
  const costs = TYPES.map((type) => {
    const flight = flights.find((option) => option.type === type) ?? null;
    const hotel = stays.find((option) => option.type === type) ?? null;
    const { per_person } = breakDown({ trip, type, flight, hotel, itinerary: {} });
    return [type, Math.ceil(per_person / 10_000) * 10_000] as const;
  });
  return Object.fromEntries(costs) as Record<OptionType, number>;
}
