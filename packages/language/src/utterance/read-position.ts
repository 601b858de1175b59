import { readCountWord } from "../count-words.ts";

const LAST = /^(?:맨 ?)?(?:마지막|끝)(?: ?(?:거|것|것만|번째?))?$|^last$/iu;
const FROM_END = /^(?:뒤에서|마지막에서|끝에서) ?(.+?) ?(?:번째|째)(?: ?(?:거|것))?$/u;
const ORDINAL = /^(?:제 ?)?(.+?) ?(?:번째?|째|호|조|항|행|열|줄|번 ?거)(?: ?(?:거|것))?$/u;
const ENGLISH = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];
/** The words before 째 that are no count words: 첫째, 둘째. */
const SHORT: { readonly [word: string]: number } = { 첫: 1, 둘: 2, 셋: 3, 넷: 4 };

/**
 * Which one of a row is meant, from one; counted from the end it is negative.
 *
 * @example
 * ["두 번째", "마지막에서 두 번째", "#3", "last"].map(readPosition); // [2, -2, 3, -1]
 */
export function readPosition(words: string): number | undefined {
  const said = words.trim();
  if (/^#?\d{1,3}$/u.test(said)) return atLeastOne(Number(said.replace("#", "")));
  if (LAST.test(said)) return -1;
  const english = ENGLISH.indexOf(said.toLowerCase().replace(/^the /u, "").replace(/ one$/u, ""));
  if (english !== -1) return english + 1;
  const fromEnd = FROM_END.exec(said)?.[1];
  if (fromEnd !== undefined) {
    const counted = numberOf(fromEnd);
    return counted === undefined ? undefined : -counted;
  }
  const counted = ORDINAL.exec(said)?.[1];
  return counted === undefined ? undefined : numberOf(counted);
}

function numberOf(word: string): number | undefined {
  if (/^\d{1,3}$/u.test(word)) return atLeastOne(Number(word));
  return SHORT[word] ?? readCountWord(word);
}

function atLeastOne(number: number): number | undefined {
  return number >= 1 ? number : undefined;
}
