import { actOfSentence, findSentences } from "@maru/language";
import type { Quote } from "../evidence/quote.ts";
import type { Source } from "./source.ts";

/** Sentences of a source that state something. Questions, orders and headings prove nothing. */
export function statementsOf(source: Source): readonly Quote[] {
  return findSentences(source.text)
    .filter(
      ({ words }) => words.length >= SHORTEST && words !== source.title && actOfSentence(words) === "states",
    )
    .map(({ span, words }) => ({ source: source.id, ...span, exact: words }));
}

const SHORTEST = 8;
