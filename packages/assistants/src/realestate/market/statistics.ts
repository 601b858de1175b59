import { percentOf } from "../calculators/exact.ts";
import {
  DEAL_KINDS,
  type Deal,
  type DealKind,
  type MarketQuery,
  type MarketStatistics,
  type Source,
} from "../ports.ts";
import { liesIn } from "./districts.ts";

/** The deals that a question is about. */
export function findDeals(deals: readonly Deal[], query: MarketQuery): readonly Deal[] {
  return deals.filter(
    (deal) =>
      liesIn(deal, query.region) &&
      (query.complex == null || deal.complex === query.complex) &&
      (query.property_type === null || deal.property_type === query.property_type) &&
      (query.kind === null || deal.kind === query.kind) &&
      (query.minimum_area == null || deal.area >= query.minimum_area) &&
      (query.maximum_area == null || deal.area <= query.maximum_area),
  );
}

/** One row for each kind of deal that there is; none when nothing is known. */
export function marketStatistics(
  deals: readonly Deal[],
  query: MarketQuery,
  source: Source,
): readonly MarketStatistics[] {
  const found = findDeals(deals, query);
  return DEAL_KINDS.map((kind) => ({ kind, of: found.filter((deal) => deal.kind === kind) }))
    .filter(({ of }) => of.length > 0)
    .map(({ kind, of }) => statisticsOf(of, kind, query, source));
}

function statisticsOf(
  deals: readonly Deal[],
  kind: DealKind,
  { region, property_type, complex, minimum_area = null, maximum_area = null }: MarketQuery,
  source: Source,
): MarketStatistics {
  const amounts = deals.map(({ amount }) => amount).sort((one, two) => one - two);
  const months = deals.map(({ month }) => month).sort();
  return {
    region: complex ?? region ?? "전체",
    property_type,
    kind,
    count: deals.length,
    average: mean(amounts),
    median: medianOf(amounts),
    minimum: amounts[0] ?? 0,
    maximum: amounts.at(-1) ?? 0,
    average_rent: kind === "rent" ? mean(deals.map(({ monthly_rent }) => monthly_rent)) : null,
    average_area: Math.round((deals.reduce((sum, { area }) => sum + area, 0) / deals.length) * 10) / 10,
    period: { from: months[0] ?? "", to: months.at(-1) ?? "" },
    areas: minimum_area === null && maximum_area === null ? null : { from: minimum_area, to: maximum_area },
    deals: newestOf(deals),
    source,
  };
}

const MOST_DEALS = 60;

/** The newest, and always the cheapest and the dearest: they are asked for most. */
function newestOf(deals: readonly Deal[]): readonly Deal[] {
  const newest = [...deals].sort((one, two) => (one.month < two.month ? 1 : one.month > two.month ? -1 : 0));
  if (newest.length <= MOST_DEALS) return newest;
  const priced = [...deals].sort((one, two) => one.amount - two.amount);
  const ends = [priced[0], priced.at(-1)].flatMap((deal) => deal ?? []);
  const rest = newest.filter((deal) => !ends.includes(deal)).slice(0, MOST_DEALS - ends.length);
  return [...rest, ...ends];
}

/** To the nearest won. */
export function mean(amounts: readonly number[]): number {
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length);
}

/** Of amounts in order. */
export function medianOf(amounts: readonly number[]): number {
  const middle = amounts.length / 2;
  return mean(amounts.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1));
}

/** A renewal whose deposit rose by more than the cap, as the ministry's records show it. */
export function increaseOf(deal: Deal): number | null {
  if (deal.contract !== "renewal" || deal.previous_deposit === null || deal.previous_deposit === 0)
    return null;
  return percentOf(deal.amount - deal.previous_deposit, deal.previous_deposit);
}
