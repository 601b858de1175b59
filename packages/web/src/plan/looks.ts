import type { TodoStep } from "@maru/protocol";
import { Check, Circle, CircleDashed, Hand, LoaderCircle, type LucideIcon, X } from "lucide-react";

export type Look = TodoStep["status"] | "needs_you" | "stopped";

export const LOOKS: Readonly<Record<Look, { readonly icon: LucideIcon; readonly colour: string }>> = {
  pending: { icon: Circle, colour: "text-ink-soft" },
  in_progress: { icon: LoaderCircle, colour: "text-ochre" },
  completed: { icon: Check, colour: "text-celadon" },
  failed: { icon: X, colour: "text-plum" },
  skipped: { icon: CircleDashed, colour: "text-ink-soft" },
  needs_you: { icon: Hand, colour: "text-persimmon" },
  stopped: { icon: CircleDashed, colour: "text-ink-soft" },
};

interface Going {
  readonly isAsked: boolean;
  readonly isRunning: boolean;
}

/** What waits for a yes is not being worked on; what a turn left behind when it broke off is not either. */
export function lookOf({ status }: TodoStep, { isAsked, isRunning }: Going): Look {
  if (status !== "in_progress") return status;
  return isAsked ? "needs_you" : isRunning ? "in_progress" : "stopped";
}

const FIRST: readonly Look[] = ["in_progress", "needs_you", "failed", "stopped"];

/** The one step to name where there is room for one: what goes on, what waits for somebody, what went wrong. */
export function stepToName(steps: readonly TodoStep[], going: Going): [TodoStep, Look] | null {
  for (const look of FIRST) {
    const step = steps.find((each) => lookOf(each, going) === look);
    if (step !== undefined) return [step, look];
  }
  return null;
}
