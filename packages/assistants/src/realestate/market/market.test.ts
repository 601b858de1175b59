import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ListingQuery } from "../ports.ts";
import { rangeChart, trendChart } from "./charts.ts";
import { given } from "./given.fixture.ts";
import { findListings } from "./listings.ts";
import { readRealEstateData } from "./read-data.ts";
import { findDeals, increaseOf, marketStatistics, mean, medianOf } from "./statistics.ts";

const { deals, listings, source } = readRealEstateData(given);
const anything: ListingQuery = {
  regions: [],
  property_type: null,
  kind: null,
  minimum_price: null,
  maximum_price: null,
  maximum_rent: null,
  minimum_area: null,
  maximum_area: null,
  built_since: null,
  station: null,
  limit: 10,
  offset: 0,
};

describe("prices of a region", () => {
  it("are averaged over its own deals only", () => {
    const [row, ...others] = marketStatistics(
      deals,
      { region: "강남구", property_type: "apartment", kind: "jeonse" },
      source,
    );
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      count: 5,
      average: 880_000_000,
      median: 860_000_000,
      minimum: 720_000_000,
      maximum: 1_100_000_000,
      average_rent: null,
      period: { from: "2026-08", to: "2026-10" },
    });
  });

  it.each(["강남", "강남구", "서울 강남구", "서울특별시 강남구"])("are found by «%s»", (region) => {
    expect(findDeals(deals, { region, property_type: null, kind: null })).toHaveLength(5);
  });

  it("are found by neighbourhood and by city", () => {
    expect(findDeals(deals, { region: "역삼동", property_type: null, kind: null })).toHaveLength(2);
    expect(findDeals(deals, { region: "서울", property_type: null, kind: null })).toHaveLength(8);
    expect(findDeals(deals, { region: "부산", property_type: null, kind: null })).toEqual([]);
  });

  it("give the rent beside the deposit", () => {
    const [row] = marketStatistics(deals, { region: "마포구", property_type: null, kind: null }, source);
    expect(row).toMatchObject({ kind: "rent", average: 30_000_000, average_rent: 950_000 });
  });

  it("lie between the lowest and the highest", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e10 }), { minLength: 1 }), (amounts) => {
        const sorted = amounts.sort((one, two) => one - two);
        for (const middle of [mean(sorted), medianOf(sorted)]) {
          expect(middle).toBeGreaterThanOrEqual(sorted[0] ?? 0);
          expect(middle).toBeLessThanOrEqual(sorted.at(-1) ?? 0);
        }
      }),
    );
  });

  it("show by how much a renewal rose", () => {
    expect(deals.map(increaseOf).filter((rate) => rate !== null)).toEqual([2.5]);
  });
});

describe("listings", () => {
  const find = (query: Partial<ListingQuery>) => findListings(listings, { ...anything, ...query }, source);

  it("keep to the budget, the type and the place", () => {
    const found = find({
      regions: ["마포구"],
      property_type: "officetel",
      kind: "sale",
      maximum_price: 500_000_000,
    });
    expect(found.listings.map(({ id }) => id)).toEqual(["P1", "P2"]);
    expect(found.nearest).toEqual([]);
  });

  it("that nothing fits name the nearest with what does not fit", () => {
    const found = find({
      regions: ["마포구"],
      property_type: "officetel",
      kind: "sale",
      maximum_price: 300_000_000,
    });
    expect(found.total).toBe(0);
    expect(found.nearest[0]).toMatchObject({
      listing: { id: "P1" },
      difference: { ko: "예산보다 2,000만원 비싸요", en: "20,000,000 won above the budget" },
    });
  });

  it("rather stay in the district than fit the year", () => {
    const found = find({ regions: ["마포구"], property_type: "apartment", kind: "sale", built_since: 2005 });
    expect(found.nearest[0]).toMatchObject({
      listing: { id: "P4" },
      difference: { ko: "1999년에 지었어요" },
    });
  });

  it("are found by their station, and page by page", () => {
    expect(find({ station: "공덕" }).listings.map(({ id }) => id)).toEqual(["P1"]);
    const page = find({ limit: 2, offset: 2 });
    expect(page.listings.map(({ id }) => id)).toEqual(["P4", "P3"]);
    expect(page.total).toBe(5);
  });
});

describe("charts", () => {
  it("carry their values in 만원", () => {
    const chart = trendChart(
      findDeals(deals, { region: "강남구", property_type: null, kind: null }),
      "강남구",
    );
    expect(chart.spec).toMatchObject({
      data: {
        values: [
          { month: "2026-08", kind: "전세", average: 110_000, count: 1 },
          { month: "2026-09", kind: "전세", average: 86_000, count: 1 },
          { month: "2026-10", kind: "전세", average: 81_333, count: 3 },
        ],
      },
    });
    const rows = marketStatistics(deals, { region: "강남구", property_type: null, kind: null }, source);
    expect(rangeChart(rows, "강남구").spec).toMatchObject({
      data: { values: [{ measure: "최저", amount: 72_000 }, { amount: 88_000 }, { amount: 110_000 }] },
    });
  });
});
