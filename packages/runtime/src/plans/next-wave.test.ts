import type { StepStatus, StepUpdate } from "@maru/state";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type NewStep, nextWave, type WaveOptions } from "./next-wave.ts";
import type { Step } from "./plan-field.ts";
import { planOutcome } from "./plan-outcome.ts";
import { type Strategy, schedules } from "./schedule.ts";

const NOW = "2026-11-16T09:00:00+09:00";

function step(step_id: string, given: Partial<Step> = {}): Step {
  return {
    step_id,
    step_type: "search",
    agent_name: "agent",
    team: "search",
    task: `일 ${step_id}`,
    description: "",
    status: "pending",
    progress_percentage: 0,
    started_at: null,
    completed_at: null,
    result: null,
    error: null,
    ...given,
  };
}

function wave(steps: readonly Step[], given: Partial<WaveOptions> = {}) {
  const strategy = given.strategy ?? "parallel";
  return nextWave(steps, {
    schedules: schedules(steps, [], strategy),
    strategy,
    most: 3,
    skips: new Set(),
    orphans: "skip",
    fallback: () => [],
    now: NOW,
    say: (sentence) => sentence.ko,
    ...given,
  });
}

/** The plan after updates, as the state would have it. */
function changed(steps: readonly Step[], updates: readonly StepUpdate[]): readonly Step[] {
  const plan = new Map(steps.map((each) => [each.step_id, each]));
  for (const update of updates) {
    const change = update as Partial<Step>;
    plan.set(update.step_id, { ...(plan.get(update.step_id) ?? step(update.step_id)), ...change });
  }
  return [...plan.values()];
}

const statuses = (steps: readonly Step[]) =>
  Object.fromEntries(steps.map(({ step_id, status }) => [step_id, status]));

it("starts what can run, in the order of the plan, and never more than there is room for", () => {
  const plan = ["a", "b", "c", "d", "e"].map((id) => step(id, { dependencies: id === "b" ? ["a"] : [] }));
  expect(wave(plan).start).toEqual(["a", "c", "d"]);
  expect(wave(plan, { strategy: "sequential" }).start).toEqual(["a"]);
});

it("counts every agent of a step that has several at once", () => {
  const plan = [
    step("a", { agents: ["x", "y"], parallel: true }),
    step("b", { agents: ["z", "w"], parallel: true }),
    step("c"),
  ];
  expect(wave(plan).start).toEqual(["a", "c"]);
});

it("names the step that was not finished to those that waited for it", () => {
  const plan = [
    step("a", { status: "failed" }),
    step("b", { dependencies: ["a"] }),
    step("c", { dependencies: ["b"] }),
  ];
  const { updates, start } = wave(plan);
  expect(start).toEqual([]);
  expect(updates).toMatchObject([
    { step_id: "b", status: "skipped", error: "앞 단계(일 a)를 마치지 못해서 진행하지 않았어요." },
    { step_id: "c", status: "skipped", error: "앞 단계(일 b)를 마치지 못해서 진행하지 않았어요." },
  ]);
  expect(statuses(changed(plan, wave(plan, { orphans: "fail" }).updates))).toEqual({
    a: "failed",
    b: "failed",
    c: "failed",
  });
});

it("lets each step of a pipeline wait for the one before", () => {
  const plan = [step("a", { status: "completed" }), step("b"), step("c")];
  expect(wave(plan, { strategy: "pipeline" }).start).toEqual(["b"]);
  const broken = [step("a", { status: "failed" }), step("b"), step("c")];
  expect(wave(broken, { strategy: "sequential" }).start).toEqual(["b"]);
  expect(wave(broken, { strategy: "pipeline" }).start).toEqual([]);
});

it("does other steps instead of one that failed, and goes on when they are done", () => {
  const failed = [step("a", { status: "failed", error: "없음" }), step("b", { dependencies: ["a"] })];
  const instead: NewStep = {
    step_id: "a2",
    step_type: "search",
    agent_name: "x",
    team: "x",
    task: "다른 길",
    description: "",
  };
  const fallback = ({ step_id }: Step) => (step_id === "a" ? [instead] : []);
  const replaced = changed(failed, wave(failed, { fallback }).updates);
  expect(statuses(replaced)).toEqual({ a: "failed", b: "pending", a2: "pending" });
  expect(wave(replaced, { fallback }).start).toEqual(["a2"]);
  const done = changed(replaced, [{ step_id: "a2", status: "completed" }]);
  expect(wave(done, { fallback }).start).toEqual(["b"]);
  expect(planOutcome(changed(done, [{ step_id: "b", status: "completed" }])).status).toBe("completed");
  const lost = changed(replaced, [{ step_id: "a2", status: "failed" }]);
  expect(wave(lost, { fallback }).updates).toMatchObject([{ step_id: "b", status: "skipped" }]);
});

