import { addDays, addMonths, type IsoDate } from "@maru/language";
import type { Sentence } from "@maru/state";
import type { Calculated, CalculationStep, Source } from "../ports.ts";
import { type BaseRate, baseRateSource } from "./base-rate.ts";
import { refuseAmounts, refuseDate, step } from "./calculation.ts";
import { baseRateNote, capStep, conversionCap, convertedDeposit, refuseBaseRate } from "./conversion.ts";
import { percentOf, portion } from "./exact.ts";
import { CONVERSION_CAP, INCREASE_CAP, SHOP_CONVERSION_CAP, SHOP_INCREASE_CAP } from "./statutes.ts";
import { inBoth, sentence } from "./words.ts";

/** 제7조 제2항: one twentieth of the agreed rent or deposit. */
export const INCREASE_CAP_PERCENT = 5;

export interface IncreaseLimit {
  readonly legal_limit_percent: number;
  readonly deposit_limit: number;
  readonly deposit_increase: number;
  readonly rent_limit: number;
  readonly rent_increase: number;
}

/** How far a landlord may raise deposit and rent. */
export function increaseLimit(input: {
  readonly deposit: number;
  readonly monthly_rent: number;
  readonly is_shop?: boolean;
}): Calculated<IncreaseLimit> {
  const { deposit, monthly_rent, is_shop = false } = input;
  const refused = refuseAmounts({ deposit, monthly_rent });
  if (refused !== null) return refused;
  const depositIncrease = portion(deposit, INCREASE_CAP_PERCENT);
  const rentIncrease = portion(monthly_rent, INCREASE_CAP_PERCENT);
  return {
    result: {
      legal_limit_percent: INCREASE_CAP_PERCENT,
      deposit_limit: deposit + depositIncrease,
      deposit_increase: depositIncrease,
      rent_limit: monthly_rent + rentIncrease,
      rent_increase: rentIncrease,
    },
    steps: [
      ...(deposit > 0 ? limitSteps(DEPOSIT, deposit, depositIncrease) : []),
      ...(monthly_rent > 0 ? limitSteps(RENT, monthly_rent, rentIncrease) : []),
    ],
    sources: [is_shop ? SHOP_INCREASE_CAP : INCREASE_CAP],
    notes: notesOf(is_shop),
  };
}

/** 제7조 제1항: not within a year of the contract or of the last increase. */
function demandFrom(last_agreed: IsoDate): IsoDate {
  return addDays(addMonths(last_agreed, 12), 1);
}

/** From when more may be demanded at all. */
export function earliestDemand(input: {
  readonly last_agreed: IsoDate;
  readonly is_shop?: boolean;
}): Calculated<{ readonly earliest_demand: IsoDate }> {
  const { last_agreed, is_shop = false } = input;
  const refused = refuseDate("last_agreed", last_agreed);
  if (refused !== null) return refused;
  const from = demandFrom(last_agreed);
  return {
    result: { earliest_demand: from },
    steps: [
      step(
        { ko: "올려 달라고 할 수 있는 첫날", en: "First day of a demand" },
        sentence(
          ({ date }) => `${date(last_agreed)}부터 1년이 지난 다음 날 = ${date(from)}`,
          () => `the day after a year from ${last_agreed} = ${from}`,
        ),
        from,
        "date",
      ),
    ],
    sources: [is_shop ? SHOP_INCREASE_CAP : INCREASE_CAP],
    notes: notesOf(is_shop),
  };
}

export interface IncreaseCheck {
  readonly increase: number;
  readonly rate_percent: number;
  readonly legal_limit_percent: number;
  readonly limit: number;
  readonly over_by: number;
  /** Whether the amount keeps within the cap. */
  readonly is_legal: boolean;
  /** Before this day nothing more may be demanded; null when the last agreement is not known. */
  readonly earliest_demand: IsoDate | null;
  /** Leases whose deposit and rent change together are compared by their converted deposit. */
  readonly basis: "deposit" | "rent" | "converted";
}

export interface Lease {
  readonly deposit: number;
  readonly monthly_rent: number;
}

