import { describe, expect, it } from "vitest";
import { SMALL_DEPOSIT_TABLES, smallDepositRow, smallDepositTableOn } from "./small-deposit-tables.ts";

function amounts(date: string, place: string) {
  const table = smallDepositTableOn(date);
  const row = table && smallDepositRow(table, place);
  return row && [row.deposit_limit, row.protected_amount];
}

describe("the small-deposit tables", () => {
  it("say what holds today, region by region", () => {
    expect(amounts("2026-11-16", "서울특별시 마포구")).toEqual([165_000_000, 55_000_000]);
    expect(amounts("2026-11-16", "용인시 수지구")).toEqual([145_000_000, 48_000_000]);
    expect(amounts("2026-11-16", "경기도 성남시 분당구")).toEqual([145_000_000, 48_000_000]);
    expect(amounts("2026-11-16", "부산 해운대구")).toEqual([85_000_000, 28_000_000]);
    expect(amounts("2026-11-16", "강원특별자치도 춘천시")).toEqual([75_000_000, 25_000_000]);
  });

  it("say what held when an older mortgage was registered", () => {
    expect(amounts("2020-06-01", "서울")).toEqual([110_000_000, 37_000_000]);
    expect(amounts("2023-02-20", "서울")).toEqual([150_000_000, 50_000_000]);
    expect(amounts("2023-02-21", "서울")).toEqual([165_000_000, 55_000_000]);
    expect(amounts("2012-01-01", "서울")).toEqual([75_000_000, 25_000_000]);
  });

  it("leave counties of metropolitan cities to the other regions", () => {
    expect(amounts("2026-11-16", "부산광역시 기장군")).toEqual([75_000_000, 25_000_000]);
    expect(amounts("2026-11-16", "인천광역시 강화군")).toEqual([75_000_000, 25_000_000]);
    expect(amounts("2026-11-16", "인천 부평구")).toEqual([145_000_000, 48_000_000]);
  });

  it("keep what held in 광주 and 전남 before they became one", () => {
    expect(amounts("2026-11-16", "전남광주통합특별시 북구")).toEqual([85_000_000, 28_000_000]);
    expect(amounts("2026-11-16", "광주특별시 광산구")).toEqual([85_000_000, 28_000_000]);
    expect(amounts("2026-11-16", "광주특별시 순천시")).toEqual([75_000_000, 25_000_000]);
    expect(amounts("2026-11-16", "전남광주통합특별시 담양군")).toEqual([75_000_000, 25_000_000]);
    expect(amounts("2026-11-16", "전남광주통합특별시")).toBeUndefined();
    expect(amounts("2009-01-01", "광주 동구")).toEqual([50_000_000, 17_000_000]);
    expect(amounts("2026-11-16", "경기 광주시")).toEqual([85_000_000, 28_000_000]);
  });

  it.each([
    ["2021-05-11", "서울", 150_000_000, 50_000_000],
    ["2021-05-11", "김포시", 130_000_000, 43_000_000],
    ["2018-09-18", "김포시", 60_000_000, 20_000_000],
    ["2018-09-18", "세종", 100_000_000, 34_000_000],
    ["2016-03-31", "세종", 60_000_000, 20_000_000],
    ["2016-03-30", "세종", 45_000_000, 15_000_000],
    ["2014-01-01", "수원시", 80_000_000, 27_000_000],
    ["2010-07-26", "용인시", 55_000_000, 19_000_000],
    ["2010-07-25", "용인시", 40_000_000, 14_000_000],
    ["2008-08-21", "인천 부평구", 60_000_000, 20_000_000],
    ["2001-09-15", "대구", 35_000_000, 14_000_000],
  ])(
    "are those of the decree in force on %s: %s up to %d won, %d of it first",
    (date, place, limit, first) => {
      expect(amounts(date, place)).toEqual([limit, first]);
    },
  );

  it("say nothing about times they do not know", () => {
    expect(smallDepositTableOn("1999-12-31")).toBeUndefined();
  });

  it("never protect more than the deposit that qualifies, and only ever grew for the same row", () => {
    for (const { rows } of SMALL_DEPOSIT_TABLES)
      for (const { deposit_limit, protected_amount } of rows)
        expect(protected_amount).toBeLessThan(deposit_limit);
    const seoul = SMALL_DEPOSIT_TABLES.map(({ rows }) => rows[0]?.deposit_limit ?? 0);
    expect(seoul).toEqual([...seoul].sort((left, right) => right - left));
  });
});
