import { WORDS, type Word } from "../words/index.ts";

/** What things of a kind are called together. */
export function nameOfKind(kind: string): Word {
  return kind in WORDS.things ? (`things.${kind}` as Word) : "things.other";
}
