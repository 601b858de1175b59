import { duffelFlights, duffelStays } from "./duffel.ts";
import { serpApiFlights, serpApiStays } from "./serpapi.ts";
import type { TravelSources } from "./source.ts";
import { tourApiNearby } from "./tour-api.ts";

export const NO_SOURCES: TravelSources = { flights: [], stays: [], nearby: [] };

/** The live sources that the environment has keys for, in the order in which they are asked. */
export function readSources(environment: Readonly<Record<string, string | undefined>>): TravelSources {
  const token = keyIn(environment, "DUFFEL_ACCESS_TOKEN");
  const serpApi = keyIn(environment, "SERPAPI_API_KEY");
  const tourApi = keyIn(environment, "TOURAPI_SERVICE_KEY");
  const wantsStays = keyIn(environment, "DUFFEL_STAYS") !== null;
  return {
    flights: [
      ...(token === null ? [] : [duffelFlights({ token })]),
      ...(serpApi === null ? [] : [serpApiFlights({ key: serpApi })]),
    ],
    stays: [
      ...(token === null || !wantsStays ? [] : [duffelStays({ token })]),
      ...(serpApi === null ? [] : [serpApiStays({ key: serpApi })]),
    ],
    nearby: tourApi === null ? [] : [tourApiNearby({ key: tourApi })],
  };
}

function keyIn(environment: Readonly<Record<string, string | undefined>>, name: string): string | null {
  const key = environment[name]?.trim() ?? "";
  return key === "" ? null : key;
}
