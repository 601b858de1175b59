import type { Plain, PlainObject } from "@maru/state";
import type { Packed } from "./pack.ts";

/** A checkpoint without its contents: where each value is, and LangGraph's own bookkeeping. */
export interface Header {
  readonly v: number;
  readonly ts: string;
  readonly metadata: PlainObject;
  readonly versions: PlainObject;
  readonly seen: PlainObject;
  readonly values: { readonly [channel: string]: Packed };
}

/** How one object differs from another: set, unset, and differences further in. */
export interface Difference {
  readonly s?: PlainObject;
  readonly u?: readonly string[];
  readonly d?: { readonly [key: string]: Difference };
}

/** A checkpoint row: the whole header, or its difference from the parent's, `depth` steps away from a whole one. */
export interface HeaderRow {
  readonly p: string | null;
  readonly depth: number;
  readonly h?: Header;
  readonly x?: Difference;
}

/** How many differences are followed to read one header; then a whole one is written. */
const LONGEST_CHAIN = 32;

export function toRow(
  header: Header,
  parent: { id: string; header: Header; depth: number } | null,
  parentId: string | null,
): HeaderRow {
  if (parent === null || parent.depth + 1 >= LONGEST_CHAIN) return { p: parentId, depth: 0, h: header };
  const x = difference(parent.header as unknown as PlainObject, header as unknown as PlainObject);
  return { p: parent.id, depth: parent.depth + 1, x };
}

export function difference(before: PlainObject, after: PlainObject): Difference {
  const set: Record<string, Plain> = {};
  const inside: Record<string, Difference> = {};
  for (const key of Object.keys(after)) {
    const [older, newer] = [Object.hasOwn(before, key) ? before[key] : undefined, after[key] as Plain];
    if (older === newer) continue;
    if (isObject(older) && isObject(newer)) {
      const deeper = difference(older, newer);
      if (Object.keys(deeper).length > 0) inside[key] = deeper;
    } else if (older === undefined || JSON.stringify(older) !== JSON.stringify(newer)) set[key] = newer;
  }
  const unset = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return {
    ...(Object.keys(set).length > 0 ? { s: set } : {}),
    ...(unset.length > 0 ? { u: unset } : {}),
    ...(Object.keys(inside).length > 0 ? { d: inside } : {}),
  };
}

export function merge(before: PlainObject, change: Difference): PlainObject {
  const after: Record<string, Plain> = { ...before, ...change.s };
  for (const key of change.u ?? []) delete after[key];
  for (const [key, deeper] of Object.entries(change.d ?? {}))
    after[key] = merge(before[key] as PlainObject, deeper);
  return after;
}

function isObject(value: Plain | undefined): value is PlainObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
