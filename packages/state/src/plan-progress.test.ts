import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planProgress } from "./plan-progress.ts";
import { StepStatus } from "./plan-step.ts";

const step = (status: StepStatus, progress_percentage = 0) => ({ status, progress_percentage });
const anyStep = fc.record({
  status: fc.constantFrom(...StepStatus.options),
  progress_percentage: fc.integer({ min: 0, max: 100 }),
});

describe("the progress of a plan", () => {
  it("[S10] is finished work over all planned work: three steps show 33, 67, 100", () => {
    const [done, open] = [step("completed", 100), step("pending")];
    expect(planProgress([done, open, open])).toBe(33);
    expect(planProgress([done, done, open])).toBe(67);
    expect(planProgress([done, done, done])).toBe(100);
    expect(planProgress([done, step("in_progress", 50)])).toBe(75);
    expect(planProgress([step("in_progress", 1), open, open])).toBe(0);
  });

  it("[S10] is not 100 before everything is finished", () => {
    const almost = [...Array.from({ length: 499 }, () => step("completed", 100)), step("pending")];
    expect(planProgress(almost)).toBe(99);
    expect(planProgress([step("in_progress", 100)])).toBe(99);
  });

  it("[S10] counts failed and skipped steps as finished", () => {
    expect(planProgress([step("failed", 10), step("skipped"), step("completed", 100)])).toBe(100);
  });

  it("[S10] is 0 for an empty plan, 100 when all is finished, and never beyond", () => {
    expect(planProgress([])).toBe(0);
    expect(planProgress([], 70)).toBe(0);
    fc.assert(
      fc.property(
        fc.array(anyStep, { minLength: 1 }),
        fc.integer({ min: -50, max: 200 }),
        (steps, previous) => {
          const progress = planProgress(steps, previous);
          expect(Number.isInteger(progress) && progress >= 0 && progress <= 100).toBe(true);
          const isAllFinished = steps.every((each) =>
            ["completed", "failed", "skipped"].includes(each.status),
          );
          expect(progress === 100).toBe(isAllFinished || previous >= 100);
        },
      ),
    );
  });

  it("[S11] never falls below what was shown before, when a step is retried or added", () => {
    const shown = planProgress([step("failed"), step("completed", 100)]);
    expect(planProgress([step("pending"), step("completed", 100)], shown)).toBe(100);
    expect(planProgress([step("completed", 100), step("pending"), step("pending")], 50)).toBe(50);
    expect(planProgress([step("completed", 100), step("completed", 100), step("pending")], 50)).toBe(67);
    fc.assert(
      fc.property(fc.array(fc.array(anyStep, { minLength: 1 })), (versions) => {
        let previous = 0;
        for (const steps of versions) {
          const progress = planProgress(steps, previous);
          expect(progress).toBeGreaterThanOrEqual(previous);
          previous = progress;
        }
      }),
    );
  });
});
