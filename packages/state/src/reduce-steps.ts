import { StateError } from "./errors.ts";
import { admitPlain, type Plain, type PlainObject } from "./plain.ts";
import { changeStep, type ExecutionStep, settleProgress } from "./plan-step.ts";
import { elementsOf } from "./read-update.ts";
import { MASK } from "./sensitive-span.ts";
import { uniteById } from "./slot-parts.ts";
import { isHidden, type Target, validate } from "./validate.ts";

/** The plan after changes to known steps and new ones, in the order they were written. */
export function changeSteps(target: Target, current: readonly Plain[], update: unknown): readonly Plain[] {
  const changes = elementsOf(target, update);
  return changes.reduce<readonly Plain[]>(
    (plan, change, index) => changeOneStep(target, plan, change as Plain, index),
    current,
  );
}

function changeOneStep(
  target: Target,
  plan: readonly Plain[],
  change: Plain,
  index: number,
): readonly Plain[] {
  const path = [target.field, index];
  const partial = (isRecord(change) ? change : {}) as Partial<ExecutionStep> & PlainObject;
  const known = (plan as unknown as readonly ExecutionStep[]).find(
    (step) => step.step_id === partial.step_id,
  );
  if (known === undefined) return addStep(target, plan, change, index);
  // What was written is checked as it was written, before the step's own rules adjust it.
  validate(target, target.options.schema, { ...known, ...partial }, path);
  const next = validate(target, target.options.schema, changeStep(known, partial), path);
  return uniteById(plan, [next], "step_id");
}

/** A new step must be whole and pending; `step_id` with a few changes means a step that should exist. */
function addStep(target: Target, plan: readonly Plain[], step: Plain, index: number): readonly Plain[] {
  if (isRecord(step) && typeof step.step_id === "string" && !Object.hasOwn(step, "task")) {
    const known = (plan as unknown as readonly ExecutionStep[]).map((each) => each.step_id);
    throw new StateError(
      "UNKNOWN_STEP",
      isHidden(target) ? { step: MASK, known: [] } : { step: step.step_id, known },
    );
  }
  const added = validate(target, target.options.schema, step, [
    target.field,
    index,
  ]) as unknown as ExecutionStep;
  if (added.status !== "pending") {
    throw new StateError("INVALID_STEP_MOVE", {
      step: added.step_id,
      from: "(new)",
      to: added.status,
      allowed: ["pending"],
    });
  }
  return uniteById(plan, [settled(added as unknown as Plain)], "step_id");
}

/** Progress follows the status, however a step came about. */
export function settled(step: Plain): Plain {
  return admitPlain(settleProgress(step as unknown as ExecutionStep));
}

function isRecord(value: Plain): value is PlainObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
