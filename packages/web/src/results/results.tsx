import type { JsonObject, TurnResult } from "@maru/protocol";
import { lazy, type ReactNode, Suspense } from "react";
import { Skeleton } from "../ui/skeleton.tsx";
import { sectionsIn } from "./sections.ts";
import { tripIn } from "./travel/trip.ts";

export interface ResultsProps {
  readonly state: JsonObject;
  readonly result: TurnResult;
  /** Says something in the conversation, as if it had been written. */
  readonly onSay: (text: string) => void;
}

const TravelResults = lazy(async () => ({
  default: (await import("./travel/travel-results.tsx")).TravelResults,
}));
const SectionResults = lazy(async () => ({
  default: (await import("./section-results.tsx")).SectionResults,
}));

/** Whether there is something to look at besides the words. */
export function hasResults(state: JsonObject): boolean {
  return tripIn(state) !== null || sectionsIn(state).length > 0;
}

/** What came out, in the form that suits it. Loaded when there is something. */
export function Results(props: ResultsProps): ReactNode {
  const View = tripIn(props.state) === null ? SectionResults : TravelResults;
  return (
    <Suspense fallback={<Skeleton lines={5} />}>
      <View {...props} />
    </Suspense>
  );
}
