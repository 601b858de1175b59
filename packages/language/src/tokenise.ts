import { eachCharacter } from "./normalise.ts";

export interface Span {
  readonly start: number;
  /** Exclusive. Both count UTF-16 units of the original text, as `slice` does. */
  readonly end: number;
}

/** What search compares. Kinds never share a text: words and grams are made of different scripts. */
export interface Token extends Span {
  readonly text: string;
  readonly kind: TokenKind;
  /** Nothing of the same script stands before it: in Korean, where the meaning is; particles and endings follow. */
  readonly startsRun: boolean;
}
export type TokenKind = "word" | "unigram" | "bigram";

/**
 * Splits text for search. Scripts without reliable word borders (Hangul, Chinese, Japanese) become single characters
 * and pairs, so that "제주도에서" is found by "제주도"; other letters and digits become words.
 *
 * @example
 * tokenise("iPhone15 집에").map(({ text }) => text); // ["iphone", "15", "집", "집에", "에"]
 */
export function tokenise(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let script: Script = "other";
  /** The last character of a syllabic run, or all of the word so far. */
  let pending = "";
  let startsRun = true;
  let pendingStart = 0;
  let pendingEnd = 0;

  const endPending = () => {
    if (script === "other") return;
    const kind = script === "syllabic" ? "unigram" : "word";
    tokens.push({ text: pending, kind, startsRun, start: pendingStart, end: pendingEnd });
  };
  eachCharacter(text, (character, start, end) => {
    const next = scriptOf(character);
    if (next !== script || script === "syllabic") {
      endPending();
      if (next === script)
        tokens.push({ text: pending + character, kind: "bigram", startsRun, start: pendingStart, end });
      startsRun = next !== script;
      script = next;
      pending = character;
      pendingStart = start;
    } else if (script !== "other") {
      pending += character;
    }
    pendingEnd = end;
  });
  endPending();
  return tokens;
}

type Script = "syllabic" | "letters" | "digits" | "other";

const SYLLABIC = /^[\p{scx=Hangul}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]$/u;
const LETTER = /^[\p{L}\p{Nl}]$/u;
const DIGIT = /^\p{N}$/u;

function scriptOf(character: string): Script {
  if (character >= "가" && character <= "힣") return "syllabic";
  if (character >= "a" && character <= "z") return "letters";
  if (character >= "0" && character <= "9") return "digits";
  if (character < "\u0080") return "other";
  if (LETTER.test(character)) return SYLLABIC.test(character) ? "syllabic" : "letters";
  return DIGIT.test(character) ? "digits" : "other";
}
