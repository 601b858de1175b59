import type { Deal, MarketQuery, RealEstateData, Source } from "../ports.ts";
import { type Asking, ServiceRefusal } from "../services/ask-service.ts";
import type { DealShelf, ShelfPlace } from "./deal-shelf.ts";
import { cityOf, liesIn } from "./districts.ts";
import { asDeal } from "./reported-deal.ts";
import { findDeals } from "./statistics.ts";

export interface FoundDeals {
  readonly deals: readonly Deal[];
  readonly source: Source;
}

/** Somewhere to look for deals; null when it has none on what is asked. */
export interface DealSource {
  readonly name: string;
  find(query: MarketQuery, asking: Asking): Promise<FoundDeals | null>;
}

/** Why a source that was asked before gave nothing. */
export interface DealGap {
  readonly source: string;
  readonly kind: ServiceRefusal["kind"];
}

/** Asks one source after the other until one has deals. What passes by itself is thrown, and tried again by who asked. */
export async function askForDeals(
  sources: readonly DealSource[],
  query: MarketQuery,
  asking: Asking,
): Promise<{ readonly found: FoundDeals | null; readonly gaps: readonly DealGap[] }> {
  const gaps: DealGap[] = [];
  for (const source of sources) {
    try {
      const found = await source.find(query, asking);
      if (found !== null) return { found, gaps };
    } catch (error) {
      if (!(error instanceof ServiceRefusal)) throw error;
      gaps.push({ source: source.name, kind: error.kind });
    }
  }
  return { found: null, gaps };
}

/** The embedded sample, or what a data file brought along. */
export function dealsOfData(data: Pick<RealEstateData, "deals" | "source">): DealSource {
  return {
    name: data.source.name,
    find: async (query) => {
      const deals = findDeals(data.deals, query);
      return deals.length === 0 ? null : { deals, source: data.source };
    },
  };
}

export const IMPORTED = "국토교통부 실거래가(가져온 파일)";
/** So many of the newest months count as today's market. */
const MONTHS = 6;

/** What was imported from the ministry's files. */
export function dealsOnShelf(shelf: DealShelf): DealSource {
  return {
    name: IMPORTED,
    find: async (query) => {
      const places = newest(Object.entries(await shelf.contents()).flatMap(placesOf), query);
      const shelves = (await Promise.all(places.map((place) => shelf.read(place)))).filter(
        (each) => each !== null,
      );
      const deals = findDeals(
        shelves.flatMap((each) => each.deals.map(asDeal)),
        query,
      );
      const as_of =
        shelves
          .map((each) => each.as_of)
          .sort()
          .at(-1) ?? "";
      return deals.length === 0
        ? null
        : { deals, source: { name: IMPORTED, as_of, url: "https://rt.molit.go.kr" } };
    },
  };
}

/** «서울 강남구» with `apartment/lease/2026-10`, as the shelf lists it. */
function placesOf([where, names]: [string, readonly string[]]): readonly ShelfPlace[] {
  const [city = "", district = city] = where.split(" ");
  return names.map((name) => {
    const [type, side, month = ""] = name.split("/");
    return {
      city,
      district,
      property_type: type as ShelfPlace["property_type"],
      is_sale: side === "sale",
      month,
    };
  });
}

/** The region may be a neighbourhood, which only the deals themselves can tell: then every district is looked into. */
function newest(
  places: readonly ShelfPlace[],
  { region, property_type, kind }: MarketQuery,
): readonly ShelfPlace[] {
  const fitting = places.filter(
    (place) =>
      (property_type === null || place.property_type === property_type) &&
      (kind === null || place.is_sale === (kind === "sale")),
  );
  const named = fitting.filter(
    (place) =>
      liesIn({ district: place.district, neighbourhood: "" }, region) ||
      (region !== null && cityOf(region) === place.city),
  );
  const chosen = named.length > 0 ? named : fitting;
  const months = [...new Set(chosen.map(({ month }) => month))].sort().slice(-MONTHS);
  return chosen.filter(({ month }) => months.includes(month));
}
