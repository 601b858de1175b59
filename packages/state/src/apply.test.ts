import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { apply, initialState, restoreState, safeApply } from "./apply.ts";
import { defineState, type UpdateOf } from "./define-state.ts";
import { StateError } from "./errors.ts";
import { counter, dict, list, set, steps, value } from "./field.ts";
import { overwrite, remove } from "./instruction.ts";
import { startStep } from "./plan-step.ts";
import { encodeState } from "./version.ts";

const step = (step_id: string) => ({
  step_id,
  step_type: "search",
  agent_name: "a",
  team: "t",
  task: "t",
  description: "",
});
const Day = z.object({ id: z.string(), places: z.array(z.string()) });
const Trip = defineState("trip", {
  version: 1,
  fields: {
    destination: value(z.string()).optional(),
    duration: value(z.int().min(1).max(14)).optional(),
    budget: value(z.object({ amount: z.int(), basis: z.enum(["per_person", "total"]) })).optional(),
    days: list(Day, { id: "id" }),
    notes: list(z.string()),
    styles: set(z.string()),
    results: dict(z.object({ found: z.array(z.string()) })),
    turns: counter(),
    plan: steps(),
  },
  rules: [
    {
      id: "days-fit",
      fields: ["days", "duration"],
      holds: (state) => state.duration === null || state.days.length <= state.duration + 1,
      requirement: { ko: "일정은 여행 기간보다 길 수 없어요.", en: "The days must fit the duration." },
    },
  ],
});
type Update = UpdateOf<typeof Trip>;
const start = initialState(Trip, {
  duration: 2,
  days: [
    { id: "d1", places: ["난바"] },
    { id: "d2", places: ["우메다"] },
  ],
  results: { flight: { found: ["KE721"] }, hotel: { found: [] } },
  plan: [step("s1"), step("s2")],
  styles: ["맛집"],
  notes: ["a"],
});
const refused = (code: string, details: object = {}) =>
  expect.objectContaining({ code, details: expect.objectContaining(details) });

const text = fc.string({ unit: fc.constantFrom("가", "나", "a"), maxLength: 3 });
const day = fc.record({ id: fc.constantFrom("d1", "d2", "d3"), places: fc.array(text, { maxLength: 2 }) });
/** Good and bad updates of every field. */
const anyUpdate: fc.Arbitrary<Update> = fc.record(
  {
    destination: fc.option(text),
    duration: fc.option(fc.integer({ min: 0, max: 5 })),
    days: fc.oneof(
      fc.array(day, { maxLength: 3 }),
      fc.constant(remove("d1")),
      fc.array(day, { maxLength: 2 }).map(overwrite),
    ),
    notes: fc.oneof(fc.array(text, { maxLength: 3 }), fc.constant(remove(0))),
    styles: fc.array(text, { maxLength: 2 }),
    results: fc.dictionary(
      fc.constantFrom("flight", "hotel", "car"),
      fc.record({ found: fc.array(text, { maxLength: 2 }) }),
    ),
    turns: fc.integer({ min: -1, max: 2 }),
    plan: fc.constantFrom([startStep("s1", "2026-11-16T09:00:00Z")], [step("s3")], [{ step_id: "s9" }]),
  },
  { requiredKeys: [] },
);

describe("an update that changes nothing", () => {
  it("[A1] returns the very same state", () => {
    const same: readonly Update[] = [
      {},
      { destination: undefined, notes: undefined },
      {
        destination: null,
        duration: 2,
        turns: 0,
        notes: [],
        days: [],
        styles: ["맛집"],
        results: {},
        plan: [],
      },
      { days: [{ places: ["난바"], id: "d1" }], results: { hotel: { found: [] } } },
      { plan: [{ step_id: "s1", status: "pending" }] },
      {
        days: [
          { id: "d1", places: [] },
          { id: "d1", places: ["난바"] },
        ],
      },
    ];
    for (const update of same) expect(apply(Trip, start, update)).toBe(start);
  });

  it("[A11] undefined means not mentioned, also for a new state", () => {
    expect(apply(Trip, start, { turns: undefined, notes: ["b"] })).toMatchObject({
      turns: 0,
      notes: ["a", "b"],
    });
    expect(initialState(Trip, { notes: undefined }).notes).toEqual([]);
  });
});

