import { addDays } from "@maru/language";
import * as z from "zod";
import { distanceKm } from "../data/distance.ts";
import { roomsFor } from "../prices/estimate-stays.ts";
import type { Flight, Hotel, Leg } from "../shapes.ts";
import { askJson } from "./ask-json.ts";
import { legTimes, localTime } from "./duffel.ts";
import { type Offer, pickFlights, pickStays, type StayOffer } from "./pick-options.ts";
import type { Asking, FlightQuery, Source, StayQuery } from "./source.ts";

const FLIGHTS = "SerpApi Google Flights";
const HOTELS = "SerpApi Google Hotels";

export interface SerpApiAccess {
  readonly key: string;
  readonly base?: string;
}

const End = z.object({ id: z.string(), time: z.string() });
const Way = z.object({
  flights: z.array(z.object({ departure_airport: End, arrival_airport: End, airline: z.string() })).min(1),
  price: z.int().positive(),
  departure_token: z.string().optional(),
});
type Way = z.output<typeof Way>;
/** `error` says in words that nothing was found. */
const Ways = z.object({
  best_flights: z.array(z.unknown()).default([]),
  other_flights: z.array(z.unknown()).default([]),
  error: z.string().optional(),
});

type Cabin = "economy" | "business";
const CABINS: Readonly<Record<Cabin, string>> = { economy: "1", business: "3" };
/** How many ways out are followed to their way back: each costs one request. */
const FOLLOWED = 2;

/** Fares as Google shows them. Asked for one person, so that the price is per person beyond doubt. */
export function serpApiFlights(access: SerpApiAccess): Source<FlightQuery, Flight> {
  return {
    name: FLIGHTS,
    find: async (query, asking) => {
      const airport = query.destination.airports[0]?.iata;
      if (airport === undefined || query.destination.access.flight === null) return [];
      const ask = (cabin: Cabin) => offersFor(access, query, airport, cabin, asking);
      const [economy, business] = await Promise.all([ask("economy"), ask("business")]);
      return pickFlights(economy, business, query.preferred_airline);
    },
  };
}

async function offersFor(
  access: SerpApiAccess,
  query: FlightQuery,
  airport: string,
  cabin: Cabin,
  asking: Asking,
): Promise<readonly Offer[]> {
  const search = {
    engine: "google_flights",
    departure_id: query.origin,
    arrival_id: airport,
    outbound_date: query.departure_date,
    return_date: addDays(query.departure_date, query.nights),
    travel_class: CABINS[cabin],
    adults: "1",
    currency: "KRW",
    hl: "ko",
    gl: "kr",
  };
  const outbound = await waysOf(access, search, asking);
  const followed = [...new Set([cheapest(outbound), fewestStops(outbound)])]
    .flatMap((way) => way ?? [])
    .slice(0, FOLLOWED);
  const offers = await Promise.all(
    followed.map(async (out) => {
      if (out.departure_token === undefined) return [];
      const back = cheapest(
        await waysOf(access, { ...search, departure_token: out.departure_token }, asking),
      );
      return back === undefined ? [] : (toOffer(out, back, cabin) ?? []);
    }),
  );
  return offers.flat();
}

async function waysOf(
  access: SerpApiAccess,
  search: Readonly<Record<string, string>>,
  asking: Asking,
): Promise<readonly Way[]> {
  const found = await askJson({ source: FLIGHTS, url: addressOf(access, search) }, Ways, asking);
  return [...found.best_flights, ...found.other_flights].flatMap((raw) => {
    const way = Way.safeParse(raw);
    return way.success ? [way.data] : [];
  });
}

function cheapest(ways: readonly Way[]): Way | undefined {
  return [...ways].sort((left, right) => left.price - right.price)[0];
}

function fewestStops(ways: readonly Way[]): Way | undefined {
  return [...ways].sort(
    (left, right) => left.flights.length - right.flights.length || left.price - right.price,
  )[0];
}

