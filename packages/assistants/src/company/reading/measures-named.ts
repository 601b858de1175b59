import { COMPANY_WORDS } from "./company-words.ts";
import { findWords } from "./find-words.ts";

/** The measures that a text names. */
export function measuresNamed(text: string): readonly string[] {
  return findWords(text, COMPANY_WORDS, []).flatMap(({ meaning }) =>
    meaning.is === "measure" ? [meaning.id] : [],
  );
}
