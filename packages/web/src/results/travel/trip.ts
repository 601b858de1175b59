import type { JsonObject } from "@maru/protocol";
import { numberIn, objectIn, type Plain, partsIn, textIn } from "../../plain/read-plain.ts";
import {
  at,
  flag,
  list,
  number,
  oneOf,
  or,
  type Shown,
  shape,
  someText,
  text,
  texts,
} from "../../plain/shape.ts";

const Leg = shape({
  date: at("date", text),
  from: at("from", text),
  to: at("to", text),
  departs: at("departure_time", text),
  arrives: at("arrival_time", text),
  takes: at("flight_time", text),
});
export type Leg = Shown<typeof Leg>;

const Flight = shape({
  type: at("type", text),
  airline: at("airline", text),
  price: at("price", number),
  outbound: at("outbound", Leg),
  inbound: at("inbound", Leg),
  stops: at("stops", or(number, 0)),
  baggage: at("baggage", text),
  isEstimate: at("is_estimate", flag),
});
export type Flight = Shown<typeof Flight>;

const Stay = shape({
  type: at("type", text),
  name: at("name", text),
  location: at("location", text),
  distance: at("distance_from_center", text),
  perNight: at("price_per_night", number),
  total: (plain) => numberIn(plain["party_price"]) ?? numberIn(plain["total_price"]) ?? 0,
  rooms: at("rooms", or(number, 1)),
  rating: at("rating", or(number, null)),
  amenities: at("amenities", texts),
  isEstimate: at("is_estimate", flag),
});
export type Stay = Shown<typeof Stay>;

const Activity = shape({
  time: at("time", text),
  end: at("end_time", text),
  name: at("activity", text),
  type: at("type", text),
  price: at("price", or(number, 0)),
  travelMinutes: at("travel_minutes", or(number, 0)),
  travelMode: at("travel_mode", text),
  about: at("description", text),
  place: placeIn,
});
export type Activity = Shown<typeof Activity>;

function placeIn(plain: Plain): readonly [latitude: number, longitude: number] | null {
  const latitude = numberIn(plain["latitude"]);
  const longitude = numberIn(plain["longitude"]);
  return latitude === null || longitude === null ? null : [latitude, longitude];
}

const DayParts = shape({
  date: at("date", text),
  theme: at("theme", text),
  activities: at("activities", list(Activity)),
  walkingKilometres: at("walking_km", or(number, 0)),
  rainyDay: at("rainy_day", texts),
});
export interface Day extends Shown<typeof DayParts> {
  readonly id: string;
  readonly number: number;
}

/** `{day_1: …, day_2: …}`: the days in their order. */
function daysIn(value: unknown): readonly Day[] {
  return Object.entries(partsIn(value))
    .flatMap(([id, given]) => {
      const parts = DayParts(given);
      return parts === undefined ? [] : [{ id, number: Number(id.replace(/\D/g, "")), ...parts }];
    })
    .sort((left, right) => left.number - right.number);
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

const CostItem = shape({
  label: at("label", text),
  unitPrice: (plain) => numberIn(plain["unit_price"]) ?? numberIn(plain["amount"]) ?? undefined,
  count: at("count", or(number, 1)),
  amount: at("amount", number),
});

const Costs = shape({
  kinds: (plain) =>
    Object.fromEntries(COST_KINDS.map((kind) => [kind, numberIn(plain[kind]) ?? 0])) as Record<
      CostKind,
      number
    >,
  total: at("total", number),
  perPerson: (plain) => numberIn(plain["per_person"]) ?? numberIn(plain["total"]) ?? undefined,
  budget: at("user_budget", or(number, null)),
  remaining: at("remaining", or(number, null)),
  items: at("items", list(CostItem)),
  tips: at("savings_tips", texts),
});
export type Costs = Shown<typeof Costs>;

const Plan = shape({
  letter: at("letter", oneOf(["A", "B", "C"])),
  name: at("name", text),
  flight: at("flight", or(Flight, null)),
  stay: at("hotel", or(Stay, null)),
  costs: at("breakdown", Costs),
  isRecommended: at("recommended", flag),
});
export type Plan = Shown<typeof Plan>;

const WholeTrip = shape({
  destination: at("destination", text),
  flights: at("flight_options", list(Flight)),
  stays: at("hotel_options", list(Stay)),
  days: at("itinerary", daysIn),
  costs: at("budget_breakdown", or(Costs, null)),
  plans: at("final_plans", list(Plan)),
  chosen: at("chosen_plan", or(someText, null)),
  reasons: at("recommendation", (given) => texts(objectIn(given)?.["reasons"])),
  waysOut: at(
    "ways_out",
    list((way) => textIn(objectIn(way)?.["message"]) || undefined),
  ),
});
export type Trip = Shown<typeof WholeTrip>;

/** The trip in a state of the travel planner; null while there is nothing to show. */
export function tripIn(state: JsonObject): Trip | null {
  const trip = WholeTrip(state);
  if (trip === undefined) return null;
  return trip.flights.length + trip.stays.length + trip.days.length + trip.plans.length > 0 ? trip : null;
}
