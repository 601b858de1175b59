import { ENGLISH } from "./everyday-english.ts";
import { KOREAN } from "./everyday-korean.ts";

/** Syllables that particles and endings are made of. */
const GRAMMAR = new Set(
  "은는이가을를에서게의도만로으와과랑나까지부터보다처럼라며면고니요예죠네데던든지만서야여어아해하한할함합했되돼된될됐됩었았였겠습입시세셔십기음워와줘드려러렸렵롭운울움스럽적인일임잖거걸건게답당씩쯤째들께같아린렬큼려줍줄준주듯실신",
);
const ENGLISH_ENDING = /^(?:['’]?s|es|d|ed|ing|ly|r|er)$/u;
const LONGEST_ENDING = 6;

/** What may stand behind a stem without making another word of it. */
export function isEnding(rest: string): boolean {
  if (rest === "" || ENGLISH_ENDING.test(rest)) return true;
  return rest.length <= LONGEST_ENDING && [...rest].every((syllable) => GRAMMAR.has(syllable));
}

/**
 * Whether a word says nothing by itself that could be wrong. Only what is listed counts, so that a name, a number in
 * words, a promise or a term of law that nobody thought of is looked for in the facts.
 */
export function isEveryday(word: string): boolean {
  if (/^[a-z'’]+$/u.test(word)) return isEverydayEnglish(word);
  for (let length = word.length; length >= 1; length -= 1) {
    const rest = word.slice(length);
    if (length === 1 && rest !== "") return false;
    if (KOREAN.has(word.slice(0, length)) && isEnding(rest)) return true;
  }
  return false;
}

function isEverydayEnglish(word: string): boolean {
  const plain = word.replaceAll("’", "'");
  if (ENGLISH.has(plain)) return true;
  return /(?:s|es|d|ed|ing|ly)$/u.test(plain)
    ? ["s", "es", "d", "ed", "ing", "ly"].some(
        (ending) =>
          plain.endsWith(ending) &&
          plain.length > ending.length + 2 &&
          ENGLISH.has(plain.slice(0, -ending.length)),
      )
    : false;
}
