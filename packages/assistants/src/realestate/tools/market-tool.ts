import { analyseFound } from "../analysis/market-overview.ts";
import { analyseOffer } from "../analysis/offer-level.ts";
import { analysePrice } from "../analysis/price-level.ts";
import { analyseRent } from "../analysis/rent-level.ts";
import { placeIn } from "../market/english-places.ts";
import type { Analysis, DealKind, Listing, MarketStatistics, RealEstateData } from "../ports.ts";
import type { Facts } from "../shapes/request.ts";
import { type AnalysisQuestion, analysisTool, judged, missing, NOTHING_ANALYSED } from "./analysis-tool.ts";

/** Is a price low, fair or high beside comparable deals? Without a price: what the figures that were found say. */
export function marketAnalysis(data: RealEstateData) {
  return analysisTool(
    "market_analysis",
    { ko: "시세와 비교", en: "Comparison with the market" },
    ({ facts, input_data }) => {
      const amount = facts.price ?? facts.deposit ?? facts.maximum_price ?? facts.rent;
      if (amount === null) return overview(input_data, data);
      const [region] = facts.regions;
      if (region === undefined) return missing("regions");
      const kind = kindOf(facts);
      const analysis = levelFor(data, { facts, region, kind, amount });
      return analysis === undefined
        ? {
            ...NOTHING_ANALYSED,
            refused: {
              ko: `${region}에 비교할 거래가 자료에 없어서 비싼지 싼지 말씀드릴 수 없어요.`,
              en: `There are no deals in ${placeIn(region, "en")} to compare with.`,
            },
          }
        : judged(analysis, { region, kind, amount });
    },
  );
}

function overview(
  { real_estate_search, property_search }: AnalysisQuestion["input_data"],
  data: RealEstateData,
) {
  const found = analyseFound(
    real_estate_search as unknown as readonly MarketStatistics[],
    property_search as unknown as readonly Listing[],
    data.source,
  );
  return found === undefined ? missing("price") : judged(found, {});
}

/** A rent beside a deposit is one of both; a home that is on offer is for sale. */
function kindOf({ kind, rent, listing }: Facts): DealKind {
  if (rent !== null) return "rent";
  return kind ?? (listing === null ? "jeonse" : "sale");
}

interface Judged {
  readonly facts: Facts;
  readonly region: string;
  readonly kind: DealKind;
  readonly amount: number;
}

function levelFor(data: RealEstateData, { facts, region, kind, amount }: Judged): Analysis | undefined {
  const { deals, listings, source } = data;
  const { property_type, complex, rent } = facts;
  if (kind === "rent" && rent !== null)
    return analyseRent(
      { region, property_type, complex, deposit: facts.deposit ?? facts.price, rent },
      deals,
      source,
      data.base_rate,
    );
  const listing = listings.find(({ name }) => name === facts.listing) ?? null;
  const area = listing?.area ?? facts.minimum_area;
  const home = { region, property_type, kind, amount, area, complex };
  const beside = analysePrice(home, deals, source);
  return beside ?? (kind === "sale" ? analyseOffer({ ...home, listing }, listings, source) : undefined);
}
