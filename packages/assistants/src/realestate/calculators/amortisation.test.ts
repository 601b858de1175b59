import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amortise, largestLoan, monthlyPayment, REPAYMENTS, schedule } from "./amortisation.ts";
import { calculated } from "./calculated.fixture.ts";
import { isRefusal } from "./calculation.ts";

const home = { principal: 350_000_000, rate_percent: 4.5, months: 360 };
const loans = fc.record({
  principal: fc.integer({ min: 1_000_000, max: 3_000_000_000 }),
  rate_percent: fc.integer({ min: 0, max: 2000 }).map((hundredths) => hundredths / 100),
  months: fc.integer({ min: 1, max: 480 }),
});

describe("paying a loan back", () => {
  it("costs 1,773,399 won a month for 350 million at 4.5 % over 30 years", () => {
    expect(calculated(amortise(home, "equal_payment")).result.first_payment).toBe(1_773_399);
  });

  it("in equal principal begins high and falls", () => {
    const { result, steps } = calculated(
      amortise({ principal: 120_000_000, rate_percent: 6, months: 120 }, "equal_principal"),
    );
    expect(result).toMatchObject({
      first_payment: 1_600_000,
      last_payment: 1_005_000,
      total_interest: 36_300_000,
    });
    expect(steps[0]?.formula.ko).toBe("1억 2,000만원, 6%, 120개월 → 첫 달 160만원, 마지막 달 100만 5,000원");
  });

  it("at the end costs the same interest every month", () => {
    const { result, steps } = calculated(
      amortise({ principal: 200_000_000, rate_percent: 3.6, months: 24 }, "bullet"),
    );
    expect(result).toMatchObject({
      first_payment: 600_000,
      last_payment: 200_600_000,
      total_interest: 14_400_000,
    });
    expect(steps[0]?.value).toBe(600_000);
  });

  it.each(REPAYMENTS)("%s: the principal parts add up to the loan, the balance ends at zero", (repayment) => {
    fc.assert(
      fc.property(loans, (loan) => {
        const instalments = schedule(loan, repayment);
        expect(instalments).toHaveLength(loan.months);
        expect(instalments.reduce((sum, { principal }) => sum + principal, 0)).toBe(loan.principal);
        expect(instalments.at(-1)?.balance).toBe(0);
        for (const { principal, interest } of instalments)
          expect(Math.min(principal, interest)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("costs less interest the sooner the principal is paid", () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const [level, principal, bullet] = REPAYMENTS.map(
          (repayment) => calculated(amortise(loan, repayment)).result.total_interest,
        ) as [number, number, number];
        // Rounding moves each month by at most a won.
        expect(principal).toBeLessThanOrEqual(level + loan.months);
        expect(level).toBeLessThanOrEqual(bullet + loan.months);
      }),
    );
  });

  it("the largest loan of a budget keeps within it, and a thousand won more does not", () => {
    fc.assert(
      fc.property(loans, ({ principal: budget, rate_percent, months }) => {
        const principal = largestLoan(budget, rate_percent, months);
        expect(monthlyPayment({ principal, rate_percent, months })).toBeLessThanOrEqual(budget);
        expect(monthlyPayment({ principal: principal + 1000, rate_percent, months })).toBeGreaterThanOrEqual(
          budget,
        );
      }),
    );
  });

  it("refuses a term or a rate that no loan has", () => {
    expect(isRefusal(amortise({ ...home, months: 0 }, "bullet"))).toBe(true);
    expect(isRefusal(amortise({ ...home, rate_percent: 31 }, "bullet"))).toBe(true);
  });
});
