import type { StateDefinition, StateOf } from "./define-state.ts";
import { isEqual } from "./equal.ts";
import type { Plain } from "./plain.ts";
import { Sequence } from "./sequence.ts";
import { type Slot, slotsOf } from "./state-object.ts";

/**
 * The names of the fields in which two states differ, without saying how: lists are not unfolded, and what two
 * states share is not looked at. Untracked fields are left out, as in `diff`.
 */
export function changedFields<Definition extends StateDefinition>(
  before: StateOf<Definition>,
  after: StateOf<Definition>,
  definition: Definition,
): readonly string[] {
  const older = slotsOf(definition, before as object);
  const newer = slotsOf(definition, after as object);
  return definition.fieldNames.filter(
    (name) =>
      definition.fields[name]?.kind !== "untracked" && !isSame(older[name] as Slot, newer[name] as Slot),
  );
}

function isSame(before: Slot, after: Slot): boolean {
  if (before instanceof Sequence && after instanceof Sequence) return isSameSequence(before, after);
  if (before instanceof Sequence || after instanceof Sequence) return false;
  return isEqual(before, after);
}

function isSameSequence(before: Sequence<Plain>, after: Sequence<Plain>): boolean {
  if (before.length !== after.length) return false;
  for (let index = after.sharedLength(before); index < after.length; index += 1) {
    if (!isEqual(before.at(index) as Plain, after.at(index) as Plain)) return false;
  }
  return true;
}
