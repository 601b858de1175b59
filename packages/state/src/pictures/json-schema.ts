import * as z from "zod";
import type { StateDefinition } from "../define-state.ts";
import type { AnyField } from "../field.ts";
import type { PlainObject } from "../plain.ts";
import { STEP_MOVES } from "../plan-step.ts";
import { children, type SchemaNode } from "../zod-tree.ts";
import { fieldUpdateSchema, wholeFieldSchema } from "./field-schema.ts";
import { hidesValues, marksOfField } from "./hides-values.ts";
import { makePortable } from "./portable-schema.ts";
import { stateTypeName } from "./type-name.ts";

/** JSON Schema (draft 2020-12) of a whole state. Labels are titles; kinds, marks and moves are `x-maru-…`. */
export function jsonSchema(definition: StateDefinition): PlainObject {
  return withHead(convert(objectSchema(definition, wholeFieldSchema), "output", [definition]), {
    $id: `urn:maru:state:${definition.name}:${definition.version}`,
    title: stateTypeName(definition.name),
  });
}

/** JSON Schema (draft 2020-12) of an update in plain JSON. Instructions such as `overwrite` have no JSON form. */
export function updateJsonSchema(definition: StateDefinition): PlainObject {
  return withHead(convert(objectSchema(definition, fieldUpdateSchema), "input", [definition]), {
    $id: `urn:maru:update:${definition.name}:${definition.version}`,
    title: `Update of ${stateTypeName(definition.name)}`,
  });
}

/** Several states in one schema, by position, so that what they share is recognised as the same. */
export function convertStates(definitions: readonly StateDefinition[]): PlainObject {
  const states = definitions.map((definition) => objectSchema(definition, wholeFieldSchema));
  return convert(z.strictObject({ ...states }), "output", definitions);
}

function objectSchema(definition: StateDefinition, schemaOf: (field: AnyField) => z.ZodType): z.ZodType {
  const fields = Object.entries(definition.fields).map(([name, field]) => [
    name,
    annotate(definition, name, field, schemaOf(field)),
  ]);
  return z.strictObject(Object.fromEntries(fields));
}

function convert(
  schema: z.ZodType,
  io: "input" | "output",
  definitions: readonly StateDefinition[],
): PlainObject {
  const hidden = hiddenSchemas(definitions);
  const json = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema: node }) => {
      makePortable(zodSchema, node);
      if (hidden.has(zodSchema)) delete node.default;
    },
  });
  return { ...json } as PlainObject;
}

function withHead({ $schema, ...body }: PlainObject, head: PlainObject): PlainObject {
  return { ...($schema === undefined ? {} : { $schema }), ...head, ...body };
}

/** A default is a value too: nothing in a field that hides its values shows one. */
function hiddenSchemas(definitions: readonly StateDefinition[]): ReadonlySet<SchemaNode> {
  const found = new Set<SchemaNode>();
  const visit = (schema: SchemaNode): void => {
    if (found.has(schema)) return;
    found.add(schema);
    children(schema).forEach(visit);
  };
  const fields = definitions.flatMap((definition) => Object.values(definition.fields));
  for (const field of fields.filter(hidesValues)) visit(field.options.schema);
  return found;
}

function annotate(definition: StateDefinition, name: string, field: AnyField, schema: z.ZodType): z.ZodType {
  const { label, unit } = field.options;
  const marks = marksOfField(field);
  return schema.meta({
    ...(label === null ? {} : { title: label.ko, "x-title-en": label.en }),
    ...(unit === null ? {} : { "x-unit": unit.ko, "x-unit-en": unit.en }),
    "x-maru-kind": field.kind,
    ...(marks.length === 0 ? {} : { "x-maru-marks": marks }),
    ...movesOf(definition, name, field),
  });
}

function movesOf(definition: StateDefinition, name: string, field: AnyField): Record<string, unknown> {
  if (field.kind === "steps") return { "x-maru-moves": STEP_MOVES };
  const { phase } = definition;
  if (phase === null || phase.field !== name) return {};
  return {
    "x-maru-moves": Object.fromEntries(phase.moves),
    "x-maru-initial": phase.initial,
    "x-maru-terminal": phase.terminal,
    "x-maru-waiting": phase.waiting,
  };
}
