import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asText, controlOf, readText } from "./schema-field.ts";

describe("a form made from a schema", () => {
  it.each([
    [
      { type: "integer", minimum: 1, maximum: 14 },
      { kind: "number", isWhole: true, least: 1, most: 14 },
    ],
    [
      { anyOf: [{ type: "number" }, { type: "null" }] },
      { kind: "number", isWhole: false, least: null, most: null },
    ],
    [{ type: "string", format: "date" }, { kind: "date" }],
    [
      { type: "string", enum: ["a", "b"] },
      { kind: "choice", choices: ["a", "b"] },
    ],
    [{ type: "boolean" }, { kind: "yes_no" }],
    [{ type: "array", items: { type: "string" } }, { kind: "lines" }],
    [{ type: "object" }, { kind: "json" }],
    [true, { kind: "json" }],
  ])("asks for %j in the form that suits it", (schema, control) =>
    expect(controlOf(schema)).toEqual(control),
  );

  it.each([
    [{ type: "integer", minimum: 1, maximum: 14 }, "15", "too_large"],
    [{ type: "integer", minimum: 1 }, "0", "too_small"],
    [{ type: "integer" }, "1.5", "whole"],
    [{ type: "number" }, "많이", "number"],
    [{ type: "number" }, " ", "required"],
    [{ type: "string", minLength: 2 }, "가", "too_short"],
    [{ type: "string", maxLength: 2 }, "가나다", "too_long"],
    [{ type: "string", pattern: "^\\d+$" }, "abc", "form"],
    [{ type: "object" }, "{", "json"],
  ])("says what is wrong with %j given %j", (schema, text, problem) =>
    expect(readText(controlOf(schema), text)).toEqual({ problem }),
  );

  it("gives back what it was given, when nothing was changed", () => {
    const cases = fc.oneof(
      fc.record({ schema: fc.constant({ type: "integer" }), value: fc.integer() }),
      fc.record({ schema: fc.constant({ type: "boolean" }), value: fc.boolean() }),
      fc.record({ schema: fc.constant({ type: "string" }), value: fc.string() }),
      fc.record({ schema: fc.constant({ type: "object" }), value: fc.dictionary(fc.string(), fc.integer()) }),
    );
    fc.assert(
      fc.property(cases, ({ schema, value }) => {
        const control = controlOf(schema);
        expect(readText(control, asText(control, value))).toEqual({ value });
      }),
    );
  });
});
