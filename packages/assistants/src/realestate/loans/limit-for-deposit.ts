import { portion } from "../calculators/exact.ts";
import type { LoanProduct } from "../ports.ts";

/** What a jeonse loan gives for a deposit, by the words of its limit: a share, a sum, or the lower of both. */
export function limitForDeposit(
  { loan_type, limit, limit_amount }: Pick<LoanProduct, "loan_type" | "limit" | "limit_amount">,
  deposit: number | null,
): number | null {
  if (loan_type !== "jeonse" || deposit === null) return null;
  const percent = Number(/(\d{1,3}(?:\.\d+)?)\s?%/u.exec(limit)?.[1] ?? Number.NaN);
  const share = percent > 0 && percent <= 100 ? portion(deposit, percent) : deposit;
  if (Number.isNaN(percent) && limit_amount === null) return null;
  return Math.min(share, limit_amount ?? share);
}
