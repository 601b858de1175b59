import { isEnding, isEveryday } from "./everyday.ts";
import { findQuantities } from "./quantities.ts";

/** What a text says that can be true or false: its numbers, and its words that are not everyday ones. */
export interface Claims {
  readonly quantities: ReadonlySet<string>;
  readonly words: readonly Word[];
}

interface Word {
  readonly text: string;
  readonly manner: Manner;
}

/** «적용돼요», «적용되지 않아요», «적용할 수 있어요», «적용해야 해요» are four different things to say. */
type Manner = "is" | "is_not" | "can" | "cannot" | "must";

const WORD = /[\p{L}\p{N}]+(?:['’][a-z]+)?/gu;

const NAMED = /^[A-HJ-Z]$/u;

export function readClaims(text: string): Claims {
  const read = text.normalize("NFKC");
  const quantities = findQuantities(read);
  const ends = new Set(quantities.map(({ end }) => end));
  const blank = quantities.reduce(
    (left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end),
    read,
  );
  const found = [...blank.matchAll(WORD)].map(({ 0: word, index }) => ({
    // The A of "Plan A" is no article.
    word: NAMED.test(word) && /\p{L}\s$/u.test(blank.slice(0, index)) ? word : word.toLowerCase(),
    // «1,500만원이에요»: what hangs on a number is no word of its own.
    isTail: ends.has(index) && isEnding(word.toLowerCase()),
  }));
  const words = found.map(({ word }) => word);
  return {
    quantities: new Set(quantities.map(({ key }) => key)),
    words: found.flatMap(({ word, isTail }, index) => {
      const manner = mannerAt(words, index);
      // To deny or to demand is a claim, whatever the word.
      const isMere = isTail ? manner === "is" : (manner === "is" || manner === "can") && isEveryday(word);
      return isMere ? [] : [{ text: word, manner }];
    }),
  };
}

/** Whether a fact says all of it: every number with what it counts, and every word in the manner it is said there. */
export function holdsAll(fact: Claims, said: Claims): boolean {
  return (
    [...said.quantities].every((quantity) => fact.quantities.has(quantity)) &&
    said.words.every((word) =>
      fact.words.some((known) => known.manner === word.manner && isSameWord(known.text, word.text)),
    )
  );
}

const DENIAL = /^(?:않|없|못하|못해|못한|아니|아닌|아닙|말아|마세|마시)/u;
const DENIAL_BEFORE = /^(?:안|못)$/u;
const DUTY = /^(?:하|해|합|한|할|돼|되|됩)/u;
const ENGLISH_DENIAL = /^(?:not|no|never|without|neither|nor|(?:do|does|did|is|are|was|were|wo|need)n't)$/u;
const ENGLISH_CAN = /^(?:can|could|may)$/u;
const ENGLISH_CANNOT = /^(?:cannot|can't|couldn't)$/u;
const ENGLISH_MUST = /^(?:must|should|mustn't|shouldn't|needs?)$/u;
/** So far an English word is heard. */
const REACH = 3;

function mannerAt(words: readonly string[], index: number): Manner {
  const [word = "", next = "", second = ""] = words.slice(index, index + 3);
  if (next === "수") return DENIAL.test(second) ? "cannot" : "can";
  if (DENIAL.test(next) || DENIAL_BEFORE.test(words[index - 1] ?? "")) return "is_not";
  if (/야$/u.test(word) && DUTY.test(next)) return "must";
  const before = words.slice(Math.max(0, index - REACH), index).map((each) => each.replaceAll("’", "'"));
  const has = (pattern: RegExp) => before.some((each) => pattern.test(each));
  if (has(ENGLISH_CANNOT) || (has(ENGLISH_CAN) && has(ENGLISH_DENIAL))) return "cannot";
  if (has(ENGLISH_DENIAL)) return "is_not";
  if (has(ENGLISH_MUST)) return "must";
  return has(ENGLISH_CAN) ? "can" : "is";
}

/** The same word with another particle or ending; «보증» is not «보증금». */
function isSameWord(one: string, two: string): boolean {
  if (one === two) return true;
  let shared = 0;
  while (shared < one.length && one[shared] === two[shared]) shared += 1;
  return shared >= 2 && isEnding(one.slice(shared)) && isEnding(two.slice(shared));
}
