import type { Sentence } from "@maru/state";
import type { Calculated, CalculationStep, Refusal, Source } from "../ports.ts";
import { BASE_RATE_CHECKED, type BaseRate, baseRateSource } from "./base-rate.ts";
import { refuseAmounts, refuseRate, step } from "./calculation.ts";
import { addRates, percentOf, portion, type Rounding, timesRate, wholeOf } from "./exact.ts";
import { CONVERSION_CAP, CONVERSION_RATES, SHOP_CONVERSION_CAP } from "./statutes.ts";
import { inBoth, sentence } from "./words.ts";

/** 시행령 제9조: ten per cent a year, or the base rate and two points, whichever is lower. */
const FIXED_CAP = 10;
const ADDED_POINTS = 2;
/** Shops (상가건물 임대차보호법 시행령 제5조): twelve per cent, or 4.5 times the base rate. */
const SHOP_FIXED_CAP = 12;
const SHOP_FACTOR = 4.5;

export function conversionCap({ rate }: BaseRate, isShop = false): number {
  return isShop
    ? Math.min(SHOP_FIXED_CAP, timesRate(rate, SHOP_FACTOR))
    : Math.min(FIXED_CAP, addRates(rate, ADDED_POINTS));
}

/** The rules a conversion rests on. */
function rulesOf(base_rate: BaseRate, isShop: boolean): readonly Source[] {
  return isShop
    ? [SHOP_CONVERSION_CAP, baseRateSource(base_rate)]
    : [CONVERSION_CAP, CONVERSION_RATES, baseRateSource(base_rate)];
}

export interface DepositToRent {
  readonly converted: number;
  readonly cap_percent: number;
  /** The most that may be asked each month for the converted part. */
  readonly monthly_rent_limit: number;
  /** The same with the rent that is paid already. */
  readonly whole_rent_limit: number;
}

/** Part of a deposit becomes monthly rent: the law limits how much. */
export function depositToRent(input: {
  readonly deposit: number;
  readonly new_deposit: number;
  readonly base_rate: BaseRate;
  /** What is paid a month already; 0 where there is nothing. */
  readonly monthly_rent?: number;
  readonly is_shop?: boolean;
}): Calculated<DepositToRent> {
  const { deposit, new_deposit, base_rate, monthly_rent = 0, is_shop = false } = input;
  const refused = refuseAmounts({ deposit, new_deposit, monthly_rent }) ?? refuseBaseRate(base_rate);
  if (refused !== null) return refused;
  if (new_deposit >= deposit) return NOTHING_TO_CONVERT;
  const converted = deposit - new_deposit;
  const cap = conversionCap(base_rate, is_shop);
  const limit = portion(converted, cap, "down", 12);
  const whole = monthly_rent + limit;
  return {
    result: { converted, cap_percent: cap, monthly_rent_limit: limit, whole_rent_limit: whole },
    steps: [
      step(
        { ko: "월세로 바꾸는 보증금", en: "Deposit converted to rent" },
        inBoth(({ won }) => `${won(deposit)} - ${won(new_deposit)} = ${won(converted)}`),
        converted,
        "won",
      ),
      capStep(base_rate, cap, is_shop),
      step(
        { ko: "월세 상한", en: "Highest monthly rent" },
        inBoth(({ won, percent }) => `${won(converted)} × ${percent(cap)} ÷ 12 = ${won(limit)}`),
        limit,
        "won",
      ),
      ...(monthly_rent === 0
        ? []
        : [
            step(
              { ko: "지금 월세와 합하면", en: "With the present rent" },
              inBoth(({ won }) => `${won(monthly_rent)} + ${won(limit)} = ${won(whole)}`),
              whole,
              "won",
            ),
          ]),
    ],
    sources: rulesOf(base_rate, is_shop),
    notes: [baseRateNote(base_rate), ROUNDED_DOWN],
  };
}

/** The highest rate there may be now, before anybody says an amount. */
export function conversionRate(
  base_rate: BaseRate,
  is_shop = false,
): Calculated<{ readonly cap_percent: number }> {
  const refused = refuseBaseRate(base_rate);
  if (refused !== null) return refused;
  const cap = conversionCap(base_rate, is_shop);
  return {
    result: { cap_percent: cap },
    steps: [capStep(base_rate, cap, is_shop)],
    sources: rulesOf(base_rate, is_shop),
    notes: [baseRateNote(base_rate)],
  };
}

