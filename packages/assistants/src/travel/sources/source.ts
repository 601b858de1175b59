import type { Destination } from "../data/destination.ts";
import type { Flight, Hotel } from "../shapes.ts";
import type { Gap, GapKind } from "./gap.ts";

export interface Found<Option> {
  readonly options: readonly Option[];
  readonly source: string;
  /** When it was asked; a year for what is embedded. */
  readonly as_of: string;
  /** The sources that were asked before this one and gave nothing. */
  readonly gaps: readonly Gap[];
}

export interface FlightQuery {
  readonly destination: Destination;
  readonly origin: string;
  readonly departure_date: string;
  readonly nights: number;
  readonly people: number;
  readonly preferred_airline: string | null;
}

export interface StayQuery {
  readonly destination: Destination;
  readonly check_in: string;
  readonly nights: number;
  readonly adults: number;
  readonly children: number;
  readonly preference: "hotel" | "guesthouse" | "airbnb" | null;
}

export interface PlaceQuery {
  readonly destination: Destination;
  readonly from: string;
  readonly until: string;
}

/** What else there is to see and what is on, by name only: nothing is planned around hours nobody told us. */
export interface Nearby {
  readonly name: string;
  readonly address: string;
  /** For festivals. */
  readonly dates: { readonly from: string; readonly until: string } | null;
}

export interface Asking {
  readonly signal: AbortSignal;
  readonly now: () => string;
}

/** Somewhere to look. What passes by itself (a timeout, a 503) is thrown and tried again by who asked. */
export interface Source<Query, Option> {
  readonly name: string;
  find(query: Query, asking: Asking): Promise<readonly Option[]>;
}

export interface TravelSources {
  readonly flights: readonly Source<FlightQuery, Flight>[];
  readonly stays: readonly Source<StayQuery, Hotel>[];
  readonly nearby: readonly Source<PlaceQuery, Nearby>[];
}

/** A source that will not answer, however often it is asked. */
export class SourceRefusal extends Error {
  readonly kind: GapKind;

  constructor(source: string, kind: GapKind) {
    super(`${source} gave nothing: ${kind}`);
    this.name = "SourceRefusal";
    this.kind = kind;
  }
}

/** Asks one source after the other until one has something; null when none has, with what each said. */
export async function askInTurn<Query, Option>(
  sources: readonly Source<Query, Option>[],
  query: Query,
  asking: Asking,
): Promise<{ readonly found: Omit<Found<Option>, "gaps"> | null; readonly gaps: readonly Gap[] }> {
  const gaps: Gap[] = [];
  for (const source of sources) {
    try {
      const options = await source.find(query, asking);
      if (options.length > 0) return { found: { options, source: source.name, as_of: asking.now() }, gaps };
      gaps.push({ source: source.name, kind: "empty" });
    } catch (error) {
      if (!(error instanceof SourceRefusal)) throw error;
      gaps.push({ source: source.name, kind: error.kind });
    }
  }
  return { found: null, gaps };
}
