import { eachCharacter } from "./normalise.ts";
import type { Span } from "./tokenise.ts";

/** A text as the extractors read it, and the way back to what was typed. */
export interface FoldedText {
  /** Compatibility forms unfolded (３ → 3, ㎡ → m2), lower case, every kind of white space a single " ". */
  readonly text: string;
  /** Where a stretch of `text` stood in the original. */
  readonly spanOf: (start: number, end: number) => Span;
}

export function foldText(original: string): FoldedText {
  const characters: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  eachCharacter(original, (character, start, end) => {
    const folded = SPACE.test(character) ? " " : (SAME_AS.get(character) ?? character);
    if (folded === " " && characters.at(-1) === " ") {
      ends[ends.length - 1] = end;
      return;
    }
    for (let unit = 0; unit < folded.length; unit += 1) {
      characters.push(folded.charAt(unit));
      starts.push(start);
      ends.push(end);
    }
  });
  return {
    text: characters.join(""),
    spanOf: (start, end) => ({ start: starts[start] ?? original.length, end: ends[end - 1] ?? 0 }),
  };
}

const SPACE = /\s/u;
const SAME_AS: ReadonlyMap<string, string> = new Map([
  ["∼", "~"],
  ["〜", "~"],
  ["–", "-"],
  ["—", "-"],
  ["−", "-"],
  ["‐", "-"],
  ["⁄", "/"],
  ["円", "엔"],
]);
