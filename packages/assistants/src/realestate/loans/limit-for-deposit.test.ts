import { expect, it } from "vitest";
import { limitForDeposit } from "./limit-for-deposit.ts";

const jeonse = (limit: string, limit_amount: number | null) => ({
  loan_type: "jeonse" as const,
  limit,
  limit_amount,
});

it.each([
  ["임차보증금의 80% 이내 최대 2억2천만원", 220_000_000, 300_000_000, 220_000_000],
  ["임차보증금의 80% 이내 최대 2억2천만원", 220_000_000, 200_000_000, 160_000_000],
  ["최대 5억원", 500_000_000, 300_000_000, 300_000_000],
  ["보증금의 70%", null, 100_000_000, 70_000_000],
  ["은행 심사에 따름", null, 100_000_000, null],
])("«%s» for a deposit", (limit, amount, deposit, expected) => {
  expect(limitForDeposit(jeonse(limit, amount), deposit)).toBe(expected);
});

it("says nothing without a deposit, or of a loan to buy", () => {
  expect(limitForDeposit(jeonse("최대 5억원", 500_000_000), null)).toBe(null);
  expect(limitForDeposit({ loan_type: "mortgage", limit: "최대 5억원", limit_amount: 1 }, 1)).toBe(null);
});
