import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { apply, initialState, restoreState } from "./apply.ts";
import { defineState, type UpdateOf } from "./define-state.ts";
import { counter, counters, dict, list, set, steps, untracked, value } from "./field.ts";
import { remove } from "./instruction.ts";
import { loadState, toEnvelope } from "./version.ts";

const Note = z.strictObject({ id: z.string(), text: z.string() });
const Trip = defineState("trip", {
  version: 1,
  fields: {
    city: value(z.string()).default("서울"),
    visited: list(z.string()),
    notes: list(Note, { id: "id" }),
    styles: set(z.string()),
    results: dict(z.strictObject({ score: z.number() })),
    turns: counter({ max: 100 }),
    searches: counters(),
    scratch: untracked(z.string()),
  },
});
const start = initialState(Trip, {});
const step = {
  step_id: "step_1",
  step_type: "search",
  agent_name: "a",
  team: "t",
  task: "t",
  description: "",
};
const refused = (code: string, path: string) =>
  expect.objectContaining({ code, details: expect.objectContaining({ path }) });

describe("a value", () => {
  it("[F9] holds one value, and the last write wins", () => {
    const osaka = apply(Trip, start, { city: "오사카" });
    expect(apply(Trip, osaka, { city: "교토" }).city).toBe("교토");
    const Nested = defineState("nested", {
      version: 1,
      fields: { at: value(z.record(z.string(), z.int())).default({}) },
    });
    const first = apply(Nested, initialState(Nested, {}), { at: { a: 1 } });
    expect(apply(Nested, first, { at: { b: 2 } }).at).toEqual({ b: 2 });
  });

  it("[F16] without default must be given from the start", () => {
    const User = defineState("user", {
      version: 1,
      fields: { user_id: value(z.string()).label("사용자", "User") },
    });
    const missing = expect.objectContaining({
      code: "MISSING_FIELD",
      details: { definition: "user", field: "user_id", label: { ko: "사용자", en: "User" } },
    });
    expect(() => restoreState(User, {})).toThrow(missing);
    expect(() => restoreState(User, { user_id: undefined })).toThrow(missing);
    expect(initialState(User, { user_id: "u1" }).user_id).toBe("u1");
  });
});

describe("lists, sets and dictionaries", () => {
  it("[F10] a list appends in the order of writing, the same element as often as it comes", () => {
    const first = apply(Trip, start, { visited: ["오사카", "교토"] });
    expect(apply(Trip, first, { visited: ["오사카"] }).visited).toEqual(["오사카", "교토", "오사카"]);
  });

  it("[F11] a list with id holds every id once, where it first came, with what came last", () => {
    const note = fc.record({ id: fc.constantFrom("a", "b", "c", "d"), text: fc.constantFrom("x", "y", "z") });
    fc.assert(
      fc.property(fc.array(fc.array(note, { maxLength: 4 }), { maxLength: 5 }), (updates) => {
        const last = updates.reduce((state, notes) => apply(Trip, state, { notes }), start);
        const expected = new Map<string, { id: string; text: string }>();
        for (const each of updates.flat()) expected.set(each.id, each);
        expect(last.notes).toEqual([...expected.values()]);
      }),
    );
  });

  it("[F12] a set holds every member once, in the order they first came", () => {
    const first = apply(Trip, start, { styles: ["맛집", "관광", "맛집"] });
    expect(apply(Trip, first, { styles: ["휴양", "관광"] }).styles).toEqual(["맛집", "관광", "휴양"]);
    const Mixed = defineState("mixed", { version: 1, fields: { ids: set(z.union([z.string(), z.int()])) } });
    expect(initialState(Mixed, { ids: [1, "1", 1] }).ids).toEqual([1, "1"]);
  });

  it("[F13] a dictionary merges by key and leaves other keys as they are", () => {
    const first = apply(Trip, start, { results: { flight: { score: 1 }, hotel: { score: 2 } } });
    const next = apply(Trip, first, { results: { hotel: { score: 3 }, toString: { score: 4 } } });
    expect(next.results).toEqual({ flight: { score: 1 }, hotel: { score: 3 }, toString: { score: 4 } });
  });

  it("[F13] an undefined entry of a dictionary is not mentioned", () => {
    const update = { results: { flight: undefined, hotel: { score: 1 } } } as unknown as UpdateOf<
      typeof Trip
    >;
    expect(apply(Trip, start, update).results).toEqual({ hotel: { score: 1 } });
  });
});

describe("counters", () => {
  it("[F14] add what is written, per key where there are several", () => {
    const first = apply(Trip, start, { turns: 2, searches: { naver: 1, toString: 5 } });
    const next = apply(Trip, first, { turns: -1, searches: { naver: 2, kakao: 1, toString: -5 } });
    expect(next.turns).toBe(1);
    expect(next.searches).toEqual({ naver: 3, kakao: 1, toString: 0 });
  });

  it("[F14] count whole numbers, never below zero and never inexactly", () => {
    for (const turns of [0.5, -1, Number.MAX_SAFE_INTEGER + 1, "1"] as number[])
      expect(() => apply(Trip, start, { turns })).toThrow(refused("INVALID_VALUE", "turns"));
    expect(() => apply(Trip, start, { searches: { naver: -1 } })).toThrow(
      refused("INVALID_VALUE", "searches.naver"),
    );
    expect(() => apply(Trip, start, { searches: { naver: 0.5 } })).toThrow(
      refused("INVALID_VALUE", "searches.naver"),
    );
    const Count = defineState("count", { version: 1, fields: { bytes: counter() } });
    const full = initialState(Count, { bytes: Number.MAX_SAFE_INTEGER });
    expect(() => apply(Count, full, { bytes: 1 })).toThrow(refused("INVALID_VALUE", "bytes"));
  });

  it("[F14] start from their own default", () => {
    const Count = defineState("count", { version: 1, fields: { left: counter().default(3) } });
    expect(apply(Count, initialState(Count, {}), { left: -1 }).left).toBe(2);
  });
});

