import { describe, expect, it } from "vitest";
import * as z from "zod";
import { apply, initialState } from "./apply.ts";
import { defineState, type UpdateOf } from "./define-state.ts";
import { StateError } from "./errors.ts";
import { counter, counters, dict, list, set, steps, untracked, value } from "./field.ts";
import { overwrite, remove, reset } from "./instruction.ts";
import { stateBytes } from "./state-object.ts";
import { encodeState } from "./version.ts";

const step = (step_id: string) => ({
  step_id,
  step_type: "search",
  agent_name: "a",
  team: "t",
  task: "t",
  description: "",
});
const Trip = defineState("trip", {
  version: 1,
  fields: {
    user_id: value(z.string()),
    city: value(z.string()).default("서울"),
    duration: value(z.int().min(1)).optional(),
    visited: list(z.string()),
    notes: list(z.object({ id: z.string(), text: z.string() }), { id: "id" }),
    offers: list(z.object({ id: z.int(), price: z.int() }), { id: "id" }),
    styles: set(z.union([z.string(), z.int()])),
    results: dict(z.int()),
    turns: counter().default(1),
    searches: counters(),
    plan: steps(),
    scratch: untracked(z.string()),
  },
});
const start = initialState(Trip, {
  user_id: "u1",
  visited: ["a", "b", "c"],
  notes: [
    { id: "n1", text: "x" },
    { id: "n2", text: "y" },
  ],
  offers: [
    { id: 7, price: 1 },
    { id: 8, price: 2 },
  ],
  styles: ["맛집", 1, "1"],
  results: { flight: 1, hotel: 2, 7: 3 },
  turns: 5,
  searches: { naver: 1, kakao: 2 },
  plan: [step("s1"), step("s2")],
  scratch: "잠깐",
});
type Update = UpdateOf<typeof Trip>;
const after = (update: Update) => apply(Trip, start, update);
const refused = (code: string, details: object = {}) =>
  expect.objectContaining({ code, details: expect.objectContaining(details) });

describe("overwrite", () => {
  it("[I1] replaces a field of any kind", () => {
    const next = after({
      city: overwrite("교토"),
      duration: overwrite(3),
      visited: overwrite(["z"]),
      notes: overwrite([{ id: "n9", text: "z" }]),
      styles: overwrite(["휴양", "휴양"]),
      results: overwrite({ car: 9 }),
      turns: overwrite(2),
      searches: overwrite({ daum: 1 }),
      plan: overwrite([step("s9")]),
      scratch: overwrite(null),
    });
    expect(next).toMatchObject({
      city: "교토",
      duration: 3,
      visited: ["z"],
      notes: [{ id: "n9", text: "z" }],
    });
    expect(next).toMatchObject({
      styles: ["휴양"],
      results: { car: 9 },
      turns: 2,
      searches: { daum: 1 },
      scratch: null,
    });
    expect(next.results).not.toHaveProperty("flight");
    expect(next.searches).not.toHaveProperty("naver");
    expect(next.plan.map((each) => each.step_id)).toEqual(["s9"]);
  });

  it("[I1] is checked like any other value", () => {
    expect(() => after({ duration: overwrite(0) })).toThrow(refused("INVALID_VALUE", { path: "duration" }));
    expect(() => after({ notes: overwrite([{ id: "n1" }]) as never })).toThrow(
      refused("INVALID_VALUE", { path: "notes[0].text" }),
    );
    expect(() => after({ turns: overwrite(-1) })).toThrow(refused("INVALID_VALUE", { path: "turns" }));
    expect(() => after({ city: overwrite(null) as never })).toThrow(
      refused("INVALID_VALUE", { path: "city" }),
    );
    expect(() => after({ plan: overwrite([{ step_id: "s1" }]) })).toThrow(refused("INVALID_VALUE"));
  });

  it("[I1] [A1] with what is there already changes nothing", () => {
    for (const update of [
      { visited: overwrite(start.visited) },
      { visited: overwrite(["a", "b", "c"]) },
      { results: overwrite({ hotel: 2, flight: 1, 7: 3 }) },
      { turns: overwrite(5) },
      { plan: overwrite(start.plan) },
      { styles: overwrite(["맛집", 1, "1"]) },
    ] as Update[])
      expect(after(update)).toBe(start);
  });

  it("[I1] leaves no trace of what it was given", () => {
    const mine = [{ id: "n3", text: "mine" }];
    const next = after({ notes: overwrite(mine) });
    mine.push({ id: "n4", text: "later" });
    expect(next.notes).toEqual([{ id: "n3", text: "mine" }]);
  });
});

