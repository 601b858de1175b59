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

const HOT_SPRINGS = /온천|료칸|노천탕|hot ?springs?|onsen|ryokan/iu;
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

const AT_HOME = /국내|우리나라|여권.{0,4}(?:없|만료)|domestic|no passport/giu;
const ABROAD = /해외|외국|나라|abroad|overseas/giu;

/** «국내», «따뜻한 나라», «가까운 데», «일본 말고» rule places out. What was said last of home and abroad counts. */
function isWanted({ country, names, access, seasons }: Destination, text: string): boolean {
  const isKorean = country.code === "KR";
  const [home, abroad] = [lastSaid(text, AT_HOME), lastSaid(text, ABROAD)];
  if (home > abroad && !isKorean) return false;
  if (abroad > home && isKorean) return false;
  if ([country.ko, country.en, names.ko, names.en].some((name) => isRuledOut(name, text))) return false;
  const minutes = access.flight?.minutes ?? 0;
  if (/가까운|가깝|짧은|near/iu.test(text) && minutes > 150) return false;
  if (/동남아(?!시?아? ?(?:말고|빼고|제외))/u.test(text)) return SOUTH_EAST.includes(country.code);
  return seasons.length > 0;
}

const SOUTH_EAST: readonly string[] = ["VN", "TH", "PH", "ID", "MY", "SG"];

function lastSaid(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1;
}

/** «일본이랑 베트남 말고», «anywhere but Japan» */
function isRuledOut(name: string, text: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return false;
  const [before, after] = [text.slice(Math.max(0, at - 24), at), text.slice(at + name.length)];
  return (
    /^[^.!?]{0,12}?(?:말고|빼고|제외|아닌|외에|싫)/u.test(after) ||
    /(?:\bnot|except|other than|besides|\bbut)(?: for| in| to)? (?:[a-z]{3,12} (?:or|and) )?$/iu.test(before)
  );
}

function isAffordable(from: number, { budget, budget_basis, num_people }: TravelState): boolean {
  if (budget === null) return true;
  return from <= (budget_basis === "per_person" ? budget : budget / (num_people ?? 1));
}

/** What one may travel for, and the places by whose names a city has it. */
const SOUGHT: readonly (readonly [RegExp, RegExp])[] = [
  [
    /바다|해변|바닷가|해수욕|beach|\bsea(?:side)?\b/iu,
    /해변|해수욕장|비치|바다|해안|섬|항구|호핑|스노클|베이/u,
  ],
  [HOT_SPRINGS, /온천|료칸/u],
  [/야시장|night ?market/iu, /야시장/u],
  [
    /놀이공원|놀이동산|테마 ?파크|디즈니|유니버[설셜]|theme ?park|disney|universal/iu,
    /랜드|유니버설|디즈니|원더스|테마파크/u,
  ],
  [/미술관|박물관|museum|galler/iu, /미술관|박물관/u],
];

/** Many places of the kind make a city known for it; a single one does a little. */
const ENOUGH = 3;

function soughtIn(destination: Destination, text: string): number {
  return SOUGHT.filter(([asked]) => asked.test(text)).reduce((points, [, offered]) => {
    const count = destination.places.filter(({ ko }) => offered.test(ko)).length;
    return points + (30 * Math.min(ENOUGH, count)) / ENOUGH;
  }, 0);
}

/** Where most travellers from Korea go: who names no wish is helped by names that everybody has heard. */
const MOST_VISITED: readonly string[] = [
  "osaka",
  "tokyo",
  "fukuoka",
  "sapporo",
  "taipei",
  "da-nang",
  "nha-trang",
  "bangkok",
  "cebu",
  "hong-kong",
  "singapore",
  "guam",
  "jeju",
];

function scoreOf(destination: Destination, state: TravelState, text: string): number {
  const month = monthOf(destination, departureOf(state));
  const high = month?.high ?? 20;
  const isBathWanted = HOT_SPRINGS.test(text);
  const isWarmWanted =
    /따뜻|더운|warm/iu.test(text) || (state.travel_style.includes("휴양") && !isBathWanted);
  // A hot spring is best when it is cold outside.
  const mild = isBathWanted
    ? 0
    : isWarmWanted
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
  const sought = soughtIn(destination, text);
  // What was wished for counts more than what everybody knows.
  const isOpen = !isWarmWanted && !isBathWanted && sought === 0 && state.travel_style.length === 0;
  const known = MOST_VISITED.includes(destination.id) ? (isOpen ? 8 : 3) : 0;
  // A long flight wants a long stay.
  const hours = (destination.access.flight?.minutes ?? 60) / 60;
  const far = -3 * Math.max(0, hours - 1.5 * (state.duration ?? USUAL_NIGHTS));
  return mild + dry + wishes + withChildren + sought + known + far;
}
