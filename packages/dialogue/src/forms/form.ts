import type { Sentence } from "@maru/state";
import { toReference } from "../check/check-argument.ts";
import type { Argument, Choice } from "../operations/arguments.ts";
import type { Catalogue } from "../operations/catalogue.ts";
import type { Kind } from "../operations/kinds.ts";
import type { Operation } from "../operations/operation.ts";
import type { Shown } from "../references/thing.ts";

/** One field of a form: what a hand fills in. */
export interface FormField {
  readonly name: string;
  readonly label: Sentence;
  readonly is: "words" | "value" | "choice" | "thing";
  readonly isRequired: boolean;
  readonly isList: boolean;
  /** For a choice and for a thing: what can be taken. */
  readonly choices: readonly Choice[];
}

/** An operation as a form: made from its declaration, so that everything is in reach without a word. */
export interface Form {
  readonly op: string;
  readonly kind: Kind;
  readonly label: Sentence;
  readonly does: Sentence;
  readonly fields: readonly FormField[];
  /** It may be tried on a copy first. */
  readonly canSuppose: boolean;
}

export function formOf(operation: Operation, shown: Shown): Form {
  return {
    op: operation.name,
    kind: operation.kind,
    label: operation.label,
    does: operation.does,
    fields: Object.entries(operation.arguments).map(([name, argument]) => fieldOf(name, argument, shown)),
    canSuppose: operation.kind === "keep" || operation.kind === "ask",
  };
}

function fieldOf(name: string, argument: Argument, shown: Shown): FormField {
  const { label, isRequired, isList } = argument;
  const field = { name, label, isRequired, isList };
  switch (argument.type) {
    case "mention":
      return { ...field, is: "value", choices: [] };
    case "text":
      return { ...field, is: "words", choices: [] };
    case "choice":
      return { ...field, is: "choice", choices: argument.choices };
    case "ref":
      return { ...field, is: "thing", choices: thingsOf(argument.kinds, shown) };
  }
}

const MOST_THINGS = 50;

function thingsOf(kinds: readonly string[], shown: Shown): readonly Choice[] {
  const fitting = shown.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
  const newest = new Map(fitting.map((thing) => [toReference(thing), thing]));
  return [...newest]
    .slice(-MOST_THINGS)
    .reverse()
    .map(([value, { label }]) => ({ value, label }));
}

/** What fits what somebody began to type, the likeliest first: names before descriptions. */
export function searchPalette(catalogue: Catalogue, typed: string): readonly Operation[] {
  const words = typed.trim().toLowerCase();
  const all = [...catalogue.operations.values()];
  if (words === "") return all;
  const matches = (text: Sentence) => text.ko.includes(words) || text.en.toLowerCase().includes(words);
  const named = all.filter(({ name, label }) => name.startsWith(words) || matches(label));
  const described = all.filter((each) => !named.includes(each) && matches(each.does));
  return [...named, ...described];
}
