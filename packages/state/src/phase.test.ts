import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { apply, initialState, restoreState } from "./apply.ts";
import { defineState, type UpdateOf } from "./define-state.ts";
import { InvalidTransitionError } from "./errors.ts";
import { counter, list, value } from "./field.ts";
import { overwrite, reset } from "./instruction.ts";
import type { PhaseSpec } from "./phase.ts";
import { encodeState } from "./version.ts";

const PHASES = ["collecting", "searching", "planning", "asking", "done"] as const;
type Phase = (typeof PHASES)[number];

const fields = {
  current_step: value(z.enum(PHASES)).default("collecting"),
  notes: list(z.string()),
};
const define = (phase: object, more: object = {}) =>
  defineState("trip", {
    version: 1,
    fields: { ...fields, ...more },
    phase: phase as PhaseSpec<typeof fields>,
  });

const Trip = define({
  field: "current_step",
  moves: {
    collecting: ["searching"],
    searching: ["planning", "collecting"],
    planning: ["asking", "done"],
    asking: ["collecting"],
  },
  terminal: ["done"],
  waiting: ["asking"],
});
const invalid = (reason: RegExp) =>
  expect.objectContaining({
    code: "INVALID_DEFINITION",
    details: expect.objectContaining({ reason: expect.stringMatching(reason) }),
  });

describe("moves between phases", () => {
  /** Random tables in which every phase can be reached and left, and a waiting phase can be reached from all. */
  const table = fc
    .uniqueArray(fc.tuple(fc.constantFrom(...PHASES), fc.constantFrom(...PHASES)), { selector: String })
    .map((extra) => {
      const circle = PHASES.map(
        (phase, index) => [phase, PHASES[(index + 1) % PHASES.length] as Phase] as const,
      );
      const moves: Partial<Record<Phase, Phase[]>> = {};
      for (const [from, to] of [...circle, ...extra])
        moves[from] = [...new Set([...(moves[from] ?? []), to])];
      return moves;
    });

  it("[T1] [T2] every edge of any table is accepted and every other move refused with an unchanged state", () => {
    fc.assert(
      fc.property(table, (moves) => {
        const Random = define({ field: "current_step", moves, waiting: ["asking"] });
        for (const from of PHASES) {
          const state = restoreState(Random, { current_step: from, notes: ["메모"] });
          const bytes = encodeState(Random, state);
          for (const to of PHASES) {
            const move = () => apply(Random, state, { current_step: to, notes: ["다음"] });
            if (from === to || moves[from]?.includes(to)) expect(move().current_step).toBe(to);
            else expect(move).toThrow(InvalidTransitionError);
            expect(encodeState(Random, state)).toBe(bytes);
          }
        }
      }),
    );
  });

  it("[T2] a refused move says from, to and what is allowed", () => {
    const state = restoreState(Trip, { current_step: "searching" });
    expect(() => apply(Trip, state, { current_step: "done" })).toThrow(
      expect.objectContaining({
        name: "InvalidTransitionError",
        code: "INVALID_TRANSITION",
        from: "searching",
        to: "done",
        allowed: ["planning", "collecting"],
        details: expect.objectContaining({ definition: "trip", field: "current_step" }),
      }),
    );
    const done = restoreState(Trip, { current_step: "done" });
    expect(() => apply(Trip, done, { current_step: "collecting" })).toThrow(
      expect.objectContaining({ allowed: [] }),
    );
  });

  it("[T1] staying is allowed, also in a terminal phase", () => {
    const done = restoreState(Trip, { current_step: "done" });
    expect(apply(Trip, done, { current_step: "done" })).toBe(done);
    expect(apply(Trip, done, { notes: ["고마워요"] }).notes).toEqual(["고마워요"]);
  });

  it("[T3] a new state starts at the default phase or one move from it", () => {
    expect(initialState(Trip, {}).current_step).toBe("collecting");
    expect(initialState(Trip, { current_step: "searching" }).current_step).toBe("searching");
    expect(() => initialState(Trip, { current_step: "done" })).toThrow(InvalidTransitionError);
  });

  it("[T8] overwrite and reset follow the table too", () => {
    const planning = restoreState(Trip, { current_step: "planning" });
    expect(() => apply(Trip, planning, { current_step: overwrite("searching") })).toThrow(
      InvalidTransitionError,
    );
    expect(() => apply(Trip, planning, { current_step: reset() })).toThrow(InvalidTransitionError);
    const asking = restoreState(Trip, { current_step: "asking" });
    expect(apply(Trip, asking, { current_step: reset() }).current_step).toBe("collecting");
  });

  it("[T7] a phase field may be wrapped", () => {
    const Wrapped = defineState("wrapped", {
      version: 1,
      fields: { step: value(z.enum(["a", "b"]).readonly()).default("a") },
      phase: { field: "step", moves: { a: ["b"] }, terminal: ["b"] },
    });
    expect(Wrapped.phase).toMatchObject({ initial: "a", phases: ["a", "b"], terminal: ["b"], waiting: [] });
    expect(apply(Wrapped, initialState(Wrapped, {}), { step: "b" }).step).toBe("b");
  });

  it("[T7] what is no phase at all is refused as a value", () => {
    const update = { current_step: "flying" } as unknown as UpdateOf<typeof Trip>;
    expect(() => apply(Trip, initialState(Trip, {}), update)).toThrow(
      expect.objectContaining({ code: "INVALID_VALUE" }),
    );
  });
});

