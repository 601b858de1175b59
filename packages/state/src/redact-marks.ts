import type { StateDefinition } from "./define-state.ts";
import type { AnyField, Mark } from "./field.ts";
import type { Plain } from "./plain.ts";
import { children, knownKeys, lookInside, marksOf, type SchemaNode, schemasAt } from "./zod-tree.ts";

/** The schemas that a value at one place may have; empty where nothing is marked any more. */
export type Schemas = readonly SchemaNode[];

export function isHidden(marks: readonly Mark[]): boolean {
  return marks.includes("personal") || marks.includes("secret");
}

/** The marks at a place. What one alternative of a union marks counts for all: better too much hidden than too little. */
export function marksAt(schemas: Schemas): readonly Mark[] {
  return schemas.flatMap((schema) => {
    const marks = ownMarks.get(schema) ?? [...new Set(marksIncludingOptions(schema, new Set()))];
    ownMarks.set(schema, marks);
    return marks;
  });
}

const ownMarks = new WeakMap<SchemaNode, readonly Mark[]>();

function marksIncludingOptions(schema: SchemaNode, seen: Set<SchemaNode>): readonly Mark[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { inner, options } = lookInside(schema);
  const inside = [...(inner === undefined ? [] : [inner]), ...(options ?? [])];
  return [...marksOf(schema), ...inside.flatMap((each) => marksIncludingOptions(each, seen))];
}

/** Where a walk goes from here: the schemas of a child, or none when no mark can follow. */
export function schemasBelow(schemas: Schemas, key: string | number): Schemas {
  return schemas.length === 0 ? schemas : relevant(schemas.flatMap((schema) => schemasAt(schema, key)));
}

/** Whether elements and entries, rather than the whole content, are what the field's schema describes. */
export function isContainer(field: AnyField): boolean {
  return field.kind !== "value" && field.kind !== "untracked";
}

export function schemasOf(field: AnyField): Schemas {
  return relevant([field.options.schema]);
}

const withMarks = new WeakMap<SchemaNode, boolean>();

function relevant(schemas: Schemas): Schemas {
  return schemas.filter((schema) => {
    const known = withMarks.get(schema) ?? hasMarks(schema, new Set());
    withMarks.set(schema, known);
    return known;
  });
}

function hasMarks(schema: SchemaNode, seen: Set<SchemaNode>): boolean {
  if (seen.has(schema)) return false;
  seen.add(schema);
  return marksOf(schema).length > 0 || children(schema).some((child) => hasMarks(child, seen));
}

const names = new WeakMap<StateDefinition, ReadonlySet<string>>();

/** Every property name that the schemas of a definition spell out. They are the shape of a state, never a value. */
export function propertyNames(definition: StateDefinition): ReadonlySet<string> {
  const known = names.get(definition);
  if (known !== undefined) return known;
  const found = new Set<string>();
  const seen = new Set<SchemaNode>();
  const visit = (schema: SchemaNode): void => {
    if (seen.has(schema)) return;
    seen.add(schema);
    for (const key of knownKeys(schema)) found.add(key);
    for (const child of children(schema)) visit(child);
  };
  for (const name of definition.fieldNames) {
    found.add(name);
    const schema = definition.fields[name]?.options.schema;
    if (schema !== undefined) visit(schema);
  }
  names.set(definition, found);
  return found;
}

/** A leaf of something marked: what must not show anywhere else either. */
export type MarkedValue = string | number;

/** All values of marked fields and parts in a state, also of fields that no projection shows. */
export function markedValues(
  definition: StateDefinition,
  state: Readonly<Record<string, Plain | undefined>>,
): ReadonlySet<MarkedValue> {
  const found = new Set<MarkedValue>();
  for (const name of definition.fieldNames) {
    const field = definition.fields[name];
    const content = state[name];
    if (field === undefined || content === undefined) continue;
    const schemas = schemasOf(field);
    if (isHidden(field.options.marks)) addLeaves(content, found);
    else if (schemas.length > 0 && isContainer(field)) {
      for (const each of Object.values(content ?? {})) collect(each as Plain, schemas, found);
    } else collect(content, schemas, found);
  }
  return found;
}

function collect(value: Plain, schemas: Schemas, found: Set<MarkedValue>): void {
  if (schemas.length === 0) return;
  if (isHidden(marksAt(schemas))) {
    addLeaves(value, found);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) collect(each, schemasBelow(schemas, index), found);
    return;
  }
  const areKeysHidden = schemas.some((schema) => hidesKeys(schema, new Set()));
  for (const [key, each] of Object.entries(value)) {
    if (areKeysHidden) found.add(key);
    collect(each, schemasBelow(schemas, key), found);
  }
}

/** `z.record(personal(z.string()), …)`: the keys are the values. */
function hidesKeys(schema: SchemaNode, seen: Set<SchemaNode>): boolean {
  if (seen.has(schema)) return false;
  seen.add(schema);
  const { key, inner, options } = lookInside(schema);
  if (key !== undefined && isHidden(marksOf(key))) return true;
  return [...(inner === undefined ? [] : [inner]), ...(options ?? [])].some((each) => hidesKeys(each, seen));
}

/** Keys that read like property names say what a value is; other keys (a name, a number) are values themselves. */
const PROPERTY_NAME = /^[a-z]+(?:[_A-Z][a-z]*)*$/;

function addLeaves(value: Plain, found: Set<MarkedValue>): void {
  if (typeof value === "string" || typeof value === "number") found.add(value);
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) {
    for (const key of Object.keys(value)) if (!PROPERTY_NAME.test(key)) found.add(key);
  }
  for (const each of Object.values(value)) addLeaves(each as Plain, found);
}
