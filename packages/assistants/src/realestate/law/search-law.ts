import { createSearchIndex, rank, type Token, tokenise } from "@maru/language";
import type { LawHit, LawSearchOptions } from "../ports.ts";
import { articleById, CORPUS, type CorpusArticle } from "./corpus.ts";
import { namedArticles } from "./named-articles.ts";
import { situationsIn } from "./situations.ts";
import { statuteShare } from "./statute-share.ts";

type Field = "title" | "keywords" | "summary";

const index = createSearchIndex<Field>({ weights: { title: 2, keywords: 2.5 } });
const tokensOf = new Map<string, readonly Token[]>();
for (const { id, title, keywords, summary } of CORPUS) {
  const fields = { title, keywords: keywords.join(", "), summary };
  index.add({ id, fields });
  tokensOf.set(id, tokenise(Object.values(fields).join("\n")));
}

/** A score at which a hit is as likely right as wrong, and what a recognised situation adds; measured on the questions. */
const EVEN_SCORE = 12;
const SITUATION_SCORE = 12;
const MOST_CONSIDERED = 20;

/**
 * Articles that answer a question, best first: by its words and by the situation it tells of. An article named in it
 * comes first, with relevance 1.
 *
 * @example
 * searchLaw("전세금 5% 인상 가능해?")[0]?.article.number; // "제7조"
 */
export function searchLaw(
  question: string,
  { limit = 10, document_type }: LawSearchOptions = {},
): readonly LawHit[] {
  const isWanted = (article: CorpusArticle) =>
    document_type === undefined || article.document_type === document_type;
  const named = namedArticles(question)
    .filter(({ article }) => isWanted(article))
    .map(({ article, span }) => ({ article, relevance: 1, spans: [span] }));
  const asked = tokenise(question).filter(({ kind }) => kind !== "unigram");
  const taken = new Set(named.map(({ article }) => article.id));
  const found = [...scoresOf(question)]
    .flatMap(([id, score]) => {
      const article = articleById(id);
      return article === undefined || taken.has(id) || !isWanted(article) ? [] : [{ article, score }];
    })
    .sort((left, right) => right.score - left.score)
    .slice(0, Math.max(0, limit - named.length))
    .map(({ article, score }) => ({
      article,
      relevance: Number((score / (score + EVEN_SCORE)).toFixed(3)),
      spans: spansIn(asked, article.id),
    }));
  return [...named, ...found].slice(0, limit);
}

function scoresOf(question: string): ReadonlyMap<string, number> {
  const scores = new Map<string, number>();
  for (const [id, count] of situationsIn(question)) scores.set(id, count * SITUATION_SCORE);
  for (const { id, score } of index.search(question, { limit: MOST_CONSIDERED })) {
    const article = articleById(id);
    if (article !== undefined)
      scores.set(id, (scores.get(id) ?? 0) + score * statuteShare(question, article));
  }
  return scores;
}

/** Where the question says what the article says; single syllables say nothing and are left out of `asked`. */
function spansIn(asked: readonly Token[], id: string): LawHit["spans"] {
  return rank(tokensOf.get(id) ?? [], [asked])[0]?.spans ?? [];
}
