import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { apply, initialState, restoreState, safeApply } from "./apply.ts";
import { defineState, type StateOf, type UpdateOf } from "./define-state.ts";
import { StateError } from "./errors.ts";
import { counter, counters, dict, list, set, steps, untracked, value } from "./field.ts";
import { overwrite } from "./instruction.ts";
import { StepStatus } from "./plan-step.ts";
import { encodeState, toEnvelope } from "./version.ts";

const RUNS = { numRuns: 100 };
const Note = z.object({ id: z.string(), text: z.string(), tags: z.array(z.string()).default([]) });
const Trip = defineState("trip", {
  version: 1,
  fields: {
    city: value(z.union([z.string(), z.object({ name: z.string() })])).optional(),
    visited: list(z.string()),
    notes: list(Note, { id: "id" }),
    styles: set(z.union([z.string(), z.int()])),
    results: dict(z.object({ found: z.array(z.int()) })),
    turns: counter(),
    searches: counters(),
    plan: steps(),
    scratch: untracked(z.json()),
  },
});
type TripState = StateOf<typeof Trip>;
type Update = UpdateOf<typeof Trip>;
type Kind = keyof TripState;

const word = fc.constantFrom("a", "b", "가", "__", "toString");
const note = fc.record(
  { id: word, text: word, tags: fc.array(word, { maxLength: 2 }) },
  { requiredKeys: ["id", "text"] },
);
const wholeStep = { step_type: "t", agent_name: "a", team: "t", task: "t", description: "" };
const stepChange = fc.oneof(
  fc.record({ step_id: word, status: fc.constantFrom(...StepStatus.options) }),
  fc.record({ step_id: word, progress_percentage: fc.integer({ min: 0, max: 100 }) }),
  word.map((step_id) => ({ ...wholeStep, step_id })),
);
const UPDATES = {
  city: fc.oneof(word, fc.record({ name: word }), fc.constant(null)),
  visited: fc.array(word, { maxLength: 4 }),
  notes: fc.array(note, { maxLength: 4 }),
  styles: fc.array(fc.oneof(word, fc.integer({ min: -1, max: 2 })), { maxLength: 4 }),
  results: fc.dictionary(word, fc.record({ found: fc.array(fc.nat(3), { maxLength: 2 }) }), { maxKeys: 3 }),
  turns: fc.integer({ min: -3, max: 9 }),
  searches: fc.dictionary(word, fc.integer({ min: -2, max: 5 }), { maxKeys: 3 }),
  plan: fc.array(stepChange, { maxLength: 4 }),
  scratch: fc.oneof(word, fc.array(word), fc.constant(null)),
} as const satisfies { readonly [Field in Kind]: fc.Arbitrary<unknown> };
const KINDS = Object.keys(UPDATES) as Kind[];
const EMPTY: { readonly [Field in Kind]: readonly unknown[] } = {
  city: [],
  visited: [[]],
  notes: [[]],
  styles: [[]],
  results: [{}],
  turns: [0],
  searches: [{}],
  plan: [[]],
  scratch: [],
};

const updateOf = (field: Kind) => UPDATES[field].map((content) => ({ [field]: content }) as Update);
const anyUpdate = fc.oneof(...KINDS.map(updateOf));
/** Any state that a few accepted updates lead to. */
const anyState = fc.array(anyUpdate, { maxLength: 6 }).map((updates) =>
  updates.reduce(
    (state, update) => {
      const result = safeApply(Trip, state, update);
      return result.ok ? result.state : state;
    },
    initialState(Trip, {}),
  ),
);
const bytes = (state: TripState) => encodeState(Trip, state);

function deepFreeze<Value>(content: Value): Value {
  if (typeof content === "object" && content !== null)
    Object.values(Object.freeze(content)).forEach(deepFreeze);
  return content;
}
/** The state that came out, or the code of the refusal. */
function outcome(work: () => TripState): string {
  try {
    return bytes(work());
  } catch (error) {
    if (error instanceof StateError) return error.code;
    throw error;
  }
}

