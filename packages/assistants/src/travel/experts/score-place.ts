import type { Place } from "../data/place.ts";
import { isNearbyMeal } from "./nearby-meals.ts";
import type { Trip } from "./trip.ts";

/** Minutes of an ordinary visit. */
const ORDINARY = 75;
const LEAST = 3;
/** What a city is known for: from this popularity on, and up to so many points. */
const FAMOUS = { from: 0.8, points: 80 };

/**
 * What a visit is worth. What the traveller likes counts most, then what everybody likes: up to 100 for an ordinary
 * visit. A place that takes half a day is worth more than a glance, though less than all the glances of that time, and
 * what a city is known for is worth a way.
 */
export function scoreOf(
  {
    styles,
    denied_styles = [],
    children,
    is_thrifty,
  }: Pick<Trip, "styles" | "children" | "is_thrifty"> & Partial<Pick<Trip, "denied_styles">>,
  place: Place,
): number {
  if (isNearbyMeal(place)) return LEAST;
  // «쇼핑은 싫어요»: a market that is nothing else comes last; one has to eat all the same.
  if (place.meal === undefined && place.styles.every((style) => denied_styles.includes(style))) return LEAST;
  const liked = place.styles.filter((style) => styles.includes(style)).length;
  const withChildren = children > 0 && !place.with_children ? -20 : 0;
  const ordinary = Math.min(100, 10 + 45 * place.popularity + 22 * Math.min(2, liked) + withChildren);
  // Who did not come for the food would rather see something than have another snack.
  const isBesides = place.meal === "snack" && !styles.includes("맛집");
  if (place.meal !== undefined) return Math.max(LEAST, Math.round(isBesides ? ordinary / 2 : ordinary));
  const fame = (FAMOUS.points * Math.max(0, place.popularity - FAMOUS.from)) / (1 - FAMOUS.from);
  const worth = ordinary * Math.sqrt(place.visit_minutes / ORDINARY) + fame;
  return Math.max(LEAST, Math.round(worth * (is_thrifty ? affordable(place) : 1)));
}

/** Where every won counts: a ticket of this price is out of the question. */
const DEAR = 15_000;

function affordable({ price_krw }: Place): number {
  return Math.max(0.05, 1 - price_krw.adult / DEAR);
}
