import { StateError } from "./errors.ts";
import type { AnyField, FieldUpdate } from "./field.ts";
import { checkMigrations, type Migration } from "./migration.ts";
import { checkOutcome } from "./outcome.ts";
import { checkPhase, type PhaseSpec, type PhaseTable } from "./phase.ts";
import { FORBIDDEN_KEYS, PLAIN_LIMITS } from "./plain.ts";
import { fallbackOf } from "./reduce.ts";
import type { Sentence } from "./sentence.ts";
import { alwaysHasId, findUnstorable } from "./zod-tree.ts";

export interface FieldMap {
  readonly [name: string]: AnyField;
}

export type StateOfFields<Fields extends FieldMap> = {
  readonly [Name in keyof Fields]: Fields[Name]["types"]["value"];
};

/** A condition over several fields; checked when one of them changed. */
export interface Rule<State> {
  readonly id: string;
  readonly fields: readonly (keyof State & string)[];
  readonly holds: (state: State) => boolean;
  readonly requirement: Sentence;
}

/** From `warn` on a size report says so; an update beyond `refuse` is refused. Bytes of canonical JSON. */
export interface SizeBudget {
  readonly warn: number;
  readonly refuse: number;
}
export const SIZE_BUDGET: SizeBudget = { warn: 1024 * 1024, refuse: 10 * 1024 * 1024 };

export interface StateSpec<Fields extends FieldMap> {
  readonly version: number;
  readonly fields: Fields;
  readonly phase?: PhaseSpec<Fields>;
  readonly rules?: readonly Rule<StateOfFields<Fields>>[];
  /** One entry per version step, oldest first: `migrations[0]` brings version 1 to version 2. */
  readonly migrations?: readonly Migration[];
  /** Recognises states that were written before envelopes existed; null when it is none of ours. */
  readonly legacyVersion?: (raw: Readonly<Record<string, unknown>>) => number | null;
  readonly size?: SizeBudget;
}

export interface StateDefinition<Fields extends FieldMap = FieldMap> {
  readonly name: string;
  readonly version: number;
  readonly fields: Fields;
  readonly fieldNames: readonly string[];
  readonly phase: PhaseTable | null;
  /** Which state they read is checked where they are written; here any definition is a StateDefinition. */
  readonly rules: readonly Rule<never>[];
  readonly migrations: readonly Migration[];
  readonly legacyVersion: (raw: Readonly<Record<string, unknown>>) => number | null;
  readonly size: SizeBudget;
}

/** The type of a state. */
export type StateOf<Definition> =
  Definition extends StateDefinition<infer Fields> ? StateOfFields<Fields> : never;

/** The type of a partial update: what an agent returns. */
export type UpdateOf<Definition> =
  Definition extends StateDefinition<infer Fields>
    ? { readonly [Name in keyof Fields]?: FieldUpdate<Fields[Name]> | undefined }
    : never;

type GivenNames<Fields extends FieldMap> = {
  [Name in keyof Fields]: Fields[Name]["types"]["given"] extends true ? Name : never;
}[keyof Fields];

/** What a new state must be told, and what it may be told. */
export type InitialOf<Definition> =
  Definition extends StateDefinition<infer Fields>
    ? { readonly [Name in GivenNames<Fields>]: Fields[Name]["types"]["update"] } & {
        readonly [Name in Exclude<keyof Fields, GivenNames<Fields>>]?:
          | Fields[Name]["types"]["update"]
          | undefined;
      }
    : never;

const NAME = /^[a-z][a-z0-9_-]{0,63}$/;

/**
 * Says once what a state is. Mistakes that can be found without running anything are found here: phases nobody can
 * reach or leave, gaps in the migrations, schemas whose values no store could keep.
 *
 * @example
 * const Counter = defineState("counter", { version: 1, fields: { clicks: counter(), name: value(z.string()).optional() } });
 */
