import type { StateDefinition } from "./define-state.ts";
import { isEqual } from "./equal.ts";
import { StateError } from "./errors.ts";
import type { FieldKind } from "./field.ts";
import { type AnyInstruction, isInstruction, type Selector } from "./instruction.ts";
import { formatPath } from "./path.ts";
import {
  admitPlain,
  isAdmitted,
  PLAIN_LIMITS,
  type Plain,
  type PlainLimits,
  type PlainObject,
  plainBytes,
} from "./plain.ts";
import { changeStep, type ExecutionStep, settleProgress } from "./plan-step.ts";
import { MASK } from "./sensitive-span.ts";
import { Sequence } from "./sequence.ts";
import type { Slot } from "./state-object.ts";
import { admitAt, isHidden, type Target, validate } from "./validate.ts";

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

/** Progress follows the status, however a step came about. */
function settled(step: Plain): Plain {
  return admitPlain(settleProgress(step as unknown as ExecutionStep));
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

/** Puts admitted parts together; each was measured on its own, and the whole is measured with the state. */
function assemble(parts: readonly Plain[] | PlainObject): Plain {
  return admitPlain(parts, [], UNMEASURED);
}
const UNMEASURED: PlainLimits = {
  depth: PLAIN_LIMITS.depth + 1,
  elements: Number.POSITIVE_INFINITY,
  bytes: Number.POSITIVE_INFINITY,
};

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

function unfold(slot: Slot): Plain {
  return slot instanceof Sequence ? slot.toArray() : slot;
}

function validateAll(target: Target, update: unknown): readonly Plain[] {
  return elementsOf(target, update).map((element, index) =>
    validate(target, target.options.schema, element, [target.field, index]),
  );
}

/** The elements of a list as they are, once; a list's own methods are never called. */
function elementsOf(target: Target, update: unknown): readonly unknown[] {
  if (!isList(update)) throw wrongShape(target, "expected a list");
  // Lists of a state are known; any other is read element by element where its shape can be checked.
  return isAdmitted(update)
    ? update
    : (admitAt({ target, path: [target.field] }, update) as readonly Plain[]);
}

function isList(value: unknown): value is readonly unknown[] {
  try {
    return Array.isArray(value);
  } catch {
    // A revoked proxy cannot even be asked.
    return false;
  }
}

function validateEntries(target: Target, update: unknown): PlainObject {
  const entries = shellOf(target, update);
  return Object.fromEntries(
    entries.map(([key, entry]) => [key, validate(target, target.options.schema, entry, [target.field, key])]),
  );
}

/** The entries of an object after the plain-data checks on its keys. */
function shellOf(target: Target, update: unknown): readonly (readonly [string, Plain])[] {
  const plain = admitAt({ target, path: [target.field] }, update);
  if (typeof plain !== "object" || plain === null || Array.isArray(plain))
    throw wrongShape(target, "expected an object");
  return Object.entries(plain);
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

function totalBytes(elements: readonly Plain[]): number {
  return elements.reduce<number>((sum, element) => sum + plainBytes(element), 0);
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

function changeSteps(target: Target, current: readonly Plain[], update: unknown): readonly Plain[] {
  const changes = elementsOf(target, update);
  return changes.reduce<readonly Plain[]>(
    (plan, change, index) => changeOneStep(target, plan, change as Plain, index),
    current,
  );
}

function changeOneStep(
  target: Target,
  plan: readonly Plain[],
  change: Plain,
  index: number,
): readonly Plain[] {
  const path = [target.field, index];
  const partial = (isRecord(change) ? change : {}) as Partial<ExecutionStep> & PlainObject;
  const known = (plan as unknown as readonly ExecutionStep[]).find(
    (step) => step.step_id === partial.step_id,
  );
  if (known === undefined) return addStep(target, plan, change, index);
  // What was written is checked as it was written, before the step's own rules adjust it.
  validate(target, target.options.schema, { ...known, ...partial }, path);
  const next = validate(target, target.options.schema, changeStep(known, partial), path);
  return uniteById(plan, [next], "step_id");
}

/** A new step must be whole and pending; `step_id` with a few changes means a step that should exist. */
function addStep(target: Target, plan: readonly Plain[], step: Plain, index: number): readonly Plain[] {
  if (isRecord(step) && typeof step.step_id === "string" && !Object.hasOwn(step, "task")) {
    const known = (plan as unknown as readonly ExecutionStep[]).map((each) => each.step_id);
    throw new StateError(
      "UNKNOWN_STEP",
      isHidden(target) ? { step: MASK, known: [] } : { step: step.step_id, known },
    );
  }
  const added = validate(target, target.options.schema, step, [
    target.field,
    index,
  ]) as unknown as ExecutionStep;
  if (added.status !== "pending") {
    throw new StateError("INVALID_STEP_MOVE", {
      step: added.step_id,
      from: "(new)",
      to: added.status,
      allowed: ["pending"],
    });
  }
  return uniteById(plan, [settled(added as unknown as Plain)], "step_id");
}

function isRecord(value: Plain): value is PlainObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function uniteById(current: readonly Plain[], elements: readonly Plain[], id: string): readonly Plain[] {
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

function removeElements(target: Target, current: Slot, selectors: readonly Selector[]): Slot {
  const { kind } = target.options;
  const names = NAMES[kind]?.(target, unfold(current));
  if (names === undefined)
    throw wrongShape(target, "only lists, sets, dictionaries and plans have elements to remove");
  const known = new Set(names);
  const wanted = new Set(selectors.map((selector) => (isNamedByText(target) ? String(selector) : selector)));
  for (const name of wanted) {
    if (known.has(name)) continue;
    const element = isHidden(target) ? MASK : String(name);
    throw new StateError("UNKNOWN_ELEMENT", { definition: target.definition, field: target.field, element });
  }
  return wanted.size === 0 ? current : without(current, names, wanted);
}

/** How the elements of each kind are named by a selector. */
const NAMES: { readonly [Kind in FieldKind]?: (target: Target, content: Plain) => readonly Selector[] } = {
  list: ({ options: { id } }, content) =>
    elements(content).map((element, index) => (id === null ? index : idOf(element, id))),
  set: (_, content) => elements(content) as readonly Selector[],
  steps: (_, content) => elements(content).map((element) => idOf(element, "step_id")),
  dict: (_, content) => Object.keys(content ?? {}),
  counters: (_, content) => Object.keys(content ?? {}),
};

const elements = (content: Plain) => (content ?? []) as readonly Plain[];
const idOf = (element: Plain, id: string) => String((element as PlainObject)[id]);

/** Ids and keys are texts, also where they look like numbers; members and positions are what they are. */
function isNamedByText({ options: { kind, id } }: Target): boolean {
  return kind !== "set" && !(kind === "list" && id === null);
}

function without(current: Slot, names: readonly Selector[], wanted: ReadonlySet<Selector>): Slot {
  const content = unfold(current);
  if (!Array.isArray(content)) {
    return assemble(
      Object.fromEntries(Object.entries(content as PlainObject).filter(([key]) => !wanted.has(key))),
    );
  }
  const rest = content.filter((_, index) => !wanted.has(names[index] as Selector));
  return current instanceof Sequence ? Sequence.of(rest, totalBytes(rest)) : assemble(rest);
}

function wrongShape(target: Target, problem: string, trail: readonly string[] = []): StateError {
  const label = target.options.label ?? { ko: target.field, en: target.field };
  return new StateError("INVALID_VALUE", {
    definition: target.definition,
    path: formatPath([target.field, ...(isHidden(target) ? [] : trail)]),
    problem,
    requirement: { ko: `${label.ko}: 형식이 맞지 않아요.`, en: `${label.en} does not have the right form.` },
  });
}
