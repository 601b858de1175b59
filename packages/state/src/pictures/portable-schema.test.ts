import { describe, expect, it } from "vitest";
import * as z from "zod";
import { initialState } from "../apply.ts";
import { defineState } from "../define-state.ts";
import { value } from "../field.ts";
import { jsonSchema, updateJsonSchema } from "./json-schema.ts";
import { validator } from "./testing/validator.ts";

/** The state accepts the value, and so must its schema in a validator of another make. */
function agrees(schema: z.ZodType, content: unknown): boolean {
  const definition = defineState("one", { version: 1, fields: { it: value(schema) } });
  initialState(definition, { it: content } as never);
  return validator(jsonSchema(definition))({ it: content });
}
const refuses = (schema: z.ZodType, content: unknown): boolean =>
  !validator(updateJsonSchema(defineState("one", { version: 1, fields: { it: value(schema) } })))({
    it: content,
  });

describe("a schema in the hands of another validator", () => {
  it("accepts addresses that some formats would refuse", () => {
    expect(agrees(z.url(), "https://ko.wikipedia.org/wiki/서울")).toBe(true);
    expect(agrees(z.email(), "a@b-.com")).toBe(true);
  });

  it("accepts times with and without an offset, as the state does", () => {
    expect(agrees(z.iso.datetime({ offset: true, local: true }), "2026-11-16T10:00:00")).toBe(true);
    expect(agrees(z.iso.datetime(), "2026-11-16T10:00:00Z")).toBe(true);
    expect(refuses(z.iso.datetime(), "2026-11-16")).toBe(true);
  });

  it("compiles formats that only Zod knows", () => {
    expect(agrees(z.e164(), "+821012345678")).toBe(true);
    expect(refuses(z.e164(), "010-1234-5678")).toBe(true);
  });

  it("drops only the patterns that it could not read the same way", () => {
    expect(agrees(z.string().regex(/^[a-z]{3}$/i), "ICN")).toBe(true);
    expect(agrees(z.string().regex(/^#\d$/), "#1")).toBe(true);
    const both = z
      .string()
      .regex(/^[a-z]+$/i)
      .regex(/n$/i)
      .regex(/C/);
    expect(agrees(both, "iCN")).toBe(true);
    expect(refuses(both, "icn")).toBe(true);
    expect(refuses(z.string().regex(/^\d+$/), "a")).toBe(true);
  });

  it("accepts both halves of an intersection together, and nothing else", () => {
    const both = z.intersection(z.object({ a: z.string() }), z.object({ b: z.string() }));
    expect(agrees(both, { a: "1", b: "2" })).toBe(true);
    expect(refuses(both, { a: "1", b: "2", c: "3" })).toBe(true);
  });

  it("leaves objects open that are meant to be", () => {
    expect(refuses(z.looseObject({ a: z.string() }), { a: "1", b: 2 })).toBe(false);
    expect(refuses(z.object({ a: z.string() }), { a: "1", b: 2 })).toBe(true);
  });
});
