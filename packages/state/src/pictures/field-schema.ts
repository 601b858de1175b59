import * as z from "zod";
import type { AnyField } from "../field.ts";
import { lookInside } from "../zod-tree.ts";

/** What a field holds in a whole state, as one schema. */
export function wholeFieldSchema(field: AnyField): z.ZodType {
  const { schema, nullable, max } = field.options;
  const whole = (): z.ZodType => {
    switch (field.kind) {
      case "value":
        // Wrapped, because a title would otherwise make a copy of a schema that may contain itself.
        return z.lazy(() => schema);
      case "untracked":
        // Never stored and never sent, so it may be absent.
        return schema.nullable().optional();
      case "list":
      case "steps":
        return max === null ? z.array(schema) : z.array(schema).max(max);
      case "set":
        return (max === null ? z.array(schema) : z.array(schema).max(max)).meta({ uniqueItems: true });
      case "dict":
        return z.record(z.string(), schema).meta(max === null ? {} : { maxProperties: max });
      case "counter":
        return max === null ? COUNT : COUNT.max(max);
      case "counters":
        return z.record(z.string(), COUNT);
    }
  };
  return nullable && field.kind !== "untracked" ? whole().nullable() : whole();
}

/** What an update may say about a field in plain JSON, as one schema. */
export function fieldUpdateSchema(field: AnyField): z.ZodType {
  const { schema, nullable } = field.options;
  const update = (): z.ZodType => {
    switch (field.kind) {
      case "value":
      case "untracked":
      case "counter":
        return schema;
      case "list":
      case "set":
        return z.array(schema);
      case "steps":
        return z.array(partialStep(schema));
      case "dict":
      case "counters":
        return z.record(z.string(), schema);
    }
  };
  return (nullable ? update().nullable() : update()).optional();
}

const COUNT = z.int().min(0);

/** A whole new step, or `step_id` with what changes; defaults must not look as if they were written. */
function partialStep(step: z.ZodType): z.ZodType {
  const shape = lookInside(step).shape ?? {};
  const parts = Object.entries(shape).map(([name, part]) => {
    if (name === "step_id") return [name, part] as const;
    const written = part._zod.def.type === "default" ? (lookInside(part).inner ?? part) : part;
    return [name, z.optional(written)] as const;
  });
  return z.strictObject(Object.fromEntries(parts));
}
