import { inspect } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { apply, initialState, restoreState, safeApply } from "./apply.ts";
import { defineState, type UpdateOf } from "./define-state.ts";
import { counter, dict, list, set, steps, untracked, value } from "./field.ts";
import { overwrite, remove } from "./instruction.ts";
import { startStep } from "./plan-step.ts";
import { appendedSince, stateBytes } from "./state-object.ts";
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
    duration: value(z.int().max(3)).optional(),
    days: list(z.object({ id: z.string(), places: z.array(z.string()) }), { id: "id" }),
    notes: list(z.string()),
    styles: set(z.string()),
    results: dict(z.object({ found: z.array(z.string()) })),
    turns: counter(),
    plan: steps(),
    scratch: untracked(z.string()),
  },
  rules: [
    {
      id: "few-notes",
      fields: ["notes"],
      holds: (state) => state.notes.length < 9,
      requirement: { ko: "메모가 너무 많아요.", en: "Too many notes." },
    },
  ],
});
type Update = UpdateOf<typeof Trip>;
const start = initialState(Trip, {
  days: [
    { id: "d1", places: ["난바"] },
    { id: "d2", places: ["우메다"] },
  ],
  results: { flight: { found: ["KE721"] }, hotel: { found: [] } },
  plan: [step("s1"), step("s2")],
  styles: ["맛집"],
  notes: ["a"],
});

const text = fc.string({ unit: fc.constantFrom("가", "🧳", "a", '"'), maxLength: 3 });
const day = fc.record({ id: fc.constantFrom("d1", "d2", "d3"), places: fc.array(text, { maxLength: 2 }) });
const anyUpdate: fc.Arbitrary<Update> = fc.record(
  {
    duration: fc.option(fc.integer({ min: 0, max: 5 })),
    days: fc.oneof(fc.array(day), fc.constant(remove("d1")), fc.array(day).map(overwrite)),
    notes: fc.oneof(
      fc.array(text, { maxLength: 4 }),
      fc.constant(remove(0)),
      fc.array(text, { maxLength: 2 }).map(overwrite),
    ),
    styles: fc.oneof(fc.array(text, { maxLength: 2 }), fc.constant(remove("맛집"))),
    results: fc.oneof(
      fc.dictionary(text, fc.record({ found: fc.array(text) })),
      fc.constant(remove("hotel")),
    ),
    turns: fc.integer({ min: -1, max: 20 }),
    plan: fc.constantFrom([startStep("s1", "2026-11-16T09:00:00Z")], [step("s3")], [{ step_id: "s9" }]),
    scratch: text,
  },
  { requiredKeys: [] },
);
/** Updates of a growing tree of states: each names the state it starts from. */
const branches = fc.array(fc.record({ from: fc.nat(), update: anyUpdate }), { maxLength: 12 });
function grow(tree: readonly { from: number; update: Update }[], visit: (state: typeof start) => void): void {
  const states = [start];
  for (const { from, update } of tree) {
    const result = safeApply(Trip, states[from % states.length] as typeof start, update);
    if (!result.ok) continue;
    states.push(result.state);
    visit(result.state);
  }
}

describe("sharing", () => {
  it("[A6] unchanged fields, elements and entries keep their identity", () => {
    const next = apply(Trip, start, {
      days: [{ id: "d3", places: [] }],
      results: { car: { found: [] } },
      plan: [startStep("s1", "2026-11-16T09:00:00Z")],
    });
    expect(next.days.slice(0, 2).every((each, index) => each === start.days[index])).toBe(true);
    expect(next.results.flight).toBe(start.results.flight);
    expect(next.plan.map((each, index) => each === start.plan[index])).toEqual([false, true]);
    for (const field of ["notes", "styles"] as const) expect(next[field]).toBe(start[field]);
    const replaced = apply(Trip, next, { days: [{ id: "d2", places: ["바뀜"] }] });
    expect(replaced.days.map((each, index) => each === next.days[index])).toEqual([true, false, true]);
    expect(apply(Trip, replaced, { turns: 1 }).days).toBe(replaced.days);
  });

  it("[A6] an overwrite that keeps most elements keeps their identity too", () => {
    const next = apply(Trip, start, { days: overwrite([...start.days.slice(1), { id: "d9", places: [] }]) });
    expect(next.days[0]).toBe(start.days[1]);
  });

  it("[A8] a state never changes, whatever is made from it", () => {
    fc.assert(
      fc.property(branches, (tree) => {
        const seen = [
          { state: start, snapshot: structuredClone({ ...start }), bytes: encodeState(Trip, start) },
        ];
        grow(tree, (state) => {
          seen.push({ state, snapshot: structuredClone({ ...state }), bytes: encodeState(Trip, state) });
        });
        for (const { state, snapshot, bytes } of seen) {
          expect({ ...state }).toEqual(snapshot);
          expect(encodeState(Trip, state)).toBe(bytes);
        }
      }),
    );
  });

  it("[A8] two different updates of one state give two independent states", () => {
    const [left, right] = [
      apply(Trip, start, { notes: ["왼쪽"] }),
      apply(Trip, start, { notes: ["오른쪽"] }),
    ];
    expect([start.notes, left.notes, right.notes]).toEqual([["a"], ["a", "왼쪽"], ["a", "오른쪽"]]);
    const longer = apply(Trip, left, { notes: ["더"] });
    expect([left.notes, longer.notes]).toEqual([
      ["a", "왼쪽"],
      ["a", "왼쪽", "더"],
    ]);
  });
});

