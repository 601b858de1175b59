import MiniSearch from "minisearch";
import { type Finder, pairs, type Text } from "./finder.ts";

const FIELDS = ["title", "keywords", "summary"];

export function miniSearch(texts: readonly Text[]): Finder {
  const index = new MiniSearch<Text>({ fields: FIELDS });
  index.addAll(texts);
  return { name: "MiniSearch, defaults", find: finder(index) };
}

export function tunedMiniSearch(texts: readonly Text[]): Finder {
  const index = new MiniSearch<Text>({
    fields: FIELDS,
    tokenize: pairs,
    searchOptions: { boost: { title: 2, keywords: 2.5 }, combineWith: "OR" },
  });
  index.addAll(texts);
  return { name: "MiniSearch, tuned", find: finder(index) };
}

function finder(index: MiniSearch<Text>): Finder["find"] {
  return (question, limit) =>
    index
      .search(question)
      .slice(0, limit)
      .map(({ id }) => String(id));
}
