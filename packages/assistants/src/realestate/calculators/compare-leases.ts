import type { Calculated, CalculationStep } from "../ports.ts";
import { type BaseRate, baseRateSource } from "./base-rate.ts";
import { refuseAmounts, step } from "./calculation.ts";
import { conversionCap, refuseBaseRate } from "./conversion.ts";
import { percentOf, portion } from "./exact.ts";
import type { Lease } from "./rent-increase.ts";
import { CONVERSION_CAP } from "./statutes.ts";
import { inBoth, sentence } from "./words.ts";

const MONTHS = 12;

export interface LeaseComparison {
  readonly larger: Lease;
  readonly smaller: Lease;
  readonly deposit_gap: number;
  /** What the lease with the smaller deposit costs more a month; not above zero where the other is dearer in both. */
  readonly rent_gap: number;
  /** Rent for the deposit that is spared, as interest a year; null where there is nothing to set against each other. */
  readonly rate_percent: number | null;
  /** What the spared deposit costs a month at the rate somebody named. */
  readonly interest: number | null;
  readonly interest_percent: number | null;
}

/** Two offers with different deposits: the rent of the one is the interest on what the other ties up. */
export function compareLeases(input: {
  readonly one: Lease;
  readonly two: Lease;
  readonly base_rate: BaseRate;
  /** What money costs or earns, in per cent a year, where it was said. */
  readonly interest_percent: number | null;
}): Calculated<LeaseComparison> {
  const { one, two, base_rate, interest_percent } = input;
  const refused =
    refuseAmounts({ one: one.deposit, two: two.deposit }) ??
    refuseAmounts({ one: one.monthly_rent, two: two.monthly_rent }, { most: 1_000_000_000 }) ??
    refuseBaseRate(base_rate);
  if (refused !== null) return refused;
  const [larger, smaller] = one.deposit >= two.deposit ? [one, two] : [two, one];
  const deposit_gap = larger.deposit - smaller.deposit;
  const rent_gap = smaller.monthly_rent - larger.monthly_rent;
  const isOpen = deposit_gap > 0 && rent_gap > 0;
  const rate_percent = isOpen ? percentOf(rent_gap * MONTHS, deposit_gap) : null;
  const cap = conversionCap(base_rate, false);
  const interest =
    interest_percent === null ? null : portion(deposit_gap, interest_percent, "nearest", MONTHS);
  return {
    result: { larger, smaller, deposit_gap, rent_gap, rate_percent, interest, interest_percent },
    steps: [
      step(
        { ko: "보증금 차이", en: "Difference of the deposits" },
        inBoth(({ won }) => `${won(larger.deposit)} - ${won(smaller.deposit)} = ${won(deposit_gap)}`),
        deposit_gap,
        "won",
      ),
      step(
        { ko: "월세 차이", en: "Difference of the rents" },
        inBoth(({ won }) => `${won(smaller.monthly_rent)} - ${won(larger.monthly_rent)} = ${won(rent_gap)}`),
        rent_gap,
        "won",
      ),
      ...(rate_percent === null ? [] : [rateStep(rent_gap, deposit_gap, rate_percent)]),
      ...(interest === null || interest_percent === null
        ? []
        : [interestStep(deposit_gap, interest_percent, interest)]),
    ],
    sources: [CONVERSION_CAP, baseRateSource(base_rate)],
    notes: [
      sentence(
        ({ percent }) =>
          `법정 전월세전환율 상한은 지금 연 ${percent(cap)}예요(제7조의2). 계약 중이나 갱신할 때 전세를 월세로 바꾸는 경우에 적용되고, 처음 맺는 계약에는 적용되지 않아요.`,
        ({ percent }) =>
          `The legal cap of conversions is ${percent(cap)} a year now (Article 7-2); it binds conversions within a lease and at its renewal, not a new one.`,
      ),
      {
        ko: "보증금이 클수록 돌려받지 못할 위험도 커요. 집값, 근저당과 보증보험을 함께 보세요.",
        en: "A larger deposit is a larger risk: look at the value of the home, its mortgages and a deposit guarantee, too.",
      },
    ],
  };
}

function rateStep(rent: number, deposit: number, rate: number): CalculationStep {
  return step(
    { ko: "월세를 이자로 보면(연)", en: "The rent as interest (a year)" },
    inBoth(({ won, percent }) => `${won(rent)} × ${MONTHS} ÷ ${won(deposit)} × 100 = ${percent(rate)}`),
    rate,
    "percent",
  );
}

function interestStep(deposit: number, rate: number, interest: number): CalculationStep {
  return step(
    { ko: "보증금 차이의 한 달 이자", en: "Interest on the difference, a month" },
    inBoth(({ won, percent }) => `${won(deposit)} × ${percent(rate)} ÷ ${MONTHS} = ${won(interest)}`),
    interest,
    "won",
  );
}
