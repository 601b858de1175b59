import { withParticle } from "@maru/language";
import type { Sentence } from "@maru/state";
import { percentOf } from "../calculators/exact.ts";
import { inBoth, sentence } from "../calculators/words.ts";
import { trendChart } from "../market/charts.ts";
import { placeIn } from "../market/english-places.ts";
import { groupBy } from "../market/group-by.ts";
import { mean } from "../market/statistics.ts";
import type { Analysis, CalculationStep, Deal, Listing, MarketStatistics, Source } from "../ports.ts";
import { combine, confidenceOf, NO_ANALYSIS } from "./analysis.ts";

/** «방금 그 데이터로 분석해줘»: what the figures that were found say together. Undefined where nothing was found. */
export function analyseFound(
  statistics: readonly MarketStatistics[],
  listings: readonly Listing[],
  source: Source,
): Analysis | undefined {
  const parts = [
    ...statistics.map((row, index) => [`market_${index + 1}`, analyseRow(row)] as const),
    ...(listings.length === 0 ? [] : [["listings", analyseListings(listings, source)] as const]),
  ];
  return parts.length === 0 ? undefined : combine(Object.fromEntries(parts));
}

const KINDS = {
  sale: { ko: "매매", en: "sale" },
  jeonse: { ko: "전세", en: "jeonse" },
  rent: { ko: "월세 보증금", en: "rent deposit" },
} as const;

function analyseRow(row: MarketStatistics): Analysis {
  const { region, kind, count, average, median, minimum, maximum, deals, source } = row;
  const spread = percentOf(maximum - minimum, average);
  const confidence = confidenceOf(count, source);
  return {
    ...NO_ANALYSIS,
    metrics: { average, median, minimum, maximum, count, spread_percent: spread },
    insights: [
      {
        insight_type: "market",
        content: sentence(
          ({ won, percent }) =>
            `${region} ${KINDS[kind].ko}: 거래 ${count}건, 평균 ${won(average)}, 중간값 ${won(median)}, 최저 ${won(minimum)} ~ 최고 ${won(maximum)}. 가격 폭은 평균의 ${percent(spread)}예요.`,
          ({ won, percent }) =>
            `${placeIn(region, "en")}, ${KINDS[kind].en}: ${count} deals, average ${won(average)}, median ${won(median)}, from ${won(minimum)} to ${won(maximum)}. The range is ${percent(spread)} of the average.`,
        ),
        confidence,
        supporting_data: { average, median, minimum, maximum, count },
      },
      ...[byContract(deals), byMonth(deals)].flatMap((content) =>
        content === null
          ? []
          : [{ insight_type: "market" as const, content, confidence, supporting_data: { count } }],
      ),
    ],
    recommendations: [...(count < ENOUGH ? [FEW] : [])],
    confidence_score: confidence,
    steps: [
      {
        label: { ko: `${region} 가격 폭`, en: `Range in ${placeIn(region, "en")}` },
        formula: inBoth(
          ({ won, percent }) =>
            `(${won(maximum)} − ${won(minimum)}) ÷ ${won(average)} × 100 = ${percent(spread)}`,
        ),
        value: spread,
        unit: "percent",
      },
      ...perArea(deals),
    ],
    sources: [source],
    visualization_data: trendChart(deals, `${region} 거래 추이`),
  };
}
const ENOUGH = 3;
const FEW: Sentence = {
  ko: "거래가 적어 참고로만 보세요.",
  en: "There are few deals; take it as a hint.",
};

/** Renewals are held down by the cap, new leases are not. */
function byContract(deals: readonly Deal[]): Sentence | null {
  const of = (contract: Deal["contract"]) =>
    deals.filter((deal) => deal.contract === contract).map(({ amount }) => amount);
  const [fresh, renewed] = [of("new"), of("renewal")];
  if (fresh.length === 0 || renewed.length === 0) return null;
  return sentence(
    ({ won }) =>
      `신규 계약 ${fresh.length}건의 평균은 ${won(mean(fresh))}, 갱신 ${renewed.length}건의 평균은 ${won(mean(renewed))}이에요. 새로 구할 때는 신규 쪽을 보세요.`,
    ({ won }) =>
      `${fresh.length} new leases average ${won(mean(fresh))}, ${renewed.length} renewals ${won(mean(renewed))}; who looks for a home pays the former.`,
  );
}

