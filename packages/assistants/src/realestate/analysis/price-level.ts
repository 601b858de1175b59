import type { Sentence } from "@maru/state";
import { percentOf } from "../calculators/exact.ts";
import { sentence } from "../calculators/words.ts";
import { trendChart } from "../market/charts.ts";
import { findDeals, marketStatistics } from "../market/statistics.ts";
import type { Analysis, Deal, DealKind, MarketQuery, PropertyType, Source } from "../ports.ts";
import { confidenceOf, NO_ANALYSIS } from "./analysis.ts";

/** Below nine tenths of the average is cheap, above eleven tenths dear. */
const CHEAP = 90;
const DEAR = 110;
/** Homes within a fifth of the size, when there are enough of them to compare. */
const NEAR_AREA = 0.2;
const ENOUGH = 3;

export type PriceLevel = "저렴" | "적정" | "고가";

export interface PricedHome {
  readonly region: string | null;
  readonly property_type: PropertyType | null;
  readonly kind: DealKind;
  readonly amount: number;
  readonly area: number | null;
  /** Its complex, where there are deals of it. */
  readonly complex?: string | null;
}

export function levelOf(ratioPercent: number): PriceLevel {
  if (ratioPercent < CHEAP) return "저렴";
  return ratioPercent > DEAR ? "고가" : "적정";
}

/** Is this price low, fair or high beside comparable deals? Undefined when there are none. */
export function analysePrice(home: PricedHome, deals: readonly Deal[], source: Source): Analysis | undefined {
  const query: MarketQuery = {
    region: home.region,
    property_type: home.property_type,
    kind: home.kind,
    complex: home.complex ?? null,
  };
  const compared = comparable(findDeals(deals, query), home.area);
  const [statistics] = marketStatistics(compared, query, source);
  if (statistics === undefined) return undefined;
  const { average, count, minimum, maximum, median, period } = statistics;
  const ratio = percentOf(home.amount, average);
  const cheaper = compared.filter(({ amount }) => amount < home.amount).length;
  const level = levelOf(ratio);
  const confidence = confidenceOf(count, source);
  return {
    ...NO_ANALYSIS,
    metrics: {
      amount: home.amount,
      average,
      median,
      minimum,
      maximum,
      count,
      ratio_percent: ratio,
      cheaper_percent: percentOf(cheaper, count),
    },
    insights: [
      {
        insight_type: "market",
        content: sentence(
          ({ won, percent }) =>
            `${won(home.amount)}은 비교 거래 ${count}건의 평균 ${won(average)}의 ${percent(ratio)}로 ${level} 수준이에요(최저 ${won(minimum)}, 최고 ${won(maximum)}, ${period.from}~${period.to}).`,
          ({ won, percent }) =>
            `${won(home.amount)} is ${percent(ratio)} of the average ${won(average)} of ${count} comparable deals: ${LEVELS[level]} (from ${won(minimum)} to ${won(maximum)}, ${period.from} to ${period.to}).`,
        ),
        confidence,
        supporting_data: { amount: home.amount, average, ratio_percent: ratio, count },
      },
    ],
    recommendations: [ADVICE[level], ...(count < ENOUGH ? [FEW] : [])],
    confidence_score: confidence,
    steps: [
      {
        label: { ko: "평균 대비", en: "Against the average" },
        formula: sentence(
          ({ won, percent }) => `${won(home.amount)} ÷ ${won(average)} × 100 = ${percent(ratio)}`,
          ({ won, percent }) => `${won(home.amount)} ÷ ${won(average)} × 100 = ${percent(ratio)}`,
        ),
        value: ratio,
        unit: "percent",
      },
    ],
    sources: [source],
    visualization_data: trendChart(compared, `${home.region ?? "전체"} 거래 추이`),
  };
}

function comparable(deals: readonly Deal[], area: number | null): readonly Deal[] {
  if (area === null) return deals;
  const near = deals.filter((deal) => Math.abs(deal.area - area) <= area * NEAR_AREA);
  return near.length >= ENOUGH ? near : deals;
}

export const LEVELS: Readonly<Record<PriceLevel, string>> = { 저렴: "low", 적정: "fair", 고가: "high" };
export const ADVICE: Readonly<Record<PriceLevel, Sentence>> = {
  저렴: {
    ko: "시세보다 싼 이유(하자, 선순위 권리, 급매)를 등기부와 현장에서 먼저 확인하세요.",
    en: "Find out first why it is cheaper: defects, senior rights, a quick sale.",
  },
  적정: {
    ko: "시세 범위 안이에요. 같은 단지의 최근 거래와 한 번 더 견줘 보세요.",
    en: "It is within the market. Compare it once more with recent deals of the same complex.",
  },
  고가: {
    ko: "평균보다 높아요. 비교 거래를 근거로 가격을 낮춰 달라고 협의해 보세요.",
    en: "It is above the average. Negotiate with the comparable deals in hand.",
  },
};
export const FEW: Sentence = {
  ko: "비교할 거래가 적어 참고로만 보세요. 국토교통부 실거래가 공개시스템에서 더 확인할 수 있어요.",
  en: "There are few deals to compare with; the ministry's price disclosure has more.",
};
