import type { TextRevision } from "@maru/language";
import { added, revalued } from "./revise/add.ts";
import { dropped, droppedParts, onlyKept } from "./revise/leave-out.ts";
import { emojis, relengthened, restyled } from "./revise/manner.ts";
import { readdressed, replaced, retitled } from "./revise/rename.ts";
import type { Step } from "./revise/step.ts";
import type { TextData } from "./text-data.ts";

const STEPS = [
  retitled,
  readdressed,
  replaced,
  dropped,
  droppedParts,
  onlyKept,
  added,
  revalued,
  restyled,
  relengthened,
  emojis,
];

/** A written text with what was asked to be different, and nothing else. */
export function reviseText(
  data: TextData,
  revision: TextRevision,
  { now, isBareMoney }: Pick<Step, "now" | "isBareMoney">,
): Pick<Step, "data" | "told"> {
  let step: Step = { data, told: [], now, isBareMoney };
  for (const apply of STEPS) step = { ...step, ...apply(step, revision) };
  return { data: step.data, told: step.told };
}
