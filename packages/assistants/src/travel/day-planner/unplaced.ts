import { rolesOf } from "./meals.ts";
import type { Pace } from "./pace.ts";
import type { TravelModel } from "./travel-time.ts";
import type { DayPlan, Place, Trip, TripDay, Unplaced, UnplacedReason } from "./trip.ts";
import { visitWindows } from "./visit-windows.ts";

/** From far from fitting to nearly. */
export const NEARNESS: readonly UnplacedReason[] = ["closed", "too_far", "meal_taken", "not_enough_time"];

/** Why each must-visit that is in no day could not be there. */
export function explainUnplaced(
  trip: Trip,
  plans: readonly DayPlan[],
  travel: TravelModel,
  pace: Pace,
): readonly Unplaced[] {
  const visited = new Set(plans.flatMap((plan) => plan.stops.map((stop) => stop.place)));
  const mustVisits = new Set(trip.places.filter((place) => place.must_visit).map((place) => place.id));
  return trip.places
    .filter((place) => place.must_visit && !visited.has(place.id))
    .map((place) => {
      const reasons = trip.days.map((day, index) =>
        reasonOn(place, day, plans[index], mustVisits, travel, pace),
      );
      const nearest = Math.max(0, ...reasons.map((reason) => NEARNESS.indexOf(reason)));
      return {
        place: place.id,
        reason: NEARNESS[nearest] ?? "closed",
        by_date: Object.fromEntries(trip.days.map((day, index) => [day.date, reasons[index] ?? "closed"])),
      };
    });
}

function reasonOn(
  place: Place,
  day: TripDay,
  plan: DayPlan | undefined,
  mustVisits: ReadonlySet<string>,
  travel: TravelModel,
  pace: Pace,
): UnplacedReason {
  const roles = rolesOf(place, pace);
  const there = travel(day.start, place).minutes;
  const back = travel(place, day.end).minutes;
  if (!roles.some((role) => fits(place, role, day, { there: 0, back: 0 }))) return "closed";
  const possible = roles.filter((role) => fits(place, role, day, { there, back }));
  if (possible.length === 0) return "too_far";
  const isTaken = (role: (typeof roles)[number]) =>
    (role === "lunch" || role === "dinner") &&
    plan?.stops.some((stop) => stop.meal === role && mustVisits.has(stop.place));
  return possible.every(isTaken) ? "meal_taken" : "not_enough_time";
}

/** Whether the day has time for this one visit and nothing else. */
function fits(
  place: Place,
  role: ReturnType<typeof rolesOf>[number],
  day: TripDay,
  way: { readonly there: number; readonly back: number },
): boolean {
  return visitWindows(place, role, day).some(({ open, close }) => {
    const start = Math.max(open, day.start.time + way.there);
    return start <= close && start + place.visit_minutes + way.back <= day.end.time;
  });
}
