import type { DeepReadonly, Language } from "@maru/state";
import { articleResult } from "../law/article-result.ts";
import { articleById } from "../law/corpus.ts";
import { findArticle } from "../law/find-article.ts";
import type { Article, ContractReview } from "../ports.ts";
import type { MainSupervisorState } from "../state.ts";
import { analysesOf } from "../teams/analysis-team.ts";

type State = DeepReadonly<MainSupervisorState>;

/** What an answer rests on, for looking at: the very articles, rows, lines of calculation and clauses it was written from. */
export function findingsOf(state: State) {
  const { search_team_state: search, analysis_team_state: analysis, language } = state;
  const analyses = [...(analysis === null ? [] : analysesOf(analysis)).values()];
  return {
    articles: citedArticles(state),
    prices: search?.real_estate_results ?? [],
    listings: search?.property_search_results ?? [],
    loans: search?.loan_results ?? [],
    calculation: analyses
      .flatMap(({ steps }) => steps)
      .map(({ label, formula, value, unit }) => ({
        label: label[language],
        formula: formula[language],
        value,
        unit,
      })),
    review: reviewOf(analyses.map(({ result }) => result["review"]).find(Boolean), language),
    chart: analysis?.visualization_data ?? null,
  };
}

/** The articles named under the answer, in its order. What was found and not used is left out. */
function citedArticles({ search_team_state: search, final_response }: State) {
  const found = new Map(
    search?.legal_results.map((each) => [`${each.law_title} ${each.article_number}`, each]) ?? [],
  );
  return (final_response?.structured_data.metadata.sources ?? []).flatMap((source) => {
    const named = /^(.+?) (제\d+조(?:의\d+)?)/u.exec(source);
    if (named === null) return [];
    const [, statute = "", number = ""] = named;
    const known = found.get(`${statute} ${number}`);
    if (known !== undefined) {
      const { chapter: _, relevance_score: __, ...article } = known;
      return [article];
    }
    const article = findArticle(statute, number);
    return article === undefined ? [] : [asResult(article)];
  });
}

function asResult(article: Article) {
  const { chapter: _, relevance_score: __, ...result } = articleResult(article, 1);
  return result;
}

function reviewOf(given: unknown, language: Language) {
  if (given === undefined || given === null) return null;
  const { clauses, risk_level, missing_clauses, recommendations } = given as ContractReview;
  return {
    risk_level,
    clauses: clauses.map((clause) => ({
      number: clause.number,
      text: clause.text,
      risk_level: clause.risk_level,
      reason: clause.reason[language],
      articles: clause.articles.map(articleName),
      suggestion: clause.suggestion?.[language] ?? null,
    })),
    missing: missing_clauses.map((each) => each[language]),
    recommendations: recommendations.map((each) => each[language]),
  };
}

/** `housing-lease-act/6-3` → `주택임대차보호법 제6조의3`. */
export function articleName(id: string): string {
  const article = articleById(id);
  return article === undefined ? id : `${article.statute} ${article.number}`;
}
