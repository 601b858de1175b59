import type { Calculated, CalculationStep } from "../ports.ts";
import { refuseAmounts, refuseCount, refuseRate, step } from "./calculation.ts";
import { portion } from "./exact.ts";
import { inBoth, sentence } from "./words.ts";

/** 원리금균등, 원금균등, 만기일시. */
export const REPAYMENTS = ["equal_payment", "equal_principal", "bullet"] as const;
export type Repayment = (typeof REPAYMENTS)[number];

export interface Loan {
  readonly principal: number;
  /** Per cent a year. */
  readonly rate_percent: number;
  readonly months: number;
}

export interface Instalment {
  readonly month: number;
  readonly principal: number;
  readonly interest: number;
  readonly payment: number;
  readonly balance: number;
}

export interface Amortisation {
  readonly repayment: Repayment;
  readonly first_payment: number;
  readonly last_payment: number;
  readonly total_interest: number;
  readonly total_payment: number;
}

export const LONGEST_MONTHS = 600;

/** What a loan costs, month by month; the schedule itself is `schedule`. */
export function amortise(loan: Loan, repayment: Repayment): Calculated<Amortisation> {
  const refused =
    refuseAmounts({ principal: loan.principal }, { least: 1 }) ??
    refuseRate("rate_percent", loan.rate_percent, { least: 0, most: 30 }) ??
    refuseCount("months", loan.months, { least: 1, most: LONGEST_MONTHS });
  if (refused !== null) return refused;
  const instalments = schedule(loan, repayment);
  const sum = (part: "interest" | "payment") =>
    instalments.reduce((total, instalment) => total + instalment[part], 0);
  const result: Amortisation = {
    repayment,
    first_payment: instalments[0]?.payment ?? 0,
    last_payment: instalments.at(-1)?.payment ?? 0,
    total_interest: sum("interest"),
    total_payment: sum("payment"),
  };
  return {
    result,
    steps: [
      paymentStep(loan, result),
      step(
        { ko: "총이자", en: "Total interest" },
        inBoth(
          ({ won }) =>
            `${won(result.total_payment)} - ${won(loan.principal)} = ${won(result.total_interest)}`,
        ),
        result.total_interest,
        "won",
      ),
    ],
    sources: [],
    notes: [
      {
        ko: "이자는 달마다 원 단위로 반올림하고, 남는 차이는 마지막 달에 맞췄어요. 은행의 날짜 계산에 따라 몇 원 다를 수 있어요.",
        en: "Interest is rounded to the won each month and the last instalment settles the rest. A bank that counts days may differ by a few won.",
      },
    ],
  };
}

/** Every month of a loan. The principal parts add up to the loan exactly. */
export function schedule(loan: Loan, repayment: Repayment): readonly Instalment[] {
  const level = repayment === "equal_payment" ? monthlyPayment(loan) : 0;
  const share = Math.floor(loan.principal / loan.months);
  const instalments: Instalment[] = [];
  let balance = loan.principal;
  for (let month = 1; month <= loan.months; month += 1) {
    const interest = portion(balance, loan.rate_percent, "nearest", 12);
    const isLast = month === loan.months;
    const principal = isLast ? balance : principalOf(repayment, level - interest, share, balance);
    balance -= principal;
    instalments.push({ month, principal, interest, payment: principal + interest, balance });
  }
  return instalments;
}

function principalOf(repayment: Repayment, ofLevel: number, share: number, balance: number): number {
  if (repayment === "bullet") return 0;
  return Math.min(balance, repayment === "equal_payment" ? ofLevel : share);
}

/** The level payment of a loan, to the nearest won. */
export function monthlyPayment({ principal, rate_percent, months }: Loan): number {
  return Math.round(principal * paymentPerWon(rate_percent, months));
}

/** The largest loan whose level payment keeps within a monthly budget. */
export function largestLoan(budget: number, ratePercent: number, months: number): number {
  if (budget <= 0) return 0;
  let loan = Math.floor(budget / paymentPerWon(ratePercent, months));
  while (monthlyPayment({ principal: loan, rate_percent: ratePercent, months }) > budget) loan -= 1;
  return loan;
}

function paymentPerWon(ratePercent: number, months: number): number {
  if (ratePercent === 0) return 1 / months;
  const monthly = ratePercent / 1200;
  // expm1 and log1p keep tiny rates exact, where (1 + r)^n - 1 would lose its digits.
  return monthly / -Math.expm1(-months * Math.log1p(monthly));
}

function paymentStep(loan: Loan, { repayment, first_payment, last_payment }: Amortisation): CalculationStep {
  const terms = inBoth(({ won, percent }) => `${won(loan.principal)}, ${percent(loan.rate_percent)}`);
  switch (repayment) {
    case "equal_payment":
      return step(
        { ko: "매달 내는 금액(원리금균등)", en: "Monthly payment (level)" },
        sentence(
          ({ won }) => `${terms.ko}, ${loan.months}개월 → ${won(first_payment)}`,
          ({ won }) => `${terms.en}, ${loan.months} months → ${won(first_payment)}`,
        ),
        first_payment,
        "won",
      );
    case "equal_principal":
      return step(
        { ko: "첫 달에 내는 금액(원금균등)", en: "First payment (equal principal)" },
        sentence(
          ({ won }) =>
            `${terms.ko}, ${loan.months}개월 → 첫 달 ${won(first_payment)}, 마지막 달 ${won(last_payment)}`,
          ({ won }) =>
            `${terms.en}, ${loan.months} months → ${won(first_payment)} at first, ${won(last_payment)} at last`,
        ),
        first_payment,
        "won",
      );
    case "bullet": {
      const interest = portion(loan.principal, loan.rate_percent, "nearest", 12);
      return step(
        { ko: "매달 내는 이자(만기일시)", en: "Monthly interest (bullet)" },
        inBoth(
          ({ won, percent }) =>
            `${won(loan.principal)} × ${percent(loan.rate_percent)} ÷ 12 = ${won(interest)}`,
        ),
        interest,
        "won",
      );
    }
  }
}
