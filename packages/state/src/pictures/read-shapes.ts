import type { StateDefinition } from "../define-state.ts";
import type { Plain } from "../plain.ts";
import { discriminatorOf, isAnyJson, isObjectNode, type JsonNode, marksIn, optionsOf } from "./json-node.ts";
import { convertStates } from "./json-schema.ts";
import type { Declaration, Property, Shape } from "./shape.ts";
import { pascalCase, singular, stateTypeName, TypeNames } from "./type-name.ts";

interface Walk {
  readonly names: TypeNames;
  readonly defined: Readonly<Record<string, JsonNode>>;
  readonly declarations: Map<string, Declaration>;
}

/** Where an unnamed type stands, which is what it is named after. No owner: the name is its own already. */
interface Place {
  readonly owner: string | null;
  readonly name: string;
}

/** All named types of some states: each state first, then what it is made of, in the order it is met. */
export function readShapes(definitions: readonly StateDefinition[]): readonly Declaration[] {
  const schema = convertStates(definitions) as JsonNode;
  const walk: Walk = { names: new TypeNames(), defined: schema.$defs ?? {}, declarations: new Map() };
  for (const [index, definition] of definitions.entries()) {
    const name = walk.names.give(`state ${index}`, [stateTypeName(definition.name)]);
    declareObject(walk, name, schema.properties?.[index] ?? {});
  }
  return [...walk.declarations.values()];
}

function read(walk: Walk, node: JsonNode, place: Place): Shape {
  if (node.$ref !== undefined) return readReference(walk, node.$ref, place);
  if (node.const !== undefined) return { type: "literal", value: node.const };
  if (node.enum !== undefined) return readEnumeration(walk, node.enum, place);
  if (optionsOf(node) !== undefined) return readUnion(walk, optionsOf(node) ?? [], place);
  if (node.not !== undefined) return { type: "never" };
  if (Array.isArray(node.type))
    return readOptions(
      walk,
      node.type.map((type) => ({ type })),
      place,
    );
  switch (node.type) {
    case "string":
    case "integer":
    case "number":
    case "boolean":
    case "null":
      return { type: node.type };
    case "array":
      return readList(walk, node, place);
    case "object":
      return isObjectNode(node) ? readObject(walk, node, place) : readDict(walk, node, place);
    default:
      return node.allOf === undefined ? { type: "json" } : readIntersection(walk, node.allOf, place);
  }
}

/** A schema with an id, or one that contains itself. */
function readReference(walk: Walk, reference: string, place: Place): Shape {
  const key = reference.slice("#/$defs/".length);
  const node = walk.defined[key] ?? {};
  if (isAnyJson(node, reference)) return { type: "json" };
  const own: Place = key.startsWith("__schema") ? place : { owner: null, name: pascalCase(key) };
  const isNamedAnyway = isObjectNode(node) || node.enum !== undefined || isFamily(optionsOf(node) ?? []);
  if (isNamedAnyway) return read(walk, node, own);
  return named(walk, `reference ${reference}`, wishes(own), (name) => {
    const options = optionsOf(node);
    const inside = { ...own, name };
    return {
      type: "alias",
      name,
      shape: options === undefined ? read(walk, node, inside) : readOptions(walk, options, inside),
    };
  });
}

function readEnumeration(walk: Walk, values: readonly Plain[], place: Place): Shape {
  const [first, ...others] = values;
  if (first === undefined) return { type: "never" };
  if (others.length === 0) return { type: "literal", value: first };
  const identity = `enumeration ${ownedName(place)} ${JSON.stringify(values)}`;
  return named(walk, identity, [ownedName(place)], (name) => ({ type: "enumeration", name, values }));
}

/** Several kinds of objects get a name together, as `Message` for user, assistant, system and tool messages. */
function readUnion(walk: Walk, options: readonly JsonNode[], place: Place): Shape {
  if (!isFamily(options)) return readOptions(walk, options, place);
  const members = options.filter((option) => option.type !== "null");
  const family = named(walk, `union ${JSON.stringify(members)}`, wishes(place), (name) => ({
    type: "alias",
    name,
    shape: readOptions(walk, members, { ...place, name }),
  }));
  return members.length === options.length ? family : { type: "union", parts: [family, { type: "null" }] };
}

