import { missingOf } from "../questions.ts";
import type { TravelState } from "../state.ts";

/** The trip is another now, all is known, and there is no plan of it. */
export function isPlanDue(state: TravelState): boolean {
  const isOther = state.operations.some(({ status, changed }) => status === "done" && changed.length > 0);
  const isSaid = state.operations.some(({ decided_by }) => decided_by === "rules");
  return (
    (isOther || isSaid || state.assumptions.length > 0) &&
    !state.plans_generated &&
    missingOf(state).length === 0
  );
}
