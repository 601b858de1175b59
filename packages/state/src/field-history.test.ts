import { describe, expect, it } from "vitest";
import * as z from "zod";
import { apply, initialState } from "./apply.ts";
import { defineState } from "./define-state.ts";
import { dict, list, steps, untracked, value } from "./field.ts";
import { fieldHistory } from "./field-history.ts";
import { remove } from "./instruction.ts";
import { advanceStep, startStep } from "./plan-step.ts";

const Trip = defineState("trip", {
  version: 1,
  fields: {
    duration: value(z.int()).optional(),
    notes: list(z.string()),
    stops: list(z.object({ code: z.int(), nights: z.int() }), { id: "code" }),
    agent_results: dict(z.object({ score: z.int() })),
    plan: steps(),
    scratch: untracked(z.string()),
  },
});
const step = (step_id: string) => ({
  step_id,
  step_type: "search",
  agent_name: "flight",
  team: "search",
  task: "항공권 찾기",
  description: "",
});
const NOW = "2026-03-01T09:00:00+09:00";

describe("fieldHistory", () => {
  const s0 = initialState(Trip, { plan: [step("step_0"), step("step_1")] });
  const s1 = apply(Trip, s0, { duration: 3, notes: ["맛집"], plan: [startStep("step_1", NOW)] });
  const s2 = apply(Trip, s1, { notes: ["온천", "야경"], agent_results: { hotel: { score: 1 } } });
  const s3 = apply(Trip, s2, {
    duration: 2,
    plan: [advanceStep("step_1", 40)],
    agent_results: { hotel: { score: 2 } },
  });
  const s4 = apply(Trip, s3, { plan: remove("step_0"), agent_results: remove("hotel") });
  const records = [
    { state: s0 },
    { state: s1, at: "09:01", by: "collector" },
    { state: s2, at: "09:02" },
    { state: s3, at: "09:03", by: "planner" },
    { state: s4 },
  ];

  it("[D6] tells when a field changed, from what to what, and by whom", () => {
    expect(fieldHistory(records, "duration")).toEqual([
      { type: "changed", path: ["duration"], before: null, after: 3, at: "09:01", by: "collector" },
      { type: "changed", path: ["duration"], before: 3, after: 2, at: "09:03", by: "planner" },
    ]);
  });

  it("tells what was added to a list, not the list again and again", () => {
    const added = { type: "added", by: null, at: "09:02" };
    expect(fieldHistory(records, "notes")).toEqual([
      { ...added, path: ["notes", 0], after: "맛집", at: "09:01", by: "collector" },
      { ...added, path: ["notes", 1], after: "온천" },
      { ...added, path: ["notes", 2], after: "야경" },
    ]);
  });

  it("follows one place inside a field from its beginning to its end", () => {
    const score = ["agent_results", "hotel", "score"];
    expect(fieldHistory(records, score)).toEqual([
      { type: "added", path: score, after: 1, at: "09:02", by: null },
      { type: "changed", path: score, before: 1, after: 2, at: "09:03", by: "planner" },
      { type: "removed", path: score, before: 2, at: null, by: null },
    ]);
  });

  it("follows a step by its id wherever it stands in the plan", () => {
    const history = fieldHistory(records, ["plan", "step_1", "progress_percentage"]);
    expect(history).toMatchObject([{ path: ["plan", 1, "progress_percentage"], before: 0, after: 40 }]);
    expect(fieldHistory(records, ["plan", "step_0"])).toMatchObject([{ type: "removed", path: ["plan", 0] }]);
  });

  it("follows elements inside elements", () => {
    const at = (n: number) => ({ state: { plan: [{ step_id: "s", items: [{ id: "a", n }] }] } });
    const history = fieldHistory([at(1), at(2)], ["plan", "s", "items", "a", "n"], Trip);
    expect(history).toMatchObject([{ path: ["plan", 0, "items", 0, "n"], before: 1, after: 2 }]);
  });

  it("follows an index when it is given one", () => {
    const history = fieldHistory(records, ["plan", 0, "step_id"]);
    expect(history).toMatchObject([{ before: "step_0", after: "step_1" }]);
  });

  it("finds elements by the id that the definition names", () => {
    const one = apply(Trip, s0, { stops: [{ code: 7, nights: 1 }] });
    const two = apply(Trip, one, { stops: [{ code: 7, nights: 2 }] });
    const path = ["stops", "7", "nights"];
    expect(fieldHistory([{ state: one }, { state: two }], path, Trip)).toMatchObject([
      { before: 1, after: 2 },
    ]);
    expect(fieldHistory([{ state: one }, { state: two }], path)).toEqual([]);
  });

  it.each([
    [["nothing"]],
    [["plan", "step_9"]],
    [["plan", "length"]],
    [["duration", "x"]],
    [["notes", "toString"]],
  ])("is empty for %j, which never existed", (path) => {
    expect(fieldHistory(records, path)).toEqual([]);
  });

  it("is empty for no states, one state and states that stay the same", () => {
    expect(fieldHistory([], "duration")).toEqual([]);
    expect(fieldHistory([{ state: s1 }], "duration")).toEqual([]);
    expect(fieldHistory([{ state: s1 }, { state: s1 }, { state: { ...s1 } }], "duration")).toEqual([]);
  });

  it("reads plain records of states too, and leaves out what is never stored", () => {
    const plain = [{ state: { city: "오사카" } }, { state: {} }, { state: { city: "도쿄" } }];
    expect(fieldHistory(plain, "city").map(({ type }) => type)).toEqual(["removed", "added"]);
    const scratched = [{ state: s0 }, { state: apply(Trip, s0, { scratch: "임시" }) }];
    expect(fieldHistory(scratched, "scratch", Trip)).toEqual([]);
  });

  it("does not change later", () => {
    const history = fieldHistory(records, "duration");
    expect(Object.isFrozen(history) && history.every((entry) => Object.isFrozen(entry))).toBe(true);
  });
});
