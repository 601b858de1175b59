import * as z from "zod";
import type { Mark } from "./field.ts";

/** The parts of a Zod schema that a walk through data needs. Everything that reads Zod's internals is here. */
export type SchemaNode = z.core.$ZodType;

interface Inside {
  /** Known properties of an object. */
  readonly shape?: Readonly<Record<string, SchemaNode>>;
  /** What every element of a list or entry of a record must be. */
  readonly element?: SchemaNode;
  /** Positions of a tuple. */
  readonly items?: readonly SchemaNode[];
  /** Alternatives of a union, or both halves of an intersection. */
  readonly options?: readonly SchemaNode[];
  /** What every key of a record must be. */
  readonly key?: SchemaNode;
  /** What a wrapper (optional, nullable, default, readonly …) wraps. */
  readonly inner?: SchemaNode;
}

/** Types whose values JSON cannot carry, and types that would store something else than was written. */
const UNSTORABLE: Readonly<Record<string, string>> = {
  bigint: "z.bigint() has no JSON form; use z.string()",
  date: "z.date() has no JSON form; use z.iso.datetime()",
  map: "z.map() has no JSON form; use dict() or z.record()",
  set: "z.set() has no JSON form; use set() or z.array()",
  symbol: "z.symbol() has no JSON form",
  function: "a state holds no functions",
  promise: "a state holds no promises",
  undefined: "z.undefined() has no JSON form; use .nullable()",
  void: "z.void() has no JSON form; use z.null()",
  nan: "z.nan() has no JSON form",
  file: "z.file() has no JSON form",
  transform: "a transform would store something else than was written; convert before the update",
  pipe: "a pipe would store something else than was written; convert before the update",
  catch: ".catch() would hide a wrong value; let it be refused",
};

export function lookInside(schema: SchemaNode): Inside {
  const definition = (schema as z.core.$ZodTypes)._zod.def;
  switch (definition.type) {
    case "object":
      return definition.catchall === undefined
        ? { shape: definition.shape }
        : { shape: definition.shape, element: definition.catchall };
    case "array":
      return { element: definition.element };
    case "record":
      return { element: definition.valueType, key: definition.keyType };
    case "tuple":
      return definition.rest === null
        ? { items: definition.items }
        : { items: definition.items, element: definition.rest };
    case "union":
      return { options: definition.options };
    case "intersection":
      return { options: [definition.left, definition.right] };
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "nonoptional":
    case "readonly":
      return { inner: definition.innerType };
    case "lazy":
      return { inner: definition.getter() };
    default:
      return {};
  }
}

/** More parts than anyone writes: a lazy schema that makes a new one each time it is asked. */
const LARGEST_SCHEMA = 2000;

/** The reason why values of this schema cannot be stored, or null. */
export function findUnstorable(schema: SchemaNode, seen: Set<SchemaNode> = new Set()): string | null {
  if (seen.has(schema)) return null;
  seen.add(schema);
  const definition = schema._zod.def as { readonly type: string; readonly coerce?: boolean };
  if (definition.coerce === true)
    return "z.coerce would store something else than was written; convert before the update";
  const reason = UNSTORABLE[definition.type];
  if (reason !== undefined) return reason;
  if (seen.size > LARGEST_SCHEMA)
    return "its schema has no end; build recursive schemas once and refer to them";
  for (const child of children(schema)) {
    const found = findUnstorable(child, seen);
    if (found !== null) return found;
  }
  return null;
}

export function children(schema: SchemaNode): readonly SchemaNode[] {
  const inside = lookInside(schema);
  return [
    ...Object.values(inside.shape ?? {}),
    ...(inside.items ?? []),
    ...(inside.options ?? []),
    ...(inside.element === undefined ? [] : [inside.element]),
    ...(inside.key === undefined ? [] : [inside.key]),
    ...(inside.inner === undefined ? [] : [inside.inner]),
  ];
}

/** All schemas that a value at `key` inside `schema` may have; several where a union leaves it open. */
export function schemasAt(schema: SchemaNode, key: string | number): readonly SchemaNode[] {
  const inside = lookInside(schema);
  if (inside.inner !== undefined) return schemasAt(inside.inner, key);
  if (inside.options !== undefined) return inside.options.flatMap((option) => schemasAt(option, key));
  const known = typeof key === "number" ? inside.items?.[key] : ownProperty(inside.shape, key);
  if (known !== undefined) return [known];
  return inside.element === undefined ? [] : [inside.element];
}

/** Names of the properties that an object of this schema may have, over all alternatives of a union. */
export function knownKeys(schema: SchemaNode): readonly string[] {
  const inside = lookInside(schema);
  if (inside.inner !== undefined) return knownKeys(inside.inner);
  if (inside.options !== undefined) return [...new Set(inside.options.flatMap(knownKeys))];
  return Object.keys(inside.shape ?? {});
}

/** Whether every value of this schema has this property as a text or a number. */
export function alwaysHasId(schema: SchemaNode, id: string): boolean {
  const inside = lookInside(schema);
  if (inside.options !== undefined) return inside.options.every((option) => alwaysHasId(option, id));
  if (inside.inner !== undefined) return schema._zod.def.type !== "nullable" && alwaysHasId(inside.inner, id);
  const property = ownProperty(inside.shape, id);
  return property !== undefined && isAlwaysScalar(property);
}

const SCALARS: ReadonlySet<string> = new Set([
  "string",
  "number",
  "int",
  "enum",
  "literal",
  "template_literal",
]);

function isAlwaysScalar(schema: SchemaNode): boolean {
  const { type } = schema._zod.def;
  const inside = lookInside(schema);
  if (type === "optional" || type === "nullable") return false;
  if (inside.options !== undefined) return inside.options.every(isAlwaysScalar);
  return inside.inner === undefined ? SCALARS.has(type) : isAlwaysScalar(inside.inner);
}

function ownProperty<Value>(
  record: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}

const MARK_KEY = "x-maru-marks";

/** Marks a part inside a schema: `z.object({ phone: personal(z.string()) })`. Shows up in its JSON Schema too. */
export function mark<Schema extends z.ZodType>(schema: Schema, name: Mark): Schema {
  // Zod hands the other metadata on by itself, all but the id, which two schemas cannot share.
  return schema.meta({ [MARK_KEY]: [...marksOf(schema), name] }) as Schema;
}
export const personal = <Schema extends z.ZodType>(schema: Schema): Schema => mark(schema, "personal");
export const secret = <Schema extends z.ZodType>(schema: Schema): Schema => mark(schema, "secret");
export const bulky = <Schema extends z.ZodType>(schema: Schema): Schema => mark(schema, "bulky");

/** The marks put on this very schema or on what it wraps. */
export function marksOf(schema: SchemaNode): readonly Mark[] {
  const own = z.globalRegistry.get(schema)?.[MARK_KEY];
  const inner = lookInside(schema).inner;
  return [...(Array.isArray(own) ? (own as Mark[]) : []), ...(inner === undefined ? [] : marksOf(inner))];
}
