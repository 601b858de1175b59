import { expect, it } from "vitest";
import { formOf } from "./field-input.tsx";

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
