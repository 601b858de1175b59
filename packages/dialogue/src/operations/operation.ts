import type { Sentence } from "@maru/state";
import type { ReferenceKind } from "../references/thing.ts";
import type { Argument } from "./arguments.ts";
import type { Effect, Kind } from "./kinds.ts";

export const RESULT_KINDS = ["money", "percent", "date", "count", "text", "rows"] as const;
export type ResultKind = (typeof RESULT_KINDS)[number];

/** One figure or list of a result. */
export interface ResultKey {
  readonly kind: ResultKind;
  readonly label: Sentence;
}

/** How people say it. `args` as a reader of that message would fill them in, with the words themselves. */
export interface Example {
  /** The assistant it was said to. */
  readonly for: string;
  readonly say: string;
  readonly args?: { readonly [name: string]: string };
}

/**
 * A call in a line, in both languages. `{slot}` stands for what an argument is called, `{slot|을/를}` for that with the
 * particle that follows; it fits where all of them are given.
 */
export interface Phrase extends Sentence {
  /** Choices for which alone it is said so. */
  readonly when?: { readonly [argument: string]: string };
}

/** One thing a message can do, declared once: every door to it is made from this. */
export interface Operation {
  readonly name: string;
  readonly kind: Kind;
  readonly effect: Effect;
  readonly label: Sentence;
  /** What it does, for the reference page, a model and the palette. */
  readonly does: Sentence;
  /** How a call of it is said in a line; the first that fits what is given. */
  readonly phrases: readonly Phrase[];
  /** What it settles: without one of these it is offered, never done. Empty where it settles nothing shown. */
  readonly settles: readonly ReferenceKind[];
  /** It is the way by which a pasted text comes in, as data. */
  readonly takesPasted: boolean;
  readonly arguments: { readonly [name: string]: Argument };
  readonly results: { readonly [key: string]: ResultKey };
  readonly examples: readonly Example[];
}

/** As it is written down: what is left out is empty. */
export interface OperationSpec
  extends Pick<Operation, "name" | "kind" | "effect" | "label" | "does">,
    Partial<Pick<Operation, "phrases" | "settles" | "takesPasted" | "arguments" | "results" | "examples">> {}

const NAME = /^[a-z][a-z_]{1,30}$/;

/**
 * Declares an operation.
 *
 * @example
 * const calc = defineOperation({
 *   name: "calc", kind: "ask", effect: "computes",
 *   label: { ko: "계산하기", en: "work out" }, does: { ko: "…", en: "…" },
 *   arguments: { of: mention({ ko: "무엇의", en: "of what" }) },
 * });
 */
export function defineOperation(spec: OperationSpec): Operation {
  const named = [spec.name, ...Object.keys(spec.arguments ?? {}), ...Object.keys(spec.results ?? {})];
  const wrong = named.find((name) => !NAME.test(name));
  if (wrong !== undefined)
    throw new TypeError(`«${wrong}» of ${spec.name}: a name is lower case letters and underscores`);
  return Object.freeze({
    phrases: [],
    settles: [],
    takesPasted: false,
    arguments: {},
    results: {},
    examples: [],
    ...spec,
  });
}
