import type { Sentence } from "@maru/state";
import { isRefusal, refuseAmounts, step } from "../calculators/calculation.ts";
import { percentOf, portion } from "../calculators/exact.ts";
import { smallDeposit } from "../calculators/small-deposit.ts";
import { inBoth, sentence } from "../calculators/words.ts";
import { findDeals, marketStatistics } from "../market/statistics.ts";
import type { Analysis, AnalysisInsight, Deal, PropertyType, Refusal, Source } from "../ports.ts";
import { confidenceOf, fromCalculation, NO_ANALYSIS } from "./analysis.ts";

/** From here on a home is called 깡통전세: what is owed on it nears what it sells for. */
const DANGEROUS = 80;
const WATCHFUL = 70;
/** What a home is assumed to bring at an auction. An estimate. */
const AUCTION_SHARE = 80;

export type RiskLevel = "low" | "medium" | "high";

export interface DepositAtRisk {
  readonly deposit: number;
  /** Mortgages and other deposits that come first, in won. */
  readonly senior_debt: number;
  /** What the home sells for; null when only deals around it can tell. */
  readonly house_value: number | null;
  readonly region: string | null;
  readonly property_type: PropertyType | null;
  readonly mortgage_on: string | null;
  readonly today: string;
}

/** How likely a deposit comes back when the home has to be sold. */
export function analyseDeposit(
  lease: DepositAtRisk,
  deals: readonly Deal[],
  source: Source,
): Analysis | Refusal {
  const { deposit, senior_debt } = lease;
  const refused =
    refuseAmounts({ deposit }, { least: 1 }) ??
    refuseAmounts({ senior_debt }) ??
    (lease.house_value === null ? null : refuseAmounts({ house_value: lease.house_value }, { least: 1 }));
  if (refused !== null) return refused;
  const value = homeValue(lease, deals, source);
  if (value === undefined) return VALUE_UNKNOWN;
  const owed = senior_debt + deposit;
  const ratio = percentOf(owed, value.amount);
  const level: RiskLevel = ratio > DANGEROUS ? "high" : ratio > WATCHFUL ? "medium" : "low";
  const auction = portion(value.amount, AUCTION_SHARE);
  const returned = Math.max(0, Math.min(deposit, auction - senior_debt));
  const shortfall = deposit - returned;
  const first = firstOf(lease, value.amount);
  return {
    ...NO_ANALYSIS,
    metrics: {
      deposit,
      senior_debt,
      house_value: value.amount,
      owed,
      risk_ratio_percent: ratio,
      jeonse_ratio_percent: percentOf(deposit, value.amount),
      auction_value: auction,
      expected_return: returned,
      expected_shortfall: shortfall,
      ...(first === undefined ? {} : { protected_amount: first.protected_amount }),
    },
    insights: [
      ratioInsight(level, ratio, value.confidence),
      shortfallInsight(returned, shortfall, value.confidence),
    ],
    recommendations: ADVICE[level],
    confidence_score: value.confidence,
    steps: [
      ...value.steps,
      step(
        { ko: "선순위 채권 + 보증금", en: "Senior debts and the deposit" },
        inBoth(({ won }) => `${won(senior_debt)} + ${won(deposit)} = ${won(owed)}`),
        owed,
        "won",
      ),
      step(
        { ko: "집값 대비 비율", en: "Against the value of the home" },
        inBoth(({ won, percent }) => `${won(owed)} ÷ ${won(value.amount)} × 100 = ${percent(ratio)}`),
        ratio,
        "percent",
      ),
      step(
        { ko: "경매로 돌려받을 금액(추정)", en: "Returned by an auction (estimate)" },
        sentence(
          ({ won, percent }) =>
            `${won(value.amount)} × ${percent(AUCTION_SHARE)} - ${won(senior_debt)} → ${won(returned)}`,
          ({ won, percent }) =>
            `${won(value.amount)} × ${percent(AUCTION_SHARE)} - ${won(senior_debt)} → ${won(returned)}`,
        ),
        returned,
        "won",
      ),
      ...(first?.steps ?? []),
    ],
    sources: [...value.sources, ...(first?.sources ?? [])],
    visualization_data: {
      type: "vega-lite",
      title: "집값과 선순위·보증금",
      spec: {
        $schema: "https://vega.github.io/schema/vega-lite/v6.json",
        data: {
          values: [
            { what: "집값", part: "집값", amount: tenThousands(value.amount) },
            { what: "갚을 돈", part: "선순위", amount: tenThousands(senior_debt) },
            { what: "갚을 돈", part: "보증금", amount: tenThousands(deposit) },
          ],
        },
        mark: "bar",
        encoding: {
          x: { field: "what", type: "nominal", title: null },
          y: { field: "amount", type: "quantitative", title: "금액(만원)", stack: true },
          color: { field: "part", type: "nominal", title: null },
        },
      },
    },
  };
}

interface Value extends Pick<Analysis, "steps" | "sources"> {
  readonly amount: number;
  readonly confidence: number;
}

