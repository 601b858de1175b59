import { tokensIn } from "./token.ts";

const SENTENCE_END = /[.!?…](?=\s|$)|\n/gu;

/** A text in its sentences. The dot of a token ends nothing. */
export function sentencesOf(text: string): readonly string[] {
  const tokens = tokensIn(text);
  const ends = [...text.matchAll(SENTENCE_END)]
    .map(({ 0: found, index }) => index + found.length)
    .filter((end) => !tokens.some((token) => token.start < end && end < token.end));
  return [0, ...ends]
    .map((start, index) => text.slice(start, ends[index] ?? text.length).trim())
    .filter((sentence) => sentence !== "");
}
