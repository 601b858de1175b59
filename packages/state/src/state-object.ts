import type { StateDefinition } from "./define-state.ts";
import { StateError } from "./errors.ts";
import { jsonStringBytes } from "./json-bytes.ts";
import type { Plain } from "./plain.ts";
import { containerBytes, markAdmitted, plainBytes } from "./plain-weight.ts";
import { Sequence } from "./sequence.ts";

/** What a field holds inside a state: plain data, or for `list` fields a sequence that shares with its past. */
export type Slot = Plain | Sequence<Plain>;
export type Slots = Readonly<Record<string, Slot>>;

interface Inside {
  readonly definition: StateDefinition;
  readonly sequences: Readonly<Record<string, Sequence<Plain>>>;
  readonly bytes: number;
}

const insides = new WeakMap<object, Inside>();
const getters = new WeakMap<StateDefinition, ReadonlyMap<string, PropertyDescriptor>>();

/** A frozen object with one property per field. Lists unfold into plain arrays when somebody looks. */
export function makeState(
  definition: StateDefinition,
  slots: Slots,
  bytes = measureSlots(definition, slots),
): object {
  const state: Record<string, unknown> = {};
  const sequences: Record<string, Sequence<Plain>> = {};
  const listGetters = gettersOf(definition);
  for (const name of definition.fieldNames) {
    const slot = slots[name];
    if (slot instanceof Sequence) {
      sequences[name] = slot;
      Object.defineProperty(state, name, listGetters.get(name) as PropertyDescriptor);
    } else state[name] = slot;
  }
  Object.defineProperty(state, INSPECT, INSPECTOR);
  insides.set(state, { definition, sequences, bytes });
  return Object.freeze(state);
}

/** Whether `makeState` made it. */
export function isState(value: unknown): value is object {
  return typeof value === "object" && value !== null && insides.has(value);
}

/** The slots of a state that `makeState` made for this very definition. */
export function slotsOf(definition: StateDefinition, state: object): Slots {
  const inside = insides.get(state);
  if (inside?.definition !== definition) {
    const found =
      inside === undefined
        ? "an object that did not come from initialState, loadState or apply"
        : `a state of "${inside.definition.name}"`;
    throw new StateError("FOREIGN_STATE", { definition: definition.name, found });
  }
  const slots: Record<string, Slot> = {};
  for (const name of definition.fieldNames) {
    slots[name] = inside.sequences[name] ?? ((state as Record<string, Plain>)[name] as Plain);
  }
  return slots;
}

/** The stored size of a state in bytes of canonical JSON; kept up to date, never measured again. */
export function stateBytes(state: object): number {
  return insides.get(state)?.bytes ?? 0;
}

export function slotBytes(slot: Slot): number {
  return slot instanceof Sequence ? containerBytes(slot.length) + slot.bytes : plainBytes(slot);
}

/** The size after some fields changed; looks only at those. */
export function resized(
  definition: StateDefinition,
  state: object,
  before: Slots,
  after: Slots,
  changed: readonly string[],
): number {
  const stored = changed.filter((name) => definition.fields[name]?.kind !== "untracked");
  return stored.reduce(
    (sum, name) => sum + slotBytes(after[name] as Slot) - slotBytes(before[name] as Slot),
    stateBytes(state),
  );
}

/** The elements of a list field that one state has and an earlier one had not, if it only grew; else null. */
export function appendedSince(before: object, after: object, field: string): readonly Plain[] | null {
  const older = insides.get(before)?.sequences[field];
  const newer = insides.get(after)?.sequences[field];
  if (older === undefined || newer === undefined || newer.sharedLength(older) !== older.length) return null;
  return newer.slice(older.length);
}

/** How many elements a list field has, without unfolding it; undefined when it is no list or unknown. */
export function listLength(state: object, field: string): number | undefined {
  return insides.get(state)?.sequences[field]?.length;
}

function measureSlots(definition: StateDefinition, slots: Slots): number {
  const stored = definition.fieldNames.filter((name) => definition.fields[name]?.kind !== "untracked");
  return stored.reduce(
    (sum, name) => sum + jsonStringBytes(name) + 1 + slotBytes(slots[name] as Slot),
    containerBytes(stored.length),
  );
}

function gettersOf(definition: StateDefinition): ReadonlyMap<string, PropertyDescriptor> {
  const known = getters.get(definition);
  if (known !== undefined) return known;
  const lists = definition.fieldNames.filter((name) => definition.fields[name]?.kind === "list");
  const made = new Map(lists.map((name) => [name, { enumerable: true, get: unfolder(name) }]));
  getters.set(definition, made);
  return made;
}

/** One getter per field, shared by all states, so that a state costs no closures of its own. */
function unfolder(name: string): (this: object) => readonly Plain[] {
  return function unfold() {
    const sequence = insides.get(this)?.sequences[name];
    if (sequence === undefined) return [];
    const array = sequence.toArray();
    markAdmitted(array, sequence.bytes);
    return array;
  };
}

/** Node prints getters as `[Getter]`; people who log a state want to see it. */
const INSPECT = Symbol.for("nodejs.util.inspect.custom");
const INSPECTOR: PropertyDescriptor = {
  enumerable: false,
  value(this: object) {
    return { ...this };
  },
};
