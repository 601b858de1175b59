import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { initialState } from "./apply.ts";
import { defineState } from "./define-state.ts";
import { value } from "./field.ts";
import { redact } from "./redact.ts";
import { omitted } from "./redact-tree.ts";
import { redactUnknown } from "./redact-unknown.ts";
import { personal } from "./zod-tree.ts";

describe("what is left out says how much it was", () => {
  it.each([
    [999, "[생략: 999 B]"],
    [1000, "[생략: 1.0 kB]"],
    [999_999, "[생략: 1000.0 kB]"],
    [1_000_000, "[생략: 1.0 MB]"],
    [2_540_000, "[생략: 2.5 MB]"],
  ])("%i bytes are %s", (bytes, said) => {
    expect(omitted(bytes)).toBe(said);
  });

  it("too deep and too many are told apart", () => {
    let deep: unknown = "end";
    for (let level = 0; level < 200; level += 1) deep = { deep };
    expect(JSON.stringify(redactUnknown(deep))).toContain("[생략: 너무 깊음]");
    const many = redactUnknown(Array.from({ length: 200_000 }, () => 1)) as readonly unknown[];
    expect(many.at(-1)).toBe("[생략: 너무 많음]");
  });
});

describe("errors", () => {
  it("of another realm are errors too, without their stack", () => {
    const foreign: unknown = runInNewContext(
      "Object.assign(new Error('010-1234-5678'), { stack: 'secret place' })",
    );
    expect(redactUnknown(foreign)).toEqual({ name: "Error", message: "[전화번호]" });
  });

  it("keep an own property called stack to themselves", () => {
    const error = new Error("x");
    Object.defineProperty(error, "stack", { value: "somewhere", enumerable: true });
    expect(redactUnknown(error)).toEqual({ name: "Error", message: "x" });
  });
});

describe("objects nobody can name", () => {
  it("are called objects, and long names are cut", () => {
    const nameless = Object.create({ constructor: { name: "" } }) as object;
    expect(redactUnknown(nameless)).toBe("[object]");
    const orphan = Object.create(Object.create(null) as object) as object;
    expect(redactUnknown(orphan)).toBe("[object]");
    const long = Object.create({ constructor: { name: "x".repeat(100) } }) as object;
    expect(redactUnknown(long)).toBe(`[${"x".repeat(64)}]`);
  });

  it("show maps with objects as keys as pairs", () => {
    expect(redactUnknown(new Map([[{ a: 1 }, 2]]))).toEqual([[{ a: 1 }, 2]]);
  });
});

describe("keys that a schema marks", () => {
  const Named = (schema: z.ZodType) =>
    defineState("named", { version: 1, fields: { phones: value(schema), note: value(z.string()) } });
  const book = z.record(personal(z.string()), z.string());

  it.each([
    ["plainly", book],
    ["behind a wrapper", book.nullable()],
    ["in one of several shapes", z.union([z.string(), book])],
  ])("are hidden %s, also where a text repeats them", (_, schema) => {
    const definition = Named(schema);
    const state = initialState(definition, {
      phones: { 홍길동아버지: "집" },
      note: "홍길동아버지께 전화",
    } as never);
    expect(JSON.stringify(redact(definition, state, "log"))).not.toContain("홍길동아버지");
  });
});

describe("numbers", () => {
  it("that are no card or resident number stay numbers, whatever their size", () => {
    expect(redactUnknown({ small: 999_999_999_999, large: 1_000_000_000_000, half: 1e12 + 0.5 })).toEqual({
      small: 999_999_999_999,
      large: 1_000_000_000_000,
      half: 1e12 + 0.5,
    });
  });
});
