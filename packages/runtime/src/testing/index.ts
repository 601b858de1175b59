/** Small assistants and runtimes for the tests of packages above. Nothing that ships imports this. */

export { askingAssistant } from "./asking-assistant.ts";
export { latch } from "./latch.ts";
export { noteAssistant, writeDown } from "./note-assistant.ts";
