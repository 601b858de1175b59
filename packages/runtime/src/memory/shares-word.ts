import { type Token, tokenise } from "@maru/language";

/** Whether a text has a word of the query, and not just an ending that every sentence has («…어요»). */
export function sharesWord(query: string, text: string): boolean {
  const wanted = tokenise(query).filter(isBeginning);
  if (wanted.length === 0) return true;
  const held = new Set(tokenise(text).map((token) => token.text));
  return wanted.some((token) => held.has(token.text));
}

/** In Korean the meaning stands at the beginning of a word. */
function isBeginning({ kind, startsRun }: Token): boolean {
  return kind === "word" || (kind === "bigram" && startsRun);
}