describe("a phase table that cannot work is refused when the definition is made", () => {
  const circle = {
    collecting: ["searching"],
    searching: ["planning"],
    planning: ["asking"],
    asking: ["done"],
  };
  const table = (change: object) => () =>
    define({ field: "current_step", moves: circle, terminal: ["done"], ...change });

  it("[T4] because it names an unknown phase", () => {
    expect(table({})).not.toThrow();
    expect(table({ moves: { ...circle, flying: ["done"] } })).toThrow(invalid(/"flying"/));
    expect(table({ moves: { ...circle, asking: ["done", "flying"] } })).toThrow(invalid(/"flying"/));
    expect(table({ terminal: ["done", "flying"] })).toThrow(invalid(/"flying"/));
    expect(table({ waiting: ["flying"] })).toThrow(invalid(/"flying"/));
  });

  it("[T4] because no way leads to a phase", () => {
    const moves = {
      collecting: ["searching"],
      searching: ["collecting", "done"],
      planning: ["asking"],
      asking: ["done"],
    };
    expect(table({ moves })).toThrow(invalid(/no move leads to: planning, asking\./));
  });

  it("[T5] because a phase is a dead end, or a terminal one is not", () => {
    expect(table({ terminal: [] })).toThrow(invalid(/"done" is a dead end/));
    expect(table({ moves: { ...circle, done: ["collecting"] } })).toThrow(
      invalid(/"done" is terminal but moves on/),
    );
    expect(
      table({ moves: { ...circle, done: ["collecting"] }, terminal: [], waiting: ["done"] }),
    ).not.toThrow();
  });

  it("[T6] because it could run for ever without ending or asking anybody", () => {
    const moves = { ...circle, collecting: ["searching", "planning"], searching: ["searching"] };
    expect(table({ moves })).toThrow(invalid(/from searching no terminal or waiting phase/));
    expect(table({ moves, waiting: ["searching"] })).not.toThrow();
    const endless = { ...circle, done: ["collecting"] };
    expect(table({ moves: endless, terminal: [] })).toThrow(
      invalid(/from collecting, searching, planning, asking, done/),
    );
  });

  it("[T9] because a turn could not begin where another one was stopped", () => {
    const back = {
      collecting: ["searching"],
      searching: ["planning", "collecting"],
      planning: ["asking", "collecting"],
      asking: ["done", "collecting"],
    };
    const begun = table({ moves: back, begins: "collecting" })();
    expect(begun.phase?.begins).toBe("collecting");
    expect(table({})().phase?.begins).toBeNull();
    expect(table({ begins: "collecting" })).toThrow(
      invalid(/begins in "collecting", but nothing moves there from searching, planning, asking\./),
    );
    expect(table({ moves: { ...back, planning: ["asking"] }, begins: "collecting" })).toThrow(
      invalid(/from planning\./),
    );
    expect(table({ begins: "done" })).toThrow(invalid(/"done", which is terminal/));
    expect(table({ begins: "flying" })).toThrow(invalid(/"flying"/));
  });

  it("[T9] and what is not refused lets a turn begin from every phase that is not terminal", () => {
    const subsets = fc.record(
      Object.fromEntries(PHASES.map((phase) => [phase, fc.subarray([...PHASES])])) as never,
    );
    fc.assert(
      fc.property(
        subsets,
        fc.constantFrom(...PHASES),
        fc.subarray([...PHASES]),
        (moves, begins, terminal) => {
          let definition: ReturnType<typeof define>;
          try {
            definition = define({ field: "current_step", moves, begins, terminal, waiting: [...PHASES] });
          } catch {
            return;
          }
          for (const from of PHASES.filter((phase) => !terminal.includes(phase))) {
            const stopped = restoreState(definition, { current_step: from });
            expect(apply(definition, stopped, { current_step: begins }).current_step).toBe(begins);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("[T7] because its field is missing, open or without a default", () => {
    expect(table({ field: "step" })).toThrow(invalid(/"step" does not exist/));
    expect(() => define({ field: "notes", moves: {} })).toThrow(invalid(/must be value\(z\.enum/));
    expect(() => define({ field: "open", moves: {} }, { open: value(z.string()).default("a") })).toThrow(
      invalid(/z\.enum/),
    );
    expect(() => define({ field: "turns", moves: {} }, { turns: counter() })).toThrow(invalid(/z\.enum/));
    const bare = { bare: value(z.enum(["a", "b"])) };
    expect(() => define({ field: "bare", moves: { a: ["b"] }, terminal: ["b"] }, bare)).toThrow(
      invalid(/\.default/),
    );
    const mixed = { mixed: value(z.literal(["a", 1])).default("a") };
    expect(() => define({ field: "mixed", moves: {} }, mixed)).toThrow(invalid(/z\.enum/));
  });
});
