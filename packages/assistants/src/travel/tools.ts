import { defineTool, type Tool } from "@maru/runtime";
import * as z from "zod";
import { destinationById } from "./data/destinations.ts";
import { estimateFlights } from "./prices/estimate-flights.ts";
import { estimateStays } from "./prices/estimate-stays.ts";
import { Flight, Hotel } from "./shapes.ts";
import { GAPS } from "./sources/gap.ts";
import { askInTurn, type TravelSources } from "./sources/source.ts";

const Asked = {
  source: z.string(),
  as_of: z.string(),
  gaps: z.array(z.strictObject({ source: z.string(), kind: z.enum(GAPS) })),
};
const ESTIMATE = "추정가";

const FlightInput = z.object({
  destination_id: z.string(),
  origin: z.string(),
  departure_date: z.iso.date(),
  nights: z.int().min(1).max(14),
  people: z.int().min(1).max(10),
  preferred_airline: z.string().nullable(),
});
const FlightOutput = z.object({ options: z.array(Flight), ...Asked });

const HotelInput = z.object({
  destination_id: z.string(),
  check_in: z.iso.date(),
  nights: z.int().min(1).max(14),
  adults: z.int().min(1).max(10),
  children: z.int().min(0).max(9),
  preference: z.enum(["hotel", "guesthouse", "airbnb"]).nullable(),
});
const HotelOutput = z.object({ options: z.array(Hotel), ...Asked });

const PlaceInput = z.object({ destination_id: z.string(), from: z.iso.date(), until: z.iso.date() });
export const NearbyPlace = z.strictObject({
  name: z.string(),
  address: z.string(),
  dates: z.strictObject({ from: z.iso.date(), until: z.iso.date() }).nullable(),
});
const PlaceOutput = z.object({ place_ids: z.array(z.string()), nearby: z.array(NearbyPlace), ...Asked });

export interface TravelTools {
  readonly flightSearch: Tool<z.output<typeof FlightInput>, z.output<typeof FlightOutput>>;
  readonly hotelSearch: Tool<z.output<typeof HotelInput>, z.output<typeof HotelOutput>>;
  readonly placeSearch: Tool<z.output<typeof PlaceInput>, z.output<typeof PlaceOutput>>;
}

/** Live sources are asked first, in their order. What none of them has is estimated, and says so. */
export function travelTools(sources: TravelSources): TravelTools {
  return {
    flightSearch: defineTool({
      name: "flight_search",
      description: { ko: "항공편 찾기", en: "Find flights" },
      input: FlightInput,
      output: FlightOutput,
      timeout: 15_000,
      empty: { options: [], source: ESTIMATE, as_of: "", gaps: [] },
      run: async (input, context) => {
        const query = { ...input, destination: known(input.destination_id) };
        const { found, gaps } = await askInTurn(sources.flights, query, context);
        const answer = found ?? { options: estimateFlights(query), source: ESTIMATE, as_of: context.now() };
        return { ...answer, options: [...answer.options], gaps: [...gaps] };
      },
    }),
    hotelSearch: defineTool({
      name: "hotel_search",
      description: { ko: "숙소 찾기", en: "Find stays" },
      input: HotelInput,
      output: HotelOutput,
      timeout: 15_000,
      empty: { options: [], source: ESTIMATE, as_of: "", gaps: [] },
      run: async (input, context) => {
        const query = { ...input, destination: known(input.destination_id) };
        const { found, gaps } = await askInTurn(sources.stays, query, context);
        const answer = found ?? { options: estimateStays(query), source: ESTIMATE, as_of: context.now() };
        const options = answer.options.map((hotel) => ({ ...hotel, amenities: [...hotel.amenities] }));
        return { ...answer, options, gaps: [...gaps] };
      },
    }),
    /** The places of a city, with their hours, prices and coordinates, and what else is on there. */
    placeSearch: defineTool({
      name: "place_search",
      description: { ko: "가 볼 곳 찾기", en: "Find places" },
      input: PlaceInput,
      output: PlaceOutput,
      timeout: 15_000,
      empty: { place_ids: [], nearby: [], source: "내장 자료", as_of: "", gaps: [] },
      run: async ({ destination_id, from, until }, context) => {
        const destination = known(destination_id);
        const { found, gaps } = await askInTurn(sources.nearby, { destination, from, until }, context);
        const embedded = `내장 자료(${destination.as_of}년 기준)`;
        return {
          place_ids: destination.places.map(({ id }) => id),
          nearby: [...(found?.options ?? [])],
          source: found === null ? embedded : `${embedded}·${found.source}`,
          as_of: found?.as_of ?? destination.as_of,
          gaps: gaps.filter(({ kind }) => kind !== "empty"),
        };
      },
    }),
  };
}

function known(id: string) {
  const destination = destinationById(id);
  if (destination === undefined) throw new Error(`no destination "${id}"`);
  return destination;
}
