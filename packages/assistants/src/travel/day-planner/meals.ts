import type { Limits } from "../optimiser/problem.ts";
import type { Pace } from "./pace.ts";
import type { Meal, Place, TripDay } from "./trip.ts";

/** A meal begins from `from` to `to`. */
export const MEAL_TIMES = {
  lunch: { from: 11 * 60 + 30, to: 14 * 60 },
  dinner: { from: 17 * 60 + 30, to: 20 * 60 },
} as const;

/** When food lovers have one more small meal. */
export const BETWEEN_MEALS = { from: 14 * 60 + 30, to: 16 * 60 + 30 } as const;

export type MainMeal = keyof typeof MEAL_TIMES;
export const MAIN_MEALS: readonly MainMeal[] = ["lunch", "dinner"];

/** What one needs of the time of a meal to have it. */
const MEAL_MINUTES = 60;

/** One eating place for every meal that the day has an hour for. */
export function mealLimits(day: TripDay, pace: Pace): Readonly<Record<Meal, Limits>> {
  const main = (meal: MainMeal): Limits => ({ least: coversMeal(day, meal) ? 1 : 0, most: 1 });
  return { lunch: main("lunch"), dinner: main("dinner"), snack: pace.snacks };
}

export function coversMeal(day: TripDay, meal: MainMeal): boolean {
  const { from, to } = MEAL_TIMES[meal];
  const [begins, ends] = [Math.max(day.start.time, from), Math.min(day.end.time, to + MEAL_MINUTES)];
  return ends - begins >= 1.5 * MEAL_MINUTES;
}

/** The ways to visit a place: null is an ordinary visit, a restaurant may be lunch or dinner, or a third meal. */
export function rolesOf(place: Place, pace: Pace): readonly (Meal | null)[] {
  if (place.meal === undefined) return [null];
  const main: readonly Meal[] = place.meal === "both" ? MAIN_MEALS : [place.meal];
  return pace.snacks.least > 0 && place.meal !== "snack" && place.meal !== "dinner"
    ? [...main, "snack"]
    : main;
}

/** A restaurant between lunch and dinner: for who loves food and finds no café. */
export function isExtraMeal(place: Place, role: Meal | null): boolean {
  return role === "snack" && place.meal !== undefined && place.meal !== "snack";
}
