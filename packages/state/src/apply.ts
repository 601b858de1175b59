import type { InitialOf, StateDefinition, StateOf, UpdateOf } from "./define-state.ts";
import { StateError } from "./errors.ts";
import { nearestName } from "./nearest-name.ts";
import { checkOutcome } from "./outcome.ts";
import { checkMove } from "./phase.ts";
import { fallbackOf, reduceField, targetOf, wholeField } from "./reduce.ts";
import { Sequence } from "./sequence.ts";
import { largestFields } from "./size.ts";
import { makeState, resized, type Slot, type Slots, slotsOf, stateBytes } from "./state-object.ts";

/** A new state: what it is given, and defaults for the rest. */
export function initialState<Definition extends StateDefinition>(
  definition: Definition,
  given: InitialOf<Definition>,
): StateOf<Definition> {
  const slots = wholeSlots(definition, given as Readonly<Record<string, unknown>>);
  const { phase } = definition;
  if (phase !== null) checkMove(definition.name, phase, phase.initial, slots[phase.field] as string);
  return settle(definition, slots, definition.fieldNames) as StateOf<Definition>;
}

/** A state from plain data of the definition's own version, checked from top to bottom. */
export function restoreState<Definition extends StateDefinition>(
  definition: Definition,
  data: Readonly<Record<string, unknown>>,
): StateOf<Definition> {
  return settle(definition, wholeSlots(definition, data), definition.fieldNames) as StateOf<Definition>;
}

/**
 * The next state, or a typed error and nothing changed. Pure. The update is validated field by field, reduced, and
 * the result checked: phase moves, rules, size. Parts that did not change keep their identity; an update that
 * changes nothing returns the very same state.
 *
 * @example
 * const next = apply(TravelState, state, { destination: "오사카", messages: [message] });
 */
export function apply<Definition extends StateDefinition>(
  definition: Definition,
  state: StateOf<Definition>,
  update: UpdateOf<Definition>,
): StateOf<Definition> {
  return advance(definition, state as object, [
    update as Readonly<Record<string, unknown>>,
  ]) as StateOf<Definition>;
}

export type Applied<State> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly error: StateError };

/** Like `apply`, with the refusal as a value. Errors that are no refusal (a bug in a rule) still throw. */
export function safeApply<Definition extends StateDefinition>(
  definition: Definition,
  state: StateOf<Definition>,
  update: UpdateOf<Definition>,
): Applied<StateOf<Definition>> {
  try {
    return { ok: true, state: apply(definition, state, update) };
  } catch (error) {
    if (error instanceof StateError) return { ok: false, error };
    throw error;
  }
}

/** Reduces updates one after the other and checks the outcome once. */
export function advance(definition: StateDefinition, state: object, updates: readonly unknown[]): object {
  const before = slotsOf(definition, state);
  const after: Record<string, Slot> = { ...before };
  try {
    for (const update of updates) {
      for (const [name, content] of entriesOf(definition, update)) {
        after[name] = reduceField(targetOf(definition, name), after[name] as Slot, content);
      }
    }
    return finish(definition, state, before, after);
  } catch (error) {
    // A rule has seen the refused state and may have kept it, so what was appended must stay in it.
    const wasSeen = !(error instanceof StateError) || error.code === "RULE_BROKEN";
    if (!wasSeen) abandonAppends(before, after);
    throw error;
  }
}

function finish(definition: StateDefinition, state: object, before: Slots, after: Slots): object {
  const changed = definition.fieldNames.filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return state;
  const { phase } = definition;
  if (phase !== null)
    checkMove(definition.name, phase, before[phase.field] as string, after[phase.field] as string);
  return settle(definition, after, changed, resized(definition, state, before, after, changed));
}

/** Lists of a state share a buffer with the next one; what a refused update appended is taken out again. */
function abandonAppends(before: Slots, after: Slots): void {
  for (const [name, slot] of Object.entries(after)) {
    const earlier = before[name];
    if (slot !== earlier && slot instanceof Sequence && earlier instanceof Sequence) slot.abandon(earlier);
  }
}

/** Makes a state of the slots, only if it keeps what the definition promises. */
function settle(
  definition: StateDefinition,
  slots: Slots,
  changed: readonly string[],
  bytes?: number,
): object {
  for (const name of changed) checkOutcome(targetOf(definition, name), slots[name] as Slot);
  const state = makeState(definition, slots, bytes);
  if (stateBytes(state) > definition.size.refuse) {
    throw new StateError("STATE_TOO_LARGE", {
      definition: definition.name,
      bytes: stateBytes(state),
      allowed: definition.size.refuse,
      largest: largestFields(definition, state),
    });
  }
  checkRules(definition, state, changed);
  return state;
}

function checkRules(definition: StateDefinition, state: object, changed: readonly string[]): void {
  for (const rule of definition.rules) {
    if (!rule.fields.some((field) => changed.includes(field)) || rule.holds(state as never)) continue;
    throw new StateError("RULE_BROKEN", {
      definition: definition.name,
      rule: rule.id,
      fields: rule.fields,
      requirement: rule.requirement,
    });
  }
}

function wholeSlots(definition: StateDefinition, data: unknown): Slots {
  const given = new Map(entriesOf(definition, data));
  const slots: Record<string, Slot> = {};
  for (const name of definition.fieldNames) {
    const target = targetOf(definition, name);
    slots[name] = given.has(name) ? wholeField(target, given.get(name)) : fallbackOf(target);
  }
  return slots;
}

/** What an update or a stored state says, read once. Fields it does not mention, or mentions as undefined, are left out. */
export function entriesOf(
  definition: StateDefinition,
  update: unknown,
): readonly (readonly [string, unknown])[] {
  const entries = readEntries(update);
  if (entries === null) {
    throw new StateError("NOT_PLAIN", {
      path: definition.name,
      found: "something other than a plain object of fields",
    });
  }
  for (const [name] of entries) refuseUnknown(definition, name);
  return entries.filter(([, content]) => content !== undefined);
}

/** Null for what is no plain object, or cannot even be looked at (a proxy or getter that throws). */
function readEntries(update: unknown): readonly [string, unknown][] | null {
  if (typeof update !== "object" || update === null) return null;
  try {
    const prototype = Object.getPrototypeOf(update);
    return prototype === Object.prototype || prototype === null ? Object.entries(update) : null;
  } catch {
    return null;
  }
}

function refuseUnknown(definition: StateDefinition, name: string): void {
  if (Object.hasOwn(definition.fields, name)) return;
  throw new StateError("UNKNOWN_FIELD", {
    definition: definition.name,
    path: name,
    nearest: nearestName(name, definition.fieldNames),
    known: definition.fieldNames,
  });
}
