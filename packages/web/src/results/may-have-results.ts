import type { Outcome } from "./results.tsx";

const IN_STATE = ["flight_options", "hotel_options", "itinerary", "final_plans", "final_response"];
const IN_RESULT = ["findings", "document", "final_response"];

/** Whether it is worth loading what draws results: a look at names, so that a page without any stays light. */
export function mayHaveResults({ state, result, awaiting }: Outcome): boolean {
  return (
    awaiting?.type === "approval" ||
    result.sources.length > 0 ||
    IN_RESULT.some((name) => isSaid(result[name])) ||
    IN_STATE.some((name) => isSaid(state[name]))
  );
}

function isSaid(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}
