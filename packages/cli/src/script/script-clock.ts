import type { RuntimePorts } from "@maru/runtime";
import { SYSTEM_PORTS } from "@maru/runtime";

/** A clock that starts at a given moment and goes on from there, so that later stays later. */
export function clockFrom(start: string | undefined): RuntimePorts {
  if (start === undefined) return SYSTEM_PORTS;
  const base = Date.parse(start);
  const began = SYSTEM_PORTS.monotonic();
  return { ...SYSTEM_PORTS, now: () => base + Math.floor(SYSTEM_PORTS.monotonic() - began) };
}
