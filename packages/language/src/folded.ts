import { eachCharacter } from "./normalise.ts";
import type { Span } from "./tokenise.ts";

/** Text as rules read it (composed, lower case, half-width), with the way back to where it stood. */
export interface Folded {
  readonly text: string;
  /** Offsets of `text` to offsets of the original. */
  spanOf(start: number, end: number): Span;
}

/** Nobody writes more than this by hand, and what a rule wants to know stands in the first pages. */
const LONGEST_TEXT = 20_000;

export function fold(original: string): Folded {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = "";
  eachCharacter(original.slice(0, LONGEST_TEXT), (character, start, end) => {
    // Folding turns a lone "ㅋ" into the lead of a syllable that never comes; slang is written with the lone one.
    const first = original.charCodeAt(start);
    const kept = end === start + 1 && first >= 0x3131 && first <= 0x3163 ? original.charAt(start) : character;
    for (let unit = 0; unit < kept.length; unit += 1) {
      starts.push(start);
      ends.push(end);
    }
    text += kept;
  });
  return {
    text,
    spanOf(start, end) {
      const last = ends[end - 1];
      const first = starts[start];
      return { start: first ?? original.length, end: last ?? first ?? 0 };
    },
  };
}
