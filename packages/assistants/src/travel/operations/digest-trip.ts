import type { Catalogue } from "@maru/dialogue";
import type { Language } from "@maru/state";
import { digestKept } from "../../shared/operations/digest-kept.ts";
import { missingOf } from "../questions.ts";
import type { TravelState } from "../state.ts";

/** The trip as a model is shown it: what is known, what is missing, and the plan that is looked at. */
export function digestTrip(state: TravelState, language: Language, catalogue: Catalogue): readonly string[] {
  const fields = [
    ["destination", state.destination],
    ["duration", state.duration === null ? null : `${state.duration} nights`],
    ["num_people", state.num_people],
    ["children", state.children],
    ["budget", state.budget === null ? null : `${state.budget} won (${state.budget_basis ?? "per person"})`],
    ["budget_flexibility", state.budget_flexibility],
    ["departure_date", state.departure_date],
    ["origin", state.origin],
    ["travel_style", state.travel_style.join(", ")],
    ["must_visit_places", state.must_visit_places.join(", ")],
    ["accommodation_preference", state.accommodation_preference],
    ["pace", state.pace],
  ] as const;
  const missing = missingOf(state);
  return [
    ...fields.flatMap(([name, value]) => (value === null || value === "" ? [] : [`slot:${name} ${value}`])),
    ...(state.assumed_departure === null ? [] : [`assumed departure: ${state.assumed_departure}`]),
    ...(missing.length === 0 ? [] : [`missing for a plan: ${missing.join(", ")}`]),
    ...planLines(state),
    ...digestKept(state, catalogue, language),
  ];
}

function planLines(state: TravelState): readonly string[] {
  const looked = state.chosen_plan ?? state.recommendation?.letter ?? null;
  return state.final_plans.map(
    ({ letter, name, breakdown }) =>
      `plan:${letter} ${name}, ${breakdown.total} won in all${letter === looked ? ", looked at" : ""}`,
  );
}