/** What was said, or the average of sales around it. */
function homeValue(lease: DepositAtRisk, deals: readonly Deal[], source: Source): Value | undefined {
  if (lease.house_value !== null)
    return { amount: lease.house_value, confidence: 0.85, steps: [], sources: [] };
  const query = { region: lease.region, property_type: lease.property_type, kind: "sale" as const };
  const [sales] = lease.region === null ? [] : marketStatistics(findDeals(deals, query), query, source);
  if (sales === undefined) return undefined;
  return {
    amount: sales.average,
    confidence: Math.min(0.6, confidenceOf(sales.count, source)),
    steps: [
      step(
        { ko: "집값(추정)", en: "Value of the home (estimate)" },
        sentence(
          ({ won }) => `${sales.region} 매매 ${sales.count}건 평균 = ${won(sales.average)}`,
          ({ won }) => `average of ${sales.count} sales in ${sales.region} = ${won(sales.average)}`,
        ),
        sales.average,
        "won",
      ),
    ],
    sources: [source],
  };
}

function firstOf(lease: DepositAtRisk, value: number) {
  if (lease.region === null) return undefined;
  const calculation = smallDeposit({
    deposit: lease.deposit,
    place: lease.region,
    mortgage_on: lease.mortgage_on,
    today: lease.today,
    house_value: value,
  });
  if (isRefusal(calculation)) return undefined;
  return { ...fromCalculation(calculation), protected_amount: calculation.result.protected_amount };
}

function ratioInsight(level: RiskLevel, ratio: number, confidence: number): AnalysisInsight {
  return {
    insight_type: "risk",
    content: sentence(
      ({ percent }) => `선순위 채권과 보증금을 합치면 집값의 ${percent(ratio)}예요. ${MEANING[level].ko}`,
      ({ percent }) =>
        `Senior debts and the deposit come to ${percent(ratio)} of the home's value. ${MEANING[level].en}`,
    ),
    confidence,
    supporting_data: { risk_ratio_percent: ratio, dangerous_percent: DANGEROUS },
  };
}

function shortfallInsight(returned: number, shortfall: number, confidence: number): AnalysisInsight {
  return {
    insight_type: "risk",
    content:
      shortfall === 0
        ? sentence(
            ({ percent }) =>
              `집값의 ${percent(AUCTION_SHARE)}에 경매된다고 보면 보증금을 모두 돌려받을 수 있어요(추정).`,
            ({ percent }) =>
              `Sold at auction for ${percent(AUCTION_SHARE)} of its value, the home covers the whole deposit (estimate).`,
          )
        : sentence(
            ({ percent, won }) =>
              `집값의 ${percent(AUCTION_SHARE)}에 경매된다고 보면 ${won(returned)}만 돌려받고 ${won(shortfall)}을 못 받을 수 있어요(추정).`,
            ({ percent, won }) =>
              `Sold at auction for ${percent(AUCTION_SHARE)} of its value, ${won(returned)} comes back and ${won(shortfall)} may be lost (estimate).`,
          ),
    confidence: Math.min(confidence, 0.6),
    supporting_data: { expected_return: returned, expected_shortfall: shortfall },
  };
}

function tenThousands(amount: number): number {
  return Math.round(amount / 10_000);
}

const MEANING: Readonly<Record<RiskLevel, Sentence>> = {
  low: {
    ko: `${WATCHFUL}% 이하라 비교적 안전한 편이에요.`,
    en: `That is at most ${WATCHFUL}% and fairly safe.`,
  },
  medium: {
    ko: `${WATCHFUL}%를 넘어 주의가 필요해요.`,
    en: `That is above ${WATCHFUL}%: take care.`,
  },
  high: {
    ko: `${DANGEROUS}%를 넘어 이른바 깡통전세 위험이 커요.`,
    en: `That is above ${DANGEROUS}%, a high risk: the deposit may not come back.`,
  },
};

const REGISTER: Sentence = {
  ko: "계약 당일과 잔금 직전에 등기부등본을 다시 떼어 근저당·압류·신탁을 확인하세요.",
  en: "Take a new copy of the register on the day of the contract and before paying the rest.",
};
const RECORD: Sentence = {
  ko: "입주하는 날 전입신고를 하고 확정일자를 받으세요.",
  en: "Register your move and get a fixed date on the day you move in.",
};
const GUARANTEE: Sentence = {
  ko: "전세보증금반환보증(HUG 1566-9009)에 들 수 있는지 계약 전에 확인하세요.",
  en: "Ask before the contract whether the deposit can be insured (HUG 1566-9009).",
};
const LOWER: Sentence = {
  ko: "보증금을 낮추고 나머지를 월세로 돌리거나, 선순위 근저당을 갚는 조건을 특약에 넣으세요.",
  en: "Lower the deposit and pay the rest as rent, or have the mortgage paid off as a special term.",
};
const AVOID: Sentence = {
  ko: "이 조건으로는 계약하지 않는 편이 안전해요.",
  en: "It is safer not to sign on these terms.",
};
const HELP: Sentence = {
  ko: "이미 계약했다면 대한법률구조공단(132)이나 전세피해지원센터(1533-8119)에 상담하세요.",
  en: "If you have signed, call legal aid (132) or the jeonse victims' centre (1533-8119).",
};
const ADVICE: Readonly<Record<RiskLevel, readonly Sentence[]>> = {
  low: [REGISTER, RECORD, GUARANTEE],
  medium: [GUARANTEE, LOWER, REGISTER, RECORD],
  high: [AVOID, LOWER, GUARANTEE, HELP, REGISTER],
};
const VALUE_UNKNOWN: Refusal = {
  field: "house_value",
  problem: {
    ko: "집값을 알아야 위험을 계산할 수 있어요. 매매 시세를 알려 주시거나 지역과 집 종류를 알려 주세요.",
    en: "The value of the home is needed. Tell its price, or its district and type.",
  },
};
