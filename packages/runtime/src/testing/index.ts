/** Small assistants and runtimes for the tests of packages above. Nothing that ships imports this. */

export { noteAssistant } from "./note-assistant.ts";
