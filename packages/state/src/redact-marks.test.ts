import { describe, expect, it } from "vitest";
import * as z from "zod";
import { initialState } from "./apply.ts";
import { defineState } from "./define-state.ts";
import { dict, list, value } from "./field.ts";
import { markedValues, marksAt, propertyNames, schemasBelow, schemasOf } from "./redact-marks.ts";
import { bulky, personal, secret } from "./zod-tree.ts";

interface Relative {
  readonly name: string;
  readonly born: number;
  readonly parents: readonly Relative[];
}
const Relative: z.ZodType<Relative> = z.lazy(() =>
  z.strictObject({ name: personal(z.string()), born: z.int(), parents: z.array(Relative) }),
);

const Family = defineState("family", {
  version: 1,
  fields: {
    head: value(Relative).optional(),
    by_village: dict(Relative),
    vault: value(z.strictObject({ code: z.int(), hints: z.record(z.string(), z.string()) }))
      .secret()
      .optional(),
    plain: list(z.strictObject({ note: z.string() })),
  },
});

const person = (name: string, ...parents: Relative[]): Relative => ({ name, born: 1950, parents });

describe("marked values", () => {
  it("[R2] are collected through a schema that contains itself", () => {
    const state = initialState(Family, {
      head: person("순이", person("철수"), person("영희", person("막내"))),
      by_village: { 한실: person("덕구") },
      plain: [{ note: "공개" }],
    });
    expect([...markedValues(Family, state)]).toEqual(["순이", "철수", "영희", "막내", "덕구"]);
  });

  it("[R2] are all leaves under a mark, and the keys that are no property names", () => {
    const state = initialState(Family, {
      vault: { code: 4321, hints: { pet: "바둑이", "누나 이름": "순이", u12: "x" } },
    });
    expect([...markedValues(Family, state)]).toEqual([4321, "누나 이름", "u12", "바둑이", "순이", "x"]);
  });
});

describe("marks at a place", () => {
  it("are those of wrappers and of every alternative", () => {
    const schema = z.union([personal(z.string()).optional(), bulky(z.array(secret(z.string())))]).nullable();
    expect(marksAt([schema])).toEqual(["personal", "bulky"]);
    expect(marksAt(schemasBelow([schema], 0))).toEqual(["secret"]);
  });

  it("end where nothing below is marked", () => {
    expect(schemasOf(Family.fields.plain)).toEqual([]);
    const schema = z.strictObject({
      open: z.strictObject({ text: z.string() }),
      closed: personal(z.string()),
    });
    expect(schemasBelow([schema], "open")).toEqual([]);
    expect(schemasBelow([schema], "closed")).toHaveLength(1);
    expect(schemasBelow([schema], "unknown")).toEqual([]);
  });
});

it("property names are those of fields and of all schemas inside", () => {
  expect([...propertyNames(Family)].sort()).toEqual(
    ["born", "by_village", "code", "head", "hints", "name", "note", "parents", "plain", "vault"].sort(),
  );
});
