import type { Span } from "@maru/language";
import { articleNumberKey, findArticleNumbers } from "./article-number.ts";
import { articleById, type CorpusArticle, STATUTES } from "./corpus.ts";
import { statuteNamedIn } from "./find-article.ts";

/**
 * Articles a text names: «주임법 7조», «민법 제640조와 제652조». The statute is the last one named before the number;
 * without any, the first statute of the corpus that has such an article, which is nearly always meant.
 */
export function namedArticles(
  text: string,
): readonly { readonly article: CorpusArticle; readonly span: Span }[] {
  let searched = 0;
  let statute: string | undefined;
  const named = findArticleNumbers(text).flatMap(({ start, end, ...reference }) => {
    statute = statuteNamedIn(text.slice(searched, start)) ?? statute;
    searched = end;
    const keys = statute === undefined ? STATUTES.map(({ key }) => key) : [statute];
    const number = articleNumberKey(reference);
    const article = keys.map((key) => articleById(`${key}/${number}`)).find((each) => each !== undefined);
    return article === undefined ? [] : [{ article, span: { start, end } }];
  });
  return named.filter(
    ({ article }, position) => named.findIndex((each) => each.article.id === article.id) === position,
  );
}
