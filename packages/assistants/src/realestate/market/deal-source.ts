import type { Deal, MarketQuery, RealEstateData, Source } from "../ports.ts";
import type { LiveSource } from "../services/ask-in-turn.ts";
import type { DealShelf, ShelfPlace } from "./deal-shelf.ts";
import { cityOf, liesIn } from "./districts.ts";
import { asDeal } from "./reported-deal.ts";
import { findDeals } from "./statistics.ts";

export interface FoundDeals {
  readonly deals: readonly Deal[];
  readonly source: Source;
}

export type DealSource = LiveSource<MarketQuery, FoundDeals>;

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
