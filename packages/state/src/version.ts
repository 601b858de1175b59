import { restoreState } from "./apply.ts";
import { decode, encode } from "./codec.ts";
import type { StateDefinition, StateOf } from "./define-state.ts";
import { StateError } from "./errors.ts";
import { admitPlain, PLAIN_LIMITS, type Plain, type PlainLimits, type PlainObject } from "./plain.ts";
import { slotsOf } from "./state-object.ts";

/** A state as it is kept: whose it is, which version wrote it, and its fields. */
export interface Envelope {
  readonly definition: string;
  readonly version: number;
  readonly state: PlainObject;
}

/** A whole state was measured field by field and by its own budget; around it are only the envelope's brackets. */
const WHOLE: PlainLimits = {
  depth: PLAIN_LIMITS.depth + 4,
  elements: Number.POSITIVE_INFINITY,
  bytes: Number.POSITIVE_INFINITY,
};

/** The stored form of a state. Untracked fields stay behind. */
export function toEnvelope<Definition extends StateDefinition>(
  definition: Definition,
  state: StateOf<Definition>,
): Envelope {
  slotsOf(definition, state as object);
  const stored = definition.fieldNames.filter((name) => definition.fields[name]?.kind !== "untracked");
  const data = Object.fromEntries(stored.map((name) => [name, (state as Record<string, Plain>)[name]]));
  return {
    definition: definition.name,
    version: definition.version,
    state: admitPlain(data, [], WHOLE) as PlainObject,
  };
}

export function encodeState<Definition extends StateDefinition>(
  definition: Definition,
  state: StateOf<Definition>,
): string {
  return encode(toEnvelope(definition, state), WHOLE);
}

/** Reads what any released version wrote, brought forward to the present and checked. */
export function decodeState<Definition extends StateDefinition>(
  definition: Definition,
  text: string,
): StateOf<Definition> {
  return loadState(definition, decode(text, WHOLE));
}

/** Like `decodeState`, from data that is already parsed: an envelope, or a bare state from before envelopes. */
export function loadState<Definition extends StateDefinition>(
  definition: Definition,
  stored: unknown,
): StateOf<Definition> {
  const { version, state } = openEnvelope(definition, stored);
  return restoreState(definition, withoutUntracked(definition, migrate(definition, state, version)));
}

/** Untracked fields live in memory only; whatever a stored state says of them is not theirs. */
function withoutUntracked(definition: StateDefinition, state: PlainObject): PlainObject {
  const stored = Object.entries(state).filter(([name]) => definition.fields[name]?.kind !== "untracked");
  return Object.fromEntries(stored);
}

/** Runs the chain from `from` up to the definition's version. The given data is not touched. */
export function migrate(definition: StateDefinition, state: PlainObject, from: number): PlainObject {
  if (!isReleased(from))
    return foreign(definition, `version ${String(from).slice(0, 20)}, which was never released`);
  if (from > definition.version) {
    throw new StateError("FUTURE_VERSION", {
      definition: definition.name,
      found: from,
      supported: definition.version,
    });
  }
  return definition.migrations.slice(from - 1).reduce<PlainObject>(
    (current, migration, index) => {
      try {
        return readFields(migration.up(current));
      } catch (error) {
        throw new StateError(
          "MIGRATION_FAILED",
          {
            definition: definition.name,
            migration: migration.id,
            from: from + index,
            reason: reasonOf(error),
          },
          { cause: error },
        );
      }
    },
    admitPlain(state, [], WHOLE) as PlainObject,
  );
}

function readFields(migrated: unknown): PlainObject {
  const plain = admitPlain(migrated, [], WHOLE);
  if (typeof plain === "object" && plain !== null && !Array.isArray(plain)) return plain as PlainObject;
  throw new TypeError("a migration returns an object of fields");
}

function isReleased(version: number): boolean {
  return Number.isInteger(version) && version >= 1;
}

function openEnvelope(definition: StateDefinition, stored: unknown): { version: number; state: PlainObject } {
  const plain = admitPlain(stored, [], WHOLE);
  if (typeof plain !== "object" || plain === null || Array.isArray(plain))
    return foreign(definition, "data that is no object");
  const record = plain as PlainObject;
  if (isEnvelope(record)) {
    if (record.definition !== definition.name)
      return foreign(definition, `a state of "${record.definition}"`);
    return { version: record.version, state: record.state };
  }
  const version = definition.legacyVersion(record);
  if (version === null || !isReleased(version)) return foreign(definition, "data without an envelope");
  return { version, state: record };
}

/** Whether data has the shape of a stored state: these three keys and no other. Says nothing about what is inside. */
export function isEnvelope(stored: unknown): stored is Envelope {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return false;
  const { definition, version, state } = stored as Partial<Envelope>;
  return (
    typeof definition === "string" &&
    typeof version === "number" &&
    typeof state === "object" &&
    state !== null &&
    !Array.isArray(state) &&
    Object.keys(stored).length === 3
  );
}

function foreign(definition: StateDefinition, found: string): never {
  throw new StateError("FOREIGN_STATE", { definition: definition.name, found });
}

/** A migration's own words may quote the data it stumbled over, so only its kind is told. */
function reasonOf(error: unknown): string {
  if (error instanceof StateError) return error.message;
  return error instanceof Error ? `it threw ${error.name}` : "it threw";
}
