import { StateError } from "./errors.ts";
import type { FieldKind } from "./field.ts";
import type { Selector } from "./instruction.ts";
import type { Plain, PlainObject } from "./plain.ts";
import { wrongShape } from "./read-update.ts";
import { MASK } from "./sensitive-span.ts";
import { Sequence } from "./sequence.ts";
import { assemble, idOf, totalBytes, unfold } from "./slot-parts.ts";
import type { Slot } from "./state-object.ts";
import { isHidden, type Target } from "./validate.ts";

/** A field without some of its elements. What is not there cannot be removed. */
export function removeElements(target: Target, current: Slot, selectors: readonly Selector[]): Slot {
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