/** Somebody wants more: by how much per cent, and is it within the cap? */
export function checkIncrease(input: {
  readonly before: Lease;
  readonly after: Lease;
  readonly base_rate: BaseRate;
  /** The day of the contract or of the last increase, when it is known. */
  readonly last_agreed: IsoDate | null;
  /** A shop: the same cap by another act. */
  readonly is_shop?: boolean;
}): Calculated<IncreaseCheck> {
  const { before, after, base_rate, last_agreed, is_shop = false } = input;
  const refused =
    refuseAmounts({ old_deposit: before.deposit, new_deposit: after.deposit }) ??
    refuseAmounts({ old_rent: before.monthly_rent, new_rent: after.monthly_rent }, { most: 1_000_000_000 }) ??
    refuseBaseRate(base_rate) ??
    (last_agreed === null ? null : refuseDate("last_agreed", last_agreed)) ??
    (before.deposit + before.monthly_rent > 0 ? null : NOTHING_BEFORE);
  if (refused !== null) return refused;
  const compared = compare(before, after, base_rate, is_shop);
  const increase = compared.after - compared.before;
  const rate = percentOf(increase, compared.before);
  const limit = compared.before + portion(compared.before, INCREASE_CAP_PERCENT);
  return {
    result: {
      increase,
      rate_percent: rate,
      legal_limit_percent: INCREASE_CAP_PERCENT,
      limit,
      over_by: Math.max(0, compared.after - limit),
      is_legal: compared.after <= limit,
      earliest_demand: last_agreed === null ? null : demandFrom(last_agreed),
      basis: compared.basis,
    },
    steps: [
      ...compared.steps,
      step(
        { ko: "인상률", en: "Increase" },
        inBoth(
          ({ won, percent }) =>
            `(${won(compared.after)} - ${won(compared.before)}) ÷ ${won(compared.before)} × 100 = ${percent(rate)}`,
        ),
        rate,
        "percent",
      ),
      ...limitSteps(compared.label, compared.before, limit - compared.before),
      ...(compared.basis === "converted"
        ? [
            ...partStep(DEPOSIT, before.deposit, after.deposit),
            ...partStep(RENT, before.monthly_rent, after.monthly_rent),
          ]
        : []),
    ],
    sources: compared.sources,
    notes: [...compared.notes, ...notesOf(is_shop)],
  };
}

/** Deposit and rent by themselves, for who looks at them one by one. */
function partStep(label: Sentence, before: number, after: number): readonly CalculationStep[] {
  if (before === 0) return [];
  const limit = before + portion(before, INCREASE_CAP_PERCENT);
  return [
    step(
      { ko: `${label.ko}만 보면`, en: `${label.en} alone` },
      sentence(
        ({ won, percent }) =>
          `${won(before)} → ${won(after)} = ${percent(percentOf(after - before, before))}, 5% 상한 ${won(limit)}`,
        ({ won, percent }) =>
          `${won(before)} → ${won(after)} = ${percent(percentOf(after - before, before))}, 5% cap ${won(limit)}`,
      ),
      limit,
      "won",
    ),
  ];
}

interface Compared {
  readonly basis: IncreaseCheck["basis"];
  readonly before: number;
  readonly after: number;
  readonly label: Sentence;
  readonly steps: readonly CalculationStep[];
  readonly sources: readonly Source[];
  readonly notes: readonly Sentence[];
}

function notesOf(isShop: boolean): readonly Sentence[] {
  return isShop ? [SHOP_NOTE] : [ONE_YEAR, ORDINANCE, WHO_IS_BOUND];
}

