import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { apply, initialState } from "./apply.ts";
import { applyAll, type Written } from "./apply-all.ts";
import { defineState, type UpdateOf } from "./define-state.ts";
import { StateError } from "./errors.ts";
import { counter, counters, dict, list, set, steps, untracked, value } from "./field.ts";
import { overwrite, remove, reset } from "./instruction.ts";
import { startStep } from "./plan-step.ts";
import { encodeState } from "./version.ts";

const NOW = "2026-11-16T09:00:00Z";
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
    city: value(z.string()).optional(),
    phase: value(z.enum(["searching", "planning", "done"])).default("searching"),
    notes: list(z.string()),
    offers: list(z.object({ id: z.string(), price: z.int().default(0) }), { id: "id" }),
    styles: set(z.string()),
    results: dict(z.int()),
    turns: counter({ max: 6 }),
    searches: counters(),
    plan: steps(),
    maybe: list(z.string()).optional(),
    scratch: untracked(z.string()),
  },
  phase: { field: "phase", moves: { searching: ["planning"], planning: ["done"] }, terminal: ["done"] },
});
type Update = UpdateOf<typeof Trip>;
const start = initialState(Trip, {
  plan: [step("s1"), step("s2")],
  offers: [{ id: "o1", price: 1 }],
  maybe: ["a"],
});
const by = (writer: string, update: Update): Written<typeof Trip> => ({ writer, update });
const both = (left: Update, right: Update) => () =>
  applyAll(Trip, start, [by("searcher", left), by("planner", right)]);
const conflict = (path: string, writers = ["planner", "searcher"]) =>
  expect.objectContaining({ code: "CONFLICTING_WRITES", details: { definition: "trip", path, writers } });

describe("the updates of a parallel step", () => {
  const word = fc.constantFrom("a", "b", "c");
  const update: fc.Arbitrary<Update> = fc.record(
    {
      city: word,
      notes: fc.array(word, { maxLength: 2 }),
      offers: fc.array(fc.record({ id: word, price: fc.nat(1) }), { maxLength: 2 }),
      styles: fc.array(word, { maxLength: 2 }),
      results: fc.dictionary(word, fc.nat(1), { maxKeys: 2 }),
      turns: fc.integer({ min: -1, max: 3 }),
      searches: fc.dictionary(word, fc.nat(2), { maxKeys: 2 }),
      plan: fc.constantFrom([startStep("s1", NOW)], [startStep("s2", NOW)], [step("s3")]),
    },
    { requiredKeys: [] },
  );
  const written = fc
    .uniqueArray(fc.record({ writer: fc.string({ maxLength: 2 }), update }), {
      selector: (each) => each.writer,
      maxLength: 4,
    })
    .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));

  it("[B1] give the same state or the same refusal in whatever order they arrive", () => {
    const outcome = (all: readonly Written<typeof Trip>[]) => outcomeOf(() => applyAll(Trip, start, all));
    fc.assert(
      fc.property(written, ([all, shuffled]) => {
        expect(outcome(shuffled)).toBe(outcome(all));
      }),
      { numRuns: 500 },
    );
  });

  it("[B1] of several mistakes the same one is told in whatever order they arrive", () => {
    const mistakes = [
      by("b", { note: [] } as Update),
      by("a", { trns: 1 } as Update),
      by("c", { turns: 0.5 }),
    ];
    const told = outcomeOf(() => applyAll(Trip, start, mistakes));
    expect(outcomeOf(() => applyAll(Trip, start, mistakes.toReversed()))).toBe(told);
  });

  it("[B7] all arrive: appends, unions, merges, sums and steps", () => {
    const next = applyAll(Trip, start, [
      by("hotels", {
        notes: ["b"],
        styles: ["맛집"],
        results: { hotel: 2 },
        turns: 1,
        searches: { naver: 1 },
        plan: [startStep("s2", NOW)],
      }),
      by("flights", {
        notes: ["a"],
        styles: ["관광", "맛집"],
        results: { flight: 1 },
        turns: 2,
        searches: { naver: 2, kakao: 1 },
        plan: [startStep("s1", NOW)],
      }),
    ]);
    expect(next).toMatchObject({
      notes: ["a", "b"],
      styles: ["관광", "맛집"],
      results: { flight: 1, hotel: 2 },
      turns: 3,
    });
    expect(next.searches).toEqual({ naver: 3, kakao: 1 });
    expect(next.plan.map((each) => each.status)).toEqual(["in_progress", "in_progress"]);
  });

  it("[B8] none keep the very same state, one does what apply does", () => {
    expect(applyAll(Trip, start, [])).toBe(start);
    expect(applyAll(Trip, start, [by("a", {}), by("b", {})])).toBe(start);
    fc.assert(
      fc.property(update, (each) => {
        const alone = () => applyAll(Trip, start, [by("a", each)]);
        try {
          expect(alone()).toEqual(apply(Trip, start, each));
        } catch (error) {
          expect(error).toBeInstanceOf(StateError);
          expect(() => apply(Trip, start, each)).toThrow((error as StateError).message);
        }
      }),
    );
  });
});

