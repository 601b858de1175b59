import type { Calculated } from "../ports.ts";
import { refuseAmounts, step } from "./calculation.ts";
import { LEASE_REPORT } from "./statutes.ts";
import { sentence } from "./words.ts";

/** 부동산 거래신고법 시행령 제4조의3: a lease above either amount is reported; exactly on it is not. */
const REPORTED_ABOVE = { deposit: 60_000_000, monthly_rent: 300_000 } as const;

export interface LeaseReport {
  readonly must_report: boolean;
  readonly deposit_limit: number;
  readonly rent_limit: number;
}

/** Whether a lease of a home has to be reported, by its amounts. */
export function leaseReport(input: {
  readonly deposit: number;
  readonly monthly_rent: number;
}): Calculated<LeaseReport> {
  const { deposit, monthly_rent } = input;
  const refused = refuseAmounts({ deposit, monthly_rent });
  if (refused !== null) return refused;
  const limits = REPORTED_ABOVE;
  const isAbove = { deposit: deposit > limits.deposit, rent: monthly_rent > limits.monthly_rent };
  const line = (amount: number, limit: number, above: boolean) =>
    sentence(
      ({ won }) => `${won(amount)} ${above ? ">" : "≤"} ${won(limit)} → ${above ? "넘어요" : "넘지 않아요"}`,
      ({ won }) => `${won(amount)} ${above ? ">" : "≤"} ${won(limit)} → ${above ? "above" : "not above"}`,
    );
  return {
    result: {
      must_report: isAbove.deposit || isAbove.rent,
      deposit_limit: limits.deposit,
      rent_limit: limits.monthly_rent,
    },
    steps: [
      step({ ko: "보증금", en: "Deposit" }, line(deposit, limits.deposit, isAbove.deposit), deposit, "won"),
      step(
        { ko: "월세", en: "Monthly rent" },
        line(monthly_rent, limits.monthly_rent, isAbove.rent),
        monthly_rent,
        "won",
      ),
    ],
    sources: [LEASE_REPORT],
    notes: [
      {
        ko: "경기도를 뺀 도 지역의 군은 신고 지역이 아니고, 금액을 바꾸지 않은 갱신은 신고하지 않아요.",
        en: "Counties of provinces other than Gyeonggi, and renewals at the same amounts, are not reported.",
      },
    ],
  };
}
