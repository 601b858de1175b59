import { describe, expect, it } from "vitest";
import type { LoanProduct } from "../ports.ts";
import { readLoanWords } from "./read-loan-words.ts";

const loan = (bank: string, product: string, loan_type: LoanProduct["loan_type"]): LoanProduct => ({
  bank,
  product,
  loan_type,
  rate_minimum: 3,
  rate_maximum: 5,
  rate_type: "fixed",
  repayment: "만기일시",
  limit: "최대 1억원",
  limit_amount: 100_000_000,
  disclosed: "2026-10",
});
const PRODUCTS = [
  loan("가나은행", "가나 전세대출", "jeonse"),
  loan("다라은행", "다라 전세안심", "jeonse"),
  loan("가나은행", "가나 아파트담보", "mortgage"),
];
const read = (text: string, ...topics: Parameters<typeof readLoanWords>[1]) =>
  readLoanWords(text, topics, PRODUCTS);

describe("what is said of loans", () => {
  it("one bank narrows, several are set beside each other with what they have of the kind", () => {
    expect(read("가나은행 금리")).toEqual({ bank: "가나은행" });
    expect(read("가나은행이랑 다라은행 전세대출 비교")).toMatchObject({
      products: ["가나 전세대출", "다라 전세안심"],
    });
    expect(read("compare Gana and Dara jeonse loans").products).toEqual(["가나 전세대출", "다라 전세안심"]);
  });

  it("products are known by name, and what is asked of them narrows nothing", () => {
    const said = read("가나 전세대출이랑 다라 전세안심 중에 고정금리는?", "loan_products");
    expect(said.products).toEqual(["가나 전세대출", "다라 전세안심"]);
    expect(said).not.toHaveProperty("rate_type");
  });

  it.each([
    ["원리금균등, 원금균등, 만기일시 각각", ["equal_payment", "equal_principal", "bullet"]],
    ["상환방식별로 보여줘", ["equal_payment", "equal_principal", "bullet"]],
    ["with equal principal instead", ["equal_principal"]],
    ["이자만 내면", ["bullet"]],
  ])("ways to pay back: %s", (text, repayments) => {
    expect(read(text).repayments).toEqual(repayments);
  });

  it.each([
    ["최저금리로 3억", "lowest"],
    ["금리 제일 높은 걸로 3억", "highest"],
    ["at the lowest rate", "lowest"],
  ])("the end of the rates it is worked out with: %s", (text, rate_end) => {
    expect(read(text, "loan_payment").rate_end).toBe(rate_end);
    expect(read(text, "loan_products")).not.toHaveProperty("rate_end");
  });
});
