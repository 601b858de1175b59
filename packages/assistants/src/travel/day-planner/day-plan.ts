import type { Visit } from "../optimiser/problem.ts";
import { coversMeal, MAIN_MEALS } from "./meals.ts";
import type { DayPlan, Leg, Stop, Totals, TripDay } from "./trip.ts";
import type { TripProblem } from "./trip-problem.ts";

/** The visits of one day in the words of the trip, with the ways in between. */
export function toDayPlan(
  source: TripProblem,
  day: TripDay,
  index: number,
  visits: readonly Visit[],
): DayPlan {
  const bounds = source.problem.days[index];
  if (bounds === undefined) throw new RangeError(`There is no day ${index}.`);
  let location = bounds.start;
  let time = day.start.time;
  const stops = visits.map((visit, order): Stop => {
    const { place, role } = visitOf(source, visit.node);
    const to = source.problem.nodes[visit.node]?.location ?? location;
    const leg = source.leg(location, to);
    // Nobody hurries in the morning to stand before a closed door.
    const arrival = order === 0 ? visit.start : time + leg.minutes;
    location = to;
    time = visit.end;
    const { start, end } = visit;
    return { place: place.id, meal: role, leg, arrival, waiting_minutes: start - arrival, start, end };
  });
  const wayBack = source.leg(location, bounds.end);
  const first = stops[0];
  return {
    date: day.date,
    leave: first ? first.arrival - first.leg.minutes : day.start.time,
    stops,
    way_back: wayBack,
    back: time + wayBack.minutes,
    missing_meals: MAIN_MEALS.filter(
      (meal) => coversMeal(day, meal) && !stops.some((stop) => stop.meal === meal),
    ),
    totals: totalsOf([...stops.map((stop) => stop.leg), wayBack], stops),
  };
}

export function addTotals(all: readonly Totals[]): Totals {
  return {
    walking_metres: sum(all.map((each) => each.walking_metres)),
    travel_minutes: sum(all.map((each) => each.travel_minutes)),
    waiting_minutes: sum(all.map((each) => each.waiting_minutes)),
  };
}

function totalsOf(legs: readonly Leg[], stops: readonly Stop[]): Totals {
  return {
    walking_metres: sum(legs.map((leg) => (leg.mode === "walk" ? leg.metres : 0))),
    travel_minutes: sum(legs.map((leg) => leg.minutes)),
    waiting_minutes: sum(stops.map((stop) => stop.waiting_minutes)),
  };
}

function visitOf(source: TripProblem, node: number): TripProblem["visits"][number] {
  const visit = source.visits[node];
  if (visit === undefined) throw new RangeError(`There is no visit ${node}.`);
  return visit;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
