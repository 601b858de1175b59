import type { JsonObject } from "@maru/protocol";
import { listIn, numberIn, objectIn, type Plain, textIn, textsIn } from "../read-plain.ts";

export interface Leg {
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly departs: string;
  readonly arrives: string;
  readonly takes: string;
}
export interface Flight {
  readonly type: string;
  readonly airline: string;
  readonly price: number;
  readonly outbound: Leg;
  readonly inbound: Leg;
  readonly stops: number;
  readonly baggage: string;
  readonly isEstimate: boolean;
}
export interface Stay {
  readonly type: string;
  readonly name: string;
  readonly location: string;
  readonly distance: string;
  readonly perNight: number;
  readonly total: number;
  readonly rooms: number;
  readonly rating: number | null;
  readonly amenities: readonly string[];
  readonly isEstimate: boolean;
}
export interface Activity {
  readonly time: string;
  readonly end: string;
  readonly name: string;
  readonly type: string;
  readonly price: number;
  readonly travelMinutes: number;
  readonly travelMode: string;
  readonly about: string;
  readonly place: readonly [latitude: number, longitude: number] | null;
}
export interface Day {
  readonly id: string;
  readonly number: number;
  readonly date: string;
  readonly theme: string;
  readonly activities: readonly Activity[];
  readonly walkingKilometres: number;
  readonly rainyDay: readonly string[];
}
export interface CostItem {
  readonly label: string;
  readonly unitPrice: number;
  readonly count: number;
  readonly amount: number;
}
export const COST_KINDS = [
  "flights",
  "accommodation",
  "food",
  "transport",
  "attractions",
  "shopping",
] as const;
export type CostKind = (typeof COST_KINDS)[number];
export interface Costs {
  readonly kinds: Readonly<Record<CostKind, number>>;
  readonly total: number;
  readonly perPerson: number;
  readonly budget: number | null;
  readonly remaining: number | null;
  readonly items: readonly CostItem[];
  readonly tips: readonly string[];
}
export interface Plan {
  readonly letter: "A" | "B" | "C";
  readonly name: string;
  readonly flight: Flight | null;
  readonly stay: Stay | null;
  readonly costs: Costs;
  readonly highlights: readonly string[];
  readonly isRecommended: boolean;
}
export interface Trip {
  readonly destination: string;
  readonly flights: readonly Flight[];
  readonly stays: readonly Stay[];
  readonly days: readonly Day[];
  readonly costs: Costs | null;
  readonly plans: readonly Plan[];
  readonly chosen: string | null;
  readonly reasons: readonly string[];
  readonly waysOut: readonly string[];
}

/** The trip in a state of the travel planner; null while there is nothing to show. */
export function tripIn(state: JsonObject): Trip | null {
  const trip: Trip = {
    destination: textIn(state["destination"]),
    flights: listIn(state["flight_options"], flightIn),
    stays: listIn(state["hotel_options"], stayIn),
    days: daysIn(state["itinerary"]),
    costs: costsIn(state["budget_breakdown"]),
    plans: listIn(state["final_plans"], planIn),
    chosen: textIn(state["chosen_plan"]) || null,
    reasons: textsIn(objectIn(state["recommendation"])?.["reasons"]),
    waysOut: listIn(state["ways_out"], (way) => textIn(way["message"]) || null),
  };
  const hasAny = trip.flights.length + trip.stays.length + trip.days.length + trip.plans.length > 0;
  return hasAny ? trip : null;
}

function flightIn(plain: Plain): Flight | null {
  const outbound = legIn(plain["outbound"]);
  const inbound = legIn(plain["inbound"]);
  const price = numberIn(plain["price"]);
  if (outbound === null || inbound === null || price === null) return null;
  return {
    type: textIn(plain["type"]),
    airline: textIn(plain["airline"]),
    price,
    outbound,
    inbound,
    stops: numberIn(plain["stops"]) ?? 0,
    baggage: textIn(plain["baggage"]),
    isEstimate: plain["is_estimate"] === true,
  };
}

