import type { Readable, Writable } from "node:stream";
import { type RuntimePorts, SYSTEM_PORTS } from "@maru/runtime";

/** A stream that may be a terminal. */
export type Screen = Writable & { readonly isTTY?: boolean; readonly columns?: number };
export type Keyboard = Readable & { readonly isTTY?: boolean };

/** What a command takes from the machine it runs on. Passed in, so that tests decide. */
export interface World {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly input: Keyboard;
  readonly output: Screen;
  readonly errors: Screen;
  readonly ports: RuntimePorts;
  /** Says that the person wants it to stop. */
  readonly signal: AbortSignal;
}

/** This process, stopped by `signal`. */
export function processWorld(signal: AbortSignal): World {
  return {
    environment: process.env,
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    ports: SYSTEM_PORTS,
    signal,
  };
}
