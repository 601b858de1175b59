/** Small assistants and runtimes for the tests of packages above. Nothing that ships imports this. */

export { askingAssistant } from "./asking-assistant.ts";
export { latch } from "./latch.ts";
export { type Behaviour, type ModelServer, startModelServer } from "./model-server.ts";
export { noteAssistant, writeDown } from "./note-assistant.ts";
