import { percentOf } from "../calculators/exact.ts";
import type { Analysis, AnalysisInsight, ContractReview, ReviewedClause } from "../ports.ts";
import { NO_ANALYSIS } from "./analysis.ts";

/** What a review of a contract means: how many clauses are risky, which, and what to ask for first. */
export function analyseContract(review: ContractReview): Analysis {
  const count = (level: ReviewedClause["risk_level"]) =>
    review.clauses.filter(({ risk_level }) => risk_level === level).length;
  const high = count("high");
  const medium = count("medium");
  const clauses = review.clauses.length;
  const missing = review.missing_clauses.length;
  const risky = review.clauses
    .filter(({ risk_level }) => risk_level !== "low")
    .sort((one, two) => ORDER[two.risk_level] - ORDER[one.risk_level]);
  return {
    ...NO_ANALYSIS,
    metrics: {
      clauses,
      high_risk_clauses: high,
      medium_risk_clauses: medium,
      missing_clauses: missing,
      risky_percent: clauses === 0 ? 0 : percentOf(high + medium, clauses),
    },
    insights: [
      {
        insight_type: "contract",
        content: {
          ko: `조항 ${clauses}개 가운데 위험 ${high}개, 주의 ${medium}개예요. 빠진 조항은 ${missing}개예요.`,
          en: `Of ${clauses} clauses ${high} are risky and ${medium} need care; ${missing} usual ones are missing.`,
        },
        confidence: 0.8,
        supporting_data: {
          clauses,
          high_risk_clauses: high,
          medium_risk_clauses: medium,
          missing_clauses: missing,
        },
      },
      ...risky.map(clauseInsight),
    ],
    recommendations: [
      ...risky.flatMap(({ suggestion }) => (suggestion === null ? [] : [suggestion])),
      ...review.recommendations,
    ],
    confidence_score: 0.8,
  };
}

const ORDER = { low: 0, medium: 1, high: 2 } as const;

function clauseInsight({ number, reason, risk_level }: ReviewedClause): AnalysisInsight {
  return {
    insight_type: "contract",
    content: { ko: `${number}: ${reason.ko}`, en: `${number}: ${reason.en}` },
    confidence: risk_level === "high" ? 0.85 : 0.7,
    supporting_data: {},
  };
}