describe.each(KINDS)("the reducer of %s", (field) => {
  it("[L1] identity: an update that says nothing keeps the very same state", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(apply(Trip, state, {})).toBe(state);
        expect(apply(Trip, state, { [field]: undefined } as Update)).toBe(state);
        for (const empty of EMPTY[field])
          expect(apply(Trip, state, { [field]: empty } as Update)).toBe(state);
        expect(apply(Trip, state, { [field]: overwrite(state[field]) } as Update)).toBe(state);
      }),
      RUNS,
    );
  });

  it("[L2] purity: frozen updates work, and neither they nor the state change", () => {
    fc.assert(
      fc.property(anyState, updateOf(field), (state, update) => {
        const [before, said] = [bytes(state), JSON.stringify(update)];
        const free = outcome(() => apply(Trip, state, structuredClone(update)));
        expect(outcome(() => apply(Trip, state, deepFreeze(update)))).toBe(free);
        expect(bytes(state)).toBe(before);
        expect(JSON.stringify(update)).toBe(said);
      }),
      RUNS,
    );
  });

  it("[L3] closure: every result is restored from its own plain data as an equal state", () => {
    fc.assert(
      fc.property(anyState, updateOf(field), (state, update) => {
        const result = safeApply(Trip, state, update);
        if (!result.ok) return;
        const { scratch } = result.state;
        const restored = restoreState(
          Trip,
          JSON.parse(JSON.stringify({ ...toEnvelope(Trip, result.state).state, scratch })),
        );
        expect(restored).toEqual(result.state);
        expect(bytes(restored)).toBe(bytes(result.state));
      }),
      RUNS,
    );
  });
});

/** Two updates of one field joined into one that must do the same, where the kind promises it. */
const JOINED = {
  visited: (left: string[], right: string[]) => [...left, ...right],
  notes: (left: unknown[], right: unknown[]) => [...left, ...right],
  styles: (left: unknown[], right: unknown[]) => [...left, ...right],
  plan: (left: unknown[], right: unknown[]) => [...left, ...right],
  results: (left: object, right: object) => ({ ...left, ...right }),
  turns: (left: number, right: number) => left + right,
  searches: (left: Record<string, number>, right: Record<string, number>) =>
    Object.fromEntries(
      [...new Set([...Object.keys(left), ...Object.keys(right)])].map((key) => [
        key,
        (Object.hasOwn(left, key) ? (left[key] ?? 0) : 0) +
          (Object.hasOwn(right, key) ? (right[key] ?? 0) : 0),
      ]),
    ),
} as const;

describe("laws of several updates", () => {
  it.each(Object.keys(JOINED) as (keyof typeof JOINED)[])(
    "[L4] associativity: two updates of %s do what the joined one does",
    (field) => {
      const join = JOINED[field] as (left: unknown, right: unknown) => unknown;
      fc.assert(
        fc.property(anyState, UPDATES[field], UPDATES[field], (state, left, right) => {
          const between = safeApply(Trip, state, { [field]: left } as Update);
          const apart = between.ok ? safeApply(Trip, between.state, { [field]: right } as Update) : between;
          if (!apart.ok) return;
          expect(bytes(apply(Trip, state, { [field]: join(left, right) } as Update))).toBe(
            bytes(apart.state),
          );
        }),
        RUNS,
      );
    },
  );

  it.each(["city", "notes", "styles", "results", "scratch"] as const)(
    "[L5] idempotence: the same update of %s twice is once",
    (field) => {
      fc.assert(
        fc.property(anyState, updateOf(field), (state, update) => {
          const once = apply(Trip, state, update);
          expect(apply(Trip, once, structuredClone(update))).toBe(once);
        }),
        RUNS,
      );
    },
  );

  it("[L5] plain lists and counters are not idempotent", () => {
    const update = { visited: ["a"], turns: 1, searches: { naver: 1 } };
    const twice = apply(Trip, apply(Trip, initialState(Trip, {}), update), update);
    expect(twice).toMatchObject({ visited: ["a", "a"], turns: 2, searches: { naver: 2 } });
  });

  it("[L6] commutativity: sets, dictionaries with different keys and counters hold the same in either order", () => {
    const sorted = (state: TripState) =>
      bytes(
        apply(Trip, state, {
          styles: overwrite(
            [...state.styles].sort((a, b) => (`${typeof a}${a}` < `${typeof b}${b}` ? -1 : 1)),
          ),
        }),
      );
    const nothingBelowZero = {
      turns: fc.nat(9),
      searches: fc.dictionary(word, fc.nat(5)),
      styles: UPDATES.styles,
    };
    const update = fc.record({ ...nothingBelowZero, results: UPDATES.results });
    fc.assert(
      fc.property(anyState, update, update, (state, left, given) => {
        const others = Object.entries(given.results).filter(([key]) => !Object.hasOwn(left.results, key));
        const right = { ...given, results: Object.fromEntries(others) };
        const [one, other] = [
          apply(Trip, apply(Trip, state, left), right),
          apply(Trip, apply(Trip, state, right), left),
        ];
        expect(sorted(one)).toBe(sorted(other));
      }),
      RUNS,
    );
  });
});
