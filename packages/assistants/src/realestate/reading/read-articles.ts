import { articleNumberText, findArticleNumbers } from "../law/article-number.ts";
import { STATUTES } from "../law/corpus.ts";
import { statuteNamedIn } from "../law/find-article.ts";
import type { Facts } from "../shapes/request.ts";

/** «주임법 6조의3», «Housing Lease Protection Act, Article 6-3» → 주택임대차보호법 제6조의3. */
export function readArticles(text: string): Facts["articles"] {
  const numbers = findArticleNumbers(text);
  if (numbers.length === 0) return [];
  const key = statuteNamedIn(text);
  const statute = STATUTES.find((each) => each.key === key)?.statute ?? null;
  return numbers.map((number) => ({ statute, number: articleNumberText(number) }));
}
