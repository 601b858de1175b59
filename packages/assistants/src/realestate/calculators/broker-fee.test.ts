import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brokerFee } from "./broker-fee.ts";
import { calculated } from "./calculated.fixture.ts";
import { isRefusal } from "./calculation.ts";

const on = "2026-11-16";
const home = { monthly_rent: 0, is_officetel: false, on };
const fee = (kind: "sale" | "lease", amount: number, monthly_rent = 0) =>
  calculated(brokerFee({ ...home, kind, amount, monthly_rent })).result;

describe("the most a broker may ask", () => {
  it.each([
    // Examples of the ministry when it lowered the fees on 2021-10-19
    ["sale", 1_000_000_000, 5_000_000],
    ["lease", 1_000_000_000, 4_000_000],
    ["sale", 900_000_000, 4_500_000],
    ["lease", 600_000_000, 2_400_000],
    // Every bracket at its edge, and the caps of the lower ones
    ["sale", 49_999_999, 250_000],
    ["sale", 199_000_000, 800_000],
    ["sale", 200_000_000, 800_000],
    ["sale", 899_000_000, 3_596_000],
    ["sale", 1_200_000_000, 7_200_000],
    ["sale", 1_500_000_000, 10_500_000],
    ["lease", 49_000_000, 200_000],
    ["lease", 99_000_000, 300_000],
    ["lease", 100_000_000, 300_000],
    ["lease", 599_000_000, 1_797_000],
    ["lease", 1_200_000_000, 6_000_000],
    ["lease", 1_500_000_000, 9_000_000],
  ] as const)("for a %s of %d won is %d won", (kind, amount, limit) =>
    expect(fee(kind, amount).fee_limit).toBe(limit),
  );

  it("counts rent a hundredfold, and seventyfold below fifty million won", () => {
    expect(fee("lease", 50_000_000, 1_000_000)).toMatchObject({
      deal_amount: 150_000_000,
      fee_limit: 450_000,
    });
    expect(fee("lease", 5_000_000, 400_000)).toMatchObject({ deal_amount: 33_000_000, fee_limit: 165_000 });
    expect(fee("lease", 10_000_000, 400_000)).toMatchObject({ deal_amount: 50_000_000, fee_limit: 200_000 });
  });

  it("is flat for an officetel to live in", () => {
    const { result, notes } = calculated(
      brokerFee({ kind: "lease", amount: 200_000_000, monthly_rent: 0, is_officetel: true, on }),
    );
    expect(result.fee_limit).toBe(800_000);
    expect(notes.some(({ ko }) => ko.includes("85㎡"))).toBe(true);
  });

  it("is never more than 0.7 % of the deal, and says so for the day it is asked for", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000_000_000 }), (amount) => {
        expect(fee("sale", amount).fee_limit * 1000).toBeLessThanOrEqual(amount * 7);
        expect(fee("lease", amount).fee_limit).toBeLessThanOrEqual(fee("sale", amount).fee_limit);
      }),
    );
    expect(isRefusal(brokerFee({ ...home, kind: "sale", amount: 1, on: "2021-10-18" }))).toBe(true);
  });
});
