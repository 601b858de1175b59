import type { Sentence } from "@maru/state";
import { inBoth, sentence } from "../calculators/words.ts";
import {
  DEAL_KINDS,
  type FoundListings,
  type HomeOrder,
  type Listing,
  type ListingQuery,
  type Source,
} from "../ports.ts";
import { liesIn } from "./districts.ts";

const NEAREST = 3;
/** Farther off than this, and not about as far as the nearest, nothing is named beside it. */
const STILL_NEAR = 0.25;

/** What does not fit, how far it is off (0 fits, about 1 is another town), and how to say so. */
interface Miss {
  readonly distance: number;
  readonly difference: Sentence;
  /** Another place, another sort of home, another way to have it: two of these make it another search. */
  readonly isOther?: boolean;
}
/** What misses more than this is not near to what is looked for. */
const MOST_MISSES = 2;

/** What is on offer, in the order that is wanted or cheapest first; when nothing fits, the nearest with what does not. */
export function findListings(
  listings: readonly Listing[],
  query: ListingQuery,
  source: Source,
): FoundListings {
  const judged = listings.map((listing) => ({ listing, misses: missesOf(listing, query) }));
  const fitting = judged
    .filter(({ misses }) => misses.length === 0)
    .map(({ listing }) => listing)
    .sort(
      (one, two) =>
        DEAL_KINDS.indexOf(one.kind) - DEAL_KINDS.indexOf(two.kind) ||
        BY[query.order ?? "price_up"](one, two) ||
        byPrice(one, two),
    );
  return {
    listings: fitting.slice(query.offset, query.offset + query.limit),
    total: fitting.length,
    nearest: fitting.length > 0 ? [] : nearestOf(judged),
    source,
  };
}

function nearestOf(
  judged: readonly { listing: Listing; misses: readonly Miss[] }[],
): FoundListings["nearest"] {
  const near = judged
    .filter(
      ({ misses }) =>
        misses.length <= MOST_MISSES && misses.filter(({ isOther }) => isOther === true).length < 2,
    )
    .map(({ listing, misses }) => ({
      listing,
      misses,
      distance: misses.reduce((sum, { distance }) => sum + distance, 0),
    }))
    .sort((one, two) => one.distance - two.distance || byPrice(one.listing, two.listing));
  const least = near[0]?.distance ?? 0;
  return near
    .filter(({ distance }) => distance <= Math.max(STILL_NEAR, least * 2))
    .slice(0, NEAREST)
    .map(({ listing, misses }) => ({
      listing,
      difference: {
        ko: misses.map(({ difference }) => difference.ko).join(" · "),
        en: misses.map(({ difference }) => difference.en).join(" · "),
      },
    }));
}

function missesOf(listing: Listing, query: ListingQuery): readonly Miss[] {
  const misses: Miss[] = [];
  const add = (isMissed: boolean, distance: number, difference: Sentence, isOther = false) => {
    if (isMissed) misses.push({ distance, difference, isOther });
  };
  const { amount, monthly_rent, area, built } = listing;
  const elsewhere = {
    ko: `지역이 ${listing.district} ${listing.neighbourhood}이에요`,
    en: `it is in ${listing.district} ${listing.neighbourhood}`,
  };
  const isElsewhere =
    (query.regions.length > 0 && !query.regions.some((region) => liesIn(listing, region))) ||
    (query.unwanted_regions ?? []).some((region) => liesIn(listing, region));
  add(isElsewhere, 1, elsewhere, true);
  add(query.kind !== null && listing.kind !== query.kind, 3, KINDS[listing.kind], true);
  add(!isOfType(listing, query), 2, TYPES[listing.property_type], true);
  const { maximum_price, minimum_price, maximum_rent, minimum_area, maximum_area } = query;
  const { built_since, built_until = null } = query;
  if (maximum_price !== null)
    add(amount > maximum_price, relative(amount, maximum_price), moreMoney(amount - maximum_price));
  if (minimum_price !== null)
    add(amount < minimum_price, relative(amount, minimum_price), lessMoney(minimum_price - amount));
  if (maximum_rent !== null)
    add(
      monthly_rent > maximum_rent,
      relative(monthly_rent, maximum_rent),
      sentence(
        ({ won }) => `월세가 ${won(monthly_rent - maximum_rent)} 더 비싸요`,
        ({ won }) => `the rent is ${won(monthly_rent - maximum_rent)} more`,
      ),
    );
  if (minimum_area !== null)
    add(area < minimum_area, relative(area, minimum_area), smaller(minimum_area - area));
  if (maximum_area !== null)
    add(area > maximum_area, relative(area, maximum_area), larger(area - maximum_area));
  if (built_since !== null)
    add(
      built === null || built < built_since,
      built === null ? 0.5 : (built_since - built) / 20,
      built === null ? UNKNOWN_YEAR : builtIn(built),
    );
  if (built_until !== null)
    add(
      built === null || built > built_until,
      built === null ? 0.5 : (built - built_until) / 20,
      built === null ? UNKNOWN_YEAR : builtIn(built),
    );
  if (query.station !== null)
    add(listing.station?.startsWith(stationName(query.station)) !== true, 0.7, {
      ko: listing.station === null ? "역 정보가 없어요" : `가까운 역은 ${listing.station}이에요`,
      en: listing.station === null ? "no station is known" : `the nearest station is ${listing.station}`,
    });
  const { maximum_walk } = query;
  if (maximum_walk != null) {
    const minutes = walkTo(listing);
    add(minutes === null || minutes > maximum_walk, 0.5, {
      ko: minutes === null ? "역까지 걸리는 시간을 알 수 없어요" : `역까지 걸어서 ${minutes}분이에요`,
      en: minutes === null ? "the way to a station is not known" : `${minutes} minutes on foot to a station`,
    });
  }
  return misses;
}

