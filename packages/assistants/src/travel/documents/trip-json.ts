import * as z from "zod";
import {
  BudgetBreakdown,
  Flight,
  Hotel,
  ItineraryDay,
  Plan,
  Recommendation,
  TravelStyle,
} from "../shapes.ts";
import type { DocumentTrip } from "./document-trip.ts";

/** The trip for other programs. Amounts are won, times are local, dates are ISO. */
export const TripJson = z.strictObject({
  format: z.literal("maru-trip/1"),
  made_at: z.string(),
  title: z.string(),
  destination: z.strictObject({
    id: z.string(),
    name: z.string(),
    country: z.string(),
    time_zone: z.string(),
  }),
  departure_date: z.iso.date(),
  return_date: z.iso.date(),
  nights: z.int(),
  origin: z.string(),
  people: z.int(),
  children: z.int(),
  budget: z.int(),
  budget_basis: z.enum(["per_person", "total"]),
  travel_style: z.array(TravelStyle),
  must_visit_places: z.array(z.string()),
  plan: z.enum(["A", "B", "C"]),
  is_chosen: z.boolean(),
  flight_options: z.array(Flight),
  hotel_options: z.array(Hotel),
  itinerary: z.array(ItineraryDay.extend({ number: z.int() })),
  budget_breakdown: BudgetBreakdown,
  plans: z.array(Plan),
  recommendation: Recommendation.nullable(),
});
export type TripJson = z.input<typeof TripJson>;

export function tripJson({ state, trip, plan, isChosen, days, title }: DocumentTrip, now: string): string {
  const document: z.output<typeof TripJson> = TripJson.parse({
    format: "maru-trip/1",
    made_at: now,
    title,
    destination: {
      id: trip.destination.id,
      name: trip.destination.names[trip.language],
      country: trip.destination.country.code,
      time_zone: trip.destination.time_zone,
    },
    departure_date: trip.departure_date,
    return_date: trip.return_date,
    nights: trip.nights,
    origin: trip.origin,
    people: trip.people,
    children: trip.children,
    budget: trip.budget,
    budget_basis: trip.basis,
    travel_style: trip.styles,
    must_visit_places: trip.must_visit,
    plan: plan.letter,
    is_chosen: isChosen,
    flight_options: state.flight_options,
    hotel_options: state.hotel_options,
    itinerary: days,
    budget_breakdown: plan.breakdown,
    plans: state.final_plans,
    recommendation: state.recommendation,
  });
  return `${JSON.stringify(document, null, 2)}\n`;
}
