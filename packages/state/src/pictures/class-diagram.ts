import type { StateDefinition } from "../define-state.ts";
import { mermaidIds, mermaidText } from "./mermaid-text.ts";
import { readShapes } from "./read-shapes.ts";
import { alternatives, type Declaration, type Property, type Shape } from "./shape.ts";

/**
 * The fields of one or more states as a Mermaid class diagram. `String?` may be null, `name?` may be absent,
 * and marks follow in «guillemets».
 */
export function classDiagram(definitions: StateDefinition | readonly StateDefinition[]): string {
  const all = "fieldNames" in definitions ? [definitions] : definitions;
  const declarations = readShapes(all);
  const idOf = classIds(declarations.map(({ name }) => name));
  return [
    "classDiagram",
    `accTitle: Fields of ${mermaidText(all.map(({ name }) => name).join(", "))}`,
    ...declarations.flatMap((declaration) => drawClass(declaration, idOf(declaration.name))),
    ...declarations.flatMap((declaration) => drawArrows(declaration, declarations, idOf)),
  ].join("\n  ");
}

/** A type name in Latin letters is an id already; others get one. */
function classIds(names: readonly string[]): IdOf {
  const isId = (name: string) => /^[A-Z]\w*$/.test(name);
  const others = mermaidIds(
    "class",
    names.filter((name) => !isId(name)),
  );
  return (name) => (isId(name) ? name : others(name));
}

type IdOf = (name: string) => string;

function drawClass(declaration: Declaration, id: string): readonly string[] {
  const members = membersOf(declaration);
  const head = id === declaration.name ? `class ${id}` : `class ${id}["${mermaidText(declaration.name)}"]`;
  if (members.length === 0) return [head];
  return [`${head} {`, ...members.map((member) => `  ${member}`), "}"];
}

function membersOf(declaration: Declaration): readonly string[] {
  switch (declaration.type) {
    case "object":
      return [
        ...declaration.properties.map(drawProperty),
        ...(declaration.others === null ? [] : [`+${typeText(declaration.others)} ${mermaidText("…")}`]),
      ];
    case "enumeration":
      return [
        "<<enumeration>>",
        ...declaration.values.map((value) =>
          mermaidText(typeof value === "string" ? value : JSON.stringify(value)),
        ),
      ];
    case "alias":
      return [
        declaration.shape.type === "union" ? "<<union>>" : "<<alias>>",
        ...alternatives(declaration.shape)
          .filter(({ type }) => type !== "named")
          .map((each) => `+${typeText(each)}`),
      ];
  }
}

function drawProperty({ name, shape, isOptional, notes }: Property): string {
  const stereotypes = notes.map((note) => ` «${mermaidText(note)}»`).join("");
  return `+${typeText(shape)} ${mermaidText(name)}${isOptional ? "?" : ""}${stereotypes}`;
}

function typeText(shape: Shape): string {
  switch (shape.type) {
    case "string":
      return "String";
    case "integer":
      return "Integer";
    case "number":
      return "Number";
    case "boolean":
      return "Boolean";
    case "null":
      return "Null";
    case "json":
      return "Json";
    case "never":
      return "Never";
    case "literal":
      return mermaidText(JSON.stringify(shape.value));
    case "list":
      return `List~${typeText(shape.element)}~`;
    case "set":
      return `Set~${typeText(shape.element)}~`;
    case "dict":
      return `Dict~${typeText(shape.entry)}~`;
    case "tuple":
      return `Tuple~${[...shape.items, ...(shape.rest === null ? [] : [shape.rest])].map(typeText).join(" × ")}~`;
    case "intersection":
      return shape.parts.map(typeText).join(" and ");
    case "union":
      return unionText(shape);
    case "named":
      return mermaidText(shape.name);
  }
}

/** `String?` for one type that may be null; of several, null is one more. */
function unionText(shape: Shape): string {
  const parts = alternatives(shape);
  const [only, ...others] = parts.filter((each) => each.type !== "null");
  if (only !== undefined && others.length === 0 && parts.length > 1) return `${typeText(only)}?`;
  return parts.map(typeText).join(" or ");
}

function drawArrows(
  declaration: Declaration,
  declarations: readonly Declaration[],
  idOf: IdOf,
): readonly string[] {
  const isEnumeration = (name: string) =>
    declarations.some((each) => each.name === name && each.type === "enumeration");
  const hold = (shape: Shape, times: TargetClass["times"], label: string) =>
    targetsOf(shape, times).map((target) => {
      const arrow = isEnumeration(target.name) ? "-->" : "*--";
      return `${id} ${arrow} "${target.times}" ${idOf(target.name)} : ${mermaidText(label)}`;
    });
  const id = idOf(declaration.name);
  switch (declaration.type) {
    case "object":
      return [
        ...declaration.properties.flatMap(({ name, shape, isOptional }) =>
          hold(shape, isOptional ? "0..1" : "1", name),
        ),
        ...(declaration.others === null ? [] : hold(declaration.others, "0..*", "…")),
      ];
    case "enumeration":
      return [];
    case "alias":
      return alternatives(declaration.shape).flatMap((each) =>
        each.type === "named" ? [`${id} <|-- ${idOf(each.name)}`] : hold(each, "1", declaration.name),
      );
  }
}

interface TargetClass {
  readonly name: string;
  readonly times: "1" | "0..1" | "0..*";
}

/** The classes a shape is made of, and how many of each there may be. */
function targetsOf(shape: Shape, times: TargetClass["times"]): readonly TargetClass[] {
  switch (shape.type) {
    case "named":
      return [{ name: shape.name, times }];
    case "list":
    case "set":
      return targetsOf(shape.element, "0..*");
    case "dict":
      return targetsOf(shape.entry, "0..*");
    case "tuple":
      return [...shape.items, ...(shape.rest === null ? [] : [shape.rest])].flatMap((item) =>
        targetsOf(item, "0..*"),
      );
    case "intersection":
      return shape.parts.flatMap((part) => targetsOf(part, times));
    case "union":
      return shape.parts.flatMap((part) => targetsOf(part, times === "1" ? "0..1" : times));
    default:
      return [];
  }
}
