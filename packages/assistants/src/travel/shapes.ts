import type { DeepReadonly } from "@maru/state";
import * as z from "zod";
import { TravelStyle } from "./data/place.ts";
import { GAPS } from "./sources/gap.ts";

/** The values a traveller's answers and the results are made of, field by field. */
export const OptionType = z.enum(["budget", "standard", "premium"]);
export type OptionType = DeepReadonly<z.output<typeof OptionType>>;

const Clock = z.string().regex(/^\d{2}:\d{2}$/);
const Day = z.iso.date();
const Won = z.int().nonnegative();

/** One way of a trip. Times are local to where they happen. */
export const Leg = z.strictObject({
  date: Day,
  from: z.string(),
  to: z.string(),
  departure_time: Clock,
  arrival_time: Clock,
  /** Local date of arrival, when it is not the date of departure. */
  arrival_date: Day,
  flight_time: z.string(),
});
export type Leg = DeepReadonly<z.output<typeof Leg>>;

export const Flight = z.strictObject({
  type: OptionType,
  mode: z.enum(["flight", "train", "bus", "ferry"]),
  airline: z.string(),
  cabin: z.enum(["economy", "business", "ordinary", "first"]),
  /** Round trip, one person. */
  price: Won,
  outbound: Leg,
  inbound: Leg,
  stops: z.int().min(0).max(2),
  baggage: z.string(),
  source: z.string(),
  is_estimate: z.boolean(),
  /** Until when an offer can be bought at its price; null for what is not for sale. */
  expires_at: z.iso.datetime({ offset: true }).nullable().default(null),
});
export type Flight = DeepReadonly<z.output<typeof Flight>>;

export const Hotel = z.strictObject({
  type: OptionType,
  name: z.string(),
  kind: z.string(),
  price_per_night: Won,
  /** One room, all nights. */
  total_price: Won,
  rooms: z.int().min(1),
  /** All rooms, all nights. */
  party_price: Won,
  check_in: Day,
  check_out: Day,
  location: z.string(),
  rating: z.number().min(0).max(5).nullable(),
  amenities: z.array(z.string()),
  distance_from_center: z.string(),
  source: z.string(),
  is_estimate: z.boolean(),
});
export type Hotel = DeepReadonly<z.output<typeof Hotel>>;

export const Activity = z.strictObject({
  time: Clock,
  end_time: Clock,
  activity: z.string(),
  type: z.enum(["transport", "sightseeing", "food", "shopping", "rest"]),
  place_id: z.string().nullable(),
  location: z.string(),
  duration: z.int().nonnegative(),
  /** How one gets there from the activity before. */
  travel_minutes: z.int().nonnegative(),
  travel_mode: z.string(),
  price: Won,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  description: z.string(),
});
export type Activity = DeepReadonly<z.output<typeof Activity>>;

export const ItineraryDay = z.strictObject({
  date: Day,
  weekday: z.string(),
  theme: z.string(),
  activities: z.array(Activity),
  walking_km: z.number().nonnegative(),
  travel_minutes: z.int().nonnegative(),
  /** Indoor places for when it rains. */
  rainy_day: z.array(z.string()),
});
export type ItineraryDay = DeepReadonly<z.output<typeof ItineraryDay>>;

export const CostItem = z.strictObject({
  label: z.string(),
  unit_price: Won,
  count: z.number().nonnegative(),
  amount: Won,
});
export type CostItem = DeepReadonly<z.output<typeof CostItem>>;

export const BudgetBreakdown = z.strictObject({
  flights: Won,
  accommodation: Won,
  food: Won,
  transport: Won,
  attractions: Won,
  shopping: Won,
  total: Won,
  per_person: Won,
  /** What may be spent in all; null while nothing was said. */
  user_budget: Won.nullable(),
  remaining: z.int().nullable(),
  percentages: z.record(z.string(), z.number()),
  items: z.array(CostItem),
  savings_tips: z.array(z.string()),
});
export type BudgetBreakdown = DeepReadonly<z.output<typeof BudgetBreakdown>>;

export const Plan = z.strictObject({
  plan_id: z.enum(["luxury", "balanced", "budget"]),
  letter: z.enum(["A", "B", "C"]),
  name: z.string(),
  flight: Flight.nullable(),
  hotel: Hotel.nullable(),
  /** Whose days these are; the days themselves are kept once, in `itinerary`. */
  itinerary: z.array(z.string()),
  breakdown: BudgetBreakdown,
  total_budget: Won,
  highlights: z.array(z.string()),
  recommended: z.boolean(),
});
export type Plan = DeepReadonly<z.output<typeof Plan>>;

export const Recommendation = z.strictObject({
  plan_id: z.enum(["luxury", "balanced", "budget"]),
  letter: z.enum(["A", "B", "C"]),
  reasons: z.array(z.string()),
  against_others: z.array(z.string()),
  is_within_budget: z.boolean(),
});
export type Recommendation = DeepReadonly<z.output<typeof Recommendation>>;

/** When the money cannot do it: what it takes at least, and the ways out. */
export const WayOut = z.strictObject({
  type: z.enum(["raise", "cheaper", "shorter"]),
  message: z.string(),
  amount: Won.nullable(),
  nights: z.int().nullable(),
});
export type WayOut = DeepReadonly<z.output<typeof WayOut>>;

export const AgentResult = z.strictObject({
  status: z.enum(["completed", "failed"]),
  summary: z.string(),
  recommendation: z.string(),
  reasoning: z.string(),
  tips: z.array(z.string()),
  alternatives: z.array(z.string()),
  source: z.string(),
  /** When the source was asked, or the year its data are of. */
  as_of: z.string(),
  /** The sources that were asked before and gave nothing. */
  gaps: z.array(z.strictObject({ source: z.string(), kind: z.enum(GAPS) })),
});
export type AgentResult = DeepReadonly<z.output<typeof AgentResult>>;

export { TravelStyle };
