import { solve } from "../optimiser/solve.ts";
import { addTotals, toDayPlan } from "./day-plan.ts";
import type { Pace } from "./pace.ts";
import { planRainyDays } from "./rainy-days.ts";
import { rememberLast } from "./remember-last.ts";
import { estimateTravel } from "./travel-time.ts";
import type { DayPlan, Trip, TripPlan } from "./trip.ts";
import { toProblem } from "./trip-problem.ts";
import { explainUnplaced } from "./unplaced.ts";

export interface PlanOptions {
  readonly pace: Pace;
  readonly seed: number;
  readonly iterations?: number;
}

/** Within two thousandths of what eight times as many find, on the trips of the embedded cities. */
const ITERATIONS = 1_000;
/** Of them for each rainy day, which has one day to fill. */
const RAINY_SHARE = 0.2;

/** Most people ask for the same few trips, and a turn may plan the same days twice. */
const remembered = rememberLast<TripPlan>(200);

/**
 * The days of a trip: which places, in which order, at what time. Opening hours, the bounds of each
 * day and the most of stops and meals always hold; the same seed gives the same plan.
 */
export function planDays(trip: Trip, options: PlanOptions): TripPlan {
  return remembered(JSON.stringify([trip, options]), () => planAnew(trip, options));
}

function planAnew(trip: Trip, options: PlanOptions): TripPlan {
  refuseRepeats(trip);
  const settings = { iterations: ITERATIONS, ...options };
  const days = chooseDays(trip, settings);
  const rainy = { ...settings, iterations: Math.ceil(settings.iterations * RAINY_SHARE) };
  return {
    days,
    rainy_days: planRainyDays(trip, days, (oneDay) => chooseDays(oneDay, rainy)),
    unplaced: explainUnplaced(trip, days, estimateTravel, options.pace),
    totals: addTotals(days.map((day) => day.totals)),
  };
}

function chooseDays(trip: Trip, { pace, seed, iterations }: Required<PlanOptions>): readonly DayPlan[] {
  const source = toProblem(trip, pace, estimateTravel);
  const plan = solve(source.problem, { seed, budget: { iterations } });
  return trip.days.map((day, index) => toDayPlan(source, day, index, plan.days[index] ?? []));
}

function refuseRepeats(trip: Trip): void {
  const ids = trip.places.map((place) => place.id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) throw new RangeError(`The place "${repeated}" is given twice.`);
}