function toOffer(out: Way, back: Way, cabin: Cabin): Offer | null {
  const outbound = legOf(out);
  const inbound = legOf(back);
  const stops = Math.max(out.flights.length, back.flights.length) - 1;
  if (outbound === null || inbound === null || stops > 2) return null;
  return {
    mode: "flight",
    airline: [...new Set(out.flights.map(({ airline }) => airline))].join("·"),
    cabin,
    // The way back carries the price of both.
    price: back.price,
    outbound,
    inbound,
    stops,
    baggage: "수하물은 예약할 때 확인",
    source: FLIGHTS,
    is_estimate: false,
    expires_at: null,
  };
}

function legOf({ flights }: Way): Leg | null {
  const [first, last] = [flights[0], flights.at(-1)];
  if (first === undefined || last === undefined) return null;
  const leaves = localTime(first.departure_airport.time);
  const arrives = localTime(last.arrival_airport.time);
  const [from, to] = [first.departure_airport.id, last.arrival_airport.id];
  return leaves === null || arrives === null ? null : { ...legTimes(leaves, arrives, from, to), from, to };
}

const Property = z.object({
  type: z.string().optional(),
  name: z.string().min(1),
  gps_coordinates: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
  rate_per_night: z.object({ extracted_lowest: z.number().positive() }),
  extracted_hotel_class: z.number().optional(),
  overall_rating: z.number().min(0).max(5).optional(),
  amenities: z.array(z.string()).optional(),
});
const Properties = z.object({ properties: z.array(z.unknown()).default([]), error: z.string().optional() });

/** Rooms as Google shows them, for one room with two adults. */
export function serpApiStays(access: SerpApiAccess): Source<StayQuery, Hotel> {
  return {
    name: HOTELS,
    find: async (query, asking) => {
      const found = await askJson(
        {
          source: HOTELS,
          url: addressOf(access, {
            engine: "google_hotels",
            q: `${query.destination.names.en} ${query.preference === "guesthouse" ? "guesthouse" : "hotel"}`,
            check_in_date: query.check_in,
            check_out_date: addDays(query.check_in, query.nights),
            adults: String(Math.min(2, query.adults)),
            currency: "KRW",
            hl: "ko",
            gl: "kr",
            ...(query.preference === "airbnb" ? { vacation_rentals: "true" } : {}),
          }),
        },
        Properties,
        asking,
      );
      return pickStays(
        found.properties.flatMap((raw) => {
          const property = Property.safeParse(raw);
          return property.success ? [toStay(property.data, query)] : [];
        }),
      );
    },
  };
}

function toStay(property: z.output<typeof Property>, query: StayQuery): StayOffer {
  const rooms = roomsFor(query.adults, query.children);
  const perNight = Math.round(property.rate_per_night.extracted_lowest);
  const { centre, names } = query.destination;
  return {
    name: property.name,
    kind: property.type ?? "hotel",
    stars: property.extracted_hotel_class ?? null,
    price_per_night: perNight,
    total_price: perNight * query.nights,
    rooms,
    party_price: perNight * query.nights * rooms,
    check_in: query.check_in,
    check_out: addDays(query.check_in, query.nights),
    location: names.ko,
    rating: property.overall_rating ?? null,
    amenities: (property.amenities ?? []).slice(0, 5),
    distance_from_center:
      property.gps_coordinates === undefined
        ? "위치는 예약할 때 확인"
        : `도심에서 약 ${distanceKm(property.gps_coordinates, centre).toFixed(1)}km`,
    source: HOTELS,
    is_estimate: false,
  };
}

function addressOf(
  { key, base = "https://serpapi.com" }: SerpApiAccess,
  search: Readonly<Record<string, string>>,
): URL {
  const url = new URL("/search.json", base);
  url.search = new URLSearchParams({ ...search, api_key: key }).toString();
  return url;
}
