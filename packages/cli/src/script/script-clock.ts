import type { RuntimePorts } from "@maru/runtime";

/** A clock that starts at a given moment and goes on from there, so that later stays later. */
export function clockFrom(start: string | undefined, ports: RuntimePorts): RuntimePorts {
  if (start === undefined) return ports;
  const base = Date.parse(start);
  const began = ports.monotonic();
  return { ...ports, now: () => base + Math.floor(ports.monotonic() - began) };
}
