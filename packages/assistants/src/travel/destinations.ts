import type { Destination } from "./data/destination.ts";
import { destinationById, destinationNames } from "./data/destinations.ts";

const byName = new Map<string, string>();

/** A destination by the Korean name under which the state keeps it. */
export function destinationByName(name: string): Destination | undefined {
  if (byName.size === 0) for (const { id, names } of destinationNames) byName.set(names.ko, id);
  const id = byName.get(name);
  return id === undefined ? undefined : destinationById(id);
}
