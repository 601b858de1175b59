import { articleResult } from "../law/article-result.ts";
import { articleById } from "../law/corpus.ts";
import type { ContractReview, ReviewedClause } from "../ports.ts";
import { asksRewording, clauseNamedIn } from "../reading/read-look.ts";
import { citedArticle, contentIn, titled } from "./cite-articles.ts";
import { type Material, PLAIN, type Section } from "./section.ts";

const RISKS = {
  high: { ko: "위험 높음", en: "high risk" },
  medium: { ko: "주의", en: "careful" },
  low: { ko: "괜찮음", en: "fine" },
} as const;

const LONGEST_QUOTE = 80;
const SHORT_QUOTE = 40;
const MOST_FINE = 15;

/** A contract clause by clause: what is wrong with which, why, and how it should read. */
export function reviewSection({ analyses, language, request }: Material): Section | null {
  const analysed = analyses.get("contract_analysis");
  if (analysed === undefined) return null;
  const title = language === "ko" ? "계약서 검토" : "Review";
  const review = analysed.result["review"] as unknown as ContractReview | undefined;
  if (review === undefined) return { ...PLAIN, title, lines: [], asks: analysed.missing, confidence: 0.5 };
  const named = request.look === "again" ? clauseNamedIn(request.text) : null;
  const meant = review.clauses.find(({ number }) => named !== null && numberIn(number) === named);
  const told =
    meant === undefined ? review.clauses.filter(({ risk_level }) => risk_level !== "low") : [meant];
  const articles = [...new Set(told.flatMap((clause) => clause.articles))];
  const isAboutArticles = request.look === "articles" && articles.length > 0;
  return {
    ...PLAIN,
    title,
    lines: isAboutArticles
      ? articles.slice(0, MOST_ARTICLES).flatMap((id) => articleLine(id, language))
      : meant !== undefined
        ? clauseLines(meant, language)
        : request.look === "again" && asksRewording(request.text)
          ? rewordings(told, language)
          : request.look === "summary"
            ? [overall(review, language), ...told.map((clause) => briefLine(clause, language))]
            : wholeReview(review, told, language),
    short: [
      overall(review, language),
      ...told.slice(0, MOST_SHORT).flatMap((clause) => shortLines(clause, language)),
      ...review.clauses
        .filter((clause) => clause.risk_level === "low" && !told.includes(clause))
        .slice(0, MOST_SHORT - told.length)
        .map((clause) => shortLines(clause, language)[0] ?? ""),
    ],
    sources: articles.flatMap((id) => sourceOf(id, language)),
    confidence: 0.8,
    ...(isAboutArticles ? { isArticles: true } : {}),
    ...(request.look === "summary" ? { isBrief: true } : {}),
    isLegal: true,
    isUrgent: (meant ?? review).risk_level === "high",
  };
}

function overall(review: ContractReview, language: "ko" | "en"): string {
  const fine = review.clauses.filter(({ risk_level }) => risk_level === "low").length;
  const risky = review.clauses.length - fine;
  return language === "ko"
    ? `전체 위험: **${RISKS[review.risk_level].ko}**. 조항 ${review.clauses.length}개 중 살펴볼 것 ${risky}개, 괜찮은 것 ${fine}개예요.`
    : `Overall: ${RISKS[review.risk_level].en}. ${risky} of ${review.clauses.length} clauses need a look.`;
}

function wholeReview(
  review: ContractReview,
  risky: readonly ReviewedClause[],
  language: "ko" | "en",
): readonly string[] {
  const korean = language === "ko";
  // A better wording stands under its clause already.
  const steps = review.recommendations.filter(
    ({ ko }) => !risky.some(({ suggestion }) => suggestion !== null && ko.includes(suggestion.ko)),
  );
  return [
    overall(review, language),
    ...risky.flatMap((clause) => clauseLines(clause, language)),
    ...review.clauses
      .filter(({ risk_level }) => risk_level === "low")
      .slice(0, MOST_FINE)
      .map((clause) => fineLine(clause, language)),
    ...(review.missing_clauses.length === 0
      ? []
      : [korean ? "빠진 내용:" : "Missing:", ...review.missing_clauses.map((each) => `- ${each[language]}`)]),
    ...(steps.length === 0
      ? []
      : [
          korean ? "이렇게 해 보세요:" : "What to do:",
          ...steps.map((each, index) => `${index + 1}. ${each[language]}`),
        ]),
  ];
}

/** How each clause that needs it should read, and nothing that was read already. */
function rewordings(risky: readonly ReviewedClause[], language: "ko" | "en"): readonly string[] {
  const korean = language === "ko";
  const worded = risky.filter(({ suggestion }) => suggestion !== null);
  if (worded.length === 0)
    return [
      korean
        ? "보여 주신 내용에서 꼭 고쳐야 할 곳은 찾지 못했어요. 걱정되는 부분이 있으면 말씀해 주세요."
        : "I found nothing that has to be changed. If something worries you, please tell me.",
    ];
  return [
    korean ? "이렇게 바꿔 달라고 하세요." : "Ask for this wording instead:",
    ...worded.flatMap((clause) => [
      `- ${clause.number} «${quoteOf(clause, SHORT_QUOTE)}»`,
      `  ${korean ? "고친 문구" : "Better"}: **${clause.suggestion?.[language]}**`,
      `  ${korean ? "이유" : "Why"}: ${clause.reason[language]}`,
    ]),
  ];
}

function briefLine(clause: ReviewedClause, language: "ko" | "en"): string {
  return `- [${RISKS[clause.risk_level][language]}] ${clause.number}: ${clause.reason[language]}`;
}

const MOST_SHORT = 8;

/** One clause in a line, and how it should read. */
function shortLines(clause: ReviewedClause, language: "ko" | "en"): readonly string[] {
  const { number, risk_level, reason, suggestion } = clause;
  return [
    `${number} ${RISKS[risk_level][language]}: ${reason[language]}`,
    ...(suggestion === null
      ? []
      : [language === "ko" ? `고친 문구: ${suggestion.ko}` : `Better: ${suggestion.en}`]),
  ];
}

function numberIn(number: string): string | null {
  return /\d+/u.exec(number)?.[0] ?? null;
}

/** What was looked at is told also where there is nothing to mend. */
function fineLine(clause: ReviewedClause, language: "ko" | "en"): string {
  return `- [${RISKS.low[language]}] ${clause.number} «${quoteOf(clause, SHORT_QUOTE)}» ${clause.reason[language]}`;
}

function quoteOf({ text }: ReviewedClause, longest: number): string {
  const plain = text.replaceAll(/\s+/gu, " ");
  return plain.length > longest ? `${plain.slice(0, longest)}…` : plain;
}

function clauseLines(clause: ReviewedClause, language: "ko" | "en"): readonly string[] {
  const quote = quoteOf(clause, LONGEST_QUOTE);
  return [
    `- [${RISKS[clause.risk_level][language]}] ${clause.number} «${quote}»`,
    `  ${clause.reason[language]}`,
    ...(clause.suggestion === null
      ? []
      : [language === "ko" ? `  고친 문구: ${clause.suggestion.ko}` : `  Better: ${clause.suggestion.en}`]),
  ];
}

const MOST_ARTICLES = 6;

function articleLine(id: string, language: "ko" | "en"): readonly string[] {
  const article = articleById(id);
  if (article === undefined) return [];
  const result = articleResult(article, 1);
  return [`- **${titled(result, language)}** ${contentIn(result, language)}`];
}

function sourceOf(id: string, language: "ko" | "en"): readonly string[] {
  const article = articleById(id);
  return article === undefined ? [] : [citedArticle(article, language)];
}
