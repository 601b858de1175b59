import type { Sentence } from "@maru/state";
import { percentOf } from "../calculators/exact.ts";
import { sentence } from "../calculators/words.ts";
import { liesIn } from "../market/districts.ts";
import { mean } from "../market/statistics.ts";
import type { Analysis, Listing, PropertyType, Source } from "../ports.ts";
import { confidenceOf, NO_ANALYSIS } from "./analysis.ts";
import { LEVELS, levelOf } from "./price-level.ts";

export interface OfferedHome {
  /** The home itself, where it is one that is on offer. */
  readonly listing: Listing | null;
  readonly region: string;
  readonly property_type: PropertyType | null;
  readonly amount: number;
  readonly area: number | null;
}

/** Asking prices are what is left where no sale was reported. */
const BASIS: Sentence = {
  ko: "매매 실거래 자료가 없어서 지금 나와 있는 다른 매물의 호가와 견줬어요. 호가는 실제 거래 가격과 다를 수 있어요.",
  en: "No sales were reported, so it is set beside what other homes on offer ask; a deal may come to less.",
};

/** Is this price low, fair or high beside other homes on offer? By the square metre where the size is known. */
export function analyseOffer(
  { listing, region, property_type, amount, area }: OfferedHome,
  listings: readonly Listing[],
  source: Source,
): Analysis | undefined {
  const others = listings.filter(
    (each) =>
      each.id !== listing?.id &&
      each.kind === "sale" &&
      liesIn(each, region) &&
      (property_type === null || each.property_type === property_type),
  );
  if (others.length === 0) return undefined;
  const isPerArea = area !== null && area > 0;
  const own = isPerArea ? Math.round(amount / area) : amount;
  const average = mean(others.map((each) => (isPerArea ? each.amount / each.area : each.amount)));
  const ratio = percentOf(own, average);
  const level = levelOf(ratio);
  const confidence = Math.min(0.6, confidenceOf(others.length, source));
  const name = listing === null ? "" : `${listing.name} `;
  const [unit, unitEn] = isPerArea ? ["㎡당 ", " a square metre"] : ["", ""];
  return {
    ...NO_ANALYSIS,
    metrics: { amount, average, count: others.length, ratio_percent: ratio },
    insights: [
      {
        insight_type: "market",
        content: sentence(
          ({ won, percent }) =>
            `${name}${won(amount)}은 ${region}의 다른 매물 ${others.length}건(${unit}평균 ${won(round(average))})의 ${percent(ratio)}로 ${level} 수준이에요.`,
          ({ won, percent }) =>
            `${name}${won(amount)} is ${percent(ratio)} of ${others.length} other homes on offer in ${region} (${won(round(average))}${unitEn} on average): ${LEVELS[level]}.`,
        ),
        confidence,
        supporting_data: { amount, average, ratio_percent: ratio, count: others.length },
      },
    ],
    recommendations: [BASIS],
    confidence_score: confidence,
    steps: [
      ...(isPerArea
        ? [
            {
              label: { ko: "㎡당 가격", en: "A square metre" },
              formula: sentence(
                ({ won, count }) => `${won(amount)} ÷ ${count(area)}㎡ = 약 ${won(round(own))}`,
                ({ won, count }) => `${won(amount)} ÷ ${count(area)} m² = about ${won(round(own))}`,
              ),
              value: own,
              unit: "won" as const,
            },
          ]
        : []),
      {
        label: { ko: "다른 매물 대비", en: "Against the others" },
        formula: sentence(
          ({ won, percent }) => `${won(round(own))} ÷ ${won(round(average))} × 100 = ${percent(ratio)}`,
          ({ won, percent }) => `${won(round(own))} ÷ ${won(round(average))} × 100 = ${percent(ratio)}`,
        ),
        value: ratio,
        unit: "percent",
      },
    ],
    sources: [source],
  };
}

/** To the nearest 만원. */
function round(amount: number): number {
  return Math.round(amount / 10_000) * 10_000;
}
