import { checkLimit } from "./compact-limit.ts";
import type { Keep } from "./field.ts";

/**
 * The newest entries of a dictionary, in their old order. `newestBy` names the property with the time; an entry
 * whose time is missing or unreadable counts as older than all others. Where times do not decide, the greater key
 * is the newer one, so the outcome depends on the data alone and not on the order in which it was written.
 */
export function compactEntries<Entry>(
  record: Readonly<Record<string, Entry>>,
  keep: Keep,
): Readonly<Record<string, Entry>> {
  checkLimit(keep.last);
  const entries = Object.entries(record);
  if (entries.length <= keep.last) return record;
  const newestFirst = entries
    .map(([key, entry]) => ({ key, time: timeOf(entry, keep.newestBy) }))
    .sort((left, right) => compare(right.time, left.time) || compare(right.key, left.key));
  const kept = new Set(newestFirst.slice(0, keep.last).map(({ key }) => key));
  return Object.fromEntries(entries.filter(([key]) => kept.has(key)));
}

function compare<Value extends number | string>(left: Value, right: Value): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

function timeOf(entry: unknown, property: string | undefined): number {
  if (property === undefined || typeof entry !== "object" || entry === null) return Number.NEGATIVE_INFINITY;
  if (!Object.hasOwn(entry, property)) return Number.NEGATIVE_INFINITY;
  return instantOf((entry as Readonly<Record<string, unknown>>)[property]);
}

const ISO = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/;

/** A time without an offset is read as UTC: what is kept must not depend on the clock of the machine. */
function instantOf(time: unknown): number {
  const iso = typeof time === "string" ? ISO.exec(time) : null;
  if (iso === null) return Number.NEGATIVE_INFINITY;
  const isLocal = iso[0].includes("T") && iso[1] === undefined;
  const instant = Date.parse(isLocal ? `${iso[0]}Z` : iso[0]);
  return Number.isNaN(instant) ? Number.NEGATIVE_INFINITY : instant;
}
