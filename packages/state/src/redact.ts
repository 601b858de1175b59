import type { StateDefinition, StateOf } from "./define-state.ts";
import type { AnyField } from "./field.ts";
import type { Plain, PlainObject } from "./plain.ts";
import { plainBytes } from "./plain-weight.ts";
import { isContainer, isHidden, markedValues, propertyNames, schemasOf } from "./redact-marks.ts";
import { createScrubber } from "./redact-scrubber.ts";
import { omitted, type Projection, redactEntries, redactTree, TOP } from "./redact-tree.ts";
import { isSensitiveKey } from "./sensitive-key.ts";
import { MASK } from "./sensitive-span.ts";
import { slotsOf } from "./state-object.ts";

/** Who will see a projection of a state. */
export type Audience = "log" | "inspector" | "export" | "prompt";

const OMITS_BULKY: Readonly<Record<Audience, boolean>> = {
  log: true,
  prompt: true,
  inspector: false,
  export: false,
};

/**
 * A state as plain data that may leave the house. Whatever is marked personal or secret is masked, and its values
 * are also taken out of every other text and key; values under sensitive names and patterns in text are masked;
 * untracked fields are left out, and bulky ones for logs and prompts. The state itself stays as it is.
 *
 * @example
 * logger.info(redact(TravelState, state, "log"));
 */
export function redact<Definition extends StateDefinition>(
  definition: Definition,
  state: StateOf<Definition>,
  audience: Audience,
): PlainObject {
  const content = state as Readonly<Record<string, Plain | undefined>>;
  const projection = projectionOf(definition, state, audience);
  const shown: [string, Plain][] = [];
  for (const name of definition.fieldNames) {
    const field = definition.fields[name];
    const value = content[name];
    if (field === undefined || field.kind === "untracked" || value === undefined) continue;
    shown.push([name, redactField(projection, name, field, value)]);
  }
  return Object.fromEntries(shown);
}

/** What this audience may not see of a state, wherever it stands. */
export function projectionOf<Definition extends StateDefinition>(
  definition: Definition,
  state: StateOf<Definition>,
  audience: Audience,
): Projection {
  // Refuses a state of another definition: its marks would not be ours.
  slotsOf(definition, state as object);
  return {
    scrubber: createScrubber(markedValues(definition, state as Readonly<Record<string, Plain | undefined>>)),
    propertyNames: propertyNames(definition),
    omitsBulky: OMITS_BULKY[audience],
    keys: new Map(),
  };
}

function redactField(projection: Projection, name: string, field: AnyField, value: Plain): Plain {
  const { marks } = field.options;
  if (value === null) return null;
  if (isHidden(marks) || isSensitiveKey(name)) return MASK;
  if (projection.omitsBulky && marks.includes("bulky")) return omitted(plainBytes(value));
  const place = { ...TOP, schemas: schemasOf(field) };
  if (!isContainer(field) || typeof value !== "object") return redactTree(projection, value, place);
  return Array.isArray(value)
    ? value.map((element: Plain) => redactTree(projection, element, place))
    : redactEntries(projection, value as PlainObject, () => place);
}
