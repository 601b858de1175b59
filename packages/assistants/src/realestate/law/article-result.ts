import type { Article } from "../ports.ts";
import type { LegalResult } from "../shapes/results.ts";

/** An article of the corpus in the shape of what a search found; 1 is one that was named or decides. */
export function articleResult(article: Article, relevance: number): LegalResult {
  return {
    law_title: article.statute,
    article_number: article.number,
    article_title: article.title,
    chapter: article.chapter,
    content: article.summary,
    relevance_score: Math.min(1, Math.max(0, relevance)),
    effective_date: article.effective_date,
    url: article.url,
    law_title_en: article.statute_en,
    article_title_en: article.title_en,
    content_en: article.summary_en,
  };
}
