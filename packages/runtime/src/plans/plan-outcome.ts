import { failStep, type Language, type StepUpdate, skipStep } from "@maru/state";
import type { Step } from "./plan-field.ts";
import { replacementsOf } from "./schedule.ts";
import { STEP_REASONS } from "./step-reasons.ts";

export interface Gap {
  readonly step_id: string;
  readonly task: string;
  readonly reason: string;
}

/** How a plan ended, with everything that is missing named. */
export interface PlanOutcome {
  /** `partial` when something is done and something is missing. */
  readonly status: "completed" | "partial" | "failed";
  readonly completed: readonly string[];
  readonly failed: readonly Gap[];
  readonly skipped: readonly Gap[];
}

/** A failed step whose replacements were completed is no gap. */
export function planOutcome(steps: readonly Step[]): PlanOutcome {
  const completed = steps.filter(({ status }) => status === "completed").map(({ step_id }) => step_id);
  const gaps = (status: Step["status"]) =>
    steps
      .filter((step) => step.status === status && !isReplaced(step, completed))
      .map(({ step_id, task, error }): Gap => ({ step_id, task, reason: error ?? "" }));
  const failed = gaps("failed");
  const skipped = gaps("skipped");
  const isWhole = failed.length === 0 && skipped.length === 0;
  return {
    status: isWhole ? "completed" : completed.length > 0 ? "partial" : "failed",
    completed,
    failed,
    skipped,
  };
}

function isReplaced(step: Step, completed: readonly string[]): boolean {
  const instead = replacementsOf(step);
  return instead.length > 0 && instead.every((id) => completed.includes(id));
}

/** What an answer says of what is missing; empty when nothing is. */
export function gapSentence({ failed, skipped }: PlanOutcome, language: Language): string {
  const named = [...failed, ...skipped].map(({ task, reason }) =>
    reason === "" ? task : `${task} (${reason})`,
  );
  if (named.length === 0) return "";
  return language === "ko"
    ? `다음은 마치지 못했어요: ${named.join(", ")}`
    : `These parts could not be done: ${named.join(", ")}`;
}

/** Ends the steps of a turn that was stopped, so that nothing looks as if it still ran. */
export function abandonSteps(
  steps: readonly Step[],
  now: string,
  language: Language = "ko",
): readonly StepUpdate[] {
  const reason = STEP_REASONS.abandoned[language];
  return steps.flatMap(({ step_id, status }): StepUpdate[] => {
    if (status === "in_progress") return [failStep(step_id, now, reason)];
    return status === "pending" ? [{ ...skipStep(step_id, now), error: reason }] : [];
  });
}
