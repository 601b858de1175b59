import { isEqual } from "./equal.ts";
import { admitPlain, PLAIN_LIMITS, type Plain, type PlainLimits, type PlainObject } from "./plain.ts";
import { plainBytes } from "./plain-weight.ts";
import { Sequence } from "./sequence.ts";
import type { Slot } from "./state-object.ts";

/** Puts admitted parts together; each was measured on its own, and the whole is measured with the state. */
export function assemble(parts: readonly Plain[] | PlainObject): Plain {
  return admitPlain(parts, [], UNMEASURED);
}
const UNMEASURED: PlainLimits = {
  depth: PLAIN_LIMITS.depth + 1,
  elements: Number.POSITIVE_INFINITY,
  bytes: Number.POSITIVE_INFINITY,
};

export function unfold(slot: Slot): Plain {
  return slot instanceof Sequence ? slot.toArray() : slot;
}

export function totalBytes(elements: readonly Plain[]): number {
  return elements.reduce<number>((sum, element) => sum + plainBytes(element), 0);
}

export const idOf = (element: Plain, id: string) => String((element as PlainObject)[id]);

/** The list with each element in the place of its earlier self, or at the end. */
export function uniteById(
  current: readonly Plain[],
  elements: readonly Plain[],
  id: string,
): readonly Plain[] {
  const byId = new Map(current.map((element) => [idOf(element, id), element]));
  let changed = false;
  for (const element of elements) {
    const known = byId.get(idOf(element, id));
    if (known !== undefined && isEqual(known, element)) continue;
    byId.set(idOf(element, id), element);
    changed = true;
  }
  return changed ? (assemble([...byId.values()]) as readonly Plain[]) : current;
}