describe("a state that was refused", () => {
  it("[A8] does not change either, if a rule kept it", () => {
    const kept: object[] = [];
    const Log = defineState("log", {
      version: 1,
      fields: { lines: list(z.string()), errors: counter() },
      rules: [
        {
          id: "no-errors",
          fields: ["errors"],
          holds: (state) => kept.push(state) > 0 && state.errors === 0,
          requirement: { ko: "오류가 없어야 해요.", en: "No errors." },
        },
      ],
    });
    const first = initialState(Log, { lines: ["a"] });
    expect(safeApply(Log, first, { lines: ["refused"], errors: 1 }).ok).toBe(false);
    apply(Log, first, { lines: ["b", "c"] });
    expect(kept.at(-1)).toEqual({ lines: ["a", "refused"], errors: 1 });
  });
});

describe("memory", () => {
  it("[A7] refused updates leave nothing behind", () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    const used = () => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const Log = defineState("log", {
      version: 1,
      fields: { lines: list(z.string()), turns: counter({ max: 1 }) },
    });
    let state = initialState(Log, {});
    const before = used();
    for (let turn = 0; turn < 4000; turn += 1) {
      expect(safeApply(Log, state, { lines: ["refused"], turns: 2 }).ok).toBe(false);
      state = apply(Log, state, { lines: ["accepted"] });
    }
    expect(state.lines).toHaveLength(4000);
    // One state of 4000 lines takes well below a megabyte; keeping every copy on the way takes about a hundred.
    expect(used() - before).toBeLessThan(40_000_000);
  });
});

describe("what a list gained", () => {
  it("[A15] is told when it only grew, over any number of updates", () => {
    const next = apply(Trip, apply(Trip, start, { notes: ["b"] }), { notes: ["c", "d"] });
    expect(appendedSince(start, next, "notes")).toEqual(["b", "c", "d"]);
    expect(appendedSince(start, start, "notes")).toEqual([]);
    expect(appendedSince(start, apply(Trip, start, { turns: 1 }), "notes")).toEqual([]);
  });

  it("[A15] is told on a fork and after a refused update too", () => {
    apply(Trip, start, { notes: ["main"] });
    const fork = apply(Trip, start, { notes: ["fork"] });
    expect(appendedSince(start, fork, "notes")).toEqual(["fork"]);
    const full = apply(Trip, fork, { notes: ["3", "4", "5", "6", "7"] });
    expect(safeApply(Trip, full, { notes: ["8", "9"] }).ok).toBe(false);
    expect(appendedSince(full, apply(Trip, full, { notes: ["8"] }), "notes")).toEqual(["8"]);
  });

  it("[A15] is not told when anything else happened", () => {
    expect(appendedSince(start, apply(Trip, start, { notes: remove(0) }), "notes")).toBeNull();
    expect(appendedSince(start, apply(Trip, start, { notes: overwrite(["x", "y"]) }), "notes")).toBeNull();
    expect(appendedSince(start, apply(Trip, start, { days: [{ id: "d1", places: [] }] }), "days")).toBeNull();
    expect(appendedSince(apply(Trip, start, { notes: ["b"] }), start, "notes")).toBeNull();
    expect(appendedSince(start, { ...start }, "notes")).toBeNull();
    for (const field of ["turns", "styles", "results", "nothing"])
      expect(appendedSince(start, start, field)).toBeNull();
  });
});

describe("a state as an object", () => {
  it("[A16] spreads, lists and serialises like the plain object it stands for", () => {
    expect(Object.keys(start)).toEqual(Trip.fieldNames);
    expect(JSON.parse(JSON.stringify(start))).toEqual({ ...start });
    expect(structuredClone({ ...start })).toEqual({ ...start });
    expect("notes" in start && Object.hasOwn(start, "notes")).toBe(true);
    expect(Object.getPrototypeOf(start)).toBe(Object.prototype);
    expect(Array.isArray(start.notes)).toBe(true);
  });

  it("[A16] prints its content", () => {
    const Small = defineState("small", { version: 1, fields: { notes: list(z.string()), turns: counter() } });
    expect(inspect(initialState(Small, { notes: ["맛집"] }))).toBe("{ notes: [ '맛집' ], turns: 0 }");
  });

  it("[A6] a list is the same array for as long as it is held", () => {
    expect(start.notes).toBe(start.notes);
  });

  it("[A10] a state can be given as the content of another", () => {
    expect(restoreState(Trip, { ...start })).toEqual(start);
    expect(restoreState(Trip, start)).toEqual(start);
  });
});

describe("the size of a state", () => {
  it("[Z1] is the length of the stored state in UTF-8 bytes, after any sequence of updates", () => {
    const stored = (state: typeof start) => {
      const envelope = JSON.parse(encodeState(Trip, state)) as { state: unknown };
      return new TextEncoder().encode(JSON.stringify(envelope.state)).length;
    };
    expect(stateBytes(start)).toBe(stored(start));
    fc.assert(
      fc.property(branches, (tree) => {
        grow(tree, (state) => {
          expect(stateBytes(state)).toBe(stored(state));
        });
      }),
    );
  });

  it("[Z1] untracked fields do not count", () => {
    expect(stateBytes(apply(Trip, start, { scratch: "x".repeat(1000) }))).toBe(stateBytes(start));
    const Memory = defineState("memory", { version: 1, fields: { scratch: untracked(z.string()) } });
    expect(stateBytes(initialState(Memory, { scratch: "x" }))).toBe("{}".length);
  });
});
