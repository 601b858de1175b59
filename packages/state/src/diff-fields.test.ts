import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { apply, initialState, restoreState } from "./apply.ts";
import { defineState } from "./define-state.ts";
import { diff } from "./diff.ts";
import { changedFields } from "./diff-fields.ts";
import { counters, dict, list, untracked, value } from "./field.ts";
import { overwrite } from "./instruction.ts";

const Trip = defineState("trip", {
  version: 1,
  fields: {
    city: value(z.string()).optional(),
    notes: list(z.string()),
    results: dict(z.object({ score: z.int() })),
    searches: counters(),
    scratch: untracked(z.string()),
  },
});
const start = initialState(Trip, {});

describe("changedFields", () => {
  it("names the fields that differ, in the definition's order", () => {
    const next = apply(Trip, start, { results: { hotel: { score: 1 } }, city: "오사카" });
    expect(changedFields(start, next, Trip)).toEqual(["city", "results"]);
  });

  it("sees a list that grew, shrank or was rewritten at the same length", () => {
    const one = apply(Trip, start, { notes: ["맛집"] });
    expect(changedFields(start, one, Trip)).toEqual(["notes"]);
    expect(changedFields(one, start, Trip)).toEqual(["notes"]);
    expect(changedFields(one, apply(Trip, one, { notes: overwrite(["온천"]) }), Trip)).toEqual(["notes"]);
  });

  it("finds no difference in a state that was written down and read again", () => {
    const next = apply(Trip, start, { notes: ["맛집"], results: { hotel: { score: 1 } } });
    expect(changedFields(next, restoreState(Trip, JSON.parse(JSON.stringify(next))), Trip)).toEqual([]);
  });

  it("ignores what is never stored", () => {
    expect(changedFields(start, apply(Trip, start, { scratch: "임시" }), Trip)).toEqual([]);
  });

  it("refuses an object that is no state of this definition", () => {
    expect(() => changedFields({ ...start }, start, Trip)).toThrow(
      expect.objectContaining({ code: "FOREIGN_STATE" }),
    );
  });

  it("always names the fields that diff finds changes in", () => {
    const word = fc.constantFrom("a", "b");
    const update = fc.record(
      {
        city: fc.option(word),
        notes: fc.oneof(fc.array(word, { maxLength: 2 }), fc.array(word, { maxLength: 2 }).map(overwrite)),
        results: fc.dictionary(word, fc.record({ score: fc.nat(1) }), { maxKeys: 2 }),
        searches: fc.dictionary(word, fc.nat(1), { maxKeys: 2 }),
        scratch: word,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(update, { maxLength: 6 }), fc.nat(), fc.nat(), (updates, from, to) => {
        const states = [start];
        for (const each of updates) states.push(apply(Trip, states.at(-1) ?? start, each));
        const before = states[from % states.length] ?? start;
        const after = states[to % states.length] ?? start;
        const names = new Set(diff(before, after, Trip).map(({ path }) => path[0]));
        expect(changedFields(before, after, Trip)).toEqual(Trip.fieldNames.filter((name) => names.has(name)));
      }),
    );
  });
});
