import { apply } from "./apply.ts";
import { compactEntries } from "./compact-entries.ts";
import { type CompactableMessage, compactMessages } from "./compact-messages.ts";
import type { StateDefinition, StateOf, UpdateOf } from "./define-state.ts";
import { isRecord } from "./diff.ts";
import type { AnyField, Keep } from "./field.ts";
import { type AnyInstruction, overwrite, remove } from "./instruction.ts";
import type { Plain, PlainObject } from "./plain.ts";
import { Sequence } from "./sequence.ts";
import { type Slot, slotsOf } from "./state-object.ts";

/**
 * Shortens every field that says how much of it to `keep`: conversations by `compactMessages`, other lists to
 * their last elements, dictionaries to their newest entries. The very same state when nothing has to go.
 */
export function compactState<Definition extends StateDefinition>(
  definition: Definition,
  state: StateOf<Definition>,
): StateOf<Definition> {
  const slots = slotsOf(definition, state as object);
  const update: Record<string, AnyInstruction> = {};
  for (const name of definition.fieldNames) {
    const shortening = shorten(definition.fields[name] as AnyField, slots[name] as Slot);
    if (shortening !== null) update[name] = shortening;
  }
  return apply(definition, state, update as UpdateOf<Definition>);
}

/** What an append or a merge cannot do: replace a list by a shorter one, take entries out. */
function shorten({ options }: AnyField, slot: Slot): AnyInstruction | null {
  const { keep } = options;
  if (keep === null) return null;
  if (slot instanceof Sequence) return slot.length > keep.last ? shortenList(slot.toArray(), keep) : null;
  return isRecord(slot) ? shortenEntries(slot, keep) : null;
}

function shortenList(elements: readonly Plain[], keep: Keep): AnyInstruction {
  return overwrite(
    elements.every(isMessage) ? compactMessages(elements, keep.last) : elements.slice(-keep.last),
  );
}

function isMessage(element: Plain): element is Plain & CompactableMessage {
  return isRecord(element) && typeof element["role"] === "string";
}

function shortenEntries(entries: PlainObject, keep: Keep): AnyInstruction | null {
  const kept = compactEntries(entries, keep);
  return kept === entries ? null : remove(...Object.keys(entries).filter((key) => !Object.hasOwn(kept, key)));
}