/** Any of the kinds that will do, and none of those that will not. */
function isOfType({ property_type: own }: Listing, query: ListingQuery): boolean {
  const { property_type, also_types = [], unwanted_types = [] } = query;
  return (
    !unwanted_types.includes(own) && (property_type === null || [property_type, ...also_types].includes(own))
  );
}

const UNKNOWN_YEAR: Sentence = { ko: "준공 연도를 알 수 없어요", en: "the year it was built is not known" };

function builtIn(year: number): Sentence {
  return { ko: `${year}년에 지었어요`, en: `it was built in ${year}` };
}

/** «공덕역 도보 4분» → 4. */
export function walkTo({ station }: Pick<Listing, "station">): number | null {
  const minutes = /(\d{1,2})\s?분/u.exec(station ?? "")?.[1];
  return minutes === undefined ? null : Number(minutes);
}

function stationName(said: string): string {
  return said.endsWith("역") ? said : `${said}역`;
}

function relative(value: number, wanted: number): number {
  return Math.abs(value - wanted) / Math.max(1, wanted);
}

function moreMoney(amount: number): Sentence {
  return sentence(
    ({ won }) => `예산보다 ${won(amount)} 비싸요`,
    ({ won }) => `${won(amount)} above the budget`,
  );
}

function lessMoney(amount: number): Sentence {
  return sentence(
    ({ won }) => `원하신 가격대보다 ${won(amount)} 싸요`,
    ({ won }) => `${won(amount)} below the price range`,
  );
}

function smaller(metres: number): Sentence {
  const { ko, en } = inBoth(({ count }) => `${count(Math.round(metres * 10) / 10)}㎡`);
  return { ko: `${ko} 더 작아요`, en: `${en} smaller` };
}

function larger(metres: number): Sentence {
  const { ko, en } = inBoth(({ count }) => `${count(Math.round(metres * 10) / 10)}㎡`);
  return { ko: `${ko} 더 커요`, en: `${en} larger` };
}

function byPrice(one: Listing, two: Listing): number {
  return one.amount - two.amount || one.monthly_rent - two.monthly_rent || (one.id < two.id ? -1 : 1);
}

/** What is not known comes last. */
const LATEST = 9999;
const BY: Readonly<Record<HomeOrder, (one: Listing, two: Listing) => number>> = {
  price_up: byPrice,
  price_down: (one, two) => byPrice(two, one),
  area_up: (one, two) => one.area - two.area,
  area_down: (one, two) => two.area - one.area,
  newest: (one, two) => (two.built ?? 0) - (one.built ?? 0),
  oldest: (one, two) => (one.built ?? LATEST) - (two.built ?? LATEST),
  nearest_station: (one, two) => (walkTo(one) ?? LATEST) - (walkTo(two) ?? LATEST),
};

const KINDS: Readonly<Record<Listing["kind"], Sentence>> = {
  sale: { ko: "매매 매물이에요", en: "it is for sale" },
  jeonse: { ko: "전세 매물이에요", en: "it is offered as jeonse" },
  rent: { ko: "월세 매물이에요", en: "it is offered for monthly rent" },
};
const TYPES: Readonly<Record<Listing["property_type"], Sentence>> = {
  apartment: { ko: "아파트예요", en: "it is an apartment" },
  officetel: { ko: "오피스텔이에요", en: "it is an officetel" },
  villa: { ko: "빌라예요", en: "it is a villa" },
  oneroom: { ko: "원룸이에요", en: "it is a one-room" },
  house: { ko: "단독주택이에요", en: "it is a house" },
};
