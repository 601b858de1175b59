import { Destination } from "./destination.ts";
import { destinationFiles } from "./destination-files.ts";

/** Every embedded destination, read through the schema once. */
export const destinations: readonly Destination[] = Object.values(destinationFiles).map((file) =>
  Destination.parse(file),
);

/** One embedded destination by its id, `"osaka"`. */
export function destinationById(id: string): Destination | undefined {
  return destinations.find((destination) => destination.id === id);
}
