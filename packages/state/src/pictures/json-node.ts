import type { Plain } from "../plain.ts";

/** The parts of JSON Schema that a converted state is made of. */
export interface JsonNode {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonNode>>;
  readonly type?: string | readonly string[];
  readonly const?: Plain;
  readonly enum?: readonly Plain[];
  readonly anyOf?: readonly JsonNode[];
  readonly oneOf?: readonly JsonNode[];
  readonly allOf?: readonly JsonNode[];
  readonly not?: JsonNode;
  readonly items?: JsonNode | false;
  readonly prefixItems?: readonly JsonNode[];
  readonly minItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, JsonNode>>;
  readonly required?: readonly string[];
  readonly propertyNames?: JsonNode;
  readonly additionalProperties?: JsonNode | false;
  readonly title?: string;
  readonly description?: string;
  readonly "x-title-en"?: string;
  readonly "x-maru-kind"?: string;
  readonly "x-maru-marks"?: readonly string[];
}

export function optionsOf(node: JsonNode): readonly JsonNode[] | undefined {
  return node.anyOf ?? node.oneOf;
}

/** Objects with known properties, in contrast to dictionaries. */
export function isObjectNode(node: JsonNode): boolean {
  return node.type === "object" && node.propertyNames === undefined;
}

/** Whether this is what `z.json()` becomes: any plain data, defined by itself. */
export function isAnyJson(node: JsonNode, reference: string): boolean {
  const options = optionsOf(node) ?? [];
  const scalars = options.filter((option) => Object.keys(option).join() === "type").map(({ type }) => type);
  const isSelf = (part: JsonNode | false | undefined) =>
    part !== undefined && part && part.$ref === reference;
  return (
    ["string", "number", "boolean", "null"].every((type) => scalars.includes(type)) &&
    options.some((option) => option.type === "array" && isSelf(option.items)) &&
    options.some((option) => option.type === "object" && isSelf(option.additionalProperties))
  );
}

/** The property that tells the objects of a union apart, as `role` does for messages. */
export function discriminatorOf(options: readonly JsonNode[]): string | null {
  const objects = options.filter(isObjectNode);
  const keys = Object.keys(objects[0]?.properties ?? {});
  const isDistinct = (key: string) => {
    const words = objects.map((object) => object.properties?.[key]?.const);
    return words.every((word) => typeof word === "string") && new Set(words).size === words.length;
  };
  return keys.find(isDistinct) ?? null;
}

/** Marks on a value or on anything it consists of, down to objects, whose properties show their own. */
export function marksIn(node: JsonNode): readonly string[] {
  const parts = [
    ...(optionsOf(node) ?? []),
    ...(node.prefixItems ?? []),
    ...(node.items ? [node.items] : []),
    ...(node.additionalProperties && !isObjectNode(node) ? [node.additionalProperties] : []),
  ];
  return [...new Set([...(node["x-maru-marks"] ?? []), ...parts.flatMap(marksIn)])];
}
