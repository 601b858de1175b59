import type { DeepReadonly, Language } from "@maru/state";
import { articleNumberKey, findArticleNumbers } from "../law/article-number.ts";
import { articleResult } from "../law/article-result.ts";
import type { Article } from "../ports.ts";
import type { LegalResult } from "../shapes/results.ts";
import type { Section } from "./section.ts";

type Result = DeepReadonly<LegalResult>;

function nameOf({ law_title, article_number }: Result): string {
  return `${law_title} ${article_number}`;
}

/** «주택임대차보호법 제7조의2(…)», «Housing Lease Protection Act, Article 7-2 (…)». */
export function titled(result: Result, language: Language): string {
  const { law_title_en: law, article_title_en: title, article_number } = result;
  const [number] = findArticleNumbers(article_number);
  if (language === "ko" || law === null || title === null || number === undefined)
    return `${nameOf(result)}(${result.article_title})`;
  return `${law}, Article ${articleNumberKey(number)} (${title})`;
}

export function contentIn({ content, content_en }: Result, language: Language): string {
  return language === "ko" ? content : (content_en ?? content);
}

/** Our English is short already. */
export function gistOf(result: Result, language: Language): string {
  const content = contentIn(result, language);
  return language === "ko" ? firstSentence(content) : content;
}

function firstSentence(text: string): string {
  return /^.*?[요다]\.?(?:\([^)]*\))?\.(?=\s|$)/u.exec(text)?.[0] ?? text;
}

/** The articles as they are listed, by their official name: with since when they are in force, and where their text is. */
export function cited(results: readonly Result[], language: Language): Pick<Section, "sources"> {
  const unique = [...new Map(results.map((each) => [nameOf(each), each])).values()];
  return { sources: unique.map((each) => [citation(each, language), each.url].filter(Boolean).join(", ")) };
}

function citation(result: Result, language: Language): string {
  const since = result.effective_date;
  if (language === "ko") return `${nameOf(result)}(${result.article_title}), 시행 ${since ?? "확인 필요"}`;
  const english = englishName(result);
  return `${nameOf(result)}(${english ?? result.article_title}), in force since ${since ?? "a date to be checked"}`;
}

/** «Housing Lease Protection Act, Article 7-2: Cap on …»; null for what was kept before there was any English. */
function englishName({ law_title_en, article_title_en, article_number }: Result): string | null {
  const [number] = findArticleNumbers(article_number);
  if (law_title_en === null || article_title_en === null || number === undefined) return article_title_en;
  return `${law_title_en}, Article ${articleNumberKey(number)}: ${article_title_en}`;
}

/** An article of the corpus, as an answer lists it. */
export function citedArticle(article: Article, language: Language): string {
  return cited([articleResult(article, 1)], language).sources[0] ?? "";
}
