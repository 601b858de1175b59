import { createSearchIndex, tokenise } from "@maru/language";
import { CONCEPTS } from "../lexicon/concepts.ts";
import type { FoundPage, SourcePort } from "./port.ts";
import { askedWords, coverageOf } from "./relevance.ts";
import { romanisedNames } from "./romanise.ts";

/** A page that shares less of the question than this part of what the best one shares is about something else. */
const WORTH_READING = 0.35;
/** A page that speaks of less than this part of the question does not answer it. */
const SPEAKS_OF_IT = 0.25;
/** A page that shares less than this, in whole words, is not even near. */
const NEAR = 0.2;
const NONE: ReadonlySet<string> = new Set();
/** So many pages are looked at for each that is wanted. */
const LOOKED_AT = 4;

/** Documents that are at hand, found by their words. */
export function shelfOf(name: string, pages: readonly FoundPage[]): SourcePort {
  const index = createSearchIndex<"title" | "names" | "text">({
    weights: { title: 3, names: 2 },
    synonyms: CONCEPTS,
  });
  const held = new Map<string, { readonly page: FoundPage; readonly terms: ReadonlySet<string> }>();
  const holding = new Map<string, number>();
  for (const page of pages) {
    const { url: id, title, text, publisher } = page;
    const names = [publisher ?? "", ...romanisedNames(`${title} ${publisher ?? ""}`)].join(" ");
    const terms = new Set(tokenise(`${title}\n${names}\n${text}`).map((token) => token.text));
    held.set(id, { page, terms });
    for (const term of terms) holding.set(term, (holding.get(term) ?? 0) + 1);
    index.add({ id, fields: { title, names, text } });
  }
  const counts = { texts: held.size, holding: (term: string) => holding.get(term) ?? 0 };
  return {
    name,
    search: (query, { limit }) => {
      const asked = askedWords(query);
      const wholeWords = asked.map(({ ways, ...word }) => ({
        ...word,
        ways: ways.filter(({ share }) => share === 1),
      }));
      const hits = index.search(query, { limit: limit * LOOKED_AT }).flatMap(({ id, score }) => {
        const found = held.get(id);
        if (found === undefined) return [];
        return [{ page: found.page, score, coverage: coverageOf(asked, found.terms, counts) }];
      });
      const answering = hits.filter(({ coverage }) => coverage >= SPEAKS_OF_IT);
      const [best] = answering;
      if (best === undefined)
        return hits
          .filter(({ page }) => coverageOf(wholeWords, held.get(page.url)?.terms ?? NONE, counts) >= NEAR)
          .slice(0, 1)
          .map(({ page, score }) => ({ ...page, score, is_near: true }));
      const least = best.score * WORTH_READING;
      return answering
        .filter(({ score }) => score >= least)
        .slice(0, limit)
        .map(({ page, score }) => ({ ...page, score }));
    },
  };
}
