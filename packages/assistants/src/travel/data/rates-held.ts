import { destinationById, destinationNames } from "./destinations.ts";

export interface RateHeld {
  readonly krw_per_unit: number;
  /** The year that the rate is of. */
  readonly as_of: string;
}

/** The rounded rate behind the prices of the places where one pays in it. */
export function rateHeld(currency: string): RateHeld | undefined {
  for (const { id } of destinationNames) {
    const destination = destinationById(id);
    if (destination?.currency === currency) return destination;
  }
  return undefined;
}
