import { addDays, daysBetween, type IsoDate } from "@maru/language";
import type { Sentence } from "@maru/state";
import type { Calculated, CalculationStep } from "../ports.ts";
import { refuseAmounts, refuseDate, step } from "./calculation.ts";
import { LEASE_REPORT } from "./statutes.ts";
import { sentence } from "./words.ts";

/** 부동산 거래신고법 시행령 제4조의3: a lease above either amount is reported; exactly on it is not. */
const REPORTED_ABOVE = { deposit: 60_000_000, monthly_rent: 300_000 } as const;

/** 부동산 거래신고법 제6조의2: within thirty days of the contract, the day itself not counted. */
const REPORTED_WITHIN_DAYS = 30;

export interface LeaseReport {
  /** Null where no amount was said. */
  readonly must_report: boolean | null;
  readonly deposit_limit: number;
  readonly rent_limit: number;
  /** The last day; null where nobody said when the contract was made. */
  readonly due_on: IsoDate | null;
  /** Until `due_on`; negative when it is over. */
  readonly days_left: number | null;
}

/** Whether a lease of a home has to be reported, by its amounts, and until when. */
export function leaseReport(input: {
  readonly deposit: number | null;
  readonly monthly_rent: number | null;
  readonly signed_on: IsoDate | null;
  readonly today: IsoDate;
}): Calculated<LeaseReport> {
  const { deposit, monthly_rent, signed_on, today } = input;
  const refused =
    refuseAmounts({ deposit: deposit ?? 0, monthly_rent: monthly_rent ?? 0 }) ??
    (signed_on === null ? null : refuseDate("signed_on", signed_on));
  if (refused !== null) return refused;
  const limits = REPORTED_ABOVE;
  const isAbove =
    deposit === null && monthly_rent === null
      ? null
      : (deposit ?? 0) > limits.deposit || (monthly_rent ?? 0) > limits.monthly_rent;
  const due = signed_on === null ? null : addDays(signed_on, REPORTED_WITHIN_DAYS);
  return {
    result: {
      must_report: isAbove,
      deposit_limit: limits.deposit,
      rent_limit: limits.monthly_rent,
      due_on: due,
      days_left: due === null ? null : daysBetween(today, due),
    },
    steps: [
      ...amountStep({ ko: "보증금", en: "Deposit" }, deposit, limits.deposit),
      ...amountStep({ ko: "월세", en: "Monthly rent" }, monthly_rent, limits.monthly_rent),
      ...(signed_on === null || due === null ? [] : [dueStep(signed_on, due)]),
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

function amountStep(label: Sentence, amount: number | null, limit: number): readonly CalculationStep[] {
  if (amount === null) return [];
  const isAbove = amount > limit;
  return [
    step(
      label,
      sentence(
        ({ won }) =>
          `${won(amount)} ${isAbove ? ">" : "≤"} ${won(limit)} → ${isAbove ? "넘어요" : "넘지 않아요"}`,
        ({ won }) =>
          `${won(amount)} ${isAbove ? ">" : "≤"} ${won(limit)} → ${isAbove ? "above" : "not above"}`,
      ),
      amount,
      "won",
    ),
  ];
}

function dueStep(signed_on: IsoDate, due: IsoDate): CalculationStep {
  return step(
    { ko: "신고 마지막 날", en: "Last day of the report" },
    sentence(
      ({ date }) =>
        `계약한 ${date(signed_on)} 다음 날부터 ${REPORTED_WITHIN_DAYS}일 = ${date(due)}까지(쉬는 날이면 그다음 날)`,
      () =>
        `${REPORTED_WITHIN_DAYS} days from the day after ${signed_on} = by ${due} (on a holiday, the next day)`,
    ),
    due,
    "date",
  );
}
