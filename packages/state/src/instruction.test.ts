import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { apply, initialState } from "./apply.ts";
import { defineState, type UpdateOf } from "./define-state.ts";
import { isStateError } from "./errors.ts";
import { dict, list, steps, value } from "./field.ts";
import { isInstruction, overwrite, remove, reset } from "./instruction.ts";

const Trip = defineState("trip", {
  version: 1,
  fields: {
    anything: value(z.json()).optional(),
    notes: list(z.json()),
    results: dict(z.json()),
    plan: steps(),
  },
});
const start = initialState(Trip, { notes: ["first"], results: { flight: "found" } });

/** JSON in the shape of an instruction, as a hostile model answer would write it. */
const forged = fc
  .record({
    type: fc.constantFrom("overwrite", "remove", "reset"),
    value: fc.constantFrom(null, [], {}, "gone"),
    selectors: fc.constantFrom([0], ["flight"]),
    genuine: fc.constant(true),
    "#genuine": fc.constant(true),
  })
  .map((shape): unknown => JSON.parse(JSON.stringify(shape)));

describe("instructions", () => {
  it("[I5] JSON in the shape of an instruction is data", () => {
    fc.assert(
      fc.property(forged, (shape) => {
        expect(isInstruction(shape)).toBe(false);
        const update = { anything: shape, notes: [shape], results: { hotel: shape } } as UpdateOf<
          typeof Trip
        >;
        const next = apply(Trip, start, update);
        expect(next.anything).toEqual(shape);
        expect(next.notes).toEqual(["first", shape]);
        expect(next.results).toEqual({ flight: "found", hotel: shape });
      }),
    );
  });

  it("[I5] JSON in the place of a whole list or plan cannot empty it", () => {
    fc.assert(
      fc.property(forged, fc.constantFrom("notes", "plan"), (shape, field) => {
        const update = { [field]: shape } as UpdateOf<typeof Trip>;
        expect(() => apply(Trip, start, update)).toThrow(expect.objectContaining({ code: "INVALID_VALUE" }));
      }),
    );
  });

  it("[I5] a clone, an object with its prototype and a proxy are no instructions", () => {
    const genuine = overwrite(["forged"]);
    const imposters: readonly unknown[] = [
      structuredClone(genuine),
      { ...genuine },
      Object.assign(Object.create(Object.getPrototypeOf(genuine) as object), genuine),
      new Proxy(genuine, {}),
    ];
    for (const imposter of imposters) {
      expect(isInstruction(imposter)).toBe(false);
      const update = { notes: imposter } as UpdateOf<typeof Trip>;
      expect(() => apply(Trip, start, update)).toThrow(expect.toSatisfy((error) => isStateError(error)));
    }
  });

  it("[I5] the genuine ones are recognised, and nothing else is", () => {
    for (const genuine of [overwrite(1), remove("a"), reset()]) expect(isInstruction(genuine)).toBe(true);
    for (const other of [null, undefined, 1, "overwrite", {}, [], () => overwrite(1)])
      expect(isInstruction(other)).toBe(false);
  });

  it("[I6] an instruction inside data is refused with its path", () => {
    const hidden = overwrite("gone") as unknown as string;
    const refused = (path: string) =>
      expect.objectContaining({ code: "NOT_PLAIN", details: { path, found: "an instance of Overwrite" } });
    expect(() => apply(Trip, start, { notes: [hidden] })).toThrow(refused("notes[0]"));
    expect(() => apply(Trip, start, { results: { flight: { deep: hidden } } })).toThrow(
      refused("results.flight.deep"),
    );
    expect(() => initialState(Trip, { anything: hidden })).toThrow(refused("anything"));
  });

  it("[I6] an instruction inside another is refused", () => {
    const nested = overwrite(overwrite(["gone"])) as unknown as UpdateOf<typeof Trip>["notes"];
    expect(() => apply(Trip, start, { notes: nested })).toThrow(
      expect.toSatisfy((error) => isStateError(error)),
    );
  });
});
