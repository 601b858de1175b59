import * as z from "zod";

/** Whole won. A price of an embedded source is an estimate; nothing here is ever random. */
const Won = z.int().nonnegative();
const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const Grade = z.enum(["budget", "standard", "premium"]);

export const TRAVEL_STYLES = ["관광", "맛집", "쇼핑", "휴양", "액티비티", "문화", "자연", "역사"] as const;
export const TravelStyle = z.enum(TRAVEL_STYLES);

const Leg = z.strictObject({
  departure_time: ClockTime,
  arrival_time: ClockTime,
  flight_time: z.string().regex(/^\d{1,2}h( \d{1,2}m)?$/),
});

/** A flight as phase 1 wrote it: no date, no airports. */
export const PhaseOneFlight = z.strictObject({
  type: Grade,
  price: Won.describe("왕복, 1인"),
  airline: z.string().min(1),
  outbound: Leg,
  inbound: Leg,
});

export const Airport = z.string().regex(/^[A-Z]{3}$/);
const DatedLeg = Leg.extend({
  date: z.iso.date().nullable().default(null),
  from: Airport.nullable().default(null),
  to: Airport.nullable().default(null),
});
export const Flight = PhaseOneFlight.extend({ outbound: DatedLeg, inbound: DatedLeg });

export const Hotel = z.strictObject({
  type: Grade,
  name: z.string().min(1),
  price_per_night: Won,
  total_price: Won,
  location: z.string(),
  rating: z.number().min(0).max(5),
  amenities: z.array(z.string()),
  distance_from_center: z.string(),
});

export const DayPlan = z.strictObject({
  date: z.iso.date().nullable(),
  theme: z.string(),
  activities: z.array(
    z.strictObject({
      time: ClockTime,
      activity: z.string().min(1),
      type: z.enum(["transport", "sightseeing", "food", "shopping", "rest"]),
      location: z.string().optional(),
      duration: z.string().optional(),
      description: z.string().optional(),
    }),
  ),
});
/** `day1`, `day2`, …: one more day than nights. */
export const Itinerary = z.record(z.string().regex(/^day[1-9]\d?$/), DayPlan);

export const COST_PARTS = [
  "flights",
  "accommodation",
  "food",
  "transport",
  "attractions",
  "shopping",
] as const;
/** Money of the whole party; `user_budget` is the budget brought to the same basis once. */
export const BudgetBreakdown = z.strictObject({
  flights: Won,
  accommodation: Won,
  food: Won,
  transport: Won,
  attractions: Won,
  shopping: Won,
  total: Won,
  user_budget: Won,
  remaining: z.int(),
  percentages: z.record(z.string(), z.number().min(0).max(100)),
  savings_tips: z.array(z.string()),
});

export const PlanId = z.enum(["luxury", "balanced", "budget"]);
export const Plan = z.strictObject({
  plan_id: PlanId,
  name: z.string().min(1),
  flight: Flight.nullable(),
  hotel: Hotel.nullable(),
  itinerary: Itinerary,
  total_budget: Won,
  highlights: z.array(z.string()),
  recommended: z.boolean(),
});
export const Recommendation = z.strictObject({
  plan_id: PlanId,
  reasons: z.array(z.string()).min(1),
  comparison: z.array(z.strictObject({ plan_id: PlanId, difference: z.string() })),
});

export const AGENTS = [
  "consultant",
  "needs_collector",
  "router",
  "flight_expert",
  "hotel_expert",
  "itinerary_planner",
  "budget_manager",
  "coordinator",
] as const;
export const AgentName = z.enum(AGENTS);

const Alternative = z.strictObject({ option: z.string(), trade_off: z.string() });
const opinion = {
  reasoning: z.string(),
  tips: z.array(z.string()),
  alternatives: z.array(Alternative).default([]),
};
export const FlightAnalysis = z.strictObject({ recommendation: Flight.nullable(), ...opinion });
export const HotelAnalysis = z.strictObject({
  recommendation: Hotel.nullable(),
  ...opinion,
  location_analysis: z.string(),
});
export const ItineraryOptimization = z.strictObject({
  route_efficiency: z.string(),
  walking_estimate: z.string(),
  rainy_day_alternative: z.string(),
});

/** What each expert leaves under its own name: the two searchers with all their options. */
export const AgentResult = z.union([
  FlightAnalysis.extend({ options: z.array(Flight).max(3) }),
  HotelAnalysis.extend({ options: z.array(Hotel).max(3) }),
  ItineraryOptimization,
  BudgetBreakdown,
  Recommendation,
]);
