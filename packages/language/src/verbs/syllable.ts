const FIRST = 0xac00;
const LAST = 0xd7a3;
const VOWELS = [..."ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"];
const FINALS = ["", ..."ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"];

interface Syllable {
  readonly lead: number;
  readonly vowel: string;
  readonly final: string;
}

/** The last syllable of a word in its letters; null where it ends in another script. */
export function lastSyllable(word: string): Syllable | null {
  const code = word.charCodeAt(word.length - 1);
  if (!(code >= FIRST && code <= LAST)) return null;
  const offset = code - FIRST;
  return {
    lead: Math.floor(offset / 588),
    vowel: VOWELS[Math.floor((offset % 588) / 28)] ?? "ㅏ",
    final: FINALS[offset % 28] ?? "",
  };
}

/** The consonant that a word ends with; empty after a vowel. */
export function finalOf(word: string): string {
  return lastSyllable(word)?.final ?? "";
}

export function vowelOf(word: string): string {
  return lastSyllable(word)?.vowel ?? "";
}

/** The word with another vowel, another final or both in its last syllable: «가», {final: "ㄴ"} is «간». */
export function reshaped(word: string, { vowel, final }: Partial<Pick<Syllable, "vowel" | "final">>): string {
  const last = lastSyllable(word);
  if (last === null) return word;
  const code =
    FIRST + last.lead * 588 + VOWELS.indexOf(vowel ?? last.vowel) * 28 + FINALS.indexOf(final ?? last.final);
  return word.slice(0, -1) + String.fromCharCode(code);
}
