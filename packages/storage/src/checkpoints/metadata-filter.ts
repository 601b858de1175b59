import type { PlainObject } from "@maru/state";
import { StorageError } from "../errors.ts";

/** What checkpoints can be filtered by. Anything else is refused: an ignored filter would return too much. */
export const FILTER_KEYS = ["assistant_id", "graph_id", "run_id", "source", "step", "thread_id"] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];
export type Filter = ReadonlyMap<FilterKey, string | number | boolean>;

export function readFilter(given: Readonly<Record<string, unknown>> | undefined): Filter {
  const filter = new Map<FilterKey, string | number | boolean>();
  for (const [key, value] of Object.entries(given ?? {})) {
    const isScalar = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
    if (!isFilterKey(key) || !isScalar) throw new StorageError("INVALID_FILTER", { key, known: FILTER_KEYS });
    filter.set(key, value);
  }
  return filter;
}

function isFilterKey(key: string): key is FilterKey {
  return (FILTER_KEYS as readonly string[]).includes(key);
}

export function matchesFilter(metadata: PlainObject, filter: Filter): boolean {
  return [...filter].every(([key, wanted]) => Object.hasOwn(metadata, key) && metadata[key] === wanted);
}
