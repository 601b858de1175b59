import type { Window } from "../optimiser/problem.ts";
import { BETWEEN_MEALS, isExtraMeal, MEAL_TIMES } from "./meals.ts";
import type { Meal, OpeningHours, Place, TripDay } from "./trip.ts";

/** When a visit in this role may begin so that it ends before the place closes. */
export function visitWindows(
  place: Place,
  role: Meal | null,
  day: TripDay,
  earliest = Number.NEGATIVE_INFINITY,
): readonly Window[] {
  const { from, to } =
    role === "lunch" || role === "dinner"
      ? MEAL_TIMES[role]
      : isExtraMeal(place, role)
        ? BETWEEN_MEALS
        : { from: earliest, to: Number.POSITIVE_INFINITY };
  return joined(place.opening[day.date] ?? [])
    .map(({ open, close }) => ({
      open: Math.max(open, from),
      close: Math.min(close - place.visit_minutes, to),
    }))
    .filter(({ open, close }) => open <= close);
}

/** In order, with hours that touch or overlap made one. */
function joined(hours: readonly OpeningHours[]): readonly OpeningHours[] {
  const result: OpeningHours[] = [];
  for (const next of hours.toSorted((a, b) => a.open - b.open)) {
    const last = result.at(-1);
    if (last && next.open <= last.close)
      result[result.length - 1] = { open: last.open, close: Math.max(last.close, next.close) };
    else result.push(next);
  }
  return result;
}
