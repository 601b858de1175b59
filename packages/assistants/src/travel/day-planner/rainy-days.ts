import type { DayPlan, Place, Trip } from "./trip.ts";

/** What an outdoor place is worth in the rain. */
const OUTDOOR_SHARE = 0.1;

/**
 * Each day once more for rain: mostly indoors, from its own places and those the trip left out.
 * Must-visits stay on their day. No two of these plans share a place, so it may rain every day.
 */
export function planRainyDays(
  trip: Trip,
  days: readonly DayPlan[],
  choose: (oneDay: Trip) => readonly DayPlan[],
): readonly DayPlan[] {
  const dayOf = new Map(days.flatMap((day, index) => day.stops.map((stop) => [stop.place, index] as const)));
  const taken = new Set<string>();
  return trip.days.flatMap((day, index) => {
    const places = trip.places
      .filter((place) => (dayOf.get(place.id) ?? index) === index && !taken.has(place.id))
      .map((place) => inTheRain(place, dayOf.has(place.id)));
    const plans = choose({ days: [day], places });
    for (const stop of plans.flatMap((plan) => plan.stops)) taken.add(stop.place);
    return plans;
  });
}

function inTheRain(place: Place, isPlanned: boolean): Place {
  return {
    ...place,
    score: place.indoor ? place.score : place.score * OUTDOOR_SHARE,
    // A must-visit that found no room in the trip shall not push others out of one day either.
    must_visit: isPlanned && (place.must_visit ?? false),
  };
}
