import type { Sentence } from "@maru/state";
import { type BaseRate, baseRateSource } from "../calculators/base-rate.ts";
import { conversionCap } from "../calculators/conversion.ts";
import { percentOf, portion } from "../calculators/exact.ts";
import { CONVERSION_CAP } from "../calculators/statutes.ts";
import { sentence } from "../calculators/words.ts";
import { findDeals, mean } from "../market/statistics.ts";
import type { Analysis, Deal, PropertyType, Source } from "../ports.ts";
import { confidenceOf, NO_ANALYSIS } from "./analysis.ts";
import { ADVICE, FEW, LEVELS, levelOf } from "./price-level.ts";

export interface RentedHome {
  readonly region: string;
  readonly property_type: PropertyType | null;
  readonly complex: string | null;
  /** Null where only the rent was said: then only rents are compared. */
  readonly deposit: number | null;
  readonly rent: number;
}

const FEW_DEALS = 3;

/**
 * «3000에 95면 비싼가요?»: deposits differ, so each is turned into rent at the legal rate and added to it before they are
 * compared. Undefined where there are no such deals.
 */
export function analyseRent(
  home: RentedHome,
  deals: readonly Deal[],
  source: Source,
  base_rate: BaseRate,
): Analysis | undefined {
  const { region, property_type, complex, deposit, rent } = home;
  const compared = findDeals(deals, { region, property_type, kind: "rent", complex });
  const count = compared.length;
  if (count === 0) return undefined;
  const cap = conversionCap(base_rate);
  const monthly = (sum: number | null, each: number) =>
    deposit === null ? each : each + portion(sum ?? 0, cap, "nearest", 12);
  const own = monthly(deposit, rent);
  const average = mean(compared.map((deal) => monthly(deal.amount, deal.monthly_rent)));
  const averageDeposit = mean(compared.map(({ amount }) => amount));
  const averageRent = mean(compared.map(({ monthly_rent }) => monthly_rent));
  const ratio = percentOf(own, average);
  const level = levelOf(ratio);
  const confidence = confidenceOf(count, source);
  return {
    ...NO_ANALYSIS,
    metrics: {
      rent,
      average_rent: averageRent,
      average_deposit: averageDeposit,
      count,
      ratio_percent: ratio,
    },
    insights: [
      {
        insight_type: "market",
        content: sentence(
          ({ won, percent }) =>
            `${deposit === null ? "" : `보증금 ${won(deposit)} · `}월세 ${won(rent)}은 비교 거래 ${count}건의 평균(보증금 ${won(averageDeposit)} · 월세 ${won(averageRent)})의 ${percent(ratio)}로 ${level} 수준이에요.`,
          ({ won, percent }) =>
            `${deposit === null ? "" : `A deposit of ${won(deposit)} and `}${won(rent)} a month is ${percent(ratio)} of the average of ${count} comparable deals (deposit ${won(averageDeposit)}, rent ${won(averageRent)}): ${LEVELS[level]}.`,
        ),
        confidence,
        supporting_data: { rent, average_rent: averageRent, ratio_percent: ratio, count },
      },
    ],
    recommendations: [ADVICE[level], ...(count < FEW_DEALS ? [FEW] : [])],
    confidence_score: confidence,
    steps: [
      ...(deposit === null
        ? []
        : [
            {
              label: AS_RENT,
              formula: sentence(
                ({ won, percent }) =>
                  `${won(rent)} + ${won(deposit)} × ${percent(cap)} ÷ 12 = 월 ${won(own)}(비교 거래 평균 월 ${won(average)})`,
                ({ won, percent }) =>
                  `${won(rent)} + ${won(deposit)} × ${percent(cap)} ÷ 12 = ${won(own)} a month (average of the deals: ${won(average)})`,
              ),
              value: own,
              unit: "won" as const,
            },
          ]),
      {
        label: { ko: "평균 대비", en: "Against the average" },
        formula: sentence(
          ({ won, percent }) => `${won(own)} ÷ ${won(average)} × 100 = ${percent(ratio)}`,
          ({ won, percent }) => `${won(own)} ÷ ${won(average)} × 100 = ${percent(ratio)}`,
        ),
        value: ratio,
        unit: "percent",
      },
    ],
    sources: [source, ...(deposit === null ? [] : [CONVERSION_CAP, baseRateSource(base_rate)])],
  };
}

const AS_RENT: Sentence = {
  ko: "보증금을 법정 전환율로 월세로 바꿔 더하면",
  en: "With the deposit as rent, at the legal rate",
};
