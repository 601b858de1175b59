import { weightOf } from "./rank.ts";
import { type Span, tokenise } from "./tokenise.ts";

export interface Morpheme {
  readonly text: string;
  /** Of the Sejong tag set: NNG, VV, JKS … */
  readonly tag: string;
  /** Where it stood, at least its word. */
  readonly start?: number;
  readonly end?: number;
}

/** A morphological analyser; `garuAnalyser` is one. */
export type Analyser = (text: string) => readonly Morpheme[];

/** What the index counts. `weight` says how much finding it means when it stands in a query. */
export interface Term extends Span {
  readonly text: string;
  readonly weight: number;
}

/** Tags that carry meaning; particles and endings do not. */
const MEANINGFUL: Readonly<Record<string, number>> = {
  NNG: 1,
  NNP: 1,
  XR: 1,
  SL: 0.8,
  VV: 0.6,
  VA: 0.6,
  NR: 0.5,
  MAG: 0.4,
};

/** Syllables, pairs and words, and with an analyser the morphemes as a second family (marked, so they never mix). */
export function termsOf(text: string, analyser: Analyser | undefined): readonly Term[] {
  const grams = tokenise(text).map((token) => ({
    text: token.text,
    weight: weightOf(token),
    start: token.start,
    end: token.end,
  }));
  if (analyser === undefined) return grams;
  const morphemes = analyser(text).flatMap(({ text: form, tag, start = 0, end = start }): Term[] => {
    const weight = MEANINGFUL[tag];
    return weight === undefined ? [] : [{ text: `/${form.toLowerCase()}`, weight, start, end }];
  });
  return [...grams, ...morphemes];
}
