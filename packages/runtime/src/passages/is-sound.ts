import type { Language } from "@maru/state";
import { type Claims, holdsAll, readClaims } from "./claims.ts";
import { isPlainSentence } from "./is-plain-sentence.ts";
import type { Facts } from "./passage.ts";

/** Facts, read once for all the sentences that are held against them. */
export interface Grounds {
  readonly language: Language;
  readonly each: readonly Claims[];
}

export function groundsOf({ language, throughout, each }: Facts): Grounds {
  const facts = each.length === 0 ? [""] : each;
  return { language, each: facts.map((fact) => readClaims(`${throughout}\n${fact}`)) };
}

/** Whether a sentence may be shown: plain prose that claims nothing but what one of the facts says. */
export function isSound(sentence: string, { language, each }: Grounds): boolean {
  if (!isPlainSentence(sentence, language)) return false;
  const said = readClaims(sentence);
  return each.some((fact) => holdsAll(fact, said));
}
