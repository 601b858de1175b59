import { createSearchIndex } from "@maru/language";
import type { FoundPage, SourcePort } from "./port.ts";

/** A page that shares less of the question than this part of what the best one shares is about something else. */
const WORTH_READING = 0.35;

/** Documents that are at hand, found by their words. */
export function shelfOf(name: string, pages: readonly FoundPage[]): SourcePort {
  const index = createSearchIndex<"title" | "text">({ weights: { title: 3 } });
  const held = new Map<string, FoundPage>();
  for (const page of pages) {
    held.set(page.url, page);
    index.add({ id: page.url, fields: { title: page.title, text: page.text } });
  }
  return {
    name,
    search: (query, { limit }) => {
      const hits = index.search(query, { limit });
      const least = (hits[0]?.score ?? 0) * WORTH_READING;
      return hits.flatMap(({ id, score }) => {
        const page = held.get(id);
        return page === undefined || score < least ? [] : [{ ...page, score }];
      });
    },
  };
}
