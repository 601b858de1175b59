import type { Awaiting, JsonObject, TurnResult } from "@maru/protocol";
import { lazy, type ReactNode } from "react";
import { Later } from "../ui/later.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { estateIn } from "./realestate/estate.ts";
import { sectionsIn } from "./sections.ts";
import { tripIn } from "./travel/trip.ts";

/** What a conversation knows about what came out of it. */
export interface Outcome {
  readonly state: JsonObject;
  readonly result: TurnResult;
  readonly awaiting: Awaiting | null;
}

export interface ResultsProps extends Outcome {
  /** Says something in the conversation, as if it had been written. */
  readonly onSay: (text: string) => void;
}

const VIEWS = {
  travel: lazy(async () => ({ default: (await import("./travel/travel-results.tsx")).TravelResults })),
  estate: lazy(async () => ({ default: (await import("./realestate/estate-results.tsx")).EstateResults })),
  sections: lazy(async () => ({ default: (await import("./section-results.tsx")).SectionResults })),
} as const;

/** The form that suits what came out; null when there is nothing to look at besides the words. */
function viewOf(outcome: Outcome): keyof typeof VIEWS | null {
  if (tripIn(outcome.state) !== null) return "travel";
  if (estateIn(outcome) !== null) return "estate";
  return sectionsIn(outcome).length > 0 ? "sections" : null;
}

export function hasResults(outcome: Outcome): boolean {
  return viewOf(outcome) !== null;
}

/** What can be taken home as a file: a trip always, a contract once it was approved. */
export function canTakeHome(outcome: Outcome): boolean {
  const view = viewOf(outcome);
  return view === "estate" ? estateIn(outcome)?.contract?.isFinal === true : view !== null;
}

/** What came out, in the form that suits it. Loaded when there is something. */
export function Results(props: ResultsProps): ReactNode {
  const view = viewOf(props);
  if (view === null) return null;
  const View = VIEWS[view];
  return (
    <Later key={view} fallback={<Skeleton lines={5} />}>
      <View {...props} />
    </Later>
  );
}