function legIn(value: unknown): Leg | null {
  const plain = objectIn(value);
  return plain === null
    ? null
    : {
        date: textIn(plain["date"]),
        from: textIn(plain["from"]),
        to: textIn(plain["to"]),
        departs: textIn(plain["departure_time"]),
        arrives: textIn(plain["arrival_time"]),
        takes: textIn(plain["flight_time"]),
      };
}

function stayIn(plain: Plain): Stay | null {
  const perNight = numberIn(plain["price_per_night"]);
  if (perNight === null) return null;
  return {
    type: textIn(plain["type"]),
    name: textIn(plain["name"]),
    location: textIn(plain["location"]),
    distance: textIn(plain["distance_from_center"]),
    perNight,
    total: numberIn(plain["party_price"]) ?? numberIn(plain["total_price"]) ?? 0,
    rooms: numberIn(plain["rooms"]) ?? 1,
    rating: numberIn(plain["rating"]),
    amenities: textsIn(plain["amenities"]),
    isEstimate: plain["is_estimate"] === true,
  };
}

function daysIn(value: unknown): readonly Day[] {
  return Object.entries(objectIn(value) ?? {})
    .flatMap(([id, given]) => {
      const plain = objectIn(given);
      const number = Number(id.replace(/\D/g, ""));
      return plain === null ? [] : [dayIn(id, number, plain)];
    })
    .sort((left, right) => left.number - right.number);
}

function dayIn(id: string, number: number, plain: Plain): Day {
  return {
    id,
    number,
    date: textIn(plain["date"]),
    theme: textIn(plain["theme"]),
    activities: listIn(plain["activities"], activityIn),
    walkingKilometres: numberIn(plain["walking_km"]) ?? 0,
    rainyDay: textsIn(plain["rainy_day"]),
  };
}

function activityIn(plain: Plain): Activity {
  const latitude = numberIn(plain["latitude"]);
  const longitude = numberIn(plain["longitude"]);
  return {
    time: textIn(plain["time"]),
    end: textIn(plain["end_time"]),
    name: textIn(plain["activity"]),
    type: textIn(plain["type"]),
    price: numberIn(plain["price"]) ?? 0,
    travelMinutes: numberIn(plain["travel_minutes"]) ?? 0,
    travelMode: textIn(plain["travel_mode"]),
    about: textIn(plain["description"]),
    place: latitude === null || longitude === null ? null : [latitude, longitude],
  };
}

function costsIn(value: unknown): Costs | null {
  const plain = objectIn(value);
  const total = numberIn(plain?.["total"]);
  if (plain === null || total === null) return null;
  return {
    kinds: Object.fromEntries(COST_KINDS.map((kind) => [kind, numberIn(plain[kind]) ?? 0])) as Record<
      CostKind,
      number
    >,
    total,
    perPerson: numberIn(plain["per_person"]) ?? total,
    budget: numberIn(plain["user_budget"]),
    remaining: numberIn(plain["remaining"]),
    items: listIn(plain["items"], costItemIn),
    tips: textsIn(plain["savings_tips"]),
  };
}

function costItemIn(plain: Plain): CostItem | null {
  const amount = numberIn(plain["amount"]);
  if (amount === null) return null;
  return {
    label: textIn(plain["label"]),
    unitPrice: numberIn(plain["unit_price"]) ?? amount,
    count: numberIn(plain["count"]) ?? 1,
    amount,
  };
}

function planIn(plain: Plain): Plan | null {
  const letter = plain["letter"];
  const costs = costsIn(plain["breakdown"]);
  if ((letter !== "A" && letter !== "B" && letter !== "C") || costs === null) return null;
  const flight = objectIn(plain["flight"]);
  const stay = objectIn(plain["hotel"]);
  return {
    letter,
    name: textIn(plain["name"]),
    flight: flight === null ? null : flightIn(flight),
    stay: stay === null ? null : stayIn(stay),
    costs,
    highlights: textsIn(plain["highlights"]),
    isRecommended: plain["recommended"] === true,
  };
}
