import type { JsonObject } from "@maru/protocol";
import { partsIn } from "../plain/read-plain.ts";

type Json = JsonObject[string];

export interface Change<Name extends string> {
  readonly field: Name;
  readonly before: Json;
  readonly after: Json;
}

/** What somebody changed their mind about: values that were known and are others now. */
export function changesIn<Name extends string>(
  before: JsonObject,
  after: JsonObject,
  fields: readonly Name[],
): readonly Change<Name>[] {
  return fields.flatMap((field) => {
    const [old = null, now = null] = [before[field], after[field]];
    if (isUnknown(old) || isSame(old, now)) return [];
    return [{ field, before: old, after: now }];
  });
}

/** Results of the planner, by the field they stand in; each has a word of its own on the page. */
const MADE = {
  flight_options: "flights",
  hotel_options: "stays",
  itinerary: "days",
  budget_breakdown: "costs",
  final_plans: "plans",
} as const;
export const MADE_IN_ALL = Object.keys(MADE).length;
export type Made = (typeof MADE)[keyof typeof MADE];

/** What was worked out anew: results that were there and are others now. What nobody touched is not among them. */
export function remadeIn(before: JsonObject, after: JsonObject): readonly Made[] {
  return changesIn(before, after, Object.keys(MADE) as (keyof typeof MADE)[])
    .filter(({ after: now }) => !isUnknown(now))
    .map(({ field }) => MADE[field]);
}

/** The days that are others now, when some stayed as they were: `[2]`. Empty when all of them were made anew. */
export function remadeDays(before: JsonObject, after: JsonObject): readonly number[] {
  const [old, now] = [partsIn(before["itinerary"]), partsIn(after["itinerary"])];
  const days = Object.keys(now);
  const others = days.filter((day) => !isSame(old[day], now[day]));
  return others.length === days.length ? [] : others.map((day) => Number(day.replace(/\D/g, "")));
}

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

function isUnknown(value: Json): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || (typeof value === "object" && Object.keys(value).length === 0);
}
