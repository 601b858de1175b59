import type { AssistantFactory } from "./assistant-factory.ts";
import { company } from "./company/index.ts";
import { realestate } from "./realestate/index.ts";
import { research } from "./research/index.ts";
import { createTravel } from "./travel/index.ts";
import { readSources } from "./travel/sources/read-sources.ts";

/** The assistants that are ready, by name. */
export const FACTORIES: ReadonlyMap<string, AssistantFactory> = new Map<string, AssistantFactory>([
  ["travel", ({ environment }) => createTravel(readSources(environment))],
  ["realestate", realestate],
  ["company", company],
  ["research", research],
]);
export type { AssistantFactory, AssistantSetup, KeepingStore } from "./assistant-factory.ts";
// The search for law by itself, for measuring it beside others
export { CORPUS as LAW_CORPUS } from "./realestate/law/corpus.ts";
export { searchLaw } from "./realestate/law/search-law.ts";
// Deal prices from files, for the real-estate adviser
export { DealShelf } from "./realestate/market/deal-shelf.ts";
export { type ImportReport, importDeals } from "./realestate/market/import-deals.ts";
// A file of somebody's folder as a document that is searched
export { documentOfFile, READABLE_FILES } from "./research/sources/document-of-file.ts";
// How travel reads a message, for measuring it
export { readTravelMessage } from "./travel/decisions.ts";
// The optimiser by itself, for measuring it against published results
export { checkPlan } from "./travel/optimiser/check-plan.ts";
export type { Plan, Problem } from "./travel/optimiser/problem.ts";
export { type Budget, solve } from "./travel/optimiser/solve.ts";
export { namesDestination } from "./travel/reading/names-destination.ts";
export { TravelState } from "./travel/state.ts";
