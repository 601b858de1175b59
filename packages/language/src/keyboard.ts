import { convertQwertyToHangul } from "es-hangul";

/** Consonant, vowel, and what may close a syllable. Of other keys («hotel») the conversion can make nothing, and throws. */
const SYLLABLES = /^(?:[qwertasdfgzxcv](?:hk|ho|hl|nj|np|nl|ml|[yuiophjklbnm])[qwertasdfgzxcv]{0,2})+$/iu;

/**
 * Korean typed with the keyboard left on English: "dhtkzk" is 오사카. Undefined unless every key ends up in a whole
 * syllable, which is rare for English words, yet not impossible ("to" is 새): ask only about words nothing else explains.
 */
export function koreanFromKeyboard(word: string): string | undefined {
  if (word.length < 2 || word.length > 40 || !/^[a-z]+$/iu.test(word)) return undefined;
  if (!SYLLABLES.test(word)) return undefined;
  const korean = convertQwertyToHangul(word);
  return /^[가-힣]+$/u.test(korean) ? korean : undefined;
}
