import sums from "../content/sum-words.json" with { type: "json" };
import { findWords, type Named, wordList } from "./find-words.ts";

export type SumWord = keyof typeof sums;

const WORDS = wordList<SumWord>(
  (Object.keys(sums) as SumWord[]).map((meaning): Named<SumWord> => ({ meaning, names: sums[meaning] })),
);

/** What words say of a computation: that something rises, that it is shared out, per day. */
export function sumWords(text: string): readonly { readonly meaning: SumWord; readonly start: number }[] {
  return findWords(text, WORDS, []).map(({ meaning, span }) => ({ meaning, start: span.start }));
}
