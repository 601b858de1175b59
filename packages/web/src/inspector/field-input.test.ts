import { expect, it } from "vitest";
import { formOf } from "./field-input.tsx";
import { keepsFields } from "./schema-of-field.ts";

it.each([
  [{ type: "boolean" }, { kind: "choice", isOptional: false, choices: [true, false] }],
  [
    { anyOf: [{ type: "integer", minimum: 1, maximum: 14 }, { type: "null" }] },
    { kind: "number", isOptional: true, least: 1, most: 14 },
  ],
  [{ enum: ["a", "b"] }, { kind: "choice", isOptional: false, choices: ["a", "b"] }],
  [{ type: "array", items: { type: "string" } }, { kind: "json" }],
  [{ anyOf: [{ type: "string" }, { type: "number" }] }, { kind: "json" }],
])("%j is asked for as %j", (schema, form) => {
  expect(formOf(schema)).toEqual(form);
});

it("a field keeps values of others when nobody names its parts in advance", () => {
  const free = { type: "object", additionalProperties: {} };
  expect(keepsFields({ anyOf: [free, { type: "null" }] })).toBe(true);
  expect(keepsFields({ type: "object", properties: { created_at: {} } })).toBe(false);
  expect(keepsFields({ type: "array", items: free })).toBe(false);
});
