import { StateError } from "./errors.ts";
import { formatPath } from "./path.ts";
import { labelOf } from "./requirement.ts";
import { Sequence } from "./sequence.ts";
import type { Slot } from "./state-object.ts";
import { isHidden, type Target } from "./validate.ts";

/** What a reducer may have made of allowed updates and still must not leave: too many, or below zero. */
export function checkOutcome(target: Target, slot: Slot): void {
  const { max, kind } = target.options;
  if (slot === null) return;
  const counts =
    kind === "counter" ? [["", slot]] : kind === "counters" ? Object.entries(slot as object) : [];
  const below = counts.find(([, count]) => (count as number) < 0);
  if (below !== undefined)
    refuse(target, "it would fall below zero", below[0] as string, {
      ko: "0보다 작아질 수 없어요",
      en: "cannot fall below 0",
    });
  if (max !== null && sizeOf(slot) > max) {
    refuse(target, `at most ${max} are allowed`, "", {
      ko: `최대 ${max.toLocaleString("en-US")}까지 가능해요`,
      en: `at most ${max.toLocaleString("en-US")}`,
    });
  }
}

function sizeOf(slot: Slot): number {
  if (typeof slot === "number") return slot;
  return slot instanceof Sequence ? slot.length : Object.keys(slot as object).length;
}

function refuse(
  target: Target,
  problem: string,
  key: string,
  requirement: { ko: string; en: string },
): never {
  const label = labelOf(target);
  throw new StateError("INVALID_VALUE", {
    definition: target.definition,
    path: formatPath(key === "" || isHidden(target) ? [target.field] : [target.field, key]),
    problem,
    requirement: { ko: `${label.ko}: ${requirement.ko}.`, en: `${label.en}: ${requirement.en}.` },
  });
}