describe("optional fields of every kind", () => {
  const Unknown = defineState("unknown", {
    version: 1,
    fields: {
      city: value(z.string()).optional(),
      visited: list(z.string()).optional(),
      notes: list(Note, { id: "id" }).optional(),
      styles: set(z.string()).optional(),
      results: dict(z.int()).optional(),
      turns: counter().optional(),
      searches: counters().optional(),
      plan: steps().optional(),
    },
  });
  const nothing = initialState(Unknown, {});
  const written = {
    city: "오사카",
    visited: ["오사카"],
    notes: [{ id: "n1", text: "x" }],
    styles: ["맛집"],
    results: { flight: 1 },
    turns: 1,
    searches: { naver: 1 },
    plan: [step],
  };
  const names = Object.keys(written) as (keyof typeof written)[];

  it("[F15] are null until known", () => {
    for (const name of names) expect(nothing[name]).toBeNull();
    expect(restoreState(Unknown, toEnvelope(Unknown, nothing).state)).toEqual(nothing);
  });

  it.each(names)(
    "[F15] %s starts from nothing at the first write, and null makes it unknown again",
    (name) => {
      const known = apply(Unknown, nothing, { [name]: written[name] });
      expect(known[name]).toEqual(name === "plan" ? [expect.objectContaining(step)] : written[name]);
      expect(apply(Unknown, known, { [name]: null })[name]).toBeNull();
      expect(apply(Unknown, nothing, { [name]: null })).toBe(nothing);
    },
  );

  it.each(["visited", "notes", "styles", "results", "searches", "plan"])(
    "[F15] nothing can be removed from unknown %s",
    (name) => {
      expect(() => apply(Unknown, nothing, { [name]: remove("x") })).toThrow(
        expect.objectContaining({ code: "UNKNOWN_ELEMENT" }),
      );
    },
  );

  it("[F15] null is refused where a field is not optional", () => {
    for (const name of ["city", "visited", "notes", "styles", "results", "turns", "searches"]) {
      const update = { [name]: null } as unknown as UpdateOf<typeof Trip>;
      expect(() => apply(Trip, start, update)).toThrow(refused("INVALID_VALUE", name));
    }
  });
});

describe("untracked fields and maxima", () => {
  it("[F17] an untracked field lives in memory only", () => {
    const state = apply(Trip, start, { scratch: "잠깐", city: "오사카" });
    expect(state.scratch).toBe("잠깐");
    const envelope = toEnvelope(Trip, state);
    expect(envelope.state).not.toHaveProperty("scratch");
    expect(loadState(Trip, envelope)).toMatchObject({ scratch: null, city: "오사카" });
  });

  it("[F17] an untracked field is null in a loaded state, whatever the stored data says", () => {
    const envelope = toEnvelope(Trip, start);
    const smuggled = { ...envelope, state: { ...envelope.state, scratch: "smuggled" } };
    expect(loadState(Trip, smuggled).scratch).toBeNull();
  });

  it("[F19] no result holds more than its maximum", () => {
    const Small = defineState("small", {
      version: 1,
      fields: {
        plain: list(z.string(), { max: 2 }),
        members: set(z.string(), { max: 2 }),
        entries: dict(z.int(), { max: 2 }),
        count: counter({ max: 2 }),
      },
    });
    const full = initialState(Small, {
      plain: ["a", "b"],
      members: ["a", "b"],
      entries: { a: 1, b: 2 },
      count: 2,
    });
    expect(apply(Small, full, { members: ["a"], entries: { a: 9 } }).entries).toEqual({ a: 9, b: 2 });
    for (const update of [{ plain: ["c"] }, { members: ["c"] }, { entries: { c: 3 } }, { count: 1 }]) {
      expect(() => apply(Small, full, update)).toThrow(
        refused("INVALID_VALUE", Object.keys(update)[0] as string),
      );
    }
    expect(() => initialState(Small, { plain: ["a", "b", "c"] })).toThrow(/at most 2/);
  });

  it("[F18] marks of a field add up", () => {
    const field = value(z.string()).personal().bulky().secret();
    expect(field.options.marks).toEqual(["personal", "bulky", "secret"]);
    expect(field.optional().label("이름", "Name").unit("자", "").options).toMatchObject({
      marks: ["personal", "bulky", "secret"],
      label: { ko: "이름", en: "Name" },
      unit: { ko: "자", en: "" },
    });
  });

  it("[F8] a field is not changed by what is said about its copies", () => {
    const plain = value(z.string());
    plain.personal().optional().label("이름", "Name");
    expect(plain.options).toMatchObject({ marks: [], nullable: false, fallback: null, label: null });
  });
});
