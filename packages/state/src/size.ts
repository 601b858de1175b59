import type { StateDefinition, StateOf } from "./define-state.ts";
import type { FieldSize } from "./errors.ts";
import { slotBytes, slotsOf, stateBytes } from "./state-object.ts";

export interface SizeReport {
  readonly bytes: number;
  readonly level: "fine" | "warning" | "refused";
  readonly largest: readonly FieldSize[];
}

const NAMED = 3;

/** How large a state is against its budget, and which fields make it so. */
export function sizeReport<Definition extends StateDefinition>(
  definition: Definition,
  state: StateOf<Definition>,
): SizeReport {
  const bytes = stateBytes(state as object);
  const level =
    bytes > definition.size.refuse ? "refused" : bytes >= definition.size.warn ? "warning" : "fine";
  return { bytes, level, largest: largestFields(definition, state as object) };
}

export function largestFields(definition: StateDefinition, state: object): readonly FieldSize[] {
  return Object.entries(slotsOf(definition, state))
    .filter(([field]) => definition.fields[field]?.kind !== "untracked")
    .map(([field, slot]) => ({ field, bytes: slotBytes(slot) }))
    .sort((left, right) => right.bytes - left.bytes)
    .slice(0, NAMED);
}
