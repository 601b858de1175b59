import { type Change, isRecord } from "./diff.ts";
import { isEqual } from "./equal.ts";
import { StateError } from "./errors.ts";
import { formatPath, type Path } from "./path.ts";
import { admitPlain, FORBIDDEN_KEYS, type Plain, type PlainObject } from "./plain.ts";

/**
 * Turns `before` into what it became: `patch(a, diff(a, b))` is b. Changes that were not made from this very value
 * are refused, so a record applied to the wrong state is noticed.
 */
export function patch(before: Plain | object, changes: readonly Change[]): Plain {
  return admitPlain(patchValue(admitPlain(before), changes, 0));
}

/** `changes` all concern this value, which lies `depth` segments down their paths. */
function patchValue(value: Plain, changes: readonly Change[], depth: number): Plain {
  const [first] = changes;
  if (first === undefined) return value;
  const whole = changes.find((change) => change.path.length === depth);
  if (whole !== undefined) return replace(value, whole, changes.length);
  const parts = sortByPart(changes, depth);
  if (Array.isArray(value)) return patchList(value, parts, depth);
  if (isRecord(value)) return patchRecord(value, parts, depth);
  return refuse(first.path, "the value there has no parts");
}

function replace(value: Plain, change: Change, count: number): Plain {
  if (change.type !== "changed") return refuse(change.path, "a whole value can only be changed");
  if (count > 1) return refuse(change.path, "other changes speak of the same value");
  expect(value, change.before, change.path);
  return change.after;
}

interface Parts {
  readonly removed: ReadonlyMap<string | number, Change & { type: "removed" }>;
  readonly added: ReadonlyMap<string | number, Change & { type: "added" }>;
  /** Changes of parts that stay. */
  readonly inside: ReadonlyMap<string | number, readonly Change[]>;
}

function sortByPart(changes: readonly Change[], depth: number): Parts {
  const removed = new Map<string | number, Change & { type: "removed" }>();
  const added = new Map<string | number, Change & { type: "added" }>();
  const inside = new Map<string | number, Change[]>();
  for (const change of changes) {
    const part = change.path[depth] as string | number;
    const isDirect = change.path.length === depth + 1;
    if (isDirect && change.type === "removed") setOnce(removed, part, change);
    else if (isDirect && change.type === "added") setOnce(added, part, change);
    else if (inside.get(part)?.push(change) === undefined) inside.set(part, [change]);
  }
  return { removed, added, inside };
}

function setOnce<Each extends Change>(
  changes: Map<string | number, Each>,
  part: string | number,
  change: Each,
): void {
  if (changes.has(part)) refuse(change.path, `it is ${change.type} twice`);
  changes.set(part, change);
}

function patchList(list: readonly Plain[], { removed, added, inside }: Parts, depth: number): Plain {
  for (const [index, change] of removed) {
    if (!isIndex(index, list.length)) return refuse(change.path, "there is no such element");
    expect(list[index] as Plain, change.before, change.path);
  }
  const stay = list.filter((_, index) => !removed.has(index));
  const length = stay.length + added.size;
  for (const [index, change] of added) {
    if (!isIndex(index, length)) refuse(change.path, "the list would have a hole");
  }
  let next = 0;
  const elements = Array.from({ length }, (_, index) => {
    const change = added.get(index);
    return change === undefined ? (stay[next++] as Plain) : change.after;
  });
  for (const [index, changes] of inside) {
    if (!isIndex(index, length) || added.has(index))
      return refuse(pathOf(changes), "no element that stayed is there");
    elements[index] = patchValue(elements[index] as Plain, changes, depth + 1);
  }
  return elements;
}

function patchRecord(record: PlainObject, { removed, added, inside }: Parts, depth: number): Plain {
  const entries = new Map<string | number, Plain>(Object.entries(record));
  for (const [key, changes] of inside) {
    if (!entries.has(key)) refuse(pathOf(changes), "there is no such property");
    entries.set(key, patchValue(entries.get(key) as Plain, changes, depth + 1));
  }
  for (const [key, change] of removed) {
    if (!entries.has(key) || inside.has(key)) refuse(change.path, "there is no such property");
    expect(entries.get(key) as Plain, change.before, change.path);
    entries.delete(key);
  }
  for (const [key, change] of added) {
    if (typeof key !== "string" || FORBIDDEN_KEYS.has(key))
      refuse(change.path, "no property can be called so");
    if (Object.hasOwn(record, key)) refuse(change.path, "it is already there");
    entries.set(key, change.after);
  }
  return Object.fromEntries(entries);
}

function isIndex(index: string | number, length: number): index is number {
  return typeof index === "number" && Number.isInteger(index) && index >= 0 && index < length;
}

function expect(found: Plain, before: Plain, path: Path): void {
  if (!isEqual(found, before)) refuse(path, "the value there is not the one that was changed");
}

function pathOf(changes: readonly Change[]): Path {
  return changes[0]?.path ?? [];
}

function refuse(path: Path, reason: string): never {
  throw new StateError("UNREADABLE_CHANGE", { path: formatPath(path), reason });
}
