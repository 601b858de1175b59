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

/** One eating place for a meal whose time lies wholly in the day; it may be had, but need not, when in part. */
export function mealLimits(day: TripDay, pace: Pace): Readonly<Record<Meal, Limits>> {
  const main = (meal: MainMeal): Limits => ({ least: coversMeal(day, meal) ? 1 : 0, most: 1 });
  return { lunch: main("lunch"), dinner: main("dinner"), snack: pace.snacks };
}

export function coversMeal(day: TripDay, meal: MainMeal): boolean {
  return day.start.time <= MEAL_TIMES[meal].from && day.end.time >= MEAL_TIMES[meal].to;
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
