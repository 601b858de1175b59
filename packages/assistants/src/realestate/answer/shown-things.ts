import { placeIn } from "../market/english-places.ts";
import { walkTo } from "../market/listings.ts";
import type { Deal, Listing, MarketStatistics } from "../ports.ts";
import { buildingIn, limitIn, productIn, stationIn } from "./english-names.ts";
import type { Material } from "./section.ts";
import { WORDS } from "./words.ts";

/** Something that was shown, in the figures by which people ask for it. */
export interface Shown {
  /** As the data call it. */
  readonly name: string;
  /** As it is called in the language of the answer. */
  readonly title: string;
  readonly amount: number | null;
  readonly area: number | null;
  /** Won for a square metre. */
  readonly per_area: number | null;
  readonly built: number | null;
  readonly walk: number | null;
  readonly station: string | null;
  readonly place: string | null;
  readonly rate_minimum: number | null;
  readonly rate_maximum: number | null;
  readonly limit: number | null;
  readonly limit_text: string | null;
  readonly line: string;
}

const NOTHING_SHOWN: Shown = {
  name: "",
  title: "",
  amount: null,
  area: null,
  per_area: null,
  built: null,
  walk: null,
  station: null,
  place: null,
  rate_minimum: null,
  rate_maximum: null,
  limit: null,
  limit_text: null,
  line: "",
};

/** Homes on offer first, then deals, then loans: what the last answer was about. */
export function shownIn({ search, language }: Material): readonly Shown[] {
  const found = (search?.property_search_results ?? []) as unknown as readonly Listing[];
  const { nearest = [] } = (search?.aggregated_results["property"] ?? {}) as unknown as {
    readonly nearest?: readonly Listing[];
  };
  // Where nothing fitted, the nearest were shown.
  const listings = found.length > 0 ? found : nearest;
  if (listings.length > 0) return listings.map((each) => shownHome(each, language));
  const deals = statisticsIn({ search }).flatMap((row) => row.deals ?? []);
  if (deals.length > 0) return deals.map((deal) => shownDeal(deal, language));
  return ((search?.loan_results ?? []) as readonly Readonly<Record<string, unknown>>[]).map((row) => ({
    ...NOTHING_SHOWN,
    name: `${row["bank"]} ${row["product"]}`,
    title: productIn(String(row["bank"]), String(row["product"]), language),
    rate_minimum: Number(row["rate_minimum"]),
    rate_maximum: Number(row["rate_maximum"]),
    limit: typeof row["limit_amount"] === "number" ? row["limit_amount"] : null,
    limit_text: String(row["limit"]),
    line: `${productIn(String(row["bank"]), String(row["product"]), language)}: ${row["rate_minimum"]}~${row["rate_maximum"]}%, ${limitIn(String(row["limit"]), row["limit_amount"], language)}`,
  }));
}

/** The statistics that the last answer showed. */
export function statisticsIn({ search }: Pick<Material, "search">): readonly MarketStatistics[] {
  return (search?.real_estate_results ?? []) as unknown as readonly MarketStatistics[];
}

function shownHome(listing: Listing, language: "ko" | "en"): Shown {
  const words = WORDS[language];
  const { name, amount, area, built, station } = listing;
  const title = buildingIn(name, language);
  return {
    ...NOTHING_SHOWN,
    name,
    title,
    amount,
    area,
    per_area: perSquareMetre(amount, area, listing.monthly_rent),
    built,
    walk: walkTo(listing),
    station: station === null ? null : stationIn(station, language),
    place: placeIn(`${listing.district} ${listing.neighbourhood}`, language),
    line: [
      `${title} ${words.kind(listing.kind)} ${words.won(amount)}`,
      words.area(area),
      ...(built === null ? [] : [language === "ko" ? `${built}년 준공` : `built ${built}`]),
      ...(station === null ? [] : [stationIn(station, language)]),
    ].join(", "),
  };
}

function shownDeal(deal: Deal, language: "ko" | "en"): Shown {
  return {
    ...NOTHING_SHOWN,
    name: `${deal.complex}(${deal.neighbourhood})`,
    title: language === "ko" ? `${deal.complex}(${deal.neighbourhood})` : buildingIn(deal.complex, language),
    amount: deal.amount,
    area: deal.area,
    per_area: perSquareMetre(deal.amount, deal.area, deal.monthly_rent),
    place: placeIn(`${deal.district} ${deal.neighbourhood}`, language),
    line: dealLine(deal, language),
  };
}

/** A deposit beside a rent is no price. */
function perSquareMetre(amount: number, area: number, monthly_rent: number): number | null {
  return monthly_rent > 0 || area === 0 ? null : amount / area;
}

/** «다솜아파트(대치동) 84.7㎡ 전세 11억원, 2026년 8월 신규» */
export function dealLine(deal: Deal, language: "ko" | "en"): string {
  const words = WORDS[language];
  const rent =
    deal.kind === "rent" ? ` / ${language === "ko" ? "월" : "monthly"} ${words.won(deal.monthly_rent)}` : "";
  const contract = deal.contract === null ? "" : ` ${CONTRACTS[deal.contract][language]}`;
  const where =
    language === "ko"
      ? `${deal.complex}(${deal.neighbourhood})`
      : `${buildingIn(deal.complex, language)}, ${placeIn(deal.neighbourhood, language)},`;
  return `${where} ${words.area(deal.area)} ${words.kind(deal.kind)} ${words.won(deal.amount)}${rent}, ${words.month(deal.month)}${contract}`;
}

const CONTRACTS = { new: { ko: "신규", en: "new" }, renewal: { ko: "갱신", en: "renewal" } } as const;
