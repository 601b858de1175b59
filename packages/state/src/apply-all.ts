import { advance, entriesOf } from "./apply.ts";
import type { StateDefinition, StateOf, UpdateOf } from "./define-state.ts";
import { isEqual } from "./equal.ts";
import { StateError } from "./errors.ts";
import { isInstruction } from "./instruction.ts";
import { formatPath } from "./path.ts";
import type { Plain, PlainObject } from "./plain.ts";
import { targetOf } from "./reduce.ts";
import { admitAt, isHidden, type Target } from "./validate.ts";

/** One agent's update in a parallel step. Writers have names of their own, so that the order never matters. */
export interface Written<Definition extends StateDefinition> {
  readonly writer: string;
  readonly update: UpdateOf<Definition>;
}

/**
 * Merges the updates of one parallel step. The result does not depend on the order they arrive in: they are taken
 * by the name of their writer, and whatever could differ (two writers of one value, key, element or step) is
 * refused with the names of both.
 */
export function applyAll<Definition extends StateDefinition>(
  definition: Definition,
  state: StateOf<Definition>,
  written: readonly Written<Definition>[],
): StateOf<Definition> {
  // Sorted before anything is looked at, so that of several mistakes the same one is told in any order.
  const ordered = [...written]
    .sort((left, right) => (left.writer < right.writer ? -1 : 1))
    .map(({ writer, update }) => ({ writer, update: Object.fromEntries(entriesOf(definition, update)) }));
  refuseSharedNames(definition, ordered);
  for (const name of definition.fieldNames) refuseConflicts(definition, name, ordered);
  return advance(
    definition,
    state as object,
    ordered.map((each) => each.update),
  ) as StateOf<Definition>;
}

interface LooseWritten {
  readonly writer: string;
  readonly update: Readonly<Record<string, unknown>>;
}

function refuseSharedNames(definition: StateDefinition, ordered: readonly LooseWritten[]): void {
  const twice = ordered.find((each, index) => ordered[index + 1]?.writer === each.writer);
  if (twice !== undefined)
    throw new StateError("DUPLICATE_WRITER", { definition: definition.name, writer: twice.writer });
}

function refuseConflicts(definition: StateDefinition, name: string, ordered: readonly LooseWritten[]): void {
  const touching = ordered.filter((each) => each.update[name] !== undefined);
  if (touching.length < 2) return;
  const target = targetOf(definition, name);
  const conflict = (path: readonly string[], writers: readonly string[]): never => {
    const told = isHidden(target) ? [name] : path;
    throw new StateError("CONFLICTING_WRITES", {
      definition: definition.name,
      path: formatPath(told),
      writers,
    });
  };
  const isExclusive = target.options.kind === "value" || target.options.kind === "untracked";
  if (
    isExclusive ||
    touching.some((each) => isInstruction(each.update[name]) || each.update[name] === null)
  ) {
    conflict(
      [name],
      touching.map((each) => each.writer),
    );
  }
  const owners = new Map<string, { writer: string; said: readonly Plain[] }>();
  for (const { writer, update } of touching) {
    for (const [key, said] of partsOf(target, update[name])) {
      const other = owners.get(key);
      if (other === undefined) owners.set(key, { writer, said });
      else if (!isEqual(other.said, said)) conflict([name, key], [other.writer, writer]);
    }
  }
}

/** The separately owned parts of an update (keys, elements with identity, steps), with all that is said of each. */
function partsOf(target: Target, update: unknown): ReadonlyMap<string, readonly Plain[]> {
  const { kind, id } = target.options;
  const isKeyed = kind === "dict" || ((kind === "list" || kind === "steps") && id !== null);
  const content = isKeyed ? admitAt({ target, path: [target.field] }, update) : null;
  const parts = new Map<string, readonly Plain[]>();
  const say = (key: string, part: Plain) => parts.set(key, [...(parts.get(key) ?? []), part]);
  if (Array.isArray(content))
    for (const element of content) say(String((element as PlainObject | null)?.[id ?? ""]), element);
  else if (typeof content === "object" && content !== null)
    for (const [key, entry] of Object.entries(content)) say(key, entry);
  return parts;
}