describe("conflicts", () => {
  it("[B2] two writers of one single value are refused with the names of both, even if they agree", () => {
    expect(both({ city: "오사카" }, { city: "교토" })).toThrow(conflict("city"));
    expect(both({ city: "오사카" }, { city: "오사카" })).toThrow(conflict("city"));
    expect(both({ scratch: "a" }, { scratch: "b" })).toThrow(conflict("scratch"));
    expect(both({ phase: "planning" }, { phase: "planning" })).toThrow(conflict("phase"));
    expect(both({ city: "오사카" }, { city: undefined })().city).toBe("오사카");
    const three = [by("c", { city: "1" }), by("a", { city: "2" }), by("b", { city: "3" })];
    expect(() => applyAll(Trip, start, three)).toThrow(conflict("city", ["a", "b", "c"]));
  });

  it("[B3] two writers of one key, element or step are refused with the path", () => {
    expect(both({ results: { flight: 1 } }, { results: { hotel: 1, flight: 2 } })).toThrow(
      conflict("results.flight"),
    );
    const offer = { id: "o1", price: 5 };
    expect(both({ offers: [offer] }, { offers: [{ ...offer, price: 6 }] })).toThrow(conflict("offers.o1"));
    expect(both({ plan: [startStep("s1", NOW)] }, { plan: [{ step_id: "s1", status: "skipped" }] })).toThrow(
      conflict("plan.s1"),
    );
    expect(both({ results: { toString: 1 } }, { results: { toString: 2 } })).toThrow(
      conflict("results.toString"),
    );
  });

  it("[B3] two writers may write the same", () => {
    expect(both({ results: { flight: 1 } }, { results: { flight: 1 } })().results).toEqual({ flight: 1 });
    expect(
      both({ offers: [{ id: "o2", price: 5 }] }, { offers: [{ price: 5, id: "o2" }] })().offers,
    ).toHaveLength(2);
    expect(both({ plan: [startStep("s1", NOW)] }, { plan: [startStep("s1", NOW)] })().plan[0]?.status).toBe(
      "in_progress",
    );
  });

  it("[B1] [B3] whether writers may share an element does not depend on their names", () => {
    const twice = {
      offers: [
        { id: "o1", price: 5 },
        { id: "o1", price: 6 },
      ],
    };
    const once = { offers: [{ id: "o1", price: 6 }] };
    expect(outcomeOf(both(once, twice))).toBe(outcomeOf(both(twice, once)));
    const [started, skipped] = [startStep("s1", NOW), { step_id: "s1", status: "skipped" } as const];
    const run = { plan: [started, skipped] };
    expect(outcomeOf(both({ plan: [skipped] }, run))).toBe(outcomeOf(both(run, { plan: [skipped] })));
  });

  it("[B4] an instruction or null beside another write of the same field is refused", () => {
    for (const instruction of [overwrite([]), remove(), reset()]) {
      expect(both({ notes: instruction }, { notes: ["a"] })).toThrow(conflict("notes"));
      expect(both({ notes: ["a"] }, { notes: instruction })).toThrow(conflict("notes"));
    }
    expect(both({ results: remove("x") }, { results: { y: 1 } })).toThrow(conflict("results"));
    expect(both({ turns: overwrite(0) }, { turns: 1 })).toThrow(conflict("turns"));
    expect(both({ maybe: null }, { maybe: ["b"] })).toThrow(conflict("maybe"));
    expect(both({ notes: overwrite(["x"]) }, { styles: ["맛집"] })().notes).toEqual(["x"]);
  });

  it("[B5] two updates that name the same writer are refused", () => {
    const twice = [by("planner", { turns: 1 }), by("a", {}), by("planner", { notes: ["x"] })];
    expect(() => applyAll(Trip, start, twice)).toThrow(
      expect.objectContaining({
        code: "DUPLICATE_WRITER",
        details: { definition: "trip", writer: "planner" },
      }),
    );
  });
});

