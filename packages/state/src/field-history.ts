import type { StateDefinition } from "./define-state.ts";
import { asFields, type Change, compare, compareField, fieldOf } from "./diff.ts";
import { findIdentity, identityOfField } from "./diff-identity.ts";
import type { Path } from "./path.ts";
import type { Plain, PlainObject } from "./plain.ts";

/** A state as somebody left it. */
export interface StateRecord {
  readonly state: object;
  readonly at?: string | undefined;
  readonly by?: string | undefined;
}

/** A change, and who made it when; null where the record does not say. */
export type HistoryEntry = Change & { readonly at: string | null; readonly by: string | null };

/**
 * How one field, or one place inside it, changed over a sequence of states, oldest first. Computed from the states
 * each time, so it can never disagree with them. In a list whose elements have ids, a text in the path names an
 * element: `["execution_steps", "step_0", "status"]` follows the step wherever it stands.
 */
export function fieldHistory(
  records: readonly StateRecord[],
  field: string | Path,
  definition?: StateDefinition,
): readonly HistoryEntry[] {
  const path = typeof field === "string" ? [field] : field;
  const entries = records.slice(1).flatMap(({ state, at = null, by = null }, index) => {
    const before = (records[index] as StateRecord).state;
    return changesAt(before, state, path, definition).map((change) => Object.freeze({ ...change, at, by }));
  });
  return Object.freeze(entries);
}

function changesAt(
  before: object,
  after: object,
  path: Path,
  definition: StateDefinition | undefined,
): readonly Change[] {
  const found: Change[] = [];
  const [older, newer] = [asFields(before), asFields(after)];
  const [name] = path;
  if (path.length === 1 && typeof name === "string") {
    if (Object.hasOwn(older, name) || Object.hasOwn(newer, name))
      compareField(older, newer, name, definition, found);
    return found;
  }
  const left = resolve(older, path, definition);
  const right = resolve(newer, path, definition);
  if (left !== null && right !== null) compare(left.value, right.value, { path: right.path }, found);
  else if (right !== null) found.push({ type: "added", path: right.path, after: right.value });
  else if (left !== null) found.push({ type: "removed", path: left.path, before: left.value });
  return found;
}

interface Resolved {
  readonly value: Plain;
  readonly path: Path;
}

/** What lies at a path, and the path with indexes in place of ids. */
function resolve(fields: PlainObject, path: Path, definition: StateDefinition | undefined): Resolved | null {
  let here: Resolved = { value: fields, path: [] };
  for (const segment of path) {
    const key = Array.isArray(here.value) ? indexOf(here, segment, definition) : segment;
    if (typeof here.value !== "object" || here.value === null || !Object.hasOwn(here.value, key)) return null;
    here = {
      value: (here.value as Readonly<Record<string, Plain>>)[key] as Plain,
      path: Object.freeze([...here.path, key]),
    };
  }
  return here;
}

function indexOf(list: Resolved, segment: string | number, definition: StateDefinition | undefined): number {
  if (typeof segment === "number") return segment;
  const elements = list.value as readonly Plain[];
  const field = list.path.length === 1 ? fieldOf(definition, String(list.path[0])) : undefined;
  const identity = (field === undefined ? null : identityOfField(field)) ?? findIdentity([elements]);
  return identity === null ? -1 : elements.findIndex((each) => String(identity(each)) === segment);
}
