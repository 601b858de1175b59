import type { Sentence } from "@maru/state";
import type { LoanRules } from "../loans/loan-rules.ts";
import type { Calculated, CalculationStep, Refusal } from "../ports.ts";
import { largestLoan, monthlyPayment } from "./amortisation.ts";
import { refuseAmounts, refuseCount, refuseRate, step } from "./calculation.ts";
import { addRates, portion } from "./exact.ts";
import { inBoth, sentence } from "./words.ts";

export interface LoanWish {
  /** Of the home; null when only the income is known. */
  readonly price: number | null;
  /** A year, in won; null when only the price is known. */
  readonly income: number | null;
  /** What other debts cost a year, principal and interest. */
  readonly yearly_repayment: number;
  /** Their interest alone, which is what the debt-to-income ratio counts. */
  readonly yearly_interest: number;
  /** Per cent a year; the usual one of the rules when null. */
  readonly rate_percent: number | null;
  readonly years: number | null;
}

export type Bound = "ltv" | "dti" | "dsr" | "cap";

export interface LoanLimit {
  /** Null where the rules or the facts give no such limit. */
  readonly ltv_limit: number | null;
  readonly dti_limit: number | null;
  readonly dsr_limit: number | null;
  readonly cap: number | null;
  readonly limit: number;
  readonly binding: Bound;
  readonly monthly_payment: number;
  readonly rate_percent: number;
  readonly years: number;
  /** What has to come from one's own pocket; null without a price. */
  readonly own_money: number | null;
}

/** The most that is lent on a home, and which of the limits decides. */
export function loanLimit(wish: LoanWish, rules: LoanRules): Calculated<LoanLimit> {
  const rate = wish.rate_percent ?? rules.rate_percent;
  const years = wish.years ?? rules.years;
  const { price, income, yearly_repayment, yearly_interest } = wish;
  const refused =
    (price === null && income === null ? NOTHING_KNOWN : null) ??
    (price === null ? null : refuseAmounts({ price }, { least: 1 })) ??
    (income === null ? null : refuseAmounts({ income })) ??
    refuseAmounts({ yearly_repayment, yearly_interest }) ??
    refuseRate("rate_percent", rate, { least: 0, most: 30 }) ??
    refuseCount("years", years, { least: 1, most: 50 });
  if (refused !== null) return refused;
  const terms = { rate, years };
  const bounds = [
    ...(price === null ? [] : [ltvBound(price, rules), ...capBound(price, rules)]),
    ...(income === null
      ? []
      : [...dtiBound(income, wish, rules, terms), dsrBound(income, wish, rules, terms)]),
  ];
  const binding = bounds.reduce((least, bound) => (bound.limit < least.limit ? bound : least));
  const limit = binding.limit;
  const payment = monthlyPayment({ principal: limit, rate_percent: rate, months: years * 12 });
  const limitOf = (name: Bound) => bounds.find((bound) => bound.name === name)?.limit ?? null;
  return {
    result: {
      ltv_limit: limitOf("ltv"),
      dti_limit: limitOf("dti"),
      dsr_limit: limitOf("dsr"),
      cap: limitOf("cap"),
      limit,
      binding: binding.name,
      monthly_payment: payment,
      rate_percent: rate,
      years,
      own_money: price === null ? null : Math.max(0, price - limit),
    },
    steps: [
      ...bounds.map((bound) => bound.step),
      step(
        { ko: "빌릴 수 있는 최대 금액", en: "The most that can be borrowed" },
        sentence(
          ({ won }) => `가장 작은 ${NAMES[binding.name].ko} = ${won(limit)}`,
          ({ won }) => `the lowest, ${NAMES[binding.name].en} = ${won(limit)}`,
        ),
        limit,
        "won",
      ),
      paymentStep(limit, rate, years, payment),
    ],
    sources: [rules.source],
    notes: [
      ...(income === null ? [INCOME_UNKNOWN] : []),
      ...(price === null ? [PRICE_UNKNOWN] : []),
      ...(rules.stress_percent > 0 && income !== null ? [stressNote(rules.stress_percent)] : []),
      ...(rules.dti_percent === null && income !== null ? [NO_DTI] : []),
      sentence(
        () => `${rules.source.name}, ${rules.source.as_of} 기준이에요. 은행의 심사에 따라 달라질 수 있어요.`,
        () => `By ${rules.source.name}, as of ${rules.source.as_of}. A bank's own check may differ.`,
      ),
    ],
  };
}

/**
 * What other debts cost a year when only what is left of them is known: as the rules count credit loans, paid back in
 * five years. An estimate.
 */
export function estimateRepayment(
  debt: number,
  ratePercent: number,
): { repayment: number; interest: number } {
  const interest = portion(debt, ratePercent, "nearest");
  return { repayment: Math.ceil(debt / 5) + interest, interest };
}

interface FoundBound {
  readonly name: Bound;
  readonly limit: number;
  readonly step: CalculationStep;
}
interface Terms {
  readonly rate: number;
  readonly years: number;
}

