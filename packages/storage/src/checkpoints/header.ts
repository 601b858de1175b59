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

/** How one object differs from another: set, unset, lists that keep their beginning, and differences further in. */
export interface Difference {
  readonly s?: PlainObject;
  readonly u?: readonly string[];
  readonly a?: { readonly [key: string]: Appended };
  readonly d?: { readonly [key: string]: Difference };
}

type Appended = readonly [kept: number, items: readonly Plain[]];

/**
 * A checkpoint row: the whole header, or its difference from the parent's. `left` says how many characters of
 * differences may still rest on the whole one; rows that do not say it take no more.
 */
export interface HeaderRow {
  readonly p: string | null;
  readonly left?: number;
  readonly h?: Header;
  readonly x?: Difference;
}

/**
 * A whole header is written once the differences after it outweigh it: both what is stored and what is read for one
 * header stay within twice what they must be, however long the conversation.
 */
const LEAST_DIFFERENCES = 8192;

export function wholeRow(header: Header, parent: string | null): HeaderRow & { readonly left: number } {
  return { p: parent, left: Math.max(LEAST_DIFFERENCES, JSON.stringify(header).length), h: header };
}

export function toRow(
  header: Header,
  parent: { id: string; header: Header; left: number } | null,
  parentId: string | null,
): HeaderRow & { readonly left: number } {
  if (parent === null || parent.left <= 0) return wholeRow(header, parentId);
  const x = difference(parent.header as unknown as PlainObject, header as unknown as PlainObject);
  return { p: parent.id, left: parent.left - JSON.stringify(x).length, x };
}

export function difference(before: PlainObject, after: PlainObject): Difference {
  const set: Record<string, Plain> = {};
  const appended: Record<string, Appended> = {};
  const inside: Record<string, Difference> = {};
  for (const key of Object.keys(after)) {
    const [older, newer] = [Object.hasOwn(before, key) ? before[key] : undefined, after[key] as Plain];
    if (older === newer) continue;
    if (isObject(older) && isObject(newer)) {
      const deeper = difference(older, newer);
      if (Object.keys(deeper).length > 0) inside[key] = deeper;
    } else if (Array.isArray(older) && Array.isArray(newer)) {
      const kept = keptLength(older, newer);
      if (kept === older.length && kept === newer.length) continue;
      if (kept > 0 && kept >= newer.length / 2) appended[key] = [kept, newer.slice(kept)];
      else set[key] = newer;
    } else set[key] = newer;
  }
  const unset = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return {
    ...(Object.keys(set).length > 0 ? { s: set } : {}),
    ...(unset.length > 0 ? { u: unset } : {}),
    ...(Object.keys(appended).length > 0 ? { a: appended } : {}),
    ...(Object.keys(inside).length > 0 ? { d: inside } : {}),
  };
}

export function merge(before: PlainObject, change: Difference): PlainObject {
  const after: Record<string, Plain> = { ...before, ...change.s };
  for (const key of change.u ?? []) delete after[key];
  for (const [key, [kept, items]] of Object.entries(change.a ?? {}))
    after[key] = [...(before[key] as readonly Plain[]).slice(0, kept), ...items];
  for (const [key, deeper] of Object.entries(change.d ?? {}))
    after[key] = merge(before[key] as PlainObject, deeper);
  return after;
}

function keptLength(older: readonly Plain[], newer: readonly Plain[]): number {
  const most = Math.min(older.length, newer.length);
  for (let index = 0; index < most; index += 1) {
    const [before, after] = [older[index] as Plain, newer[index] as Plain];
    if (before !== after && JSON.stringify(before) !== JSON.stringify(after)) return index;
  }
  return most;
}

function isObject(value: Plain | undefined): value is PlainObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