export function defineState<const Fields extends FieldMap>(
  name: string,
  spec: StateSpec<Fields>,
): StateDefinition<Fields> {
  const refuse = (reason: string): never => {
    throw new StateError("INVALID_DEFINITION", { definition: name, reason });
  };
  if (!NAME.test(name))
    refuse("its name must be lower case letters, digits, _ and -, starting with a letter.");
  if (!Number.isInteger(spec.version) || spec.version < 1)
    refuse(`version ${spec.version} is not a whole number from 1 on.`);
  const size = Object.freeze({ ...(spec.size ?? SIZE_BUDGET) });
  if (!(size.warn > 0 && size.refuse >= size.warn))
    refuse("its size budget must warn above 0 and refuse at or above warn.");
  checkFields(spec.fields, refuse);
  checkDefaults(name, spec.fields, size, refuse);
  checkRules(spec.rules ?? [], spec.fields, refuse);
  checkMigrations(spec.migrations ?? [], spec.version, refuse);
  return Object.freeze({
    name,
    version: spec.version,
    fields: Object.freeze({ ...spec.fields }),
    fieldNames: Object.freeze(Object.keys(spec.fields)),
    phase: spec.phase === undefined ? null : checkPhase(spec.phase, spec.fields, refuse),
    rules: Object.freeze([...(spec.rules ?? [])]),
    migrations: Object.freeze([...(spec.migrations ?? [])]),
    legacyVersion: spec.legacyVersion ?? (() => null),
    size,
  });
}

export type Refuse = (reason: string) => never;

function checkFields(fields: FieldMap, refuse: Refuse): void {
  const names = Object.keys(fields);
  if (names.length === 0) refuse("it has no fields.");
  for (const name of names) {
    const field = fields[name];
    if (field === undefined) continue;
    if (FORBIDDEN_KEYS.has(name) || !name.isWellFormed()) refuse(`"${name}" cannot be a field name.`);
    const unstorable = findUnstorable(field.options.schema);
    if (unstorable !== null) refuse(`${name}: ${unstorable}.`);
    const { id } = field.options;
    if (id !== null && !alwaysHasId(field.options.schema, id))
      refuse(`${name}: every element needs "${id}" as a text or a number to be told by its id.`);
    checkLimit(name, "keep", field.options.keep?.last, refuse);
    checkLimit(name, "max", field.options.max, refuse);
  }
}

function checkLimit(name: string, option: string, limit: number | null | undefined, refuse: Refuse): void {
  if (limit === null || limit === undefined || (Number.isInteger(limit) && limit >= 1)) return;
  refuse(`${name}: ${option} must be a whole number from 1 on.`);
}

/** A default that its own field would refuse is found now, not in the first conversation. */
function checkDefaults(definition: string, fields: FieldMap, size: SizeBudget, refuse: Refuse): void {
  const limits = { ...PLAIN_LIMITS, bytes: size.refuse };
  for (const [field, { options }] of Object.entries(fields)) {
    if (options.fallback === null) continue;
    try {
      checkOutcome(
        { definition, field, options, limits },
        fallbackOf({ definition, field, options, limits }),
      );
    } catch (error) {
      if (!(error instanceof StateError)) throw error;
      refuse(`the default of ${field} is not allowed: ${error.message}`);
    }
  }
}

function checkRules(rules: readonly Rule<never>[], fields: FieldMap, refuse: Refuse): void {
  const ids = new Set<string>();
  for (const rule of rules) {
    if (ids.has(rule.id)) refuse(`two rules are called "${rule.id}".`);
    ids.add(rule.id);
    for (const field of rule.fields as readonly string[]) {
      if (!Object.hasOwn(fields, field)) refuse(`rule "${rule.id}" reads the unknown field "${field}".`);
    }
    if (rule.fields.length === 0) refuse(`rule "${rule.id}" reads no field, so it would never be checked.`);
  }
}