const throwing = () => {
  throw new Error("boom");
};

describe("an update that is refused", () => {
  it("[A3] because of an unknown key names the nearest one", () => {
    const misspelled = { duraton: 3 } as Update;
    expect(() => apply(Trip, start, misspelled)).toThrow(
      refused("UNKNOWN_FIELD", {
        definition: "trip",
        path: "duraton",
        nearest: "duration",
        known: Trip.fieldNames,
      }),
    );
    expect(() => apply(Trip, start, misspelled)).toThrow(/Did you mean "duration"\?/);
    expect(() => apply(Trip, start, { weather: undefined } as Update)).toThrow(
      refused("UNKNOWN_FIELD", { nearest: null }),
    );
    expect(() => initialState(Trip, misspelled as never)).toThrow(
      refused("UNKNOWN_FIELD", { nearest: "duration" }),
    );
    expect(() => restoreState(Trip, { Duration: 3 })).toThrow(
      refused("UNKNOWN_FIELD", { nearest: "duration" }),
    );
    const hostile = JSON.parse('{"__proto__":{"turns":9}}') as Update;
    expect(() => apply(Trip, start, hostile)).toThrow(refused("UNKNOWN_FIELD", { path: "__proto__" }));
  });

  it.each<[string, unknown]>([
    ["null", null],
    ["undefined", undefined],
    ["a list", []],
    ["a list of updates", [{ turns: 1 }]],
    ["a map", new Map([["turns", 1]])],
    ["a class instance", new (class Answer {})()],
    ["text", "turns"],
    ["a number", 7],
    ["empty text", ""],
    ["a proxy that throws", new Proxy({}, { ownKeys: throwing })],
    ["fields that cannot be read", Object.defineProperty({}, "turns", { enumerable: true, get: throwing })],
  ])("[A10] because it is %s, not an object", (_, update) => {
    expect(() => apply(Trip, start, update as Update)).toThrow(StateError);
    expect(() => initialState(Trip, update as never)).toThrow(StateError);
    expect(() => restoreState(Trip, update as never)).toThrow(StateError);
  });

  it("[A9] because the result would break a rule", () => {
    const broken = refused("RULE_BROKEN", {
      definition: "trip",
      rule: "days-fit",
      fields: ["days", "duration"],
    });
    expect(() => apply(Trip, start, { duration: 1, days: [{ id: "d3", places: [] }] })).toThrow(broken);
    const days = ["d1", "d2", "d3"].map((id) => ({ id, places: [] }));
    expect(() => initialState(Trip, { duration: 1, days })).toThrow(broken);
    expect(() => restoreState(Trip, { duration: 1, days })).toThrow(broken);
    expect(apply(Trip, start, { duration: 3, days: [{ id: "d3", places: [] }] }).days).toHaveLength(3);
  });

  it("[A9] rules are asked only when one of their fields changed", () => {
    let asked = 0;
    const Counted = defineState("counted", {
      version: 1,
      fields: { city: value(z.string()).optional(), turns: counter(), more: counter() },
      rules: [
        { id: "r", fields: ["city", "turns"], holds: () => ++asked > 0, requirement: { ko: "요.", en: "." } },
      ],
    });
    const state = initialState(Counted, {});
    expect(asked).toBe(1);
    apply(Counted, state, { more: 1 });
    expect(asked).toBe(1);
    apply(Counted, state, { turns: 1 });
    expect(asked).toBe(2);
  });

  it("[A7] leaves the state as it was, and the next update works as if nothing had happened", () => {
    fc.assert(
      fc.property(fc.array(anyUpdate, { maxLength: 8 }), (updates) => {
        let [state, replayed] = [start, start];
        const accepted: Update[] = [];
        for (const update of updates) {
          const before = encodeState(Trip, state);
          const result = safeApply(Trip, state, update);
          expect(encodeState(Trip, state)).toBe(before);
          if (!result.ok) continue;
          accepted.push(update);
          state = result.state;
        }
        for (const update of accepted) replayed = apply(Trip, replayed, update);
        expect(state).toEqual(replayed);
        expect(encodeState(Trip, state)).toBe(encodeState(Trip, replayed));
      }),
    );
  });

  it("[A12] because the state is of another definition or only looks like one", () => {
    const Other = defineState("other", { version: 1, fields: Trip.fields });
    const other = initialState(Other, {});
    expect(() => apply(Trip, other, {})).toThrow(refused("FOREIGN_STATE", { found: 'a state of "other"' }));
    expect(() => apply(Trip, { ...start }, {})).toThrow(refused("FOREIGN_STATE", { definition: "trip" }));
    expect(() => apply(Trip, structuredClone(start), { turns: 1 })).toThrow(refused("FOREIGN_STATE"));
    expect(() => apply(Trip, Object.create(start) as typeof start, {})).toThrow(refused("FOREIGN_STATE"));
  });

  it("[A13] is a value for safeApply, while a bug in a rule still throws", () => {
    const result = safeApply(Trip, start, { duration: 99 });
    expect(result).toMatchObject({ ok: false, error: { code: "INVALID_VALUE" } });
    expect(safeApply(Trip, start, { duration: 9 })).toMatchObject({ ok: true, state: { duration: 9 } });
    const holds = (): boolean => {
      throw new RangeError("bug");
    };
    const rules = [{ id: "bug", fields: ["turns" as const], holds, requirement: { ko: "요.", en: "." } }];
    const Buggy = defineState("buggy", { version: 1, fields: { turns: counter() }, rules });
    expect(() => initialState(Buggy, {})).toThrow(RangeError);
  });
});

