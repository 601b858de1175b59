import type { Sentence } from "@maru/state";
import { toReference } from "../check/check-argument.ts";
import type { Argument, Choice } from "../operations/arguments.ts";
import type { Catalogue } from "../operations/catalogue.ts";
import { COMMON_OPERATIONS } from "../operations/common/index.ts";
import { KIND_RULES, type Kind, type Modifier } from "../operations/kinds.ts";
import type { Operation } from "../operations/operation.ts";
import type { Shown } from "../references/thing.ts";
import type { Slot, SlotType } from "../slots/slot.ts";

/** Something to choose, with what it then asks for. */
export interface FormChoice extends Choice {
  /** For a slot: what a value of it is. */
  readonly takes: SlotType["type"] | null;
  /** What such a value is chosen from. */
  readonly values: readonly Choice[];
  /** What is kept there now, in words. */
  readonly now: Sentence | null;
}

/** One field of a form: what a hand fills in. */
export interface FormField {
  readonly name: string;
  readonly label: Sentence;
  readonly is: "words" | "value" | "choice" | "thing";
  readonly isRequired: boolean;
  readonly isList: boolean;
  readonly choices: readonly FormChoice[];
  /** What a value may be, or which kinds of things fit; with none, any. */
  readonly kinds: readonly string[];
}

/** An operation as a form: made from its declaration, so that everything is in reach without a word. */
export interface Form {
  readonly op: string;
  readonly kind: Kind;
  readonly label: Sentence;
  readonly does: Sentence;
  readonly fields: readonly FormField[];
  /** What may hold for the whole of it. */
  readonly modifiers: readonly Modifier[];
  /** How people say it, for whoever searches. */
  readonly said: readonly string[];
}

/** What a form of this moment rests on. */
export interface FormScene {
  readonly assistant: string;
  readonly catalogue: Catalogue;
  readonly shown: Shown;
  /** What slots hold, in words. */
  readonly kept?: ReadonlyMap<string, Sentence>;
}

const COMMON: ReadonlySet<string> = new Set(COMMON_OPERATIONS.map(({ name }) => name));

/** What can be done by hand right now, of these operations: what only this assistant does comes first. */
export function formsOf(able: readonly string[], scene: FormScene): readonly Form[] {
  const declared = [...scene.catalogue.operations.keys()].filter((name) => able.includes(name));
  const own = declared.filter((name) => !COMMON.has(name));
  const common = declared.filter((name) => COMMON.has(name));
  return [...own, ...common].flatMap((name) => {
    const operation = scene.catalogue.operations.get(name);
    return operation === undefined || !isPossible(operation, scene.shown) ? [] : [formOf(operation, scene)];
  });
}

/** What settles something needs something to settle; what must point at a thing needs one. */
function isPossible({ settles, arguments: all }: Operation, shown: Shown): boolean {
  if (settles.length > 0 && !shown.some(({ kind }) => settles.includes(kind))) return false;
  return Object.values(all).every(
    (argument) =>
      argument.type !== "ref" ||
      !argument.isRequired ||
      shown.some(({ kind }) => isOneOf(kind, argument.kinds)),
  );
}

const isOneOf = (kind: string, kinds: readonly string[]) => kinds.length === 0 || kinds.includes(kind);

export function formOf(operation: Operation, scene: FormScene): Form {
  return {
    op: operation.name,
    kind: operation.kind,
    label: operation.label,
    does: operation.does,
    fields: Object.entries(operation.arguments).map(([name, argument]) => fieldOf(name, argument, scene)),
    modifiers: KIND_RULES[operation.kind].modifiers,
    said: operation.examples.filter((each) => each.for === scene.assistant).map(({ say }) => say),
  };
}

/** The argument by which operations name a slot. */
const SLOT = "slot";

function fieldOf(name: string, argument: Argument, { catalogue, kept }: FormScene): FormField {
  const { label, isRequired, isList } = argument;
  const field = { name, label, isRequired, isList, choices: [], kinds: [] };
  switch (argument.type) {
    case "mention":
      return { ...field, is: "value", kinds: argument.kinds };
    case "text":
      return { ...field, is: "words" };
    case "choice": {
      const slots = name === SLOT ? catalogue.slots : undefined;
      return {
        ...field,
        is: "choice",
        choices: argument.choices.map((each) => ({
          ...each,
          ...asked(slots?.get(each.value)),
          now: kept?.get(each.value) ?? null,
        })),
      };
    }
    case "ref":
      return { ...field, is: "thing", kinds: argument.kinds };
  }
}

function asked(slot: Slot | undefined): Pick<FormChoice, "takes" | "values"> {
  if (slot === undefined) return { takes: null, values: [] };
  return { takes: slot.is.type, values: slot.is.type === "choice" ? slot.is.choices : [] };
}

/** Something that a form can point at. */
export interface FormThing {
  readonly ref: string;
  readonly kind: string;
  readonly label: Sentence;
}

/** Everything that can be pointed at, each once, the newest first. */
export function thingsIn(shown: Shown): readonly FormThing[] {
  const newest = new Map(shown.map((thing) => [toReference(thing), thing]));
  return [...newest].reverse().map(([ref, { kind, label }]) => ({ ref, kind, label }));
}
