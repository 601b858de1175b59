import type { Outcome } from "./results.tsx";

const IN_STATE = ["flight_options", "hotel_options", "itinerary", "final_plans", "final_response"];
const IN_RESULT = ["findings", "document", "final_response"];
const WORKED_OUT = ["results", "drafts"];

/** Whether it is worth loading what draws results: a look at names, so that a page without any stays light. */
export function mayHaveResults({ state, result, awaiting }: Outcome): boolean {
  return (
    awaiting?.type === "approval" ||
    result.sources.length > 0 ||
    IN_RESULT.some((name) => isSaid(result[name])) ||
    hasWorkedOut(result) ||
    IN_STATE.some((name) => isSaid(state[name]))
  );
}

/** Whether figures were worked out or texts written. */
export function hasWorkedOut(result: Outcome["result"]): boolean {
  return WORKED_OUT.some((name) => isSaid(result[name]));
}

function isSaid(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}
