import { describe, expect, it } from "vitest";
import { readAmounts } from "./read-amounts.ts";

describe("what an amount is for, by what is asked", () => {
  it.each([
    ["1년 비용 200만원", 2_000_000],
    ["재산세랑 관리비로 매년 150만원 든다 치면", 1_500_000],
    ["관리비 월 10만원이면", 1_200_000],
    ["관리비 월 5만원, 재산세 연 40만원", 1_000_000],
    ["running costs are 2 million won a year", 2_000_000],
  ])("running costs of a home to let: %s", (text, yearly_cost) => {
    expect(readAmounts(text, ["roi"])).toEqual({ yearly_cost });
  });

  it("a management fee is none where no yield is asked for", () => {
    expect(readAmounts("관리비 월 10만원이면", ["law"])).not.toHaveProperty("yearly_cost");
  });

  it("what is paid for other debts, and what can be paid", () => {
    expect(readAmounts("a car loan of 500,000 won a month", ["loan_limit"])).toEqual({
      debt_payments: 6_000_000,
    });
    expect(readAmounts("월 150만원씩 갚을 수 있으면", ["loan_limit"])).toEqual({ monthly_budget: 1_500_000 });
    expect(readAmounts("신용대출 원리금으로 한달에 70만원씩 갚고있어", ["loan_limit"])).toEqual({
      debt_payments: 8_400_000,
    });
  });

  it("a home with its sum is what it costs, and what both earn is what counts", () => {
    expect(readAmounts("9억 아파트, 연봉 5천임", ["loan_limit"])).toEqual({
      price: 900_000_000,
      income: 50_000_000,
    });
    expect(readAmounts("연봉 5천 합산 9천", ["loan_limit"]).income).toBe(90_000_000);
    expect(readAmounts("오피스텔 2억 보증금 1000만원 월세 70만원", ["roi"])).toEqual({
      price: 200_000_000,
      deposit: 10_000_000,
      rent: 700_000,
    });
  });
});