describe("remove", () => {
  it("[I2] takes out elements by id, key, member or index, several at once", () => {
    const next = after({
      visited: remove(0, 2),
      notes: remove("n1"),
      styles: remove("1", "맛집"),
      results: remove("flight", "hotel"),
      searches: remove("naver"),
      plan: remove("s1"),
    });
    expect(next).toMatchObject({ visited: ["b"], notes: [{ id: "n2", text: "y" }], styles: [1] });
    expect(next.results).toEqual({ 7: 3 });
    expect(next.searches).toEqual({ kakao: 2 });
    expect(next.plan.map((each) => each.step_id)).toEqual(["s2"]);
    expect(stateBytes(next)).toBeLessThan(stateBytes(start));
  });

  it("[I2] a member that is a number is not the text that looks like it", () => {
    expect(after({ styles: remove(1) }).styles).toEqual(["맛집", "1"]);
  });

  it("[I2] finds ids and keys that are numbers", () => {
    expect(after({ offers: remove(7) }).offers).toEqual([{ id: 8, price: 2 }]);
    expect(after({ results: remove(7) }).results).toEqual({ flight: 1, hotel: 2 });
  });

  it("[I2] the same element twice is one element, and what stays keeps its identity", () => {
    const next = after({ notes: remove("n1", "n1") });
    expect(next.notes).toHaveLength(1);
    expect(next.notes[0]).toBe(start.notes[1]);
  });

  it("[I2] a removed id can come again, at the end", () => {
    const again = apply(Trip, after({ notes: remove("n1") }), { notes: [{ id: "n1", text: "again" }] });
    expect(again.notes.map((note) => note.id)).toEqual(["n2", "n1"]);
  });

  it.each([
    ["visited", remove(3)],
    ["visited", remove(-1)],
    ["visited", remove("0")],
    ["notes", remove("n1", "n9")],
    ["styles", remove(2)],
    ["results", remove("toString")],
    ["searches", remove("daum")],
    ["plan", remove("s9")],
  ])("[I3] what is not in %s is refused", (field, instruction) => {
    const unknown = refused("UNKNOWN_ELEMENT", { definition: "trip", field });
    expect(() => after({ [field]: instruction })).toThrow(unknown);
  });

  it.each(["visited", "notes", "offers", "styles", "results", "searches", "plan"])(
    "[I3] [A1] nothing from %s changes nothing",
    (field) => {
      expect(after({ [field]: remove() })).toBe(start);
    },
  );

  it.each(["user_id", "city", "duration", "turns", "scratch"])("[I3] %s has nothing to remove", (field) => {
    expect(() => after({ [field]: remove("x") } as Update)).toThrow(
      refused("INVALID_VALUE", { path: field }),
    );
  });
});

describe("reset", () => {
  it("[I4] puts a field back to its default", () => {
    const all = {
      city: reset(),
      duration: reset(),
      visited: reset(),
      notes: reset(),
      offers: reset(),
      styles: reset(),
      results: reset(),
    };
    const next = after({ ...all, turns: reset(), searches: reset(), plan: reset(), scratch: reset() });
    expect(next).toMatchObject({
      user_id: "u1",
      city: "서울",
      duration: null,
      visited: [],
      notes: [],
      styles: [],
    });
    expect(next).toMatchObject({ results: {}, turns: 1, searches: {}, plan: [], scratch: null });
    expect(encodeState(Trip, next)).toBe(encodeState(Trip, initialState(Trip, { user_id: "u1" })));
  });

  it("[I4] [A1] of a field that is at its default changes nothing", () => {
    const fresh = initialState(Trip, { user_id: "u1" });
    expect(apply(Trip, fresh, { city: reset(), visited: reset(), results: reset(), turns: reset() })).toBe(
      fresh,
    );
  });

  it("[I4] is refused where there is no default", () => {
    expect(() => after({ user_id: reset() })).toThrow(refused("MISSING_FIELD", { field: "user_id" }));
  });
});

describe("data of the wrong shape", () => {
  it.each<[string, unknown]>([
    ["visited", "a"],
    ["visited", { 0: "a" }],
    ["notes", { id: "n1", text: "x" }],
    ["styles", "맛집"],
    ["results", [1]],
    ["results", "x"],
    ["turns", "1"],
    ["searches", 1],
    ["searches", [1]],
    ["plan", { step_id: "s1" }],
    ["plan", "s1"],
  ])("[A4] %s refuses %j with its path", (field, content) => {
    expect(() => after({ [field]: content } as Update)).toThrow(refused("INVALID_VALUE", { path: field }));
  });

  it("[E5] a refused removal or count does not tell values of a marked field", () => {
    const Private = defineState("private", {
      version: 1,
      fields: {
        phones: set(z.string()).personal(),
        contacts: dict(z.int()).secret(),
        guests: list(z.object({ id: z.string() }), { id: "id" }).personal(),
        salary: counter({ max: 9_000_000 }).personal(),
        debts: counters().secret(),
      },
    });
    const state = initialState(Private, { salary: 8_123_457, debts: { bank: 7_654_321 } });
    const hidden = ["010-1234-5678", "8123457", "7654321", "9000001", "-1", "90071992"];
    for (const update of [
      { phones: remove("010-1234-5678") },
      { contacts: remove("010-1234-5678") },
      { guests: remove("010-1234-5678") },
      { salary: -8_123_458 },
      { salary: 876_544 },
      { salary: Number.MAX_SAFE_INTEGER },
      { debts: { bank: -7_654_322 } },
      { debts: { bank: Number.MAX_SAFE_INTEGER } },
    ]) {
      const said = saidWhenRefused(() => apply(Private, state, update));
      for (const value of hidden)
        expect(said.replaceAll(",", ""), JSON.stringify(update)).not.toContain(value);
    }
  });
});

function saidWhenRefused(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (!(error instanceof StateError)) throw error;
    return [error.message, error.sentence("ko"), error.sentence("en"), JSON.stringify(error.details)].join(
      " ",
    );
  }
  return expect.fail("expected a refusal");
}
