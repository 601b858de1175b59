import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apply, initialState, restoreState, safeApply } from "./apply.ts";
import { defineState, type UpdateOf } from "./define-state.ts";
import { steps } from "./field.ts";
import { overwrite } from "./instruction.ts";
import {
  advanceStep,
  completeStep,
  ExecutionStep,
  failStep,
  PlanEntry,
  PlannedStep,
  retryStep,
  STEP_MOVES,
  StepStatus,
  type StepUpdate,
  skipStep,
  startStep,
} from "./plan-step.ts";

const NOW = "2026-11-16T09:00:00Z";
const LATER = "2026-11-16T09:00:05+09:00";
const Plan = defineState("plan", { version: 1, fields: { plan: steps() } });
type Update = UpdateOf<typeof Plan>;
const whole = {
  step_id: "step_1",
  step_type: "search",
  agent_name: "search_team",
  team: "search",
  task: "법률 검색",
  description: "관련 조항을 찾아요",
};
const start = initialState(Plan, { plan: [whole, { ...whole, step_id: "step_2" }] });
const after = (...changes: readonly StepUpdate[]) =>
  changes.reduce((state, change) => apply(Plan, state, { plan: [change] }), start);
const first = (...changes: readonly StepUpdate[]) => after(...changes).plan[0] as ExecutionStep;
const refused = (code: string, details: object = {}) =>
  expect.objectContaining({ code, details: expect.objectContaining(details) });

/** Changes that bring a fresh step to a status. */
const WAY: { readonly [Status in StepStatus]: readonly StepUpdate[] } = {
  pending: [],
  in_progress: [startStep("step_1", NOW)],
  completed: [startStep("step_1", NOW), completeStep("step_1", LATER)],
  failed: [startStep("step_1", NOW), failStep("step_1", LATER, "시간 초과")],
  skipped: [skipStep("step_1", NOW)],
};

describe("moves of a step", () => {
  it("[S1] the table", () => {
    expect(STEP_MOVES).toEqual({
      pending: ["in_progress", "skipped"],
      in_progress: ["completed", "failed", "skipped"],
      failed: ["pending", "skipped"],
      completed: [],
      skipped: [],
    });
  });

  it.each(StepStatus.options)(
    "[S1] [S2] from %s every move of the table is taken and every other refused",
    (from) => {
      const state = after(...WAY[from]);
      for (const to of StepStatus.options) {
        const move = () => apply(Plan, state, { plan: [{ step_id: "step_1", status: to }] });
        if (to === from) expect(move()).toBe(state);
        else if (STEP_MOVES[from].includes(to)) expect(move().plan[0]?.status).toBe(to);
        else
          expect(move).toThrow(
            refused("INVALID_STEP_MOVE", { step: "step_1", from, to, allowed: STEP_MOVES[from] }),
          );
      }
    },
  );

  it("[S2] a status that does not exist is refused", () => {
    for (const status of ["cancelled", "toString", 1, null]) {
      const update = { plan: [{ step_id: "step_1", status }] } as unknown as Update;
      expect(safeApply(Plan, start, update).ok).toBe(false);
    }
  });
});

