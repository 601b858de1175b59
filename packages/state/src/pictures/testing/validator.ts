import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Plain, PlainObject } from "../../plain.ts";

/** Compiles a schema with a strict validator to which only our own `x-…` words are known besides the standard ones. */
export function validator(schema: PlainObject): ValidateFunction {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  addFormats.default(ajv);
  ajv.addVocabulary([...extensions(schema)]);
  return ajv.compile(schema);
}

function extensions(node: Plain, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof node !== "object" || node === null) return found;
  for (const [key, part] of Object.entries(node)) {
    if (key.startsWith("x-")) found.add(key);
    extensions(part as Plain, found);
  }
  return found;
}
