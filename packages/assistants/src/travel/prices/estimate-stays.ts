import { addDays } from "@maru/language";
import type { Destination, Stay } from "../data/destination.ts";
import { distanceKm } from "../data/distance.ts";
import { stayName } from "../data/stay-name.ts";
import type { Hotel, OptionType } from "../shapes.ts";
import { stayDemand } from "./demand.ts";

export interface StayRequest {
  readonly destination: Destination;
  readonly check_in: string;
  readonly nights: number;
  readonly adults: number;
  readonly children: number;
  readonly preference: "hotel" | "guesthouse" | "airbnb" | null;
}

const SOURCE = "추정가 (지역·등급·시기 기준 내부 모델)";

/** Two adults share a room; up to two children sleep in with them. */
export function roomsFor(adults: number, children: number): number {
  const byAdults = Math.ceil(adults / 2);
  return Math.max(1, byAdults, Math.ceil((adults + children) / 4));
}

/** Three kinds of stay, cheapest first. A kind and an area, never the name of a hotel nobody asked. */
export function estimateStays(request: StayRequest): readonly Hotel[] {
  const hotels = (["budget", "standard", "premium"] as const).map((type) => stayOption(request, type));
  // A guesthouse in the standard class must not be cheaper than the class below.
  return hotels.map((hotel, index) => {
    const floor = index === 0 ? 0 : (hotels[index - 1]?.price_per_night ?? 0) + 1000;
    return hotel.price_per_night >= floor ? hotel : priced(hotel, floor, request.nights);
  });
}

function stayOption(request: StayRequest, type: OptionType): Hotel {
  const { destination, check_in, nights } = request;
  const stay = chooseStay(destination, type, request.preference);
  const area = destination.areas.find(({ id }) => id === stay.area);
  const centre = area?.centre ?? destination.centre;
  const level = destination.price_levels.stay_per_night_krw[type];
  const perNight = average(
    Array.from({ length: nights }, (_, night) => {
      const date = addDays(check_in, night);
      return level * stayDemand(date, destination.seasons[Number(date.slice(5, 7)) - 1]?.crowd ?? 0.5);
    }),
  );
  const rooms = roomsFor(request.adults, request.children);
  const hotel: Hotel = {
    type,
    name: stayName(stay, destination.areas).ko,
    kind: stay.kind,
    price_per_night: 0,
    total_price: 0,
    rooms,
    party_price: 0,
    check_in,
    check_out: addDays(check_in, nights),
    location: area?.ko ?? destination.names.ko,
    // Nobody stayed there yet: a kind of stay has no rating.
    rating: null,
    amenities: AMENITIES[type],
    distance_from_center: `도심에서 약 ${distanceKm(centre, destination.centre).toFixed(1)}km`,
    source: SOURCE,
    is_estimate: true,
  };
  return priced(hotel, Math.round(perNight / 1000) * 1000, nights);
}

function priced(hotel: Hotel, price_per_night: number, nights: number): Hotel {
  const total_price = price_per_night * nights;
  return { ...hotel, price_per_night, total_price, party_price: total_price * hotel.rooms };
}

const AMENITIES: Readonly<Record<OptionType, string[]>> = {
  budget: ["무료 와이파이"],
  standard: ["무료 와이파이", "개인 욕실", "24시간 프런트"],
  premium: ["무료 와이파이", "개인 욕실", "24시간 프런트", "조식 가능", "수영장 또는 피트니스"],
};

/** The wish decides the kind, the class decides the price. */
function chooseStay(destination: Destination, type: OptionType, preference: StayRequest["preference"]): Stay {
  const ofType = destination.stays.filter((stay) => stay.type === type);
  const wanted = ofType.find((stay) => fits(stay, preference));
  const anywhere = destination.stays.find((stay) => fits(stay, preference));
  const fallback = ofType[0] ?? destination.stays[0];
  const chosen =
    preference === null ? fallback : (wanted ?? (anywhere === undefined ? fallback : { ...anywhere, type }));
  if (chosen === undefined) throw new Error(`${destination.id} has no stays`);
  return chosen;
}

function fits(stay: Stay, preference: StayRequest["preference"]): boolean {
  switch (preference) {
    case "hotel":
      return stay.kind === "hotel" || stay.kind === "resort";
    case "guesthouse":
      return stay.kind === "guesthouse" || stay.kind === "hanok";
    case "airbnb":
      return stay.kind === "apartment";
    case null:
      return true;
  }
}

function average(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
}