describe("progress of a step", () => {
  it("[S3] a completed step has 100 %, a pending one 0 %, whatever the update says", () => {
    expect(first(...WAY.completed).progress_percentage).toBe(100);
    const low = { step_id: "step_1", status: "completed", progress_percentage: 10 } as const;
    expect(first(startStep("step_1", NOW), low).progress_percentage).toBe(100);
    expect(first(...WAY.completed, advanceStep("step_1", 30)).progress_percentage).toBe(100);
    expect(first(advanceStep("step_1", 30)).progress_percentage).toBe(0);
    expect(
      first({ step_id: "step_1", status: "in_progress", progress_percentage: 20 }).progress_percentage,
    ).toBe(20);
  });

  it("[S3] so it is in a step that is new, restored or overwritten", () => {
    const completed = { ...whole, status: "completed" as const, progress_percentage: 10 };
    const pending = { ...whole, status: "pending" as const, progress_percentage: 40 };
    for (const [plan, progress] of [
      [[completed], 100],
      [[pending], 0],
    ] as const) {
      expect(restoreState(Plan, { plan }).plan[0]?.progress_percentage).toBe(progress);
      expect(initialState(Plan, { plan }).plan[0]?.progress_percentage).toBe(progress);
      expect(apply(Plan, start, { plan: overwrite(plan) }).plan[0]?.progress_percentage).toBe(progress);
    }
    const added = apply(Plan, start, { plan: [{ ...pending, step_id: "step_3" }] });
    expect(added.plan[2]?.progress_percentage).toBe(0);
  });

  it("[S6] progress never falls while a step runs", () => {
    const step = first(startStep("step_1", NOW), advanceStep("step_1", 60), advanceStep("step_1", 40));
    expect(step.progress_percentage).toBe(60);
    expect(first(...WAY.failed).progress_percentage).toBe(0);
  });

  it.each([-1, 101, 0.5, "50", null, true, Number.NaN, [50]])(
    "[S6] progress %j is refused in every status",
    (progress) => {
      for (const status of StepStatus.options) {
        const change = { step_id: "step_1", progress_percentage: progress } as unknown as StepUpdate;
        const moved = { ...change, status: STEP_MOVES[status][0] ?? status };
        for (const each of [change, moved])
          expect(safeApply(Plan, after(...WAY[status]), { plan: [each] }).ok, status).toBe(false);
      }
    },
  );
});

describe("the life of a step", () => {
  it("[S9] the helpers lead a step through its life", () => {
    expect(first(startStep("step_1", NOW))).toMatchObject({
      status: "in_progress",
      started_at: NOW,
      completed_at: null,
    });
    expect(first(startStep("step_1", NOW), completeStep("step_1", LATER, { found: 3 }))).toMatchObject({
      status: "completed",
      started_at: NOW,
      completed_at: LATER,
      result: { found: 3 },
      error: null,
    });
    expect(first(...WAY.failed)).toMatchObject({ status: "failed", error: "시간 초과", completed_at: LATER });
    expect(first(...WAY.skipped)).toMatchObject({ status: "skipped", completed_at: NOW, started_at: null });
    expect(first(startStep("step_1", NOW), advanceStep("step_1", 35)).progress_percentage).toBe(35);
    expect(completeStep("step_1", NOW).result).toBeNull();
  });

  it("[S5] a retry starts clean", () => {
    const failed = [
      startStep("step_1", NOW),
      advanceStep("step_1", 70),
      failStep("step_1", LATER, "시간 초과"),
    ];
    const partial = { step_id: "step_1", result: { found: 1 } };
    expect(first(...failed, partial, retryStep("step_1"))).toEqual(start.plan[0]);
    const again = first(...failed, retryStep("step_1"), startStep("step_1", LATER));
    expect(again).toMatchObject({
      status: "in_progress",
      progress_percentage: 0,
      error: null,
      started_at: LATER,
    });
  });

  it("[S5] only a retry does: other changes leave what they do not name", () => {
    const step = first({ step_id: "step_1", result: { kept: 1 } }, { step_id: "step_1", task: "시세 검색" });
    expect(step).toMatchObject({ status: "pending", task: "시세 검색", result: { kept: 1 } });
    const stayed = first({ step_id: "step_1", result: { kept: 1 } }, retryStep("step_1"));
    expect(stayed.result).toEqual({ kept: 1 });
    const local = "2026-11-16T09:00:00";
    expect(first(startStep("step_1", local)).started_at).toBe(local);
  });

  it("[S4] a change of a step that is not in the plan is refused with the known steps", () => {
    expect(() => after(startStep("step_9", NOW))).toThrow(
      refused("UNKNOWN_STEP", { step: "step_9", known: ["step_1", "step_2"] }),
    );
    expect(() => after({ step_id: "toString", status: "skipped" })).toThrow(refused("UNKNOWN_STEP"));
  });

  it("[S7] a new step is whole and pending, and comes last", () => {
    const added = apply(Plan, start, { plan: [{ ...whole, step_id: "step_3" }] });
    expect(added.plan.map((step) => step.step_id)).toEqual(["step_1", "step_2", "step_3"]);
    for (const status of ["in_progress", "completed", "failed", "skipped"] as const) {
      expect(() => after({ ...whole, step_id: "step_3", status })).toThrow(
        refused("INVALID_STEP_MOVE", { step: "step_3", to: status, allowed: ["pending"] }),
      );
    }
    const { description: _, ...partial } = whole;
    expect(() => after({ ...partial, step_id: "step_3" })).toThrow(
      refused("INVALID_VALUE", { path: "plan[0].description" }),
    );
  });

  it("[S7] steps are added and changed in one update, in its order", () => {
    const next = apply(Plan, start, { plan: [{ ...whole, step_id: "step_3" }, startStep("step_3", NOW)] });
    expect(next.plan[2]?.status).toBe("in_progress");
    expect(() =>
      apply(Plan, start, { plan: [startStep("step_3", NOW), { ...whole, step_id: "step_3" }] }),
    ).toThrow(refused("UNKNOWN_STEP"));
  });

  it("[S8] a step has twelve fields and no others", () => {
    expect(Object.keys(start.plan[0] as object).sort()).toEqual(ExecutionStep.keyof().options.toSorted());
    expect(ExecutionStep.keyof().options).toHaveLength(12);
    expect(() => after({ step_id: "step_1", stauts: "completed" } as StepUpdate)).toThrow(
      refused("UNKNOWN_FIELD", { nearest: "status" }),
    );
    for (const wrong of [{ started_at: "now" }, { error: 5 }, { result: [] }, { step_id: "" }, { task: "" }])
      expect(safeApply(Plan, start, { plan: [{ step_id: "step_1", ...wrong }] } as Update).ok).toBe(false);
  });

  it("[S8] a planned step carries its schedule, with defaults", () => {
    const Planned = defineState("planned", { version: 1, fields: { plan: steps(PlannedStep) } });
    const state = initialState(Planned, { plan: [{ ...whole, agents: ["search_team"] }] });
    expect(state.plan[0]).toMatchObject({
      parallel: false,
      timeout: 30,
      retry_count: 3,
      dependencies: [],
      checkpoint: true,
    });
    const moved = apply(Planned, state, {
      plan: [{ step_id: "step_1", status: "in_progress", retry_count: 2 }],
    });
    expect(moved.plan[0]).toMatchObject({ status: "in_progress", retry_count: 2 });
    for (const wrong of [
      { agents: [] },
      { timeout: 0 },
      { retry_count: -1 },
      { retry_count: 11 },
      { dependencies: [""] },
    ])
      expect(PlanEntry.safeParse({ step_id: "s", agents: ["a"], ...wrong }).success).toBe(false);
    expect(PlanEntry.keyof().options).toHaveLength(7);
  });
});

