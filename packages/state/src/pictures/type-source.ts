import type { StateDefinition } from "../define-state.ts";
import type { Plain } from "../plain.ts";
import { readShapes } from "./read-shapes.ts";
import { alternatives, type Declaration, type Property, type Shape } from "./shape.ts";

/**
 * TypeScript source of a state's type and of every type it is made of, for programs that do not import the
 * definition itself.
 */
export function typeSource(definition: StateDefinition): string {
  const declarations = readShapes([definition]).map(declare);
  const source = declarations.join("\n\n");
  const json = /\bJson\b/.test(source) ? `\n${JSON_TYPE}\n` : "";
  return `/** ${comment(definition.name)}, version ${definition.version} */\n${source}\n${json}`;
}

const JSON_TYPE =
  "export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };";

function declare(declaration: Declaration): string {
  const { name } = declaration;
  switch (declaration.type) {
    case "object":
      return `export interface ${name} {\n${membersOf(declaration).join("\n")}\n}`;
    case "enumeration":
      return `export type ${name} = ${declaration.values.map(literal).join(" | ")};`;
    case "alias":
      return `export type ${name} = ${typeText(declaration.shape)};`;
  }
}

function membersOf({ properties, others }: Extract<Declaration, { type: "object" }>): readonly string[] {
  const members = properties.flatMap((property) => [...documentation(property), propertyText(property)]);
  // An empty interface would take anything, numbers too.
  if (others === null) return members.length === 0 ? ["  readonly [key: string]: never;"] : members;
  // An index signature must allow what the known properties hold.
  const types = [...properties.map(({ shape }) => shape), others].flatMap(alternatives).map(typeText);
  const missing = properties.some(({ isOptional }) => isOptional) ? ["undefined"] : [];
  return [...members, `  readonly [key: string]: ${[...new Set([...types, ...missing])].join(" | ")};`];
}

function propertyText({ name, shape, isOptional }: Property): string {
  return `  readonly ${key(name)}${isOptional ? "?" : ""}: ${typeText(shape)};`;
}

function documentation({ label, notes }: Property): readonly string[] {
  const words = [
    ...(label === null ? [] : [label]),
    ...(notes.length === 0 ? [] : [`(${notes.join(", ")})`]),
  ];
  return words.length === 0 ? [] : [`  /** ${comment(words.join(" "))} */`];
}

/** Nothing in a label may end the comment or the line. */
function comment(text: string): string {
  return text.replaceAll("*/", "*\\/").replace(/[\s\p{Cc}]+/gu, " ");
}

function typeText(shape: Shape): string {
  switch (shape.type) {
    case "string":
    case "number":
    case "boolean":
    case "null":
    case "never":
      return shape.type;
    case "integer":
      return "number";
    case "json":
      return "Json";
    case "literal":
      return literal(shape.value);
    case "list":
    case "set":
      return `readonly ${grouped(shape.element)}[]`;
    case "tuple":
      return tupleText(shape);
    case "dict":
      return dictText(shape);
    case "union":
      return [...new Set(alternatives(shape).map(typeText))].join(" | ");
    case "intersection":
      return shape.parts.map(grouped).join(" & ");
    case "named":
      return shape.name;
  }
}

/** Brackets where an array or `&` would otherwise bind to the last part only. */
function grouped(shape: Shape): string {
  const text = typeText(shape);
  return /^[\w가-힣]+$/.test(text) ? text : `(${text})`;
}

function tupleText(tuple: Extract<Shape, { type: "tuple" }>): string {
  const items = tuple.items.map((item, index) =>
    index < tuple.required ? typeText(item) : `${grouped(item)}?`,
  );
  const rest = tuple.rest === null ? [] : [`...${grouped(tuple.rest)}[]`];
  return `readonly [${[...items, ...rest].join(", ")}]`;
}

function dictText({ keys, entry }: Extract<Shape, { type: "dict" }>): string {
  if (keys === null) return `{ readonly [key: string]: ${typeText(entry)} }`;
  const mark = keys.areRequired ? "" : "?";
  return `{ ${keys.names.map((name) => `readonly ${key(name)}${mark}: ${typeText(entry)}`).join("; ")} }`;
}

function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name);
}

function literal(value: Plain): string {
  return JSON.stringify(value);
}
