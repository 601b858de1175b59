import { describe, expect, it } from "vitest";
import type { LoanProduct } from "../ports.ts";
import { chosenLoan } from "./choose-loan.ts";

const loan = (product: string, rate_minimum: number, limit_amount: number | null): LoanProduct => ({
  bank: "은행",
  product,
  loan_type: "jeonse",
  rate_minimum,
  rate_maximum: rate_minimum + 1,
  rate_type: "fixed",
  repayment: "만기일시",
  limit: "",
  limit_amount,
  disclosed: "2026-10",
});
const SHOWN = [loan("싼 것", 3, 100), loan("큰 것", 4, 300), loan("한도 없는 것", 5, null)];

describe("the loan that is meant of several", () => {
  it.each([
    ["금리 제일 낮은 건?", "싼 것"],
    ["어디가 금리 싸?", "싼 것"],
    ["한도 더 큰 건 뭐야?", "큰 것"],
    ["the highest rate", "한도 없는 것"],
  ])("%s", (text, product) => {
    expect(chosenLoan(text, SHOWN)?.product).toBe(product);
  });

  it("is none where no figure is named", () => {
    expect(chosenLoan("그걸로 2억 빌리면?", SHOWN)).toBeNull();
    expect(chosenLoan("한도 더 큰 건?", [])).toBeNull();
  });
});
