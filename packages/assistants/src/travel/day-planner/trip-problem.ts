import type { Node, Problem } from "../optimiser/problem.ts";
import { isExtraMeal, mealLimits, rolesOf } from "./meals.ts";
import { type Pace, stopsOf } from "./pace.ts";
import type { TravelModel } from "./travel-time.ts";
import type { Leg, Meal, Place, Point, Trip } from "./trip.ts";
import { visitWindows } from "./visit-windows.ts";

/** The optimiser counts in whole numbers: hundredths of a score point. */
const UNITS = 100;
/** What keeps a day together: points per minute on the way, and for leaving an area. */
const PENALTY_PER_MINUTE = 0.3 * UNITS;
const PENALTY_PER_AREA_CHANGE = 4 * UNITS;

/** What a view at dusk is worth at noon, and a restaurant between the meals. */
const WRONG_TIME_SHARE = 0.55;
const EXTRA_MEAL_SHARE = 0.6;

/** A place that is at its best from some hour on may be seen then, or earlier for less. */
function momentsOf({ best_from }: Place): readonly { readonly from: number; readonly share: number }[] {
  const anytime = Number.NEGATIVE_INFINITY;
  return best_from === undefined
    ? [{ from: anytime, share: 1 }]
    : [
        { from: best_from, share: 1 },
        { from: anytime, share: WRONG_TIME_SHARE },
      ];
}

export interface TripProblem {
  readonly problem: Problem;
  /** Per node of the problem. */
  readonly visits: readonly { readonly place: Place; readonly role: Meal | null }[];
  /** Between locations: the places, then start and end of each day. */
  readonly leg: (from: number, to: number) => Leg;
}

export function toProblem(trip: Trip, pace: Pace, travel: TravelModel): TripProblem {
  const { days, places } = trip;
  const points: readonly Point[] = [...places, ...days.flatMap((day) => [day.start, day.end])];
  const legs = points.map((from) => points.map((to) => travel(from, to)));
  const leg = (from: number, to: number): Leg => {
    const found = legs[from]?.[to];
    if (found === undefined) throw new RangeError(`There is no way from location ${from} to ${to}.`);
    return found;
  };
  const visits = places.flatMap((place, location) =>
    rolesOf(place, pace).flatMap((role) =>
      momentsOf(place).map((moment) => ({ place, role, location, ...moment })),
    ),
  );
  const problem: Problem = {
    days: days.map((day, index) => ({
      start: places.length + 2 * index,
      end: places.length + 2 * index + 1,
      leave: day.start.time,
      back: day.end.time,
      stops: stopsOf(pace, day),
      labels: mealLimits(day, pace),
    })),
    nodes: visits.map(
      ({ place, role, location, from, share }): Node => ({
        location,
        score: Math.round(place.score * UNITS * share * (isExtraMeal(place, role) ? EXTRA_MEAL_SHARE : 1)),
        duration: place.visit_minutes,
        windows: days.map((day) => visitWindows(place, role, day, from)),
        group: place.id,
        mandatory: place.must_visit ?? false,
        ...(role === null ? {} : { label: role }),
      }),
    ),
    travel: (from, to) => leg(from, to).minutes,
    penalty: (from, to) => {
      const changesArea =
        from < places.length && to < places.length && places[from]?.area !== places[to]?.area;
      return Math.round(
        PENALTY_PER_MINUTE * leg(from, to).minutes + (changesArea ? PENALTY_PER_AREA_CHANGE : 0),
      );
    },
  };
  return { problem, visits, leg };
}
