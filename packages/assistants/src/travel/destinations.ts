import type { Destination } from "./data/destination.ts";
import { destinationById, destinationNames } from "./data/destinations.ts";

const byName = new Map<string, string>();

/** A destination by the Korean name under which the state keeps it, or kept it once. */
export function destinationByName(name: string): Destination | undefined {
  if (byName.size === 0)
    for (const { id, names } of destinationNames)
      for (const each of [...names.aliases, names.ko]) byName.set(each, id);
  const id = byName.get(name);
  return id === undefined ? undefined : destinationById(id);
}
