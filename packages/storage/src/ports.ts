import { randomBytes } from "node:crypto";

/** What the storage takes from the world besides its backend. Passed in, so that tests decide. */
export interface Ports {
  /** Milliseconds since 1970. Used for times that people read and for when a lease runs out, never for order. */
  readonly now: () => number;
  readonly random: (bytes: number) => Uint8Array;
}

export const SYSTEM_PORTS: Ports = { now: () => Date.now(), random: (bytes) => randomBytes(bytes) };
