import { describe, expect, it } from "vitest";
import * as z from "zod";
import { type AnyField, counter, dict, list, set, steps, untracked, value } from "../field.ts";
import { fieldUpdateSchema, wholeFieldSchema } from "./field-schema.ts";

const holds = (field: unknown, content: unknown) =>
  wholeFieldSchema(field as AnyField).safeParse(content).success;
const takes = (field: unknown, update: unknown) =>
  fieldUpdateSchema(field as AnyField).safeParse(update).success;

describe("the schema of a field", () => {
  it("knows the difference between a count and what is added to it", () => {
    expect(holds(counter({ max: 3 }), -1)).toBe(false);
    expect(holds(counter({ max: 3 }), 4)).toBe(false);
    expect(takes(counter({ max: 3 }), -1)).toBe(true);
  });

  it("limits what a list holds, not what is written at once", () => {
    const notes = list(z.string(), { max: 1 });
    expect(holds(notes, ["a", "b"])).toBe(false);
    expect(takes(notes, ["a", "b"])).toBe(true);
    expect(holds(set(z.string(), { max: 1 }), ["a", "b"])).toBe(false);
  });

  it("lets an untracked field be missing, an unknown one be null, and no other", () => {
    expect(holds(untracked(z.string()), undefined)).toBe(true);
    expect(holds(value(z.string()).optional(), null)).toBe(true);
    expect(holds(value(z.string()).optional(), undefined)).toBe(false);
    expect(holds(dict(z.string()).optional(), null)).toBe(true);
    expect(holds(dict(z.string()), null)).toBe(false);
  });

  it("lets every field of an update be missing", () => {
    for (const field of [counter(), list(z.string()), steps(), value(z.string())]) {
      expect(takes(field, undefined)).toBe(true);
    }
  });

  it("adds nothing to a step that is only changed", () => {
    const update = fieldUpdateSchema(steps() as AnyField);
    expect(update.parse([{ step_id: "a", progress_percentage: 5 }])).toEqual([
      { step_id: "a", progress_percentage: 5 },
    ]);
  });
});
