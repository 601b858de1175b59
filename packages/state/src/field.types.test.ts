import { describe, expect, expectTypeOf, it } from "vitest";
import * as z from "zod";
import { apply, initialState } from "./apply.ts";
import { applyAll } from "./apply-all.ts";
import { defineState, type InitialOf, type StateOf, type UpdateOf } from "./define-state.ts";
import { counter, counters, dict, list, set, steps, untracked, value } from "./field.ts";
import { overwrite, remove, reset } from "./instruction.ts";
import type { PhaseSpec } from "./phase.ts";
import { ExecutionStep, PlannedStep } from "./plan-step.ts";

const Trip = defineState("trip", {
  version: 1,
  fields: {
    user_id: value(z.string()),
    duration: value(z.int()).optional(),
    current_step: value(z.enum(["collecting", "done"])).default("collecting"),
    notes: list(z.strictObject({ id: z.string(), text: z.string().default("") }), { id: "id" }),
    styles: set(z.enum(["맛집", "관광"])),
    results: dict(z.strictObject({ score: z.number() })),
    turns: counter(),
    searches: counters(),
    plan: steps(),
    scratch: untracked(z.string()),
  },
  phase: { field: "current_step", moves: { collecting: ["done"] }, terminal: ["done"] },
});
type Trip = StateOf<typeof Trip>;
type TripUpdate = UpdateOf<typeof Trip>;
const start: Trip = initialState(Trip, { user_id: "u1" });

const fields = { step: value(z.enum(["a", "b"])).default("a"), name: value(z.string()).optional() };
const phaseOf = (phase: PhaseSpec<typeof fields>) => defineState("x", { version: 1, fields, phase });

/** Its body is checked by the compiler and never run. */
const neverRun = (work: () => unknown) => expect(work).toBeTypeOf("function");