function byMonth(deals: readonly Deal[]): Sentence | null {
  const months = [...groupBy(deals, ({ month }) => month)].sort(([one], [two]) => (one < two ? -1 : 1));
  if (months.length < 2) return null;
  const said = (won: (amount: number) => string) =>
    months
      .map(([month, of]) => `${month} ${won(round(mean(of.map(({ amount }) => amount))))}(${of.length})`)
      .join(", ");
  return sentence(
    ({ won }) => `달마다 평균(건수)은 ${said(won)}이에요. 면적이 섞여 있어 오르내림으로 단정하기는 어려워요.`,
    ({ won }) => `By month (deals): ${said(won)}. Sizes differ, so this alone is no trend.`,
  );
}

/** What a square metre costs; a deposit beside a rent is no price. */
function perArea(deals: readonly Deal[]): readonly CalculationStep[] {
  const priced = deals.filter(({ monthly_rent, area }) => monthly_rent === 0 && area > 0);
  if (priced.length === 0) return [];
  const value = round(mean(priced.map(({ amount, area }) => amount / area)));
  return [
    {
      label: { ko: "㎡당 평균", en: "A square metre on average" },
      formula: sentence(
        ({ won }) => `거래 ${priced.length}건의 금액 ÷ 전용면적 평균 = 약 ${won(value)}`,
        ({ won }) => `amount ÷ area of ${priced.length} deals, on average about ${won(value)}`,
      ),
      value,
      unit: "won",
    },
  ];
}

function analyseListings(listings: readonly Listing[], source: Source): Analysis {
  const amounts = listings.map(({ amount }) => amount).sort((one, two) => one - two);
  const [lowest = 0] = amounts;
  const highest = amounts.at(-1) ?? 0;
  const average = mean(amounts);
  const perMetre = listings
    .filter(({ kind, area }) => kind !== "rent" && area > 0)
    .map(({ name, amount, area }) => ({ name, value: round(amount / area), amount, area }))
    .sort((one, two) => one.value - two.value);
  const [best] = perMetre;
  const confidence = Math.min(0.7, confidenceOf(listings.length, source));
  const insight = (content: Sentence) => ({
    insight_type: "market" as const,
    content,
    confidence,
    supporting_data: { average, count: listings.length },
  });
  return {
    ...NO_ANALYSIS,
    metrics: { average, minimum: lowest, maximum: highest, count: listings.length },
    insights: [
      insight(
        sentence(
          ({ won }) =>
            `매물 ${listings.length}건의 호가는 ${won(lowest)} ~ ${won(highest)}, 평균 ${won(round(average))}이에요.`,
          ({ won }) =>
            `${listings.length} homes on offer ask ${won(lowest)} to ${won(highest)}, ${won(round(average))} on average.`,
        ),
      ),
      ...(best === undefined || perMetre.length < 2
        ? []
        : [
            insight(
              sentence(
                ({ won }) =>
                  `㎡당으로는 ${withParticle(best.name, "이/가")} 약 ${won(best.value)}으로 가장 낮아요.`,
                ({ won }) => `By the square metre ${best.name} asks least, about ${won(best.value)}.`,
              ),
            ),
          ]),
    ],
    confidence_score: confidence,
    steps: perMetre.slice(0, MOST_STEPS).map(({ name, value, amount, area }) => ({
      label: { ko: `${name} ㎡당`, en: `${name}, a square metre` },
      formula: sentence(
        ({ won, count }) => `${won(amount)} ÷ ${count(area)}㎡ = 약 ${won(value)}`,
        ({ won, count }) => `${won(amount)} ÷ ${count(area)} m² = about ${won(value)}`,
      ),
      value,
      unit: "won" as const,
    })),
    sources: [source],
  };
}
const MOST_STEPS = 5;

/** To the nearest 만원. */
function round(amount: number): number {
  return Math.round(amount / 10_000) * 10_000;
}