function ltvBound(price: number, { ltv_percent }: LoanRules): FoundBound {
  const limit = portion(price, ltv_percent);
  return {
    name: "ltv",
    limit,
    step: step(
      NAMES.ltv,
      inBoth(({ won, percent }) => `${won(price)} × ${percent(ltv_percent)} = ${won(limit)}`),
      limit,
      "won",
    ),
  };
}

function capBound(price: number, { caps }: LoanRules): readonly FoundBound[] {
  const row = caps.find(({ price_most }) => price_most === null || price <= price_most);
  if (row === undefined) return [];
  const limit = row.loan_most;
  const formula = sentence(
    ({ won }) => `집값 ${won(price)} → 최대 ${won(limit)}`,
    ({ won }) => `a home of ${won(price)} → at most ${won(limit)}`,
  );
  return [{ name: "cap", limit, step: step(NAMES.cap, formula, limit, "won") }];
}

function dtiBound(income: number, wish: LoanWish, rules: LoanRules, terms: Terms): readonly FoundBound[] {
  if (rules.dti_percent === null) return [];
  return [serviceBound("dti", income, rules.dti_percent, wish.yearly_interest, terms)];
}

function dsrBound(income: number, wish: LoanWish, rules: LoanRules, { rate, years }: Terms): FoundBound {
  const stressed = addRates(rate, rules.stress_percent);
  return serviceBound("dsr", income, rules.dsr_percent, wish.yearly_repayment, { rate: stressed, years });
}

function serviceBound(
  name: "dti" | "dsr",
  income: number,
  share: number,
  other: number,
  { rate, years }: Terms,
): FoundBound {
  const monthly = Math.max(0, Math.floor((portion(income, share) - other) / 12));
  const limit = largestLoan(monthly, rate, years * 12);
  return {
    name,
    limit,
    step: step(
      NAMES[name],
      sentence(
        ({ won, percent }) =>
          `(${won(income)} × ${percent(share)} - ${won(other)}) ÷ 12 = 월 ${won(monthly)} → ${percent(rate)}, ${years}년이면 ${won(limit)}`,
        ({ won, percent }) =>
          `(${won(income)} × ${percent(share)} - ${won(other)}) ÷ 12 = ${won(monthly)} a month → ${won(limit)} at ${percent(rate)} over ${years} years`,
      ),
      limit,
      "won",
    ),
  };
}

function paymentStep(limit: number, rate: number, years: number, payment: number): CalculationStep {
  return step(
    { ko: "매달 내는 금액(원리금균등)", en: "Monthly payment (level)" },
    sentence(
      ({ won, percent }) => `${won(limit)}, ${percent(rate)}, ${years}년 → ${won(payment)}`,
      ({ won, percent }) => `${won(limit)}, ${percent(rate)}, ${years} years → ${won(payment)}`,
    ),
    payment,
    "won",
  );
}

function stressNote(stress: number): Sentence {
  return sentence(
    ({ percent }) =>
      `DSR은 실제 금리에 스트레스 금리 ${percent(stress)}p를 더해 계산했어요(변동금리 기준). 실제로 내는 이자에는 붙지 않아요.`,
    ({ percent }) =>
      `DSR is measured with a stress rate of ${percent(stress)} points on top (variable rates); it is not what you pay.`,
  );
}

const NAMES: Readonly<Record<Bound, Sentence>> = {
  ltv: { ko: "LTV(담보인정비율) 한도", en: "LTV limit (loan to value)" },
  dti: { ko: "DTI(총부채상환비율) 한도", en: "DTI limit (debt to income)" },
  dsr: { ko: "DSR(총부채원리금상환비율) 한도", en: "DSR limit (debt service)" },
  cap: { ko: "주택담보대출 금액 한도", en: "Cap on the amount of the loan" },
};
const INCOME_UNKNOWN: Sentence = {
  ko: "소득을 몰라 DTI·DSR은 계산하지 않았어요. 연소득을 알려 주시면 더 정확해져요.",
  en: "Without an income DTI and DSR are left out. Tell your yearly income for a better answer.",
};
const NO_DTI: Sentence = {
  ko: "DTI(총부채상환비율) 한도는 이 기준에 없어서 계산하지 않았어요. 소득으로는 DSR만 봐요.",
  en: "These rules set no DTI limit, so none is worked out; of the income only DSR counts.",
};
const PRICE_UNKNOWN: Sentence = {
  ko: "집값을 몰라 LTV와 금액 한도는 계산하지 않았어요. 집값을 알려 주시면 더 정확해져요.",
  en: "Without a price LTV and the cap are left out. Tell the price for a better answer.",
};
const NOTHING_KNOWN: Refusal = {
  field: "price",
  problem: {
    ko: "집값이나 연소득 가운데 하나는 알려 주셔야 한도를 계산할 수 있어요.",
    en: "A price or a yearly income is needed to compute a limit.",
  },
};
