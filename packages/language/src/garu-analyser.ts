import { GaruWasm, initSync } from "garu-ko/pkg/garu_wasm.js";
import type { Analyser, Morpheme } from "./search-terms.ts";

/** The two files that garu-ko ships; who may read files passes them in. */
export interface GaruFiles {
  /** `garu-ko/pkg/garu_wasm_bg.wasm` */
  readonly wasm: Uint8Array<ArrayBuffer>;
  /** `garu-ko/models/base.gmdl` */
  readonly model: Uint8Array;
}

/** garu-ko needs milliseconds for a long word it does not know; what is left out is still found by its syllables. */
const LONGEST_WORD = 12;
const MOST_NEW_WORDS = 300;
const MOST_CACHED = 20_000;

/** Splits Korean words into morphemes with garu-ko, word by word, remembering every word it has seen. */
export function garuAnalyser({ wasm, model }: GaruFiles): Analyser {
  initSync({ module: wasm });
  const garu = new GaruWasm(model);
  const seen = new Map<string, readonly Morpheme[]>();
  const analyseWord = (word: string): readonly Morpheme[] => {
    const { tokens }: { tokens: readonly { text: string; pos: string }[] } = garu.analyze(word);
    const morphemes = tokens.map(({ text, pos }) => ({ text, tag: pos }));
    if (seen.size >= MOST_CACHED) seen.clear();
    seen.set(word, morphemes);
    return morphemes;
  };
  return (text) => {
    let fresh = 0;
    return [...text.matchAll(/[가-힣]{1,10000}/gu)].flatMap(({ 0: word, index }) => {
      const known = seen.get(word);
      if (known === undefined && (word.length > LONGEST_WORD || fresh >= MOST_NEW_WORDS)) return [];
      if (known === undefined) fresh += 1;
      return (known ?? analyseWord(word)).map((morpheme) => ({
        ...morpheme,
        start: index,
        end: index + word.length,
      }));
    });
  };
}
