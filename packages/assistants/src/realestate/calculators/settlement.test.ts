import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { acquisitionTaxOfOneHome, rentCredit } from "./home-taxes.ts";
import { arrearsOf, lateInterest, proratedRent, refundOf, splitBy } from "./settlement.ts";

describe("late interest", () => {
  it("is five per cent, and twelve from the day after a suit was served", () => {
    const debt = { amount: 100_000_000, from: "2026-01-01", to: "2026-12-31" };
    expect(lateInterest({ ...debt, served_on: null })).toMatchObject([{ days: 365, interest: 5_000_000 }]);
    expect(lateInterest({ ...debt, served_on: "2026-06-30" })).toMatchObject([
      { days: 181, rate: 5, interest: 2_479_452 },
      { days: 184, rate: 12, interest: 6_049_315 },
    ]);
  });
});

it("counts a part of a month by its own days", () => {
  expect(proratedRent(600_000, "2026-02-15", "2026-03-10")).toEqual([
    { month: "2026-02", days: 14, of: 28, amount: 300_000 },
    { month: "2026-03", days: 10, of: 31, amount: 193_548 },
  ]);
});

it("takes from a deposit what is owed, and says what is missing", () => {
  expect(refundOf(15_000_000, [7_000_000, 600_000])).toMatchObject({ refund: 7_400_000, owed: 0 });
  expect(refundOf(1_000_000, [1_500_000])).toMatchObject({ refund: 0, owed: 500_000 });
});

it("reckons arrears in months against what ends a lease", () => {
  expect(arrearsOf(600_000, 1_200_000, false)).toEqual({ months: 2, threshold: 2, isReached: true });
  expect(arrearsOf(600_000, 1_200_000, true)).toMatchObject({ threshold: 3, isReached: false });
});

it("splits a sum to the last won", () => {
  const shares = fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), shares, (amount, by) => {
      const parts = splitBy(amount, by);
      expect(parts.reduce((sum, each) => sum + each, 0)).toBe(amount);
    }),
  );
});

it("knows the bands of an only home", () => {
  expect(acquisitionTaxOfOneHome(500_000_000, 84)).toMatchObject({
    acquisition: 5_000_000,
    total: 5_500_000,
  });
  expect(acquisitionTaxOfOneHome(700_000_000, 84)).toMatchObject({ rate: 1.67, acquisition: 11_690_000 });
  expect(acquisitionTaxOfOneHome(1_000_000_000, 100)).toMatchObject({ total: 35_000_000, rural: 2_000_000 });
});

it("gives back a share of at most ten million of rent", () => {
  expect(rentCredit(50_000_000, 7_200_000)).toMatchObject({ rate: 17, credit: 1_224_000 });
  expect(rentCredit(70_000_000, 12_000_000)).toMatchObject({ rate: 15, credit: 1_500_000 });
  expect(rentCredit(90_000_000, 12_000_000)).toBeNull();
});
