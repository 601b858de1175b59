import { describe, expect, it } from "vitest";
import { given } from "../market/given.fixture.ts";
import { readRealEstateData } from "../market/read-data.ts";
import { marketStatistics } from "../market/statistics.ts";
import { analyseFound } from "./market-overview.ts";
import { analyseOffer } from "./offer-level.ts";
import { analyseRent } from "./rent-level.ts";

const { deals, listings, source, base_rate } = readRealEstateData(given);

describe("a rent beside other rents", () => {
  const home = { region: "마포구", property_type: "officetel", complex: null } as const;

  it("is fair where it is that of the only deal", () => {
    const analysis = analyseRent({ ...home, deposit: 30_000_000, rent: 950_000 }, deals, source, base_rate);
    expect(analysis?.metrics).toMatchObject({ ratio_percent: 100, count: 1 });
    expect(analysis?.insights[0]?.content.ko).toContain("적정");
  });

  it("counts its deposit as rent at the legal rate", () => {
    const analysis = analyseRent({ ...home, deposit: 50_000_000, rent: 950_000 }, deals, source, base_rate);
    // 950,000 + 50,000,000 × 4.5 % ÷ 12
    expect(analysis?.steps[0]?.value).toBe(1_137_500);
  });

  it("is not judged where there are no rents", () => {
    expect(
      analyseRent({ ...home, region: "서초구", deposit: null, rent: 1 }, deals, source, base_rate),
    ).toBeUndefined();
  });
});

describe("a home on offer beside others", () => {
  it("is compared by the square metre, and never with itself", () => {
    const listing = listings.find(({ id }) => id === "P1") ?? null;
    const analysis = analyseOffer(
      { listing, region: "마포구", property_type: "officetel", amount: 320_000_000, area: 28.4 },
      listings,
      source,
    );
    expect(analysis?.metrics).toMatchObject({ count: 2 });
    expect(analysis?.insights[0]?.content.ko).toContain("저렴");
  });
});

describe("what was found", () => {
  it("is read as a whole", () => {
    const rows = marketStatistics(
      deals,
      { region: "강남구", property_type: "apartment", kind: "jeonse" },
      source,
    );
    const analysis = analyseFound(rows, listings, source);
    expect(analysis?.metrics).toMatchObject({ "market_1.average": 880_000_000, "listings.count": 5 });
  });

  it("says nothing where nothing was", () => {
    expect(analyseFound([], [], source)).toBeUndefined();
  });
});
