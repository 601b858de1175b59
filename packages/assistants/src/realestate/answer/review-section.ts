import { articleById } from "../law/corpus.ts";
import type { ContractReview, ReviewedClause } from "../ports.ts";
import { type Material, PLAIN, type Section } from "./section.ts";

const RISKS = {
  high: { ko: "위험 높음", en: "high risk" },
  medium: { ko: "주의", en: "careful" },
  low: { ko: "괜찮음", en: "fine" },
} as const;

const LONGEST_QUOTE = 80;

/** A contract clause by clause: what is wrong with which, why, and how it should read. */
export function reviewSection({ analyses, language }: Material): Section | null {
  const analysed = analyses.get("contract_analysis");
  if (analysed === undefined) return null;
  const korean = language === "ko";
  const title = korean ? "계약서 검토" : "Review";
  const review = analysed.result["review"] as unknown as ContractReview | undefined;
  if (review === undefined) return { ...PLAIN, title, lines: [], asks: analysed.missing, confidence: 0.5 };
  const risky = review.clauses.filter(({ risk_level }) => risk_level !== "low");
  const fine = review.clauses.length - risky.length;
  // A better wording stands under its clause already.
  const steps = review.recommendations.filter(
    ({ ko }) => !risky.some(({ suggestion }) => suggestion !== null && ko.includes(suggestion.ko)),
  );
  return {
    ...PLAIN,
    title,
    lines: [
      korean
        ? `전체 위험: **${RISKS[review.risk_level].ko}**. 조항 ${review.clauses.length}개 중 살펴볼 것 ${risky.length}개, 괜찮은 것 ${fine}개예요.`
        : `Overall: ${RISKS[review.risk_level].en}. ${risky.length} of ${review.clauses.length} clauses need a look.`,
      ...risky.flatMap((clause) => clauseLines(clause, language)),
      ...(review.missing_clauses.length === 0
        ? []
        : [
            korean ? "빠진 내용:" : "Missing:",
            ...review.missing_clauses.map((each) => `- ${each[language]}`),
          ]),
      ...(steps.length === 0
        ? []
        : [
            korean ? "이렇게 해 보세요:" : "What to do:",
            ...steps.map((each, index) => `${index + 1}. ${each[language]}`),
          ]),
    ],
    sources: [...new Set(risky.flatMap(({ articles }) => articles.flatMap(sourceOf)))],
    confidence: 0.8,
    isLegal: true,
    isUrgent: review.risk_level === "high",
  };
}

function clauseLines(clause: ReviewedClause, language: "ko" | "en"): readonly string[] {
  const quote = clause.text.replaceAll(/\s+/gu, " ").slice(0, LONGEST_QUOTE);
  return [
    `- [${RISKS[clause.risk_level][language]}] ${clause.number} «${quote}»`,
    `  ${clause.reason[language]}`,
    ...(clause.suggestion === null
      ? []
      : [language === "ko" ? `  고친 문구: ${clause.suggestion.ko}` : `  Better: ${clause.suggestion.en}`]),
  ];
}

function sourceOf(id: string): readonly string[] {
  const article = articleById(id);
  return article === undefined
    ? []
    : [
        `${article.statute} ${article.number}(${article.title}), 시행 ${article.effective_date}, ${article.url}`,
      ];
}