export interface ConversionCheck {
  readonly rate_percent: number;
  readonly cap_percent: number;
  readonly monthly_rent_limit: number;
  readonly over_by: number;
  readonly is_legal: boolean;
}

/** Somebody asks for so much rent in place of so much deposit: is that within the cap? */
export function checkConversion(input: {
  readonly converted: number;
  readonly monthly_rent: number;
  readonly base_rate: BaseRate;
  readonly is_shop?: boolean;
}): Calculated<ConversionCheck> {
  const { converted, monthly_rent, base_rate, is_shop = false } = input;
  const refused =
    refuseAmounts({ converted }, { least: 1 }) ??
    refuseAmounts({ monthly_rent }) ??
    refuseBaseRate(base_rate);
  if (refused !== null) return refused;
  const cap = conversionCap(base_rate, is_shop);
  const limit = portion(converted, cap, "down", 12);
  const rate = percentOf(monthly_rent * 12, converted);
  return {
    result: {
      rate_percent: rate,
      cap_percent: cap,
      monthly_rent_limit: limit,
      over_by: Math.max(0, monthly_rent - limit),
      is_legal: monthly_rent <= limit,
    },
    steps: [
      step(
        { ko: "요구한 전환율", en: "Rate asked for" },
        inBoth(
          ({ won, percent }) => `${won(monthly_rent)} × 12 ÷ ${won(converted)} × 100 = ${percent(rate)}`,
        ),
        rate,
        "percent",
      ),
      capStep(base_rate, cap, is_shop),
      step(
        { ko: "월세 상한", en: "Highest monthly rent" },
        inBoth(({ won, percent }) => `${won(converted)} × ${percent(cap)} ÷ 12 = ${won(limit)}`),
        limit,
        "won",
      ),
    ],
    sources: rulesOf(base_rate, is_shop),
    notes: [baseRateNote(base_rate), ROUNDED_DOWN, ...(is_shop ? [] : [RECLAIM])],
  };
}

export interface RentToDeposit {
  readonly rate_percent: number;
  /** What the rent alone stands for. */
  readonly converted: number;
  /** With the deposit that was there already. */
  readonly deposit: number;
}

/** What deposit a rent is worth at a rate. The law sets no cap in this direction. */
export function rentToDeposit(input: {
  readonly monthly_rent: number;
  /** What is deposited already. */
  readonly deposit: number;
  /** What both sides agree on; the legal cap of the other direction when null. */
  readonly rate_percent: number | null;
  readonly base_rate: BaseRate;
}): Calculated<RentToDeposit> {
  const { monthly_rent, deposit, base_rate } = input;
  const rate = input.rate_percent ?? conversionCap(base_rate);
  const refused =
    refuseAmounts({ monthly_rent }, { most: 1_000_000_000 }) ??
    refuseAmounts({ deposit }) ??
    refuseRate("rate_percent", rate, { least: 0.1, most: 100 }) ??
    refuseBaseRate(base_rate);
  if (refused !== null) return refused;
  const converted = convertedDeposit(monthly_rent, rate, "nearest");
  const whole = deposit + converted;
  return {
    result: { rate_percent: rate, converted, deposit: whole },
    steps: [
      step(
        { ko: "월세에 해당하는 보증금", en: "Deposit the rent stands for" },
        inBoth(({ won, percent }) => `${won(monthly_rent)} × 12 ÷ ${percent(rate)} = ${won(converted)}`),
        converted,
        "won",
      ),
      ...(deposit === 0
        ? []
        : [
            step(
              { ko: "지금 보증금과 합하면", en: "With the present deposit" },
              inBoth(({ won }) => `${won(deposit)} + ${won(converted)} = ${won(whole)}`),
              whole,
              "won",
            ),
          ]),
    ],
    sources: [CONVERSION_CAP, baseRateSource(base_rate)],
    notes: [NO_RATE_SET, baseRateNote(base_rate)],
  };
}

export interface LessRent {
  readonly rate_percent: number;
  readonly less_by: number;
  readonly monthly_rent: number;
}