describe("checks", () => {
  it("[B6] all or nothing: one refused update refuses the step", () => {
    const before = encodeState(Trip, start);
    expect(both({ notes: ["a"] }, { phase: "done" })).toThrow(
      expect.objectContaining({ code: "INVALID_TRANSITION" }),
    );
    expect(both({ notes: ["a"] }, { note: ["b"] } as Update)).toThrow(
      expect.objectContaining({ code: "UNKNOWN_FIELD" }),
    );
    expect(both({ turns: 4 }, { turns: 4 })).toThrow(expect.objectContaining({ code: "INVALID_VALUE" }));
    expect(encodeState(Trip, start)).toBe(before);
  });

  it("[B6] sums are checked on the merged result, not on the way", () => {
    const sums = (left: number, right: number) =>
      both({ turns: left, searches: { naver: left } }, { turns: right, searches: { naver: right } })();
    expect([sums(-1, 2), sums(2, -1)].map((state) => state.turns)).toEqual([1, 1]);
    expect([sums(7, -2), sums(-2, 7)].map((state) => state.searches.naver)).toEqual([5, 5]);
    expect(both({ turns: -1 }, { turns: 0 })).toThrow(expect.objectContaining({ code: "INVALID_VALUE" }));
  });

  it("[B6] moves and rules are checked once, on the merged result", () => {
    const rules = [
      {
        id: "together",
        fields: ["from" as const, "to" as const],
        holds: (state: { from: string | null; to: string | null }) =>
          (state.from === null) === (state.to === null),
        requirement: { ko: "함께 있어야 해요.", en: "Both or neither." },
      },
    ];
    const fields = { from: value(z.string()).optional(), to: value(z.string()).optional() };
    const Dates = defineState("dates", { version: 1, fields, rules });
    const empty = initialState(Dates, {});
    const parts = [
      { writer: "a", update: { from: "1일" } },
      { writer: "b", update: { to: "3일" } },
    ];
    expect(applyAll(Dates, empty, parts)).toEqual({ from: "1일", to: "3일" });
    expect(() => applyAll(Dates, empty, parts.slice(0, 1))).toThrow(
      expect.objectContaining({ code: "RULE_BROKEN" }),
    );
  });

  it("[B3] [C2] data that is not plain is refused with the path in its field", () => {
    const refused = (path: string) =>
      expect.objectContaining({ code: "NOT_PLAIN", details: expect.objectContaining({ path }) });
    const hostile = 1n as unknown as number;
    expect(both({ results: { flight: hostile } }, { results: { flight: 1 } })).toThrow(
      refused("results.flight"),
    );
    expect(both({ offers: [{ id: "o1", price: hostile }] }, { offers: [{ id: "o1" }] })).toThrow(
      refused("offers[0].price"),
    );
  });

  it("[A11] an undefined entry is not mentioned, so it conflicts with nothing", () => {
    const update = { results: { flight: undefined } } as unknown as Update;
    expect(both(update, { results: { flight: 2 } })().results).toEqual({ flight: 2 });
  });

  it.each<[string, unknown]>([
    ["null", null],
    ["a list", []],
    ["text", "x"],
  ])("[A10] %s is no update", (_, update) => {
    expect(() => applyAll(Trip, start, [by("a", update as Update), by("b", { turns: 1 })])).toThrow(
      StateError,
    );
  });
});

/** The bytes of the state that came out, or why none did. */
function outcomeOf(work: () => typeof start): string {
  try {
    return encodeState(Trip, work());
  } catch (error) {
    if (error instanceof StateError) return `${error.code} ${error.message}`;
    throw error;
  }
}
