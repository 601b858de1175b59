import { describe, expect, it } from "vitest";
import { given } from "./given.fixture.ts";
import { readRealEstateData } from "./read-data.ts";
import { marketStatistics } from "./statistics.ts";

describe("data from a file", () => {
  it("come in won, months and our own words", () => {
    const data = readRealEstateData(given);
    expect(data.deals[0]).toEqual({
      district: "강남구",
      neighbourhood: "역삼동",
      complex: "새봄아파트",
      property_type: "apartment",
      kind: "jeonse",
      amount: 900_000_000,
      monthly_rent: 0,
      area: 84.9,
      month: "2026-10",
      contract: "new",
      previous_deposit: null,
    });
    expect(data.listings[0]).toMatchObject({ id: "P1", kind: "sale", amount: 320_000_000, built: 2019 });
    expect(data.loan_products[0]).toMatchObject({ loan_type: "jeonse", limit_amount: 220_000_000 });
    expect(data.loan_rules).toMatchObject({ ltv_percent: 40, dti_percent: null, rate_percent: 4.5 });
    expect(data.base_rate).toEqual({ rate: 2.5, since: "2026-11-16" });
    expect(data.source).toEqual({ name: "제공된 데이터", as_of: "2026-11-16", url: null });
  });

  it("know since when a base rate holds that was decided for their day", () => {
    const then = { ...given, now: "2026-02-27T10:00:00+09:00" };
    expect(readRealEstateData(then).base_rate).toEqual({ rate: 2.5, since: "2025-05-29" });
  });

  it("never mix with what is made up", () => {
    const { listings, loan_products, deals } = readRealEstateData({ rents: given.rents });
    expect(deals).toHaveLength(given.rents.length);
    expect([listings, loan_products]).toEqual([[], []]);
  });

  it.each([
    [{ rents: [{ ...given.rents[0], 유형: "성" }] }, "rents.0.유형"],
    [{ rents: [{ ...given.rents[0], 보증금_만원: -5 }] }, "rents.0.보증금_만원"],
    [{ rents: "모두" }, "rents"],
    [[], "expected object"],
  ])("are refused with their place when they have another shape", (data, place) => {
    expect(() => readRealEstateData(data)).toThrow(place);
  });
});

describe("without a file", () => {
  it("the sample covers every type and kind of deal, and is called a sample", () => {
    const { deals, source } = readRealEstateData(null);
    expect(source.name).toBe("표본 데이터(가상)");
    const rows = marketStatistics(
      deals,
      { region: "마포구", property_type: "apartment", kind: null },
      source,
    );
    expect(rows.map(({ kind }) => kind)).toEqual(["sale", "jeonse", "rent"]);
    for (const { minimum, average, maximum } of rows)
      expect(minimum <= average && average <= maximum).toBe(true);
  });
});
