import { walkTo } from "../market/listings.ts";
import type { Listing } from "../ports.ts";
import type { Facts, Request, Topic } from "../shapes/request.ts";
import { askedOfShown, type Figure, pickFrom } from "./homes/ask-shown.ts";

/** What a price is needed for. */
const PRICED: readonly Topic[] = ["roi", "loan_limit", "broker_fee", "deposit_risk", "price_level"];
/** «두 번째 집», «2번 매물»: the places in a list. */
const ORDINALS: readonly RegExp[] = [
  /첫번?째|1번(?:째)?(?:매물|집|거|것|은|이|으로)|맨위|\bfirst(?:one|home|listing)/iu,
  /두번째(?!로)|둘째|2번(?:째)?(?:매물|집|거|것|은|이|으로)|second(?:one|home|listing)/iu,
  /세번째(?!로)|셋째|3번(?:째)?(?:매물|집|거|것|은|이|으로)|third(?:one|home|listing)/iu,
];
/** «그 집», “that one”: something that was just spoken of. */
const POINTS =
  /(?:그|이|저)(?:거|것|집|매물|건|곳|걸|아파트|오피스텔|빌라)|거기|that(?:one|place|home|flat|apartment|officetel|listing)|thisone|(?:is|does|was)(?:it|that|this)|for(?:it|that)\b|(?:buy|bought|buying)(?:it|that)/iu;

export interface Offered {
  readonly listings: readonly Listing[];
  /** Shown last, in their order. */
  readonly shown: readonly Listing[];
  /** What was understood last. */
  readonly previous: Request | null;
}

/**
 * The home that is spoken of, by its name or by its place in the list that was shown last: «바름오피스텔 사면»,
 * «두 번째 집». Its price counts where none is said.
 */
export function readListing(text: string, topics: readonly Topic[], offered: Offered): Partial<Facts> {
  if (!topics.some((topic) => PRICED.includes(topic))) return {};
  const listing = homeMeant(text, offered);
  if (listing === undefined || listing.kind !== "sale") return {};
  return {
    listing: listing.name,
    price: listing.amount,
    regions: [listing.district],
    property_type: listing.property_type,
  };
}

/** The home on offer that a text speaks of; undefined where it speaks of none. */
export function homeMeant(text: string, { listings, shown, previous }: Offered): Listing | undefined {
  const squeezed = text.replaceAll(/\s+/gu, "");
  const found =
    homeNamed(squeezed, listings) ??
    shown[placeIn(squeezed)] ??
    pickedBy(text, shown, previous?.facts.listing);
  if (found !== undefined) return found;
  const isPointed = POINTS.test(squeezed);
  const last = shown.find(({ name }) => name === previous?.facts.listing);
  if (last !== undefined && isPointed) return last;
  // «복비는 얼마나 나올까» after one home was shown.
  const wasShown = previous?.topics.includes("listings") === true && !/\d[\d.,]*(?:억|천|만)/u.test(squeezed);
  if (shown.length === 1 && (isPointed || wasShown)) return shown[0];
  // «Cheapest one?», then «그 집 대출은?»: what was picked is the home that is spoken of.
  return isPointed && previous !== null ? pickedBy(previous.text, shown, null) : undefined;
}

/** Which of what was shown is meant; -1 where no place is named. */
export function placeIn(squeezed: string): number {
  return ORDINALS.findIndex((each) => each.test(squeezed));
}

const FIGURES: Readonly<Partial<Record<Figure, (listing: Listing) => number | null>>> = {
  amount: ({ amount }) => amount,
  area: ({ area }) => area,
  per_area: ({ amount, area }) => amount / area,
  built: ({ built }) => built,
  walk: walkTo,
};

/** «그중 제일 싼 거 사서 월세 놓으면», “next biggest”: the one that is picked of what was shown. */
export function pickedBy(
  text: string,
  shown: readonly Listing[],
  last: string | null | undefined,
): Listing | undefined {
  const pick = askedOfShown(text)?.pick ?? null;
  const figure = pick === null ? undefined : FIGURES[pick.figure];
  return pick === null || figure === undefined ? undefined : pickFrom(shown, pick, figure, last ?? null);
}

/** The whole name, or that of the building where only one home of it is on offer. */
export function homeNamed(text: string, listings: readonly Listing[]): Listing | undefined {
  const squeezed = text.replaceAll(/\s+/gu, "");
  const whole = listings.find(({ name }) => squeezed.includes(name.replaceAll(/\s+/gu, "")));
  if (whole !== undefined) return whole;
  const building = listings.filter(({ name }) => squeezed.includes(name.split(/\s/u)[0] ?? name));
  return building.length === 1 ? building[0] : undefined;
}
