import {
  type Change,
  changedFields,
  diff,
  formatPath,
  type Language,
  MASK,
  type Plain,
  type PlainObject,
  redact,
  type StateDefinition,
  type StateOf,
  summariseChange,
} from "@maru/state";

type State = StateOf<StateDefinition>;

/** One difference between two states, by path. Values too large to be shown are left out. */
export interface Difference {
  readonly path: string;
  readonly kind: "added" | "removed" | "changed";
  readonly before?: Plain;
  readonly after?: Plain;
}

export interface Differences {
  readonly summary: string;
  readonly differences: readonly Difference[];
  /** How many more there are than fit into one answer. */
  readonly left_out: number;
}

const MOST = 500;
const MOST_LETTERS = 256 * 1024;

/** What differs between two states. Values that are marked personal or secret are masked unless `reveal` is set. */
export function differencesOf(
  definition: StateDefinition,
  before: State | null,
  after: State,
  { reveal, language }: { reveal: boolean; language: Language },
): Differences {
  const changes = diff(before ?? {}, after, definition);
  const shown = reveal ? changes.map(toDifference) : masked(definition, before, after, changes);
  return { summary: summariseChange(changes, language, definition), ...withinLimits(shown) };
}

/**
 * Compares what may be seen of both. A value that was not yet known to be personal in the older state may be masked
 * in the newer one, which is no change: only what lies at a place that really changed is told.
 */
function masked(
  definition: StateDefinition,
  before: State | null,
  after: State,
  changes: readonly Change[],
): readonly Difference[] {
  const older = before === null ? {} : redact(definition, before, "inspector");
  const newer = redact(definition, after, "inspector");
  const places = changes.map(({ path }) => path);
  const visible = diff(older, newer, definition).filter(({ path }) =>
    places.some((place) => place.every((segment, index) => index >= path.length || path[index] === segment)),
  );
  const told = new Set(visible.map(({ path }) => path[0]));
  const names = before === null ? [] : changedFields(before, after, definition);
  const hidden = names
    .filter((name) => !told.has(name))
    .map((name): Difference => ({ path: name, kind: "changed", before: MASK, after: MASK }));
  return [...visible.map(toDifference), ...hidden];
}

function toDifference(change: Change): Difference {
  return {
    path: formatPath(change.path),
    kind: change.type,
    ...("before" in change ? { before: change.before } : {}),
    ...("after" in change ? { after: change.after } : {}),
  };
}

function withinLimits(all: readonly Difference[]): Pick<Differences, "differences" | "left_out"> {
  const differences: Difference[] = [];
  let letters = 0;
  for (const each of all.slice(0, MOST)) {
    const length = JSON.stringify(each).length;
    if (length > MOST_LETTERS) {
      differences.push({ path: each.path, kind: each.kind });
      continue;
    }
    letters += length;
    if (letters > MOST_LETTERS) break;
    differences.push(each);
  }
  return { differences, left_out: all.length - differences.length };
}

/** A state as it may be seen, and the fields of which something is hidden. */
export function visibleState(
  definition: StateDefinition,
  state: State,
  reveal: boolean,
): { readonly state: PlainObject; readonly masked: readonly string[] } {
  const whole = wholeState(definition, state);
  if (reveal) return { state: whole, masked: [] };
  const shown = redact(definition, state, "inspector");
  return { state: shown, masked: Object.keys(whole).filter((name) => isHidden(whole, shown, name)) };
}

function isHidden(whole: PlainObject, shown: PlainObject, name: string): boolean {
  return diff({ [name]: whole[name] ?? null }, { [name]: shown[name] ?? null }).length > 0;
}

function wholeState(definition: StateDefinition, state: State): PlainObject {
  const names = definition.fieldNames.filter((name) => definition.fields[name]?.kind !== "untracked");
  return Object.fromEntries(names.map((name) => [name, (state as PlainObject)[name] ?? null]));
}
