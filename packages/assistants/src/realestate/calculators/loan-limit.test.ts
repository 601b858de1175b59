import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LoanRules, loanAreaOf, loanRulesOn } from "../loans/loan-rules.ts";
import { monthlyPayment } from "./amortisation.ts";
import { calculated } from "./calculated.fixture.ts";
import { isRefusal } from "./calculation.ts";
import { estimateRepayment, type LoanWish, loanLimit } from "./loan-limit.ts";

const on = "2026-11-16";
const NO_HOME = { homes: 0, is_first_home: false };
const wish: LoanWish = {
  price: 1_000_000_000,
  income: 80_000_000,
  yearly_repayment: 0,
  yearly_interest: 0,
  rate_percent: null,
  years: null,
};

function rulesOf(area: "regulated" | "capital" | "elsewhere", buyer = NO_HOME, day = on): LoanRules {
  const rules = loanRulesOn(day, area, buyer);
  if (rules === undefined) throw new Error("these rules are known");
  return rules;
}

describe("how much can be borrowed", () => {
  it("names the limit that decides, and what it costs a month", () => {
    const { result, steps, notes } = calculated(loanLimit(wish, rulesOf("regulated")));
    expect(result).toMatchObject({ ltv_limit: 400_000_000, cap: 600_000_000, binding: "dsr" });
    expect(result.limit).toBe(result.dsr_limit);
    expect(steps[0]?.formula.ko).toBe("10억원 × 40% = 4억원");
    expect(notes.some(({ ko }) => ko.includes("스트레스 금리 3%p"))).toBe(true);
    // 80 million × 40 % ÷ 12, at 4.5 + 3 % over 30 years
    const monthly = Math.floor((80_000_000 * 0.4) / 12);
    const paid = monthlyPayment({ principal: result.limit, rate_percent: 7.5, months: 360 });
    expect(monthly - paid).toBeGreaterThanOrEqual(0);
    expect(monthly - paid).toBeLessThanOrEqual(1);
  });

  it.each([
    [1_500_000_000, 600_000_000],
    [1_500_000_001, 400_000_000],
    [2_500_000_000, 400_000_000],
    [2_500_000_001, 200_000_000],
  ])("a home of %d won in Seoul carries at most %d since October 2025", (price, cap) => {
    const rich = { ...wish, price, income: 1_000_000_000 };
    expect(calculated(loanLimit(rich, rulesOf("regulated"))).result.cap).toBe(cap);
  });

  it("lends nothing in the capital region to who keeps another home", () => {
    const { result } = calculated(loanLimit(wish, rulesOf("capital", { homes: 1, is_first_home: false })));
    expect(result).toMatchObject({ limit: 0, binding: "ltv", monthly_payment: 0, own_money: 1_000_000_000 });
  });

  it("lends more to first-time buyers, and outside the capital region without a cap", () => {
    expect(rulesOf("regulated", { homes: 0, is_first_home: true }).ltv_percent).toBe(70);
    expect(rulesOf("elsewhere")).toMatchObject({ ltv_percent: 70, caps: [] });
    expect(rulesOf("elsewhere", { homes: 1, is_first_home: false }).ltv_percent).toBe(60);
    expect(rulesOf("elsewhere", { homes: 0, is_first_home: true }).ltv_percent).toBe(80);
  });

  it("says what is missing when only the price or only the income is known", () => {
    const byPrice = calculated(loanLimit({ ...wish, income: null }, rulesOf("regulated")));
    expect(byPrice.result).toMatchObject({ limit: 400_000_000, binding: "ltv", dsr_limit: null });
    expect(byPrice.notes[0]?.ko).toContain("연소득");
    const byIncome = calculated(loanLimit({ ...wish, price: null }, rulesOf("regulated")));
    expect(byIncome.result).toMatchObject({ ltv_limit: null, cap: null, own_money: null });
    expect(isRefusal(loanLimit({ ...wish, price: null, income: null }, rulesOf("regulated")))).toBe(true);
  });

  it("shrinks with other debts and never grows with the rate", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000_000, max: 500_000_000 }),
        fc.integer({ min: 0, max: 50_000_000 }),
        fc.integer({ min: 0, max: 200 }),
        (income, debt, tenths) => {
          const limit = (more: Partial<LoanWish>) =>
            calculated(loanLimit({ ...wish, price: null, income, ...more }, rulesOf("regulated"))).result
              .limit;
          expect(limit({ yearly_repayment: debt, yearly_interest: debt })).toBeLessThanOrEqual(limit({}));
          expect(limit({ rate_percent: 4.5 + tenths / 10 })).toBeLessThanOrEqual(limit({}));
        },
      ),
    );
  });

  it("estimates what a debt costs a year when only the debt is known", () => {
    expect(estimateRepayment(50_000_000, 5)).toEqual({ repayment: 12_500_000, interest: 2_500_000 });
  });
});

describe("rules of a day", () => {
  it("made all of Seoul and twelve districts of Gyeonggi regulated on 2025-10-16", () => {
    const mapo = { name: "마포구", city: "서울" };
    expect(loanAreaOf(mapo, "2025-10-15")).toBe("capital");
    expect(loanAreaOf(mapo, "2025-10-16")).toBe("regulated");
    expect(loanAreaOf({ name: "분당구", city: "경기" }, on)).toBe("regulated");
    expect(loanAreaOf({ name: "김포시", city: "경기" }, on)).toBe("capital");
    expect(loanAreaOf({ name: "해운대구", city: "부산" }, on)).toBe("elsewhere");
  });

  it.each(["동탄구", "기흥구", "구리시"])("made %s regulated on 2026-07-01", (name) => {
    const district = { name, city: "경기" };
    expect(loanAreaOf(district, "2026-06-30")).toBe("capital");
    expect(loanAreaOf(district, "2026-07-01")).toBe("regulated");
    expect(rulesOf("regulated").source.as_of).toBe("2026-07-01");
  });

  it("are not made up for days before the first we know", () => {
    expect(loanRulesOn("2024-01-01", "regulated", NO_HOME)).toBeUndefined();
  });
});
