import { describe, expect, it } from "vitest";
import * as z from "zod";
import { apply, initialState } from "../apply.ts";
import { defineState } from "../define-state.ts";
import { value } from "../field.ts";
import { recordRun } from "./recorded-run.ts";
import { TripState, tripMoments, tripRun } from "./testing/trip-state.ts";

describe("a recorded run", () => {
  it("tells of every step who wrote, when, what changed and where the phase went", () => {
    expect(tripRun().steps[2]).toEqual({
      by: "planner",
      at: "2026-11-16T10:00:00+09:00",
      phase_before: "collecting",
      phase_after: "searching",
      rests: null,
      changed_fields: [
        "current_step",
        "destination",
        "duration",
        "origin",
        "interests",
        "execution_steps",
        "traveller",
      ],
      summary: 'current_step = "searching", destination = "오사카", duration = 3, origin = {…}, 3 more',
    });
  });

  it("compares the first state with the defaults", () => {
    expect(tripRun().steps[0]).toMatchObject({
      phase_before: null,
      phase_after: "collecting",
      changed_fields: ["user_id"],
    });
  });

  it("knows where the state waits for a person and where it ends", () => {
    const rests = tripRun().steps.map((step) => step.rests);
    expect(rests).toEqual([null, null, null, null, "waiting", null, "waiting", "terminal"]);
  });

  it("is the same from states that were stored and read again", () => {
    const copies = tripMoments().map((moment) => ({
      ...moment,
      state: structuredClone({ ...moment.state }),
    }));
    expect(recordRun(TripState, copies)).toEqual(tripRun());
  });

  it("is plain data that holds nothing personal or secret", () => {
    const text = JSON.stringify(tripRun());
    expect(JSON.parse(text)).toEqual(tripRun());
    for (const hidden of [
      "user-4711",
      "민지",
      "010-1234-5678",
      "sk-real-secret",
      "key-from-the-definition",
    ]) {
      expect(text).not.toContain(hidden);
    }
  });

  it("leaves out what never leaves memory", () => {
    const first = initialState(TripState, { user_id: "u" });
    const next = apply(TripState, first, { scratch: { draft: "생각 중" } });
    const run = recordRun(TripState, [
      { by: "user", at: null, state: first },
      { by: "planner", at: null, state: next },
    ]);
    expect(run.steps[1]).toMatchObject({ changed_fields: [], summary: "" });
  });

  it("does not tell a phase that is marked", () => {
    const Care = defineState("care", {
      version: 1,
      fields: {
        stage: value(z.enum(["open", "closed"]))
          .default("open")
          .personal(),
      },
      phase: { field: "stage", moves: { open: ["closed"] }, terminal: ["closed"] },
    });
    const open = initialState(Care, {});
    const run = recordRun(Care, [
      { by: "user", at: null, state: open },
      { by: "user", at: null, state: apply(Care, open, { stage: "closed" }) },
    ]);
    expect(run.steps[1]).toMatchObject({ phase_before: null, phase_after: null, summary: "stage changed" });
  });
});
