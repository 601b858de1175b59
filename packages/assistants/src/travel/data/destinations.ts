import { z } from "zod";
import { Destination } from "./destination.ts";
import { destinationFiles } from "./destination-files.ts";

const { id, country, names } = Destination.shape;
const DestinationName = z.object({ id, country, names });
export type DestinationName = z.infer<typeof DestinationName>;

/** How people call every embedded destination. Its places are read only when somebody asks for it. */
export const destinationNames: readonly DestinationName[] = Object.values(destinationFiles).map((file) =>
  DestinationName.parse(file),
);

const readBefore = new Map<string, Destination>();

/** One embedded destination by its id, `"osaka"`, read through the schema on its first use. */
export function destinationById(id: string): Destination | undefined {
  const known = readBefore.get(id);
  if (known || !Object.hasOwn(destinationFiles, id)) return known;
  const destination = Destination.parse(destinationFiles[id]);
  readBefore.set(id, destination);
  return destination;
}
