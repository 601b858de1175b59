import { describe, expect, it } from "vitest";
import * as z from "zod";
import { apply, initialState, restoreState } from "./apply.ts";
import { defineState } from "./define-state.ts";
import { dict, list, untracked, value } from "./field.ts";
import { overwrite } from "./instruction.ts";
import { sizeReport } from "./size.ts";
import { stateBytes } from "./state-object.ts";

const fields = {
  city: value(z.string()).default(""),
  notes: list(z.string()),
  results: dict(z.string()),
  user: value(z.string()).default("u"),
  scratch: untracked(z.string()),
};
const define = (warn: number, refuse: number) =>
  defineState("trip", { version: 1, fields, size: { warn, refuse } });
const Trip = define(200, 300);
const empty = initialState(Trip, {});

describe("the size report", () => {
  it("[Z2] says fine below the warning size, warning from it on, and names the three largest fields", () => {
    const room = 200 - stateBytes(empty);
    const below = apply(Trip, empty, { city: "x".repeat(room - 1) });
    expect(sizeReport(Trip, below)).toMatchObject({ bytes: 199, level: "fine" });
    const at = apply(Trip, empty, { city: "x".repeat(room) });
    expect(sizeReport(Trip, at)).toMatchObject({ bytes: 200, level: "warning" });
    const filled = apply(Trip, empty, { notes: ["12345678", "12"], results: { a: "1234567" }, city: "abcd" });
    expect(sizeReport(Trip, filled).largest).toEqual([
      { field: "notes", bytes: '["12345678","12"]'.length },
      { field: "results", bytes: '{"a":"1234567"}'.length },
      { field: "city", bytes: '"abcd"'.length },
    ]);
  });

  it("[Z2] leaves untracked fields out", () => {
    const state = apply(Trip, empty, { scratch: "x".repeat(1000) });
    expect(sizeReport(Trip, state)).toEqual(sizeReport(Trip, empty));
    expect(sizeReport(Trip, state).largest.map((each) => each.field)).not.toContain("scratch");
  });

  it("[Z2] is made for states of its own definition only", () => {
    expect(() => sizeReport(Trip, { ...empty })).toThrow(expect.objectContaining({ code: "FOREIGN_STATE" }));
  });
});

describe("the size limit", () => {
  const room = 300 - stateBytes(empty);
  const full = apply(Trip, empty, { city: "x".repeat(room) });

  it("[Z3] lets a state through that is exactly as large as allowed", () => {
    expect(stateBytes(full)).toBe(300);
    expect(sizeReport(Trip, full).level).toBe("warning");
  });

  it("[Z3] refuses an update beyond it and names the largest fields", () => {
    expect(() => apply(Trip, full, { notes: [""] })).toThrow(
      expect.objectContaining({
        code: "STATE_TOO_LARGE",
        details: {
          definition: "trip",
          bytes: 302,
          allowed: 300,
          largest: [
            { field: "city", bytes: room + 2 },
            { field: "notes", bytes: 4 },
            { field: "user", bytes: 3 },
          ],
        },
      }),
    );
    expect(() => initialState(Trip, { city: "x".repeat(room + 1) })).toThrow(
      expect.objectContaining({ code: "STATE_TOO_LARGE" }),
    );
    expect(() => restoreState(Trip, { city: "x".repeat(room + 1) })).toThrow(
      expect.objectContaining({ code: "STATE_TOO_LARGE" }),
    );
  });

  it("[Z3] lets an update through that makes room", () => {
    expect(apply(Trip, full, { city: "", notes: ["x".repeat(50)] }).notes).toHaveLength(1);
    const notes = apply(Trip, empty, { notes: ["x".repeat(room - 2)] });
    expect(apply(Trip, notes, { notes: overwrite(["y"]) }).notes).toEqual(["y"]);
  });
});