describe("any sequence of changes", () => {
  const change: fc.Arbitrary<StepUpdate> = fc.record(
    {
      step_id: fc.constantFrom("step_1", "step_2", "step_3"),
      status: fc.constantFrom(...StepStatus.options),
      progress_percentage: fc.integer({ min: -10, max: 110 }),
      error: fc.constantFrom(null, "시간 초과"),
      task: fc.constantFrom("검색", "분석"),
    },
    { requiredKeys: ["step_id"] },
  );

  it("[S1] [S3] [S6] keeps all that is promised about steps", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 25 }), (changes) => {
        let state = start;
        for (const each of changes) {
          const result = safeApply(Plan, state, { plan: [each] });
          if (!result.ok) continue;
          expect(result.state.plan.length).toBe(state.plan.length);
          for (const [index, step] of result.state.plan.entries()) {
            const before = state.plan[index] as ExecutionStep;
            expect(step.status === before.status || STEP_MOVES[before.status].includes(step.status)).toBe(
              true,
            );
            expect(step.progress_percentage).toBeGreaterThanOrEqual(step.status === "completed" ? 100 : 0);
            expect(step.progress_percentage).toBeLessThanOrEqual(step.status === "pending" ? 0 : 100);
            if (step.status !== "pending")
              expect(step.progress_percentage).toBeGreaterThanOrEqual(before.progress_percentage);
          }
          state = result.state;
        }
        expect(restoreState(Plan, state)).toEqual(state);
      }),
      { numRuns: 500 },
    );
  });
});
