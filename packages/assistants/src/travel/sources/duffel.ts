import { addDays } from "@maru/language";
import * as z from "zod";
import { distanceKm } from "../data/distance.ts";
import { zoneOfAirport } from "../prices/airports.ts";
import { roomsFor } from "../prices/estimate-stays.ts";
import { lengthOf, minutesOf, offsetOf } from "../prices/local-time.ts";
import type { Flight, Hotel, Leg } from "../shapes.ts";
import { askJson } from "./ask-json.ts";
import { type Offer, pickFlights, pickStays, type StayOffer } from "./pick-options.ts";
import { inWon } from "./rates.ts";
import type { Asking, FlightQuery, Source, StayQuery } from "./source.ts";

const NAME = "Duffel";

export interface DuffelAccess {
  readonly token: string;
  readonly base?: string;
}

const Airport = z.object({ iata_code: z.string() });
const Segment = z.object({
  origin: Airport,
  destination: Airport,
  departing_at: z.string(),
  arriving_at: z.string(),
  passengers: z
    .array(z.object({ baggages: z.array(z.object({ type: z.string(), quantity: z.int() })).default([]) }))
    .default([]),
});
const OfferShape = z.object({
  total_amount: z.string(),
  total_currency: z.string(),
  expires_at: z.iso.datetime({ offset: true }),
  owner: z.object({ name: z.string() }),
  slices: z.array(z.object({ segments: z.array(Segment).min(1) })).length(2),
});
type OfferShape = z.output<typeof OfferShape>;
const Offers = z.object({ data: z.object({ offers: z.array(z.unknown()) }) });

/** Flights that can be bought, through Duffel's offer requests. An offer holds for about half an hour. */
export function duffelFlights(access: DuffelAccess): Source<FlightQuery, Flight> {
  return {
    name: NAME,
    find: async (query, asking) => {
      const airport = query.destination.airports[0]?.iata;
      if (airport === undefined || query.destination.access.flight === null) return [];
      const ask = (cabin: "economy" | "business") => offersFor(access, query, airport, cabin, asking);
      const [economy, business] = await Promise.all([ask("economy"), ask("business")]);
      return pickFlights(economy, business, query.preferred_airline);
    },
  };
}

async function offersFor(
  access: DuffelAccess,
  query: FlightQuery,
  airport: string,
  cabin: "economy" | "business",
  asking: Asking,
): Promise<readonly Offer[]> {
  const back = addDays(query.departure_date, query.nights);
  const { data } = await askJson(
    {
      source: NAME,
      url: addressOf(access, "/air/offer_requests?return_offers=true&supplier_timeout=10000"),
      headers: headersOf(access),
      body: {
        data: {
          slices: [
            { origin: query.origin, destination: airport, departure_date: query.departure_date },
            { origin: airport, destination: query.origin, departure_date: back },
          ],
          // Ages are not known, so children are asked for as adults: never too cheap.
          passengers: Array.from({ length: query.people }, () => ({ type: "adult" })),
          cabin_class: cabin,
          max_connections: 1,
        },
      },
    },
    Offers,
    asking,
  );
  const now = Date.parse(asking.now());
  return data.offers.flatMap((raw) => {
    const offer = OfferShape.safeParse(raw);
    if (!offer.success || Date.parse(offer.data.expires_at) <= now) return [];
    return toOffer(offer.data, query.people, cabin) ?? [];
  });
}

function toOffer(offer: OfferShape, people: number, cabin: "economy" | "business"): Offer | null {
  const price = inWon(offer.total_amount, offer.total_currency);
  const [out, back] = offer.slices;
  if (price === undefined || out === undefined || back === undefined) return null;
  const stops = Math.max(out.segments.length, back.segments.length) - 1;
  const outbound = legOf(out.segments);
  const inbound = legOf(back.segments);
  if (stops > 2 || outbound === null || inbound === null) return null;
  const bags = out.segments[0]?.passengers[0]?.baggages.find(({ type }) => type === "checked")?.quantity ?? 0;
  return {
    mode: "flight",
    airline: offer.owner.name,
    cabin,
    price: Math.ceil(price.won / people),
    outbound,
    inbound,
    stops,
    baggage: bags > 0 ? `위탁 수하물 ${bags}개` : "위탁 수하물 없음",
    source: price.how === "" ? NAME : `${NAME} (${price.how})`,
    is_estimate: false,
    expires_at: offer.expires_at,
  };
}

type Segment = z.output<typeof Segment>;

