import { describe, expect, it } from "vitest";
import * as z from "zod";
import { apply, initialState } from "./apply.ts";
import { defineState, type FieldMap, SIZE_BUDGET, type StateSpec } from "./define-state.ts";
import { type AnyField, counter, dict, list, set, untracked, value } from "./field.ts";

const fields = { city: value(z.string()).optional(), nights: counter() };
const define = (change: Partial<StateSpec<FieldMap>>, name = "trip") =>
  defineState(name, { version: 1, fields, ...change } as StateSpec<FieldMap>);
const field =
  (broken: AnyField, name = "broken") =>
  () =>
    define({ fields: { ...fields, [name]: broken } });
const invalid = (reason: RegExp) =>
  expect.objectContaining({
    code: "INVALID_DEFINITION",
    details: expect.objectContaining({ reason: expect.stringMatching(reason) }),
  });
const rule = { id: "r", fields: ["city"], holds: () => true, requirement: { ko: "안 돼요.", en: "No." } };

describe("a definition", () => {
  it("[F1] carries what was said, with defaults for the rest", () => {
    const Trip = define({});
    expect(Trip).toMatchObject({ name: "trip", version: 1, fieldNames: ["city", "nights"], phase: null });
    expect(Trip).toMatchObject({ rules: [], migrations: [], size: SIZE_BUDGET });
    expect(Trip.legacyVersion({})).toBeNull();
    expect(SIZE_BUDGET).toEqual({ warn: 1024 * 1024, refuse: 10 * 1024 * 1024 });
  });

  it("[F1] has a lower-case name", () => {
    for (const name of ["trip", "t", "main-supervisor_2", "a".repeat(64)])
      expect(define({}, name).name).toBe(name);
    for (const name of ["", "Trip", "2trip", "_trip", "a b", "여행", "a".repeat(65), "trip\n", "../trip"])
      expect(() => define({}, name)).toThrow(invalid(/name/));
  });

  it("[F1] has a whole version from 1 on", () => {
    for (const version of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => define({ version })).toThrow(invalid(/version/));
  });

  it("[F1] has at least one field", () => {
    expect(() => define({ fields: {} })).toThrow(invalid(/no fields/));
  });

  it("[F1] has a size budget that warns before it refuses", () => {
    expect(define({ size: { warn: 5, refuse: 5 } }).size).toEqual({ warn: 5, refuse: 5 });
    for (const size of [
      { warn: 0, refuse: 9 },
      { warn: 9, refuse: 8 },
      { warn: Number.NaN, refuse: 9 },
    ])
      expect(() => define({ size })).toThrow(invalid(/size budget/));
  });

  it("[F2] is refused with the field whose values could not be stored", () => {
    expect(field(value(z.date()).optional(), "when")).toThrow(invalid(/^when: z\.date\(\)/));
    expect(field(list(z.object({ at: z.array(z.bigint()) })), "deep")).toThrow(
      invalid(/^deep: z\.bigint\(\)/),
    );
    expect(field(dict(z.string().transform(Number)))).toThrow(invalid(/pipe|transform/));
    expect(field(untracked(z.map(z.string(), z.string())))).toThrow(invalid(/z\.map\(\)/));
    expect(field(value(z.coerce.number()).optional())).toThrow(invalid(/coerce/));
  });

  it("[F3] is refused with a default that its own field would refuse", () => {
    expect(field(value(z.int().min(1)).default(0))).toThrow(invalid(/broken/));
    expect(field(list(z.string().min(1)).default([""]))).toThrow(invalid(/broken/));
    expect(field(counter().default(-1))).toThrow(invalid(/broken/));
    expect(field(set(z.string(), { max: 1 }).default(["a", "b"]))).toThrow(invalid(/broken/));
    expect(field(value(z.int().min(1)).default(1))).not.toThrow();
  });

  it("[F4] is refused with a keep or maximum that is no whole number from 1 on", () => {
    for (const wrong of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(field(list(z.string(), { keep: wrong }))).toThrow(invalid(/broken: keep/));
      expect(field(dict(z.string(), { keep: { last: wrong } }))).toThrow(invalid(/broken: keep/));
      expect(field(list(z.string(), { max: wrong }))).toThrow(invalid(/broken: max/));
      expect(field(counter({ max: wrong }))).toThrow(invalid(/broken: max/));
    }
    expect(field(list(z.string(), { keep: 1, max: 1 }))).not.toThrow();
  });

  it("[F5] is refused with a list whose elements may have no id", () => {
    const text = z.string();
    const listOf = (element: z.ZodType) => list(element as z.ZodType<{ id: string }>, { id: "id" });
    for (const element of [
      z.object({ id: z.string().optional(), text }),
      z.object({ id: z.string().nullable(), text }),
      z.object({ id: z.object({ key: text }), text }),
      z.object({ id: z.json(), text }),
      z.object({ id: text }).nullable(),
      z.union([z.object({ id: text }), z.object({ id: z.array(text) })]),
    ])
      expect(field(listOf(element))).toThrow(invalid(/broken: .*id/));
    for (const element of [
      z.object({ id: z.string().min(1).max(9), text }),
      z.object({ id: z.int(), text }),
      z.object({ id: z.enum(["a", "b"]) }),
      z.union([z.object({ id: z.uuid() }), z.strictObject({ id: z.literal("greeting"), text })]),
    ])
      expect(field(listOf(element))).not.toThrow();
  });

  it.each(["__proto__", "constructor", "prototype"])("[F6] has no field %s", (name) => {
    expect(() => define({ fields: { ...fields, [name]: counter() } })).toThrow(
      invalid(/cannot be a field name/),
    );
  });

  it("[F6] has no field whose name could not be stored", () => {
    expect(() => define({ fields: { ...fields, "\ud800": counter() } })).toThrow(invalid(/field name/));
    expect(define({ fields: { ...fields, "여행지 🧳": counter() } }).fieldNames).toContain("여행지 🧳");
  });

  it("[F7] has rules with ids of their own that read fields that exist", () => {
    expect(() => define({ rules: [rule, rule] })).toThrow(invalid(/two rules are called "r"/));
    expect(() => define({ rules: [{ ...rule, fields: ["town"] }] })).toThrow(invalid(/unknown field "town"/));
    expect(() => define({ rules: [{ ...rule, fields: ["toString"] }] })).toThrow(invalid(/unknown field/));
    expect(() => define({ rules: [{ ...rule, fields: [] }] })).toThrow(invalid(/reads no field/));
    expect(define({ rules: [rule, { ...rule, id: "s" }] }).rules).toHaveLength(2);
  });
});

describe("a finished definition", () => {
  it("[F8] is frozen", () => {
    const Trip = define({ rules: [rule] });
    for (const part of [Trip, Trip.fields, Trip.fieldNames, Trip.rules, Trip.migrations, Trip.size])
      expect(Object.isFrozen(part)).toBe(true);
  });

  it("[F8] does not change with the objects it was made from", () => {
    const [moves, size, start] = [{ a: ["b"] as "b"[] }, { warn: 10, refuse: 100 }, { tags: ["first"] }];
    const own = {
      step: value(z.enum(["a", "b", "c"])).default("a"),
      info: value(z.object({ tags: z.array(z.string()) })).default(start),
    };
    const Trip = defineState("trip", {
      version: 1,
      fields: own,
      size,
      phase: { field: "step", moves: { ...moves, b: ["c"] }, terminal: ["c"] },
    });
    moves.a.push("c" as "b");
    size.refuse = 1;
    start.tags.push("second");
    Object.assign(own, { extra: counter() });
    const state = initialState(Trip, {});
    expect(state).toEqual({ step: "a", info: { tags: ["first"] } });
    expect(() => apply(Trip, state, { step: "c" })).toThrow(
      expect.objectContaining({ code: "INVALID_TRANSITION" }),
    );
  });
});
