import type { TodoStep } from "@maru/protocol";
import { describe, expect, it } from "vitest";
import { stepToName } from "./looks.ts";

const step = (step_id: string, status: TodoStep["status"]): TodoStep => ({ step_id, status });
const named = (steps: readonly TodoStep[], isRunning = false, isAsked = false) => {
  const found = stepToName(steps, { isRunning, isAsked });
  return found === null ? null : [found[0].step_id, found[1]];
};

describe("the one step that is named", () => {
  it("is what goes on, then what waits for somebody, then what went wrong", () => {
    const steps = [step("law", "failed"), step("lease", "in_progress"), step("loan", "pending")];
    expect(named(steps, true)).toEqual(["lease", "in_progress"]);
    expect(named(steps, false, true)).toEqual(["lease", "needs_you"]);
    expect(named(steps)).toEqual(["law", "failed"]);
    expect(named([step("lease", "in_progress")])).toEqual(["lease", "stopped"]);
  });

  it("is none when all is done or nothing has begun", () => {
    expect(named([step("law", "completed"), step("loan", "skipped")])).toBeNull();
    expect(named([step("law", "pending")], true)).toBeNull();
  });
});
