import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculated } from "./calculated.fixture.ts";
import { isRefusal } from "./calculation.ts";
import { returnOnInvestment } from "./return-on-investment.ts";

const officetel = {
  price: 320_000_000,
  deposit: 30_000_000,
  monthly_rent: 950_000,
  yearly_cost: 1_400_000,
  loan: 0,
  loan_rate_percent: 0,
  growth_percent: 3,
  years: 5,
};

describe("what a home to let yields", () => {
  it("is 3.56 % gross and 3.45 % net on the money put in", () => {
    const { result, steps } = calculated(returnOnInvestment(officetel));
    expect(result).toMatchObject({
      invested: 290_000_000,
      yearly_rent: 11_400_000,
      net_income: 10_000_000,
      gross_yield_percent: 3.56,
      net_yield_percent: 3.45,
      payback_years: 29,
    });
    expect(steps.map(({ formula }) => formula.ko)).toContain(
      "3억 2,000만원 - 3,000만원 - 0원 = 2억 9,000만원",
    );
  });

  it("projects five years at three per cent", () => {
    const { projection } = calculated(returnOnInvestment(officetel)).result;
    expect(projection).toHaveLength(5);
    expect(projection[0]).toEqual({
      year: 1,
      price: 329_600_000,
      yearly_rent: 11_400_000,
      net_income: 10_000_000,
      total_gain: 19_600_000,
    });
    expect(projection[4]?.price).toBe(370_967_704);
  });

  it("never pays back when the interest eats the rent", () => {
    const { result } = calculated(
      returnOnInvestment({ ...officetel, loan: 250_000_000, loan_rate_percent: 5 }),
    );
    expect(result.net_income).toBe(-2_500_000);
    expect(result.payback_years).toBeNull();
  });

  it("rises with the rent", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5_000_000 }),
        fc.integer({ min: 0, max: 5_000_000 }),
        (one, two) => {
          const net = (monthly_rent: number) =>
            calculated(returnOnInvestment({ ...officetel, monthly_rent })).result.net_yield_percent;
          expect(net(Math.max(one, two))).toBeGreaterThanOrEqual(net(Math.min(one, two)));
        },
      ),
    );
  });

  it("needs money of one's own", () => {
    expect(isRefusal(returnOnInvestment({ ...officetel, loan: 290_000_000 }))).toBe(true);
  });
});
