import { addDays } from "@maru/language";
import { minutesOf } from "../prices/local-time.ts";
import type { Flight, Hotel, OptionType } from "../shapes.ts";

export type Offer = Omit<Flight, "type">;
export type StayOffer = Omit<Hotel, "type"> & { readonly stars: number | null };

/** Three of many: the cheapest, the most comfortable one that still is economy, and the cheapest with wide seats. */
export function pickFlights(
  economy: readonly Offer[],
  business: readonly Offer[],
  preferred: string | null,
): readonly Flight[] {
  const usual = byPrice(economy);
  const wide = byPrice(business);
  const cheapest = usual[0] ?? wide[0];
  if (cheapest === undefined) return [];
  const within = usual.filter(({ price }) => price <= cheapest.price * 2);
  const standard =
    [...within].sort((left, right) => trouble(left, preferred) - trouble(right, preferred))[0] ?? cheapest;
  const premium = wide.find(({ price }) => price >= standard.price) ?? usual.at(-1) ?? standard;
  return ascending([
    { ...cheapest, type: "budget" },
    { ...standard, type: "standard" },
    { ...premium, type: "premium" },
  ]);
}

/** Won that one would pay to avoid it: changes on the way, leaving before dawn, the wrong airline. */
function trouble(offer: Offer, preferred: string | null): number {
  const early = minutesOf(offer.outbound.departure_time) < 7 * 60 ? 40_000 : 0;
  const late = offer.inbound.arrival_date > addDays(offer.inbound.date, 1) ? 60_000 : 0;
  const unwanted = preferred !== null && !offer.airline.includes(preferred) ? 200_000 : 0;
  return offer.price + offer.stops * 80_000 + early + late + unwanted;
}

/** Cheap, usual and fine, by stars where there are any, else by price. */
export function pickStays(offers: readonly StayOffer[]): readonly Hotel[] {
  const sorted = [...offers].sort((left, right) => left.price_per_night - right.price_per_night);
  const decent = sorted.filter(({ rating }) => rating === null || rating >= 3.5);
  const known = decent.length >= 3 ? decent : sorted;
  const cheapest = known[0];
  if (cheapest === undefined) return [];
  const middle = known[Math.floor(known.length / 2)] ?? cheapest;
  const usual = known.filter(({ stars }) => stars === 3 || stars === 4);
  const standard = usual[Math.floor(usual.length / 2)] ?? middle;
  const fine = known.filter(({ stars }) => stars === 5);
  const premium = fine[0] ?? known.at(-1) ?? standard;
  const typed = (offer: StayOffer, type: OptionType): Hotel => {
    const { stars: _stars, ...hotel } = offer;
    return { ...hotel, type };
  };
  return ascendingStays([typed(cheapest, "budget"), typed(standard, "standard"), typed(premium, "premium")]);
}

function byPrice(offers: readonly Offer[]): readonly Offer[] {
  return [...offers].sort((left, right) => left.price - right.price);
}

const TYPES = ["budget", "standard", "premium"] as const;

function ascending(flights: readonly Flight[]): readonly Flight[] {
  return [...flights]
    .sort((left, right) => left.price - right.price)
    .map((flight, index) => ({ ...flight, type: TYPES[index] ?? "premium" }));
}

function ascendingStays(hotels: readonly Hotel[]): readonly Hotel[] {
  return [...hotels]
    .sort((left, right) => left.price_per_night - right.price_per_night)
    .map((hotel, index) => ({ ...hotel, type: TYPES[index] ?? "premium" }));
}
