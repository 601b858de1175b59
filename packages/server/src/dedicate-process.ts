import { setFlagsFromString } from "node:v8";
import { rememberTasksWithinCalls } from "@maru/runtime";

/** Percent by which the heap may grow over what is alive before it is cleaned up. */
const GROWTH = 50;

/** Settings for a process that does nothing but serve guarded graphs. */
export function dedicateProcess(environment: NodeJS.ProcessEnv): void {
  keepHeapSmall();
  rememberTasksWithinCalls(environment);
}

/**
 * A server lives long, and most of what a turn makes is gone when it is answered. By itself Node lets the heap grow
 * to several times what is alive before it looks; looking sooner costs little time and a good deal less memory.
 */
function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
}
