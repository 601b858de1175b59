import type { Listing } from "../ports.ts";
import type { Facts, Topic } from "../shapes/request.ts";

/** What a price is needed for. */
const PRICED: readonly Topic[] = ["roi", "loan_limit", "broker_fee", "deposit_risk"];
/** «두 번째 집», «2번 매물»: the places in a list. */
const ORDINALS: readonly RegExp[] = [
  /첫번?째|1번(?:째)?(?:매물|집|거|것|은|이|으로)|맨위/u,
  /두번째|둘째|2번(?:째)?(?:매물|집|거|것|은|이|으로)/u,
  /세번째|셋째|3번(?:째)?(?:매물|집|거|것|은|이|으로)/u,
];

/**
 * The home that is spoken of, by its name or by its place in the list that was shown last: «바름오피스텔 사면»,
 * «두 번째 집». Its price counts where none is said.
 */
export function readListing(
  text: string,
  topics: readonly Topic[],
  { listings, shown }: { readonly listings: readonly Listing[]; readonly shown: readonly Listing[] },
): Partial<Facts> {
  if (!topics.some((topic) => PRICED.includes(topic))) return {};
  const squeezed = text.replaceAll(/\s+/gu, "");
  const listing =
    named(squeezed, listings) ??
    onlyOne(squeezed, shown) ??
    shown[placeIn(squeezed)] ??
    atAnEnd(squeezed, shown);
  if (listing === undefined || listing.kind !== "sale") return {};
  return {
    listing: listing.name,
    price: listing.amount,
    regions: [listing.district],
    property_type: listing.property_type,
  };
}

/** Which of what was shown is meant; -1 where no place is named. */
export function placeIn(squeezed: string): number {
  return ORDINALS.findIndex((each) => each.test(squeezed));
}

/** «그중 제일 싼 거 사서 월세 놓으면»: the one at an end of what was shown. */
function atAnEnd(squeezed: string, shown: readonly Listing[]): Listing | undefined {
  const order = ENDS.find(([pattern]) => pattern.test(squeezed))?.[1];
  return order === undefined ? undefined : [...shown].sort(order)[0];
}
const ENDS: readonly (readonly [RegExp, (one: Listing, two: Listing) => number])[] = [
  [/(?:제일|가장|젤|맨)(?:싼|싸|저렴)|최저가/u, (one, two) => one.amount - two.amount],
  [/(?:제일|가장|젤|맨)(?:비싼|비싸)|최고가/u, (one, two) => two.amount - one.amount],
  [/(?:제일|가장|젤|맨)(?:넓|큰|크)/u, (one, two) => two.area - one.area],
  [/(?:제일|가장|젤|맨)(?:작은|좁은)/u, (one, two) => one.area - two.area],
  [/(?:제일|가장|젤|맨)(?:새|신축|최신)/u, (one, two) => (two.built ?? 0) - (one.built ?? 0)],
];

/** «그거 살 때 복비는?» after one home was shown. */
function onlyOne(squeezed: string, shown: readonly Listing[]): Listing | undefined {
  return shown.length === 1 && /(?:그|이|저)(?:거|것|집|매물|건)|거기|그걸/u.test(squeezed)
    ? shown[0]
    : undefined;
}

/** The whole name, or that of the building where only one home of it is on offer. */
function named(squeezed: string, listings: readonly Listing[]): Listing | undefined {
  const whole = listings.find(({ name }) => squeezed.includes(name.replaceAll(/\s+/gu, "")));
  if (whole !== undefined) return whole;
  const building = listings.filter(({ name }) => squeezed.includes(name.split(/\s/u)[0] ?? name));
  return building.length === 1 ? building[0] : undefined;
}
