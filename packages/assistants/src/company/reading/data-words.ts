import dataWords from "../content/data-words.json" with { type: "json" };
import { findWords, type Named, wordList } from "./find-words.ts";

export type AboutData = keyof typeof dataWords;

const WORDS = wordList<AboutData>(
  (Object.keys(dataWords) as AboutData[]).map(
    (meaning): Named<AboutData> => ({ meaning, names: dataWords[meaning] }),
  ),
);

/** What a question about the data themselves is about. */
export function aboutData(text: string): AboutData | undefined {
  return findWords(text, WORDS, [])[0]?.meaning;
}
