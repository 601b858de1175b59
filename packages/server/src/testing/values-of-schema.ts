import * as fc from "fast-check";
import * as z from "zod";

type JsonSchema = Readonly<Record<string, unknown>>;

/** Values that a schema describes, with something odd in between. */
export function anyValueOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  return valuesOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema);
}

function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const usual = usualValuesOf(schema);
  return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: odd });
}

const odd = fc.oneof(
  fc.constantFrom(null, "", -1, 1e308, "__proto__", "../../etc/passwd", "\u202e\u0000", "가".repeat(500), []),
  fc.string({ unit: "grapheme" }),
  fc.jsonValue(),
);

function usualValuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  switch (schema.type) {
    case "object":
      return valuesOfObject(schema);
    case "string":
      return typeof schema.pattern === "string"
        ? fc.stringMatching(new RegExp(schema.pattern))
        : fc.string({
            unit: "grapheme",
            minLength: (schema.minLength as number | undefined) ?? 0,
            maxLength: Math.min((schema.maxLength as number | undefined) ?? 40, 40),
          });
    case "integer":
    case "number":
      return fc.integer({
        min: (schema.minimum as number | undefined) ?? -1000,
        max: Math.min((schema.maximum as number | undefined) ?? 1000, 1e9),
      });
    default:
      return fc.jsonValue();
  }
}

function valuesOfObject({ properties, required }: JsonSchema): fc.Arbitrary<unknown> {
  if (properties === undefined) return fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 });
  const parts = Object.entries(properties as Record<string, JsonSchema>);
  const needed = (required as string[] | undefined) ?? [];
  return fc.record(Object.fromEntries(parts.map(([name, part]) => [name, valuesOf(part)])), {
    requiredKeys: needed,
  });
}