describe("types come from the definition", () => {
  it("[F20] the type of a state", () => {
    expectTypeOf<Trip["user_id"]>().toEqualTypeOf<string>();
    expectTypeOf<Trip["duration"]>().toEqualTypeOf<number | null>();
    expectTypeOf<Trip["current_step"]>().toEqualTypeOf<"collecting" | "done">();
    expectTypeOf<Trip["notes"]>().toEqualTypeOf<readonly { readonly id: string; readonly text: string }[]>();
    expectTypeOf<Trip["styles"]>().toEqualTypeOf<readonly ("맛집" | "관광")[]>();
    expectTypeOf<Trip["results"]>().toEqualTypeOf<{ readonly [key: string]: { readonly score: number } }>();
    expectTypeOf<Trip["turns"]>().toEqualTypeOf<number>();
    expectTypeOf<Trip["searches"]>().toEqualTypeOf<{ readonly [key: string]: number }>();
    expectTypeOf<Trip["scratch"]>().toEqualTypeOf<string | null>();
    expectTypeOf<Trip["plan"][number]["status"]>().toEqualTypeOf<ExecutionStep["status"]>();
    expectTypeOf<keyof Trip>().toEqualTypeOf<keyof typeof Trip.fields>();
    expect(start.user_id).toBe("u1");
  });

  it("[F20] what may be written: data with its defaults left out, and instructions", () => {
    const fine: readonly TripUpdate[] = [
      {},
      { duration: null, notes: [{ id: "n1" }], turns: 1, searches: { naver: 1 } },
      { notes: overwrite([{ id: "n1" }]), results: remove("flight"), duration: reset(), turns: overwrite(0) },
      { plan: [{ step_id: "step_1", status: "in_progress" }], scratch: null, current_step: undefined },
      { notes: overwrite(start.notes), styles: remove("맛집"), plan: remove("step_1") },
    ];
    expect(fine).toHaveLength(5);
  });

  it("[F20] a wrong field name does not compile", () => {
    neverRun(() => {
      // @ts-expect-error: it is called duration
      apply(Trip, start, { duraton: 3 });
      // @ts-expect-error: it is called user_id
      initialState(Trip, { user_id: "u1", userId: "u1" });
      // @ts-expect-error: it is called duration
      applyAll(Trip, start, [{ writer: "a", update: { duraton: 3 } }]);
      // @ts-expect-error: no such field
      return start.destination;
    });
  });

  it("[F20] a wrong type does not compile", () => {
    neverRun(() => {
      // @ts-expect-error: a number is expected
      apply(Trip, start, { duration: "3" });
      // @ts-expect-error: not optional
      apply(Trip, start, { user_id: null });
      // @ts-expect-error: a list is expected
      apply(Trip, start, { notes: { id: "n1" } });
      // @ts-expect-error: the id is missing
      apply(Trip, start, { notes: [{ text: "x" }] });
      // @ts-expect-error: notes have no author
      apply(Trip, start, { notes: [{ id: "n1", author: "x" }] });
      // @ts-expect-error: no such style
      apply(Trip, start, { styles: ["수영"] });
      // @ts-expect-error: entries have a score
      apply(Trip, start, { results: { flight: { points: 1 } } });
      // @ts-expect-error: a step is found by its id
      apply(Trip, start, { plan: [{ status: "completed" }] });
      // @ts-expect-error: no such status
      apply(Trip, start, { plan: [{ step_id: "a", status: "cancelled" }] });
    });
  });

  it("[F20] a wrong phase name does not compile", () => {
    neverRun(() => {
      // @ts-expect-error: no such phase
      apply(Trip, start, { current_step: "planning" });
      // @ts-expect-error: no such phase to move to
      phaseOf({ field: "step", moves: { a: ["c"] }, terminal: ["b"] });
      // @ts-expect-error: no such phase to move from
      phaseOf({ field: "step", moves: { c: ["b"] }, terminal: ["b"] });
      // @ts-expect-error: no such terminal phase
      phaseOf({ field: "step", moves: { a: ["b"] }, terminal: ["c"] });
      // @ts-expect-error: no such waiting phase
      phaseOf({ field: "step", moves: { a: ["b"] }, waiting: ["c"] });
      // @ts-expect-error: a phase is one word out of a closed set, never unknown
      phaseOf({ field: "name", moves: {} });
      // @ts-expect-error: no such phase to start with
      return value(z.enum(["a", "b"])).default("c");
    });
  });

  it("[F20] a missing required field does not compile", () => {
    neverRun(() => {
      // @ts-expect-error: user_id is required
      initialState(Trip, {});
      // @ts-expect-error: undefined is no user_id
      initialState(Trip, { user_id: undefined });
    });
    expectTypeOf<InitialOf<typeof Trip>["turns"]>().toEqualTypeOf<number | undefined>();
  });

  it("[F20] an overwrite or removal of the wrong kind does not compile", () => {
    neverRun(() => {
      // @ts-expect-error: a list is expected
      apply(Trip, start, { notes: overwrite("x") });
      // @ts-expect-error: a number is expected
      apply(Trip, start, { duration: overwrite("3") });
      // @ts-expect-error: a counter has nothing to remove
      apply(Trip, start, { turns: remove("x") });
      // @ts-expect-error: a value has nothing to remove
      apply(Trip, start, { duration: remove(0) });
      // @ts-expect-error: data in the shape of an instruction is no instruction
      apply(Trip, start, { notes: { type: "reset" } });
    });
  });

  it("[F20] [A5] writing to a state does not compile, and throws", () => {
    const state = apply(Trip, start, { notes: [{ id: "n1" }], results: { a: { score: 1 } } });
    expect(() => {
      // @ts-expect-error: a state is read-only
      state.user_id = "u2";
    }).toThrow(TypeError);
    expect(() => {
      // @ts-expect-error: a list of a state is read-only
      state.notes.push({ id: "n2", text: "" });
    }).toThrow(TypeError);
    expect(() => {
      for (const note of state.notes) {
        // @ts-expect-error: an element of a state is read-only
        note.text = "changed";
      }
    }).toThrow(TypeError);
    expect(() => {
      // @ts-expect-error: a dictionary of a state is read-only
      state.results.b = { score: 2 };
    }).toThrow(TypeError);
  });

  it("[F20] a state of one definition is no state of another", () => {
    const Other = defineState("other", { version: 1, fields: { city: value(z.string()).optional() } });
    // @ts-expect-error: a trip is no other
    expect(() => apply(Other, start, {})).toThrow(expect.objectContaining({ code: "FOREIGN_STATE" }));
  });

  it("[S8] steps may carry their schedule", () => {
    const Planned = defineState("planned", { version: 1, fields: { plan: steps(PlannedStep) } });
    expectTypeOf<StateOf<typeof Planned>["plan"][number]["dependencies"]>().toEqualTypeOf<
      readonly string[]
    >();
    expectTypeOf<UpdateOf<typeof Planned>>().toExtend<{ plan?: unknown }>();
    expect(ExecutionStep.keyof().options).toHaveLength(12);
    neverRun(() => {
      // @ts-expect-error: plain steps have no dependencies
      apply(Trip, start, { plan: [{ step_id: "a", dependencies: [] }] });
    });
  });

  it("[F20] a set holds words or numbers, and the id of a list is one of its properties", () => {
    neverRun(() => {
      // @ts-expect-error: members are compared by value
      set(z.strictObject({ a: z.string() }));
      // @ts-expect-error: there is no such property
      list(z.strictObject({ id: z.string() }), { id: "key" });
    });
  });
});
