import * as z from "zod";
import type { Overwrite, Remove, Reset } from "./instruction.ts";
import { admitPlain } from "./plain.ts";
import { ExecutionStep, type StepUpdate } from "./plan-step.ts";
import type { Sentence } from "./sentence.ts";

export type FieldKind = "value" | "list" | "set" | "dict" | "counter" | "counters" | "steps" | "untracked";
/** Who may not see a field: `personal` and `secret` leave no projection, `bulky` stays out of logs and prompts. */
export type Mark = "personal" | "secret" | "bulky";

/** What `compact` keeps of a growing field. */
export interface Keep {
  readonly last: number;
  /** For dictionaries: the property that tells which entries are newest. */
  readonly newestBy?: string;
}

export interface FieldOptions {
  readonly kind: FieldKind;
  /** What one written value, element or entry must satisfy. */
  readonly schema: z.ZodType;
  readonly nullable: boolean;
  readonly fallback: { readonly value: unknown } | null;
  readonly marks: readonly Mark[];
  readonly label: Sentence | null;
  readonly unit: Sentence | null;
  /** Lists only: the property that identifies an element. */
  readonly id: string | null;
  readonly keep: Keep | null;
  /** Most elements, entries or the largest count that a result may have. */
  readonly max: number | null;
}

export type DeepReadonly<Value> = Value extends (...args: never[]) => unknown
  ? Value
  : Value extends readonly (infer Element)[]
    ? readonly DeepReadonly<Element>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
      : Value;

/** `Given` says whether a new state must be told this field from the start. */
export class Field<Kind extends FieldKind, Value, Update, Given extends boolean> {
  declare readonly types: { readonly value: Value; readonly update: Update; readonly given: Given };
  readonly kind: Kind;
  readonly options: FieldOptions;

  constructor(kind: Kind, options: Partial<FieldOptions> & Pick<FieldOptions, "schema">) {
    this.kind = kind;
    this.options = Object.freeze({
      nullable: false,
      fallback: null,
      marks: [],
      label: null,
      unit: null,
      id: null,
      keep: null,
      max: null,
      ...options,
      kind,
    });
  }

  /** May be unknown: null until it is known. Nothing is ever invented for it. */
  optional(): Field<Kind, Value | null, Update | null, false> {
    return this.#with({ nullable: true, fallback: { value: null } });
  }

  default(value: Update & Value): Field<Kind, Value, Update, false> {
    // Copied and frozen at once: changing the object later changes nothing about the definition.
    return this.#with({ fallback: { value: admitPlain(value) } });
  }

  /** Redacted in every projection, encrypted at rest. */
  personal(): Field<Kind, Value, Update, Given> {
    return this.#with({ marks: [...this.options.marks, "personal"] });
  }

  /** A key or password: redacted in every projection, encrypted at rest, never revealed. */
  secret(): Field<Kind, Value, Update, Given> {
    return this.#with({ marks: [...this.options.marks, "secret"] });
  }

  /** Kept out of logs and prompts. */
  bulky(): Field<Kind, Value, Update, Given> {
    return this.#with({ marks: [...this.options.marks, "bulky"] });
  }

  /** How people call this field, for sentences such as 「기간은 1박~14박이어야 해요」. */
  label(ko: string, en: string): Field<Kind, Value, Update, Given> {
    return this.#with({ label: { ko, en } });
  }

  unit(ko: string, en: string): Field<Kind, Value, Update, Given> {
    return this.#with({ unit: { ko, en } });
  }

  #with<NextValue, NextUpdate, NextGiven extends boolean>(
    options: Partial<FieldOptions>,
  ): Field<Kind, NextValue, NextUpdate, NextGiven> {
    return new Field(this.kind, { ...this.options, ...options });
  }
}

export type AnyField = Field<FieldKind, unknown, unknown, boolean>;

type Output<Schema extends z.ZodType> = DeepReadonly<z.output<Schema>>;
type Input<Schema extends z.ZodType> = DeepReadonly<z.input<Schema>>;

/** One value; the last write wins, and two writers in one parallel step are refused. */
export function value<Schema extends z.ZodType>(
  schema: Schema,
): Field<"value", Output<Schema>, Input<Schema>, true> {
  return new Field("value", { schema });
}

/** Grows by appending. With `id`, an element that comes again takes the place of its earlier self. */
export function list<Schema extends z.ZodType>(
  element: Schema,
  options: { id?: keyof z.output<Schema> & string; keep?: number; max?: number } = {},
): Field<"list", readonly Output<Schema>[], readonly Input<Schema>[], false> {
  return new Field("list", {
    schema: element,
    fallback: { value: [] },
    id: options.id ?? null,
    keep: options.keep === undefined ? null : { last: options.keep },
    max: options.max ?? null,
  });
}

/** A list in which everything occurs once: writing is union. */
export function set<Schema extends z.ZodType<string | number>>(
  member: Schema,
  options: { max?: number } = {},
): Field<"set", readonly Output<Schema>[], readonly Input<Schema>[], false> {
  return new Field("set", { schema: member, fallback: { value: [] }, max: options.max ?? null });
}

/** Merged by key, so that agents running in parallel never overwrite each other. */
export function dict<Schema extends z.ZodType>(
  entry: Schema,
  options: { keep?: Keep; max?: number } = {},
): Field<
  "dict",
  { readonly [key: string]: Output<Schema> },
  { readonly [key: string]: Input<Schema> },
  false
> {
  return new Field("dict", {
    schema: entry,
    fallback: { value: {} },
    keep: options.keep ?? null,
    max: options.max ?? null,
  });
}

/** Writing adds to it. Never below zero, whole numbers only. */
export function counter(options: { max?: number } = {}): Field<"counter", number, number, false> {
  return new Field("counter", { schema: z.int(), fallback: { value: 0 }, max: options.max ?? null });
}

/** One counter per key: `{ naver: 1 }` adds one to naver. */
export function counters(): Field<
  "counters",
  { readonly [key: string]: number },
  { readonly [key: string]: number },
  false
> {
  return new Field("counters", { schema: z.int(), fallback: { value: {} } });
}

/** A plan: steps with their transition table. New steps are added, known ones change by `step_id`. */
export function steps(): Field<
  "steps",
  readonly Output<typeof ExecutionStep>[],
  readonly StepUpdate[],
  false
>;
export function steps<Schema extends z.ZodType<ExecutionStep>>(
  step: Schema,
): Field<"steps", readonly Output<Schema>[], readonly StepUpdate<Schema>[], false>;
export function steps(step: z.ZodType<ExecutionStep> = ExecutionStep): AnyField {
  return new Field("steps", { schema: step, fallback: { value: [] }, id: "step_id" });
}

/** Lives in memory only: never stored, never sent. Null in a state that was loaded. */
export function untracked<Schema extends z.ZodType>(
  schema: Schema,
): Field<"untracked", Output<Schema> | null, Input<Schema> | null, false> {
  return new Field("untracked", { schema, nullable: true, fallback: { value: null } });
}

/** What an update may say about a field. */
export type FieldUpdate<Each extends AnyField> =
  | Each["types"]["update"]
  | Overwrite<Each["types"]["update"] | Each["types"]["value"]>
  | Reset
  | (Each["kind"] extends "list" | "set" | "dict" | "counters" | "steps" ? Remove : never);
