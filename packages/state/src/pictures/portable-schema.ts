import type * as z from "zod";
import type { SchemaNode } from "../zod-tree.ts";

type JsonNode = z.core.JSONSchema.BaseSchema;

/**
 * Formats that validators check exactly as Zod does. `email` and `uri` are stricter in some validators (no Hangul in
 * an address) and others are unknown to them; the pattern beside them says what is really accepted.
 */
const AGREED_FORMATS = new Set(["date-time", "date", "duration", "uuid", "ipv4", "ipv6"]);

/** Adjusts one converted node so that every validator accepts what a state accepts. */
export function makePortable(schema: SchemaNode, node: JsonNode): void {
  if (typeof node.format === "string" && !AGREED_FORMATS.has(node.format)) {
    node["x-maru-format"] = node.format;
    delete node.format;
  }
  dropForeignPatterns(schema, node);
  closeObject(schema, node);
  spellOutKeys(node);
}

/** JSON Schema knows no flags and reads patterns in Unicode mode; a pattern that needs otherwise is left out. */
function dropForeignPatterns(schema: SchemaNode, node: JsonNode): void {
  const flagged = patternsOf(schema).filter(({ flags }) => /[imsv]/.test(flags));
  const isForeign = (pattern: string | undefined) =>
    pattern !== undefined && (flagged.some(({ source }) => source === pattern) || !isUnicodePattern(pattern));
  if (isForeign(node.pattern)) delete node.pattern;
  if (node.type === "string" && node.allOf !== undefined)
    node.allOf = node.allOf.filter(({ pattern }) => !isForeign(pattern));
  if (node.allOf?.length === 0) delete node.allOf;
}

function patternsOf(schema: SchemaNode): readonly RegExp[] {
  const parts: readonly object[] = [
    schema._zod.def,
    ...(schema._zod.def.checks ?? []).map((check) => check._zod.def),
  ];
  return parts.flatMap((part) => ("pattern" in part && part.pattern instanceof RegExp ? [part.pattern] : []));
}

function isUnicodePattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u").unicode;
  } catch {
    return false;
  }
}

/** An unknown key in an update is refused, also where Zod alone would drop it. */
function closeObject(schema: SchemaNode, node: JsonNode): void {
  const definition = (schema as z.core.$ZodTypes)._zod.def;
  if (definition.type === "object" && definition.catchall === undefined && node.type === "object")
    node.additionalProperties = false;
}

/** Keys that must be there are properties: some validators ask for that. */
function spellOutKeys(node: JsonNode): void {
  const { additionalProperties: entry, required } = node;
  if (node.propertyNames === undefined || required === undefined || entry === undefined) return;
  node.properties = Object.fromEntries(required.map((name) => [name, entry]));
}
