import type { Destination } from "../data/destination.ts";
import { destinationById, destinationNames } from "../data/destinations.ts";
import type { TravelState } from "../state.ts";
import { roughCost } from "./rough-cost.ts";
import { departureOf } from "./trip.ts";

export interface SuggestedCity {
  readonly destination: Destination;
  /** Of the month of departure, in °C. */
  readonly low: number;
  readonly high: number;
  readonly flight_minutes: number | null;
  /** Each traveller, cheapest class, estimated. */
  readonly from_krw: number;
  readonly nights: number;
}

const USUAL_NIGHTS = 3;
const MOST = 4;
const MOST_PER_COUNTRY = 2;

/** Cities that suit what is known so far: the season, the wishes, the money, how far one wants to go. */
export function suggestCities(
  state: TravelState,
  text: string,
  /** Those of the country that was named; null when it may be anywhere. */
  among: readonly string[] | null = null,
): readonly SuggestedCity[] {
  const scored = destinationNames
    .flatMap(({ id }) => destinationById(id) ?? [])
    .filter((destination) => among?.includes(destination.names.ko) ?? isWanted(destination, text))
    .map((destination) => ({ ...look(destination, state), score: scoreOf(destination, state, text) }))
    .filter(({ from_krw }) => isAffordable(from_krw, state))
    .sort((left, right) => right.score - left.score);
  const perCountry = new Map<string, number>();
  const isAtHome = scored.every(({ destination }) => destination.country.code === "KR");
  return scored
    .filter(({ destination: { country } }) => {
      const taken = perCountry.get(country.code) ?? 0;
      perCountry.set(country.code, taken + 1);
      return isAtHome || among !== null || taken < MOST_PER_COUNTRY;
    })
    .slice(0, MOST)
    .map(({ score: _score, ...city }) => city);
}

/** What one wants to know of a city before one chooses it. */
export function look(destination: Destination, state: TravelState): SuggestedCity {
  const departure_date = departureOf(state);
  const month = monthOf(destination, departure_date);
  const nights = state.duration ?? USUAL_NIGHTS;
  const people = state.num_people ?? 2;
  const children = Math.min(state.children ?? 0, people - 1);
  const { budget } = roughCost(destination, {
    nights,
    people,
    children,
    departure_date,
    origin: state.origin,
  });
  return {
    destination,
    low: month?.low ?? 0,
    high: month?.high ?? 0,
    flight_minutes: destination.access.flight?.minutes ?? null,
    from_krw: budget,
    nights,
  };
}

function monthOf(destination: Destination, date: string) {
  return destination.seasons[Number(date.slice(5, 7)) - 1];
}

/** «국내», «따뜻한 나라», «가까운 데» rule places out. */
function isWanted({ country, access, seasons }: Destination, text: string): boolean {
  const isKorean = country.code === "KR";
  if (/국내|우리나라|여권.{0,4}(?:없|만료)|domestic|no passport/iu.test(text) && !isKorean) return false;
  if (/해외|외국|나라|abroad|overseas/iu.test(text) && isKorean) return false;
  const minutes = access.flight?.minutes ?? 0;
  if (/가까운|가깝|짧은|near/iu.test(text) && minutes > 150) return false;
  if (/동남아/u.test(text)) return ["VN", "TH", "PH", "ID", "MY", "SG"].includes(country.code);
  return seasons.length > 0;
}

function isAffordable(from: number, { budget, budget_basis, num_people }: TravelState): boolean {
  if (budget === null) return true;
  return from <= (budget_basis === "total" ? budget / (num_people ?? 1) : budget);
}

const SEASIDE = /해변|해수욕장|비치|바다|해안|섬|항구|호핑|스노클|베이/u;

function scoreOf(destination: Destination, state: TravelState, text: string): number {
  const month = monthOf(destination, departureOf(state));
  const high = month?.high ?? 20;
  const isWarmWanted = /따뜻|더운|warm/iu.test(text) || state.travel_style.includes("휴양");
  const mild = isWarmWanted
    ? -Math.abs(high - 29)
    : /시원|cool/iu.test(text)
      ? -Math.abs(high - 18)
      : -Math.abs(high - 22) / 2;
  const dry = -20 * (month?.rain ?? 0.3);
  const liked = destination.places.filter(({ styles }) =>
    styles.some((style) => state.travel_style.includes(style)),
  );
  const wishes = state.travel_style.length === 0 ? 0 : (30 * liked.length) / destination.places.length;
  const withChildren =
    (state.children ?? 0) > 0 || /아이|애들|아기/u.test(text)
      ? (10 * destination.places.filter((place) => place.with_children).length) / destination.places.length
      : 0;
  const bySea = /바다|해변|바닷가|해수욕|beach|\bsea\b/iu.test(text)
    ? 40 *
      Math.min(
        0.5,
        destination.places.filter(({ ko }) => SEASIDE.test(ko)).length / destination.places.length,
      )
    : 0;
  const known = 10 * Math.max(...destination.places.map(({ popularity }) => popularity));
  // A long flight wants a long stay.
  const hours = (destination.access.flight?.minutes ?? 60) / 60;
  const far = -3 * Math.max(0, hours - 1.5 * (state.duration ?? USUAL_NIGHTS));
  return mild + dry + wishes + withChildren + bySea + known + far;
}