function compare(before: Lease, after: Lease, baseRate: BaseRate, isShop: boolean): Compared {
  const cap = isShop ? SHOP_INCREASE_CAP : INCREASE_CAP;
  const plain = { steps: [], sources: [cap], notes: [] };
  if (before.monthly_rent === after.monthly_rent && before.deposit > 0)
    return { basis: "deposit", before: before.deposit, after: after.deposit, label: DEPOSIT, ...plain };
  if (before.deposit === after.deposit && before.monthly_rent > 0)
    return { basis: "rent", before: before.monthly_rent, after: after.monthly_rent, label: RENT, ...plain };
  const rate = conversionCap(baseRate, isShop);
  // Rounded in the tenant's disfavour by less than a won, so that 5 % on both parts is never called more than 5 %.
  const former = before.deposit + convertedDeposit(before.monthly_rent, rate, "up");
  const wanted = after.deposit + convertedDeposit(after.monthly_rent, rate, "down");
  return {
    basis: "converted",
    before: former,
    after: wanted,
    label: CONVERTED,
    steps: [
      capStep(baseRate, rate, isShop),
      convertedStep({ ko: "전 계약의 환산보증금", en: "Former lease as deposit" }, before, rate, former),
      convertedStep({ ko: "새 조건의 환산보증금", en: "New lease as deposit" }, after, rate, wanted),
    ],
    sources: [cap, isShop ? SHOP_CONVERSION_CAP : CONVERSION_CAP, baseRateSource(baseRate)],
    notes: [baseRateNote(baseRate)],
  };
}

function convertedStep(label: Sentence, lease: Lease, rate: number, value: number): CalculationStep {
  return step(
    label,
    inBoth(
      ({ won, percent }) =>
        `${won(lease.deposit)} + ${won(lease.monthly_rent)} × 12 ÷ ${percent(rate)} = ${won(value)}`,
    ),
    value,
    "won",
  );
}

function limitSteps(name: Sentence, amount: number, increase: number): readonly CalculationStep[] {
  return [
    step(
      { ko: `${name.ko} 인상 한도`, en: `Most the ${name.en} may rise` },
      inBoth(({ won, percent }) => `${won(amount)} × ${percent(INCREASE_CAP_PERCENT)} = ${won(increase)}`),
      increase,
      "won",
    ),
    step(
      { ko: `인상 후 ${name.ko} 상한`, en: `Highest ${name.en} after it` },
      inBoth(({ won }) => `${won(amount)} + ${won(increase)} = ${won(amount + increase)}`),
      amount + increase,
      "won",
    ),
  ];
}

const DEPOSIT: Sentence = { ko: "보증금", en: "deposit" };
const RENT: Sentence = { ko: "월세", en: "monthly rent" };
const CONVERTED: Sentence = { ko: "환산보증금", en: "converted deposit" };
const ONE_YEAR: Sentence = {
  ko: "계약하거나 올린 지 1년이 지나지 않았으면 올려 달라고 할 수 없어요(제7조 제1항).",
  en: "No increase can be demanded within one year of the contract or the last increase (Article 7(1)).",
};
const ORDINANCE: Sentence = {
  ko: "시·도 조례로 5%보다 낮은 한도를 정할 수 있어요(제7조 제2항 단서).",
  en: "A city or province may set a lower limit by ordinance (proviso of Article 7(2)).",
};
const WHO_IS_BOUND: Sentence = sentence(
  ({ percent }) =>
    `${percent(INCREASE_CAP_PERCENT)} 한도는 계약 기간 중의 증액 청구와 갱신요구권을 쓴 갱신에 적용돼요. 서로 자유롭게 합의한 새 계약에는 적용되지 않아요.`,
  ({ percent }) =>
    `The ${percent(INCREASE_CAP_PERCENT)} cap binds demands during a lease and renewals by right; it does not bind a freely agreed new contract.`,
);
const SHOP_NOTE: Sentence = {
  ko: "상가의 5% 한도는 환산보증금(보증금 + 월세 × 100)이 지역 기준 안일 때 적용되고, 계약하거나 올린 지 1년 안에는 올려 달라고 할 수 없어요(상가건물 임대차보호법 제11조).",
  en: "The 5% cap holds for shops whose converted deposit (deposit and a hundred rents) is within the limit of the region, and never within a year of the last change (Commercial Lease Act, Article 11).",
};
const NOTHING_BEFORE = {
  field: "old_deposit",
  problem: {
    ko: "지금 보증금이나 월세가 있어야 인상률을 계산할 수 있어요.",
    en: "The present deposit or rent is needed to compute an increase.",
  },
};
