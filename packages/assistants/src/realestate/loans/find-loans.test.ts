import { describe, expect, it } from "vitest";
import { given } from "../market/given.fixture.ts";
import { readRealEstateData } from "../market/read-data.ts";
import { compareLoans, findLoans } from "./find-loans.ts";

const { loan_products: products } = readRealEstateData(given);
const anything = { loan_type: null, bank: null, maximum_rate: null, rate_type: null };

describe("loans", () => {
  it("come cheapest first", () => {
    expect(findLoans(products, { ...anything, loan_type: "jeonse" }).map(({ product }) => product)).toEqual([
      "한솔 전세대출",
      "두레 전세안심",
    ]);
  });

  it.each([
    [{ bank: "한솔" }, ["한솔 전세대출", "한솔 아파트담보"]],
    [{ bank: "두레은행" }, ["두레 전세안심"]],
    [{ maximum_rate: 3.8 }, ["한솔 전세대출"]],
    [{ rate_type: "fixed" as const }, ["두레 전세안심", "한솔 아파트담보"]],
  ])("are found by %o", (query, names) => {
    expect(findLoans(products, { ...anything, ...query }).map(({ product }) => product)).toEqual(names);
  });

  it("are compared by what the same amount costs, and say when it is too much", () => {
    const jeonse = findLoans(products, { ...anything, loan_type: "jeonse" });
    const [first, second] = compareLoans(jeonse, { amount: 200_000_000, years: 2 });
    expect(first).toMatchObject({
      monthly: { least: 600_000, most: 816_667 },
      total_interest: { least: 14_400_000 },
      is_within_limit: true,
    });
    expect(second?.monthly).toEqual({ least: 650_000, most: 866_667 });
    expect(compareLoans(jeonse, { amount: 300_000_000, years: 2 })[0]).toMatchObject({
      monthly: null,
      is_within_limit: false,
    });
  });
});