function isFamily(options: readonly JsonNode[]): boolean {
  return options.filter(isObjectNode).length > 1;
}

function readOptions(walk: Walk, options: readonly JsonNode[], place: Place): Shape {
  const discriminator = discriminatorOf(options);
  const nameOf = (option: JsonNode, index: number) => {
    if (!isFamily(options)) return place.name;
    const word = discriminator === null ? undefined : option.properties?.[discriminator]?.const;
    return typeof word === "string" ? `${pascalCase(word)}${place.name}` : `${place.name}Option${index + 1}`;
  };
  const parts = options.map((option, index) => read(walk, option, { ...place, name: nameOf(option, index) }));
  return { type: "union", parts };
}

function readIntersection(walk: Walk, parts: readonly JsonNode[], place: Place): Shape {
  return {
    type: "intersection",
    parts: parts.map((part, index) => read(walk, part, { ...place, name: `${place.name}Part${index + 1}` })),
  };
}

function readList(walk: Walk, node: JsonNode, place: Place): Shape {
  const one = { ...place, name: singular(place.name) };
  const rest = node.items ? read(walk, node.items, one) : null;
  if (node.prefixItems === undefined)
    return { type: node.uniqueItems === true ? "set" : "list", element: rest ?? { type: "json" } };
  const items = node.prefixItems.map((item) => read(walk, item, one));
  return { type: "tuple", items, required: node.minItems ?? 0, rest };
}

function readDict(walk: Walk, node: JsonNode, place: Place): Shape {
  const entry = read(walk, node.additionalProperties || {}, { ...place, name: singular(place.name) });
  const names = node.propertyNames?.enum?.map(String);
  const keys = names === undefined ? null : { names, areRequired: node.required !== undefined };
  return { type: "dict", keys, entry };
}

function readObject(walk: Walk, node: JsonNode, place: Place): Shape {
  const { properties, required, additionalProperties } = node;
  const identity = `object ${JSON.stringify({ properties, required, additionalProperties })}`;
  return named(walk, identity, wishes(place), (name) => objectOf(walk, name, node));
}

function declareObject(walk: Walk, name: string, node: JsonNode): void {
  declare(walk, name, () => objectOf(walk, name, node));
}

function objectOf(walk: Walk, name: string, node: JsonNode): Declaration {
  const properties = Object.entries(node.properties ?? {}).map(([property, part]): Property => {
    const shape = read(walk, part, { owner: name, name: pascalCase(property) });
    return {
      name: property,
      shape,
      isOptional: !(node.required ?? []).includes(property),
      notes: [...marksIn(part), ...(part["x-maru-kind"] === "untracked" ? ["untracked"] : [])],
      label: labelOf(part),
    };
  });
  const others = node.additionalProperties
    ? read(walk, node.additionalProperties, { owner: name, name: "Other" })
    : null;
  return { type: "object", name, properties, others };
}

function labelOf(node: JsonNode): string | null {
  const words = [node.title, node["x-title-en"], node.description].filter((word) => word !== undefined);
  return words.length === 0 ? null : words.join(" · ");
}

function wishes({ owner, name }: Place): readonly [string, ...string[]] {
  return owner === null ? [name] : [name, ownedName({ owner, name })];
}

/** `status` of `ExecutionStep` is `ExecutionStepStatus`; `phase` of `TripState` is `TripPhase`. */
function ownedName({ owner, name }: Place): string {
  return `${(owner ?? "").replace(/State$/, "")}${name}`;
}

/** A type met for the first time is declared; one that is known, or being read right now, keeps its name. */
function named(
  walk: Walk,
  identity: string,
  wanted: readonly [string, ...string[]],
  declaration: (name: string) => Declaration,
): Shape {
  const known = walk.names.find(identity);
  if (known !== undefined) return { type: "named", name: known };
  const name = walk.names.give(identity, wanted);
  declare(walk, name, () => declaration(name));
  return { type: "named", name };
}

/** Takes the place in line first: a type stands above what it is made of. */
function declare(walk: Walk, name: string, make: () => Declaration): void {
  walk.declarations.set(name, { type: "alias", name, shape: { type: "json" } });
  walk.declarations.set(name, make());
}
