import type { CorpusArticle } from "./corpus.ts";
import { statuteNamedIn } from "./find-article.ts";
import { BROKER, FRAUD, SHOP } from "./situations.ts";

/**
 * How much of its score an article keeps by which statute it belongs to: the two lease acts say nearly the same, and
 * people say «가게» when they mean the one for shops and nothing when they mean the one for homes.
 */
export function statuteShare(question: string, { id }: CorpusArticle): number {
  const key = id.slice(0, id.indexOf("/"));
  const named = statuteNamedIn(question);
  if (named !== undefined) return key === named ? 1.5 : key.startsWith(kindOf(named)) ? 1 : 0.5;
  const isShop = SHOP.test(question);
  switch (kindOf(key)) {
    case "shop":
      return isShop ? 1.3 : 0.35;
    case "housing":
      return isShop ? 0.5 : 1;
    case "jeonse":
      return FRAUD.test(question) ? 1.2 : 0.5;
    case "broker":
      return BROKER.test(question) ? 1.2 : 0.7;
    default:
      return 1;
  }
}

function kindOf(key: string): string {
  return key.slice(0, key.indexOf("-"));
}
