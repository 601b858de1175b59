import type { StateDefinition } from "./define-state.ts";
import { findIdentity, type Identity, identityOfField } from "./diff-identity.ts";
import { alignLists } from "./diff-list.ts";
import type { AnyField } from "./field.ts";
import type { Path } from "./path.ts";
import { admitPlain, type Plain, type PlainObject } from "./plain.ts";
import { appendedSince, isState, listLength } from "./state-object.ts";

/**
 * One difference between two values. Every path leads through the new value; only the last index of a `removed`
 * path counts in the old list. So a list is rebuilt by taking out what was removed and then putting in what was
 * added at its new place. An element that moved is removed and added under the same `id`.
 */
export type Change =
  | (Place & { readonly type: "added"; readonly after: Plain })
  | (Place & { readonly type: "removed"; readonly before: Plain })
  | (Place & { readonly type: "changed"; readonly before: Plain; readonly after: Plain });

interface Place {
  readonly path: Path;
  /** Which element this is about, if the nearest list on the path knows its elements by an id. */
  readonly id?: string;
}

/**
 * What changed from one value or state to another, by path. Parts that are the same object are not looked into,
 * and a list that only grew is compared by its new elements. With a definition, untracked fields are left out:
 * they are never stored or sent.
 *
 * @example
 * diff({ city: "오사카" }, { city: "도쿄" }); // [{ type: "changed", path: ["city"], before: "오사카", after: "도쿄" }]
 */
export function diff(
  before: Plain | object,
  after: Plain | object,
  definition?: StateDefinition,
): readonly Change[] {
  const found: Change[] = [];
  if (isRecord(before) && isRecord(after)) {
    const [older, newer] = [asFields(before), asFields(after)];
    for (const name of allKeys(older, newer)) compareField(older, newer, name, definition, found);
  } else {
    compare(admitPlain(before), admitPlain(after), { path: [] }, found);
  }
  return Object.freeze(found);
}

/** A state as it is, anything else as frozen plain data. */
export function asFields(value: object): PlainObject {
  return (isState(value) ? value : admitPlain(value)) as PlainObject;
}

/** The differences in one field of two states or objects. */
export function compareField(
  before: PlainObject,
  after: PlainObject,
  name: string,
  definition: StateDefinition | undefined,
  found: Change[],
): void {
  const field = fieldOf(definition, name);
  if (field?.kind === "untracked") return;
  const declared = field === undefined ? null : identityOfField(field);
  const grown = appendedSince(before, after, name);
  if (grown === null) compareKey(before, after, name, { path: [name], declared }, found);
  else if (grown.length > 0) {
    const identity = declared ?? findIdentity([grown]);
    const start = (listLength(after, name) ?? 0) - grown.length;
    for (const [index, element] of grown.entries()) {
      found.push(added({ path: [name, start + index], ...named(identity, element) }, element));
    }
  }
}

export function fieldOf(definition: StateDefinition | undefined, name: string): AnyField | undefined {
  return definition !== undefined && Object.hasOwn(definition.fields, name)
    ? definition.fields[name]
    : undefined;
}

/** Where a comparison stands. `declared` is how the definition tells the elements of this list apart. */
interface Spot extends Place {
  readonly declared?: Identity | null;
}

export function compare(before: Plain, after: Plain, spot: Spot, found: Change[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, spot, found);
  else if (isRecord(before) && isRecord(after)) {
    for (const key of allKeys(before, after))
      compareKey(before, after, key, { ...placeOf(spot), path: [...spot.path, key] }, found);
  } else found.push(changed(spot, before, after));
}

function compareKey(before: PlainObject, after: PlainObject, key: string, spot: Spot, found: Change[]): void {
  if (!Object.hasOwn(after, key)) found.push(removed(spot, before[key] as Plain));
  else if (!Object.hasOwn(before, key)) found.push(added(spot, after[key] as Plain));
  else compare(before[key] as Plain, after[key] as Plain, spot, found);
}

function compareLists(before: readonly Plain[], after: readonly Plain[], spot: Spot, found: Change[]): void {
  const { kept, gone, fresh, identity } = alignLists(before, after, spot.declared ?? null);
  const at = (index: number, element: Plain): Spot => ({
    ...placeOf(spot),
    path: [...spot.path, index],
    ...named(identity, element),
  });
  for (const index of gone) {
    const element = before[index] as Plain;
    found.push(removed(at(index, element), element));
  }
  for (const [oldIndex, newIndex] of kept) {
    const element = after[newIndex] as Plain;
    compare(before[oldIndex] as Plain, element, at(newIndex, element), found);
  }
  for (const index of fresh) {
    const element = after[index] as Plain;
    found.push(added(at(index, element), element));
  }
}

/** Members of a set are their own identity; repeating them as an id would say nothing new. */
function named(identity: Identity | null, element: Plain): { readonly id?: string } {
  return identity === null || !isRecord(element) ? {} : { id: String(identity(element)) };
}

const added = (spot: Spot, after: Plain): Change => Object.freeze({ type: "added", ...placeOf(spot), after });
const removed = (spot: Spot, before: Plain): Change =>
  Object.freeze({ type: "removed", ...placeOf(spot), before });
const changed = (spot: Spot, before: Plain, after: Plain): Change =>
  Object.freeze({ type: "changed", ...placeOf(spot), before, after });

function placeOf({ path, id }: Spot): Place {
  return id === undefined ? { path: Object.freeze(path) } : { path: Object.freeze(path), id };
}

/** Old keys in their order, then new ones in theirs. */
function allKeys(before: PlainObject, after: PlainObject): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])];
}

export function isRecord<Value>(value: Value): value is Value & PlainObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
