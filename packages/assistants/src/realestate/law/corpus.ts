import type { Article } from "../ports.ts";
import { articleNumberKey, findArticleNumbers } from "./article-number.ts";
import brokerAct from "./data/broker-act.json" with { type: "json" };
import brokerRule from "./data/broker-rule.json" with { type: "json" };
import civilAct from "./data/civil-act.json" with { type: "json" };
import dealReportAct from "./data/deal-report-act.json" with { type: "json" };
import dealReportDecree from "./data/deal-report-decree.json" with { type: "json" };
import housingLeaseAct from "./data/housing-lease-act.json" with { type: "json" };
import housingLeaseDecree from "./data/housing-lease-decree.json" with { type: "json" };
import jeonseFraudAct from "./data/jeonse-fraud-act.json" with { type: "json" };
import shopLeaseAct from "./data/shop-lease-act.json" with { type: "json" };
import shopLeaseDecree from "./data/shop-lease-decree.json" with { type: "json" };
import { Statute } from "./statute.ts";

/** An article with what only the search needs. */
export interface CorpusArticle extends Article {
  readonly document_type: Statute["document_type"];
  /** How people ask for it. */
  readonly keywords: readonly string[];
}

/** Every statute of the corpus; where two fit a question equally, the earlier one comes first. */
export const STATUTES: readonly Statute[] = [
  housingLeaseAct,
  housingLeaseDecree,
  civilAct,
  shopLeaseAct,
  shopLeaseDecree,
  dealReportAct,
  dealReportDecree,
  brokerAct,
  brokerRule,
  jeonseFraudAct,
].map((file) => Statute.parse(file));

export const CORPUS: readonly CorpusArticle[] = STATUTES.flatMap(articlesOf);

const byId = new Map(CORPUS.map((article) => [article.id, article]));

/** `articleById("housing-lease-act/7-2")`; undefined when the corpus does not have it. */
export function articleById(id: string): CorpusArticle | undefined {
  return byId.get(id);
}

function articlesOf({
  key,
  statute,
  statute_en,
  document_type,
  articles,
}: Statute): readonly CorpusArticle[] {
  return articles.map(({ number, title, title_en, since, chapter, summary, summary_en, keywords }) => {
    const [reference] = findArticleNumbers(number);
    if (reference === undefined) throw new Error(`${statute} ${number} is not an article's number.`);
    return {
      id: `${key}/${articleNumberKey(reference)}`,
      statute,
      statute_en,
      number,
      title,
      title_en,
      chapter: chapter ?? null,
      summary,
      summary_en,
      effective_date: since,
      url: `https://www.law.go.kr/법령/${statute.replaceAll(" ", "")}/${number}`,
      document_type,
      keywords,
    };
  });
}
