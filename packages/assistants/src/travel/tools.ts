import { defineTool } from "@maru/runtime";
import * as z from "zod";
import { destinationById } from "./data/destinations.ts";
import { estimateFlights } from "./prices/estimate-flights.ts";
import { estimateStays } from "./prices/estimate-stays.ts";
import { Flight, Hotel } from "./shapes.ts";

const Found = <Option extends z.ZodType>(option: Option) =>
  z.object({ options: z.array(option), source: z.string(), as_of: z.string() });

/** Three ways there and back. The embedded source estimates; a live one behind the same shape sells. */
export const flightSearch = defineTool({
  name: "flight_search",
  description: { ko: "항공편 찾기", en: "Find flights" },
  input: z.object({
    destination_id: z.string(),
    origin: z.string(),
    departure_date: z.iso.date(),
    nights: z.int().min(1).max(14),
    people: z.int().min(1).max(10),
    preferred_airline: z.string().nullable(),
  }),
  output: Found(Flight),
  timeout: 15_000,
  empty: { options: [], source: "추정가", as_of: "" },
  run: (input, context) => {
    const destination = known(input.destination_id);
    const options = estimateFlights({ ...input, destination });
    return { options: [...options], source: "추정가", as_of: context.now() };
  },
});

export const hotelSearch = defineTool({
  name: "hotel_search",
  description: { ko: "숙소 찾기", en: "Find stays" },
  input: z.object({
    destination_id: z.string(),
    check_in: z.iso.date(),
    nights: z.int().min(1).max(14),
    adults: z.int().min(1).max(10),
    children: z.int().min(0).max(9),
    preference: z.enum(["hotel", "guesthouse", "airbnb"]).nullable(),
  }),
  output: Found(Hotel),
  timeout: 15_000,
  empty: { options: [], source: "추정가", as_of: "" },
  run: (input, context) => {
    const destination = known(input.destination_id);
    return { options: [...estimateStays({ ...input, destination })], source: "추정가", as_of: context.now() };
  },
});

/** The places of a city: their hours, prices and coordinates. */
export const placeSearch = defineTool({
  name: "place_search",
  description: { ko: "가 볼 곳 찾기", en: "Find places" },
  input: z.object({ destination_id: z.string() }),
  output: z.object({ place_ids: z.array(z.string()), source: z.string(), as_of: z.string() }),
  timeout: 15_000,
  empty: { place_ids: [], source: "내장 자료", as_of: "" },
  run: ({ destination_id }) => {
    const destination = known(destination_id);
    return {
      place_ids: destination.places.map(({ id }) => id),
      source: `내장 자료(${destination.as_of}년 기준)`,
      as_of: destination.as_of,
    };
  },
});

function known(id: string) {
  const destination = destinationById(id);
  if (destination === undefined) throw new Error(`no destination "${id}"`);
  return destination;
}
