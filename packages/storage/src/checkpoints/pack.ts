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
  const find = findOlder(before?.copies ?? [], shared);
  for (let position = shared; position < value.length; position += 1) {
    const older = find(value[position]);
    const copy =
      older === undefined
        ? encodeForeign(value[position], `${path}.${position}`)
        : (before?.copies[older] as Plain);
    copies.push(copy);
    const known = older === undefined ? undefined : before?.indexes[older];
    indexes.push(known ?? add(copy, JSON.stringify(copy)));
  }
  return { type: "list", copies, indexes, packed: { l: toRuns(indexes, runsBefore(before, shared)) } };
}

/** Looking for an element that is not there reads the whole list, so it is done this often and no more. */
const MOST_MISSES = 3;

/**
 * Finds the elements of a list that lost some (a window that moved on, one that was edited) in the list it came from.
 * Elements keep their order, so each is looked for after the one found last.
 */
function findOlder(copies: readonly Plain[], from: number): (value: unknown) => number | undefined {
  let next = from;
  let misses = 0;
  return (value) => {
    if (misses >= MOST_MISSES) return undefined;
    for (let position = next; position < copies.length; position += 1) {
      if (!isUnchanged(value, copies[position] as Plain)) continue;
      next = position + 1;
      return position;
    }
    misses += 1;
    return undefined;
  };
}

/** A list that only grew keeps the runs it had. */
function runsBefore(before: Remembered | undefined, shared: number): readonly Run[] | undefined {
  if (before?.type !== "list" || shared !== before.copies.length || !("l" in before.packed)) return undefined;
  return before.packed.l;
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

/** The runs of a list of indexes, the first of which may be known already. */
export function toRuns(indexes: readonly number[], known: readonly Run[] = []): readonly Run[] {
  const runs = [...known];
  const covered = known.reduce((sum, [, count]) => sum + count, 0);
  for (const index of indexes.slice(covered)) {
    const last = runs.at(-1);
    if (last !== undefined && last[0] + last[1] === index) runs[runs.length - 1] = [last[0], last[1] + 1];
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

export interface Elements {
  get(index: number): Plain;
  run(run: Run): readonly Plain[];
}

/** What was packed, remembered: the start for packing its next version. */
export function recall(packed: Packed, elements: Elements): Remembered {
  if ("v" in packed) return { type: "whole", copy: packed.v, packed };
  if ("e" in packed) return { type: "whole", copy: elements.get(packed.e), packed };
  if ("l" in packed) return recallList(packed, packed.l, elements);
  return {
    type: "object",
    entries: new Map(Object.entries(packed.o).map(([key, each]) => [key, recall(each, elements)])),
    packed,
  };
}

function recallList(packed: Packed, runs: readonly Run[], elements: Elements): Remembered {
  const indexes: number[] = [];
  for (const [start, count] of runs)
    for (let index = start; index < start + count; index += 1) indexes.push(index);
  return { type: "list", copies: runs.flatMap((run) => elements.run(run)), indexes, packed };
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
