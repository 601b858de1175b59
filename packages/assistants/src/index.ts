import type { AssistantFactory } from "./assistant-factory.ts";

/** The assistants that are ready, by name. */
export const FACTORIES: ReadonlyMap<string, AssistantFactory> = new Map();
export type { AssistantFactory, AssistantSetup } from "./assistant-factory.ts";
