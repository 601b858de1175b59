import entries from "../content/glossary.json" with { type: "json" };
import { findWords, wordList } from "./find-words.ts";

const WORDS = wordList(entries.map(({ names, ko, en }) => ({ meaning: { ko, en }, names })));

/** What a term means in general, and the words it stood in; undefined where it is not held. */
export function meaningOf(text: string) {
  const [found] = findWords(text, WORDS, []);
  return found === undefined
    ? undefined
    : { ...found.meaning, term: text.slice(found.span.start, found.span.end) };
}