it("leaves out what somebody asked to skip, and what a stopped turn left behind", () => {
  const plan = [step("a", { status: "in_progress" }), step("b"), step("c")];
  const { updates, start } = wave(plan, { skips: new Set(["b", "unknown"]) });
  expect(start).toEqual(["c"]);
  expect(updates).toMatchObject([
    { step_id: "a", status: "failed", error: "실행 중에 중단됐어요." },
    { step_id: "b", status: "skipped", error: "요청하신 대로 건너뛰었어요." },
    { step_id: "c", status: "in_progress" },
  ]);
});

it("ends a plan whose steps wait for each other or for nobody", () => {
  const circle = [step("a", { dependencies: ["b"] }), step("b", { dependencies: ["a"] })];
  expect(statuses(changed(circle, wave(circle).updates))).toEqual({ a: "skipped", b: "skipped" });
  const stranger = [step("a", { dependencies: ["nobody"] })];
  expect(statuses(changed(stranger, wave(stranger).updates))).toEqual({ a: "skipped" });
});

const FINAL: ReadonlySet<StepStatus> = new Set(["completed", "failed", "skipped"]);

it("brings any plan to an end, in order, with room, whatever fails", () => {
  const plans = fc.array(
    fc.record({
      dependencies: fc.array(fc.nat(11), { maxLength: 3 }),
      fails: fc.boolean(),
      hasFallback: fc.boolean(),
      agents: fc.integer({ min: 1, max: 4 }),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(
      plans,
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom<Strategy>("sequential", "parallel", "pipeline"),
      fc.constantFrom<"skip" | "fail">("skip", "fail"),
      fc.array(fc.nat(11), { maxLength: 2 }),
      (drawn, most, strategy, orphans, skipped) => {
        // Any dependency, also on itself, on later steps and on none that exists.
        const given = drawn.map((each, index) =>
          step(`s${index}`, {
            dependencies: each.dependencies.map((id) => `s${id}`),
            agents: Array.from({ length: each.agents }, (_, agent) => `agent${agent}`),
            parallel: true,
          }),
        );
        const fails = (id: string) => drawn[Number(id.slice(1))]?.fails ?? false;
        const fallback = ({ step_id }: Step): readonly NewStep[] =>
          drawn[Number(step_id.slice(1))]?.hasFallback === true
            ? [{ ...step(`instead-${step_id}`), task: "대신" } as NewStep]
            : [];
        const skips = new Set(skipped.map((id) => `s${id}`));
        let plan: readonly Step[] = given;
        for (let round = 0; ; round += 1) {
          expect(round).toBeLessThan(60);
          const before = plan;
          const { updates, start } = wave(plan, { most, strategy, orphans, skips, fallback });
          plan = changed(plan, updates);
          const isDone = (id: string): boolean => {
            const found = before.find(({ step_id }) => step_id === id);
            const instead = found?.result?.["replaced_by"];
            return (
              found?.status === "completed" ||
              (Array.isArray(instead) && instead.every((each) => isDone(String(each))))
            );
          };
          for (const id of start) {
            expect(skips.has(id)).toBe(false);
            expect(given.find(({ step_id }) => step_id === id)?.dependencies?.every(isDone) ?? true).toBe(
              true,
            );
          }
          const atOnce = start.map((id) =>
            Math.min(most, before.find(({ step_id }) => step_id === id)?.agents?.length ?? 1),
          );
          expect(atOnce.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(most);
          if (
            start.length === 0 &&
            updates.every(({ step_id }) => before.some((each) => each.step_id === step_id))
          )
            break;
          plan = changed(
            plan,
            start.map((step_id) => ({
              step_id,
              status: fails(step_id) ? ("failed" as const) : ("completed" as const),
            })),
          );
        }
        expect(plan.every(({ status }) => FINAL.has(status))).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});
