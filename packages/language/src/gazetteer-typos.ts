import type { Gazetteer } from "./gazetteer.ts";
import { letterSet } from "./gazetteer.ts";
import { isPlaceTail, readTail } from "./gazetteer-tails.ts";
import { jamoDistance, toJamo } from "./jamo.ts";
import { koreanFromKeyboard } from "./keyboard.ts";

export interface NearMatch {
  /** Of the word as it was written, without its particles. */
  readonly length: number;
  readonly ids: readonly string[];
  readonly confidence: number;
}

/** Two names that are nearly as close as each other are a question, not a guess. */
const CLOSE_CALL = 0.35;
const LONGEST_STEM = 12;

/** The name that a word was probably meant to be. `isAlone`: the whole message is this word. */
export function nearName(word: string, gazetteer: Gazetteer, isAlone: boolean): NearMatch | undefined {
  return /^[a-z]/u.test(word) ? nearLatin(word, gazetteer, isAlone) : nearHangul(word, gazetteer, isAlone);
}

function nearHangul(word: string, gazetteer: Gazetteer, isAlone: boolean): NearMatch | undefined {
  let best: NearMatch | undefined;
  for (let length = Math.min(word.length, LONGEST_STEM); length >= 2; length -= 1) {
    const { isComplete } = readTail(word, length);
    if (!isComplete) continue;
    // Two syllables are close to many everyday words ("빨리" is not 발리): only where a place is expected.
    if (length === 2 && !isAlone && !isPlaceTail(word, 2)) continue;
    const stem = toJamo(word.slice(0, length));
    const found = closest(stem, gazetteer, length === 2 ? 0.6 : allowance(stem.length));
    if (found !== undefined && (best === undefined || found.confidence > best.confidence))
      best = { ...found, length };
  }
  return best;
}

/** How much may be wrong: more in long words, never so much that another word fits. */
function allowance(letters: number): number {
  return Math.max(Math.min(1.5, letters / 4), Math.min(2, letters / 8));
}

function nearLatin(word: string, gazetteer: Gazetteer, isAlone: boolean): NearMatch | undefined {
  const korean = koreanFromKeyboard(word);
  const exact = korean === undefined ? undefined : gazetteer.namesAt(korean, 0)[0];
  if (korean !== undefined && exact !== undefined && exact.end >= 2 && readTail(korean, exact.end).isComplete)
    return { length: word.length, ids: exact.ids, confidence: exact.end === 2 ? 0.7 : 0.85 };
  if (word.length < (isAlone ? 5 : 6)) return undefined;
  const found = closest(word, gazetteer, word.length < 8 ? 1 : 1.6);
  return found === undefined ? undefined : { ...found, length: word.length };
}

function closest(jamo: string, gazetteer: Gazetteer, limit: number): Omit<NearMatch, "length"> | undefined {
  const letters = letterSet(jamo);
  const near: { id: string; cost: number }[] = [];
  let least = limit;
  for (let difference = -2; difference <= 2; difference += 1)
    for (const name of gazetteer.names.get(jamo.length + difference) ?? []) {
      // A wrong letter changes two bits at most.
      if (Math.abs(difference) > limit || bits(name.letters ^ letters) > 5) continue;
      const cost = jamoDistance(jamo, name.jamo, Math.min(limit, least + CLOSE_CALL));
      // The name itself was seen before, and the words around it said that it is none.
      if (cost === 0) return undefined;
      if (cost === Number.POSITIVE_INFINITY) continue;
      near.push({ id: name.id, cost });
      least = Math.min(least, cost);
    }
  const ids = [...new Set(near.filter(({ cost }) => cost <= least + CLOSE_CALL).map(({ id }) => id))];
  if (ids.length === 0) return undefined;
  return { ids, confidence: ids.length > 1 ? 0.4 : Math.max(0.5, 0.9 - 0.25 * least) };
}

function bits(value: number): number {
  let count = 0;
  for (let rest = value >>> 0; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