/** More deposit, less rent: by how much at a rate. The law sets no cap in this direction. */
export function lessRent(input: {
  readonly monthly_rent: number;
  /** What is deposited on top. */
  readonly added: number;
  readonly rate_percent: number | null;
  readonly base_rate: BaseRate;
}): Calculated<LessRent> {
  const { monthly_rent, added, base_rate } = input;
  const rate = input.rate_percent ?? conversionCap(base_rate);
  const refused =
    refuseAmounts({ monthly_rent, added }) ??
    refuseRate("rate_percent", rate, { least: 0.1, most: 100 }) ??
    refuseBaseRate(base_rate);
  if (refused !== null) return refused;
  const less = Math.min(monthly_rent, portion(added, rate, "nearest", 12));
  return {
    result: { rate_percent: rate, less_by: less, monthly_rent: monthly_rent - less },
    steps: [
      step(
        { ko: "줄어드는 월세", en: "Rent that falls away" },
        inBoth(({ won, percent }) => `${won(added)} × ${percent(rate)} ÷ 12 = ${won(less)}`),
        less,
        "won",
      ),
      step(
        { ko: "바뀐 월세", en: "Rent after it" },
        inBoth(({ won }) => `${won(monthly_rent)} - ${won(less)} = ${won(monthly_rent - less)}`),
        monthly_rent - less,
        "won",
      ),
    ],
    sources: [CONVERSION_CAP, baseRateSource(base_rate)],
    notes: [NO_RATE_SET, baseRateNote(base_rate)],
  };
}

/** Rent as deposit, so that leases of different make-up can be compared. */
export function convertedDeposit(monthlyRent: number, ratePercent: number, rounding: Rounding): number {
  return wholeOf(monthlyRent * 12, ratePercent, rounding);
}

export function capStep(baseRate: BaseRate, cap: number, isShop = false): CalculationStep {
  const label = { ko: "법정 전환율 상한(연)", en: "Legal cap of the conversion rate (a year)" };
  if (isShop)
    return step(
      label,
      sentence(
        ({ percent }) =>
          `${percent(SHOP_FIXED_CAP)}와 기준금리 ${percent(baseRate.rate)} × ${SHOP_FACTOR} 중 낮은 값 = ${percent(cap)}`,
        ({ percent }) =>
          `lower of ${percent(SHOP_FIXED_CAP)} and base rate ${percent(baseRate.rate)} × ${SHOP_FACTOR} = ${percent(cap)}`,
      ),
      cap,
      "percent",
    );
  return step(
    label,
    sentence(
      ({ percent }) =>
        `${percent(FIXED_CAP)}와 기준금리 ${percent(baseRate.rate)} + ${ADDED_POINTS}%p 중 낮은 값 = ${percent(cap)}`,
      ({ percent }) =>
        `lower of ${percent(FIXED_CAP)} and base rate ${percent(baseRate.rate)} + ${ADDED_POINTS} points = ${percent(cap)}`,
    ),
    cap,
    "percent",
  );
}

export function refuseBaseRate({ rate }: BaseRate): Refusal | null {
  return refuseRate("base_rate", rate, { least: 0, most: 30 });
}

export function baseRateNote({ rate, since }: BaseRate): Sentence {
  const checked = since > BASE_RATE_CHECKED ? since : BASE_RATE_CHECKED;
  return sentence(
    ({ percent, date }) =>
      `기준금리 ${percent(rate)}(${date(since)}부터, ${date(checked)} 확인) 기준이에요. 기준금리가 바뀌면 상한도 바뀌어요.`,
    ({ percent }) =>
      `At a base rate of ${percent(rate)} (since ${since}, checked ${checked}). The cap moves with the base rate.`,
  );
}

const NO_RATE_SET: Sentence = {
  ko: "월세를 보증금으로 바꿀 때의 비율은 법으로 정해져 있지 않아 서로 합의해서 정해요. 여기서는 비교를 위한 계산이에요.",
  en: "The law sets no rate for turning rent into a deposit; both sides agree on one. This is a comparison.",
};
const ROUNDED_DOWN: Sentence = {
  ko: "상한을 넘지 않도록 원 미만은 버렸어요.",
  en: "Fractions of a won are dropped so that the cap is not passed.",
};
const RECLAIM: Sentence = {
  ko: "상한을 넘겨 낸 월세는 제10조의2에 따라 돌려달라고 할 수 있어요.",
  en: "Rent paid beyond the cap can be claimed back under Article 10-2.",
};
const NOTHING_TO_CONVERT: Refusal = {
  field: "new_deposit",
  problem: {
    ko: "바꾼 뒤의 보증금이 지금 보증금보다 적어야 월세로 바꿀 금액이 생겨요.",
    en: "The new deposit has to be lower than the present one, or there is nothing to convert.",
  },
};
