import { toJamo } from "@maru/language";

/** A feature is the hash of what it stands for; each counts once in a text. */
export type Features = Uint32Array;

const LONGEST_WORD = 40;
const MOST_WORDS = 400;
const CHARACTERS = [1, 2, 3, 4] as const;
const LETTERS = [2, 3, 4, 5] as const;

/**
 * What a text looks like, for a linear judge: characters and letters within words, and how words end. Digits are
 * alike: what they say is a mention's matter.
 */
export function featuresOf(text: string, extra: readonly string[] = []): Features {
  const found = new Set<number>(extra.map((each) => hash(`x${each}`)));
  const words = normalise(text).match(/\S+/gu) ?? [];
  for (const word of words.slice(0, MOST_WORDS)) {
    const bounded = `^${word.slice(0, LONGEST_WORD)}$`;
    for (const size of CHARACTERS) addPieces(found, "c", bounded, size);
    const letters = toJamo(bounded);
    for (const size of LETTERS) addPieces(found, "j", letters, size);
    found.add(hash(`e${bounded.slice(-4)}`));
    found.add(hash(`w${bounded}`));
  }
  return Uint32Array.from(found).sort();
}

function normalise(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll(/\d/gu, "0").replaceAll(/0{3,}/gu, "00");
}

function addPieces(found: Set<number>, mark: string, word: string, size: number): void {
  for (let start = 0; start + size <= word.length; start += 1)
    found.add(hash(mark + word.slice(start, start + size)));
}

/** FNV-1a: the same everywhere, and quick. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

/** The same feature for one assistant alone, or for a part of what is judged. */
export function marked(feature: number, mark: number): number {
  return Math.imul(feature ^ mark, 0x9e3779b1) >>> 0;
}
