import type { Plain } from "@maru/state";
import { decodeForeign, encodeForeign, isUnchanged } from "./foreign-value.ts";

/**
 * The shape of a stored value: small things in place (`v`), everything else as a reference into the element log.
 * A list is runs of consecutive elements (`l`: start, count), so appending, dropping, replacing and forking all
 * reuse the elements that are already there.
 */
export type Packed =
  | { readonly v: Plain }
  | { readonly e: number }
  | { readonly l: readonly Run[] }
  | { readonly o: { readonly [key: string]: Packed } };
export type Run = readonly [start: number, count: number];

/** What a packed value looked like, kept in memory so that the next version is compared and not written again. */
export type Remembered =
  | { readonly type: "whole"; readonly copy: Plain; readonly packed: Packed }
  | {
      readonly type: "list";
      readonly copies: readonly Plain[];
      readonly indexes: readonly number[];
      readonly packed: Packed;
    }
  | { readonly type: "object"; readonly entries: ReadonlyMap<string, Remembered>; readonly packed: Packed };

/** Takes an element, as encoded data and its JSON text, and says where in the log it is. */
export type AddElement = (copy: Plain, text: string) => number;

/** Shorter than a reference with its bookkeeping. */
const INLINE = 64;
/** An envelope, the state in it, its fields, and the entries of a field; below that a value is one element. */
const OBJECT_DEPTH = 3;

export function pack(
  value: unknown,
  previous: Remembered | undefined,
  add: AddElement,
  path: string,
  depth = 0,
): Remembered {
  if (Array.isArray(value) && value.length > 0) return packList(value, previous, add, path);
  if (isRecord(value) && depth < OBJECT_DEPTH) return packRecord(value, previous, add, path, depth);
  if (previous?.type === "whole" && isUnchanged(value, previous.copy)) return previous;
  return packWhole(encodeForeign(value, path), add);
}

function packWhole(copy: Plain, add: AddElement): Remembered {
  const text = JSON.stringify(copy);
  return { type: "whole", copy, packed: text.length <= INLINE ? { v: copy } : { e: add(copy, text) } };
}

function packList(
  value: readonly unknown[],
  previous: Remembered | undefined,
  add: AddElement,
  path: string,
): Remembered {
  if (value.length <= 8) {
    const copy = encodeForeign(value, path);
    if (JSON.stringify(copy).length <= INLINE) return { type: "whole", copy, packed: { v: copy } };
  }
  const before = previous?.type === "list" ? previous : undefined;
  const shared = before === undefined ? 0 : sharedLength(value, before.copies);
  if (before !== undefined && shared === value.length && shared === before.copies.length) return before;
  const copies = before === undefined ? [] : before.copies.slice(0, shared);
  const indexes = before === undefined ? [] : before.indexes.slice(0, shared);
  for (let position = shared; position < value.length; position += 1) {
    const copy = encodeForeign(value[position], `${path}.${position}`);
    copies.push(copy);
    indexes.push(add(copy, JSON.stringify(copy)));
  }
  return { type: "list", copies, indexes, packed: { l: toRuns(indexes) } };
}

function sharedLength(value: readonly unknown[], copies: readonly Plain[]): number {
  const most = Math.min(value.length, copies.length);
  for (let position = 0; position < most; position += 1) {
    if (!isUnchanged(value[position], copies[position] as Plain)) return position;
  }
  return most;
}

function packRecord(
  value: Record<string, unknown>,
  previous: Remembered | undefined,
  add: AddElement,
  path: string,
  depth: number,
): Remembered {
  const before = previous?.type === "object" ? previous.entries : undefined;
  const present = Object.keys(value).filter((key) => value[key] !== undefined);
  const entries = new Map(
    present.map((key) => [key, pack(value[key], before?.get(key), add, `${path}.${key}`, depth + 1)]),
  );
  if (
    before !== undefined &&
    before.size === entries.size &&
    present.every((key) => before.get(key) === entries.get(key))
  ) {
    return previous as Remembered;
  }
  const packed = Object.fromEntries([...entries].map(([key, each]) => [key, each.packed]));
  return { type: "object", entries, packed: { o: packed } };
}

/** Plain objects whose keys are safe to spread out; others are kept whole and encoded with care. */
function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  return !Object.hasOwn(value, "$maru") && !Object.hasOwn(value, "__proto__");
}

export function toRuns(indexes: readonly number[]): readonly Run[] {
  const runs: [number, number][] = [];
  for (const index of indexes) {
    const last = runs.at(-1);
    if (last !== undefined && last[0] + last[1] === index) last[1] += 1;
    else runs.push([index, 1]);
  }
  return runs;
}

/** Every run of the element log that a packed value refers to. */
export function runsOf(packed: Packed): readonly Run[] {
  if ("v" in packed) return [];
  if ("e" in packed) return [[packed.e, 1]];
  if ("l" in packed) return packed.l;
  return Object.values(packed.o).flatMap(runsOf);
}

export type GetElement = (index: number) => Plain;

/** What was packed, remembered: the start for packing its next version. */
export function recall(packed: Packed, get: GetElement): Remembered {
  if ("v" in packed) return { type: "whole", copy: packed.v, packed };
  if ("e" in packed) return { type: "whole", copy: get(packed.e), packed };
  if ("l" in packed) {
    const indexes = packed.l.flatMap(([start, count]) =>
      Array.from({ length: count }, (_, offset) => start + offset),
    );
    return { type: "list", copies: indexes.map(get), indexes, packed };
  }
  return {
    type: "object",
    entries: new Map(Object.entries(packed.o).map(([key, each]) => [key, recall(each, get)])),
    packed,
  };
}

/** A fresh live value. */
export function unpack(remembered: Remembered): unknown {
  switch (remembered.type) {
    case "whole":
      return decodeForeign(remembered.copy);
    case "list":
      return remembered.copies.map(decodeForeign);
    case "object":
      return Object.fromEntries([...remembered.entries].map(([key, each]) => [key, unpack(each)]));
  }
}