describe("purity", () => {
  it("[A2] the update is neither frozen nor kept", () => {
    const update = { days: [{ id: "d3", places: ["교토"] }], budget: { amount: 1, basis: "total" as const } };
    const next = apply(Trip, start, update);
    expect([update, update.days, update.days[0], update.budget].some((each) => Object.isFrozen(each))).toBe(
      false,
    );
    update.days[0]?.places.push("나라");
    update.budget.amount = 99;
    expect(next).toMatchObject({ budget: { amount: 1 } });
    expect(next.days[2]).toEqual({ id: "d3", places: ["교토"] });
  });

  it("[A2] the same input gives the same result, a getter in the update is read once", () => {
    fc.assert(
      fc.property(anyUpdate, (update) => {
        const [left, right] = [safeApply(Trip, start, update), safeApply(Trip, start, update)];
        expect(left).toEqual(right);
      }),
    );
    let reads = 0;
    const tricky = Object.defineProperty({}, "turns", { enumerable: true, get: () => ++reads }) as Update;
    expect(apply(Trip, start, tricky).turns).toBe(1);
  });

  it("[A5] a state is frozen all the way down", () => {
    fc.assert(
      fc.property(anyUpdate, (update) => {
        const result = safeApply(Trip, start, update);
        if (result.ok) expect(isDeepFrozen(result.state)).toBe(true);
      }),
    );
    expect(isDeepFrozen(start)).toBe(true);
    expect(() => Object.assign(start, { turns: 5 })).toThrow(TypeError);
    expect(() => Object.assign(start, { notes: [] })).toThrow(TypeError);
    expect(() => Object.assign(start, { extra: 1 })).toThrow(TypeError);
  });
});

function isDeepFrozen(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isDeepFrozen);
}