function legOf(segments: readonly Segment[]): Leg | null {
  const [first, last] = [segments[0], segments.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [from, to] = [first.origin.iata_code, last.destination.iata_code];
  const leaves = localTime(first.departing_at);
  const arrives = localTime(last.arriving_at);
  if (leaves === null || arrives === null) return null;
  return { ...legTimes(leaves, arrives, from, to), from, to };
}

interface LocalMoment {
  readonly date: string;
  readonly time: string;
}

/** `2026-12-04T09:30:00` or `2026-12-04 09:30`, on the clock of the airport. */
export function localTime(text: string): LocalMoment | null {
  const found = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})/u.exec(text);
  return found === null ? null : { date: found[1] ?? "", time: found[2] ?? "" };
}

/** How long one is on the way follows from the clocks of both airports. */
export function legTimes(
  leaves: LocalMoment,
  arrives: LocalMoment,
  from: string,
  to: string,
): Omit<Leg, "from" | "to"> {
  const days = (Date.parse(arrives.date) - Date.parse(leaves.date)) / 86_400_000;
  const zones = offsetOf(zoneOfAirport(from), leaves.date) - offsetOf(zoneOfAirport(to), arrives.date);
  const minutes = days * 1440 + minutesOf(arrives.time) - minutesOf(leaves.time) + zones;
  return {
    date: leaves.date,
    departure_time: leaves.time,
    arrival_date: arrives.date,
    arrival_time: arrives.time,
    flight_time: lengthOf(Math.max(0, minutes)),
  };
}

const Stay = z.object({
  cheapest_rate_total_amount: z.string(),
  cheapest_rate_currency: z.string(),
  accommodation: z.object({
    name: z.string(),
    rating: z.number().nullish(),
    review_score: z.number().nullish(),
    amenities: z.array(z.object({ type: z.string() })).nullish(),
    location: z.object({
      geographic_coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
      address: z.object({ line_one: z.string().nullish(), city_name: z.string().nullish() }).nullish(),
    }),
  }),
});
const Stays = z.object({ data: z.object({ results: z.array(z.unknown()) }) });

/** Rooms that can be booked, through Duffel Stays. */
export function duffelStays(access: DuffelAccess): Source<StayQuery, Hotel> {
  return {
    name: `${NAME} Stays`,
    find: async (query, asking) => {
      const rooms = roomsFor(query.adults, query.children);
      const { data } = await askJson(
        {
          source: `${NAME} Stays`,
          url: addressOf(access, "/stays/search"),
          headers: headersOf(access),
          body: {
            data: {
              rooms,
              location: { radius: 5, geographic_coordinates: query.destination.centre },
              check_in_date: query.check_in,
              check_out_date: addDays(query.check_in, query.nights),
              guests: Array.from({ length: query.adults + query.children }, () => ({ type: "adult" })),
            },
          },
        },
        Stays,
        asking,
      );
      return pickStays(
        data.results.flatMap((raw) => {
          const stay = Stay.safeParse(raw);
          return stay.success ? (toStay(stay.data, query, rooms) ?? []) : [];
        }),
      );
    },
  };
}

function toStay(stay: z.output<typeof Stay>, query: StayQuery, rooms: number): StayOffer | null {
  const price = inWon(stay.cheapest_rate_total_amount, stay.cheapest_rate_currency);
  if (price === undefined) return null;
  const { accommodation } = stay;
  const { geographic_coordinates: spot, address } = accommodation.location;
  const perNight = Math.ceil(price.won / query.nights / rooms);
  return {
    name: accommodation.name,
    kind: "hotel",
    stars: accommodation.rating ?? null,
    price_per_night: perNight,
    total_price: perNight * query.nights,
    rooms,
    party_price: perNight * query.nights * rooms,
    check_in: query.check_in,
    check_out: addDays(query.check_in, query.nights),
    location: address?.line_one ?? address?.city_name ?? query.destination.names.ko,
    // Reviews come out of ten.
    rating:
      typeof accommodation.review_score === "number" ? Math.min(5, accommodation.review_score / 2) : null,
    amenities: (accommodation.amenities ?? []).slice(0, 5).map(({ type }) => type.replaceAll("_", " ")),
    distance_from_center: `도심에서 약 ${distanceKm(spot, query.destination.centre).toFixed(1)}km`,
    source: price.how === "" ? `${NAME} Stays` : `${NAME} Stays (${price.how})`,
    is_estimate: false,
  };
}

function addressOf({ base = "https://api.duffel.com" }: DuffelAccess, path: string): URL {
  return new URL(path, base);
}

function headersOf({ token }: DuffelAccess): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${token}`, "duffel-version": "v2" };
}
