import type { Language } from "./index.ts";

/** So many letters of ours are about as long as one of Hangul. */
const LETTERS = 3;

/** What a screen reader reads a text as, whatever the page speaks: a name or two do not make it another language. */
export function spokenIn(text: string): Language {
  const hangul = text.match(/[가-힣]/g)?.length ?? 0;
  const latin = text.match(/[a-z]/gi)?.length ?? 0;
  return hangul * LETTERS > latin ? "ko" : "en";
}
