import type { StateDefinition } from "./define-state.ts";
import { isEqual } from "./equal.ts";
import { StateError } from "./errors.ts";
import { type AnyInstruction, isInstruction } from "./instruction.ts";
import { admitPlain, PLAIN_LIMITS, type Plain, type PlainObject } from "./plain.ts";
import { plainBytes } from "./plain-weight.ts";
import { shellOf, validateAll, validateEntries, wrongShape } from "./read-update.ts";
import { changeSteps, settled } from "./reduce-steps.ts";
import { removeElements } from "./remove-elements.ts";
import { Sequence } from "./sequence.ts";
import { assemble, idOf, totalBytes, unfold, uniteById } from "./slot-parts.ts";
import type { Slot } from "./state-object.ts";
import { type Target, validate } from "./validate.ts";

export function targetOf(definition: StateDefinition, field: string): Target {
  const known = definition.fields[field];
  if (known === undefined) throw new TypeError(`no field ${field}`);
  // One value may be as large as the whole state; the state's own budget decides in the end.
  const isStored = known.kind !== "untracked";
  const limits = { ...PLAIN_LIMITS, bytes: isStored ? definition.size.refuse : PLAIN_LIMITS.bytes };
  return { definition: definition.name, field, options: known.options, limits };
}

/** The next content of one field. Never changes what it is given; returns it as it is when nothing changed. */
export function reduceField(target: Target, current: Slot, update: unknown): Slot {
  if (isInstruction(update)) return obey(target, current, update);
  if (target.options.nullable && update === null) return null;
  switch (target.options.kind) {
    case "value":
    case "untracked":
      return keepIfEqual(current, validate(target, target.options.schema, update, [target.field]));
    // An optional collection is null until its first element; it starts from nothing.
    case "list":
      return appendToList(
        target,
        (current as Sequence<Plain> | null) ?? Sequence.of([], 0),
        validateAll(target, update),
      );
    case "set":
      return unite((current as readonly Plain[] | null) ?? EMPTY_LIST, validateAll(target, update));
    case "dict":
      return mergeEntries((current as PlainObject | null) ?? EMPTY_DICT, validateEntries(target, update));
    case "counter":
      return count(target, [], (current as number | null) ?? 0, update);
    case "counters":
      return countEach(target, (current as PlainObject | null) ?? EMPTY_DICT, update);
    case "steps":
      return changeSteps(target, (current as readonly Plain[] | null) ?? EMPTY_LIST, update);
  }
}

/** What a field holds when it is set as a whole: at the start, on load, by `overwrite`. */
export function wholeField(target: Target, content: unknown): Slot {
  const { kind, nullable, schema } = target.options;
  if (nullable && content === null) return null;
  switch (kind) {
    case "value":
    case "untracked":
      return validate(target, schema, content, [target.field]);
    case "list":
      return appendToList(target, Sequence.of([], 0), validateAll(target, content));
    case "set":
      return unite(EMPTY_LIST, validateAll(target, content));
    case "dict":
      return mergeEntries(EMPTY_DICT, validateEntries(target, content));
    case "counter":
      return count(target, [], 0, content);
    case "counters":
      return countEach(target, EMPTY_DICT, content);
    case "steps":
      return uniteById(EMPTY_LIST, validateAll(target, content).map(settled), "step_id");
  }
}

export function fallbackOf(target: Target): Slot {
  const { fallback } = target.options;
  if (fallback === null) {
    throw new StateError("MISSING_FIELD", {
      definition: target.definition,
      field: target.field,
      label: target.options.label ?? { ko: target.field, en: target.field },
    });
  }
  return wholeField(target, fallback.value);
}

const EMPTY_LIST = admitPlain([]) as readonly Plain[];
const EMPTY_DICT = admitPlain({}) as PlainObject;

function obey(target: Target, current: Slot, instruction: AnyInstruction): Slot {
  switch (instruction.type) {
    case "overwrite":
      return keepIfEqual(current, wholeField(target, instruction.value));
    case "reset":
      return keepIfEqual(current, fallbackOf(target));
    case "remove":
      return removeElements(target, current, instruction.selectors);
  }
}

function keepIfEqual(current: Slot, next: Slot): Slot {
  return isEqual(unfold(current), unfold(next)) ? current : next;
}

function appendToList(target: Target, current: Sequence<Plain>, elements: readonly Plain[]): Sequence<Plain> {
  const { id } = target.options;
  if (id === null) return current.append(elements, totalBytes(elements));
  const nameOf = (element: Plain) => idOf(element, id);
  const fresh = new Map<string, Plain>();
  const replaced = new Map<number, Plain>();
  for (const element of elements) {
    const position = current.indexOf(nameOf(element), nameOf);
    if (position < 0) fresh.set(nameOf(element), element);
    else if (!isEqual(current.at(position) as Plain, element)) replaced.set(position, element);
    else replaced.delete(position);
  }
  const added = [...fresh.values()];
  const heavier = [...replaced].reduce(
    (sum, [position, element]) => sum + plainBytes(element) - plainBytes(current.at(position) as Plain),
    0,
  );
  const renewed = replaced.size === 0 ? current : current.replace(replaced, heavier);
  return renewed.append(added, totalBytes(added));
}

function unite(current: readonly Plain[], members: readonly Plain[]): readonly Plain[] {
  const all = [...new Set([...current, ...members])];
  return all.length === current.length ? current : (assemble(all) as readonly Plain[]);
}

function mergeEntries(current: PlainObject, entries: PlainObject): PlainObject {
  const changed = Object.entries(entries).filter(
    ([key, entry]) => !Object.hasOwn(current, key) || !isEqual(current[key] as Plain, entry),
  );
  return changed.length === 0
    ? current
    : (assemble({ ...current, ...Object.fromEntries(changed) }) as PlainObject);
}

/** Below zero is refused on the outcome, so that the updates of a parallel step may come in any order. */
function count(target: Target, trail: readonly string[], current: number, update: unknown): number {
  const added = validate(target, target.options.schema, update, [target.field, ...trail]) as number;
  const sum = current + added;
  if (!Number.isSafeInteger(sum))
    throw wrongShape(target, "it would count further than numbers are exact", trail);
  return sum;
}

function countEach(target: Target, current: PlainObject, update: unknown): PlainObject {
  const sums = shellOf(target, update).map(([key, added]) => {
    const before = Object.hasOwn(current, key) ? (current[key] as number) : 0;
    return [key, count(target, [key], before, added)] as const;
  });
  return mergeEntries(current, Object.fromEntries(sums));
}
