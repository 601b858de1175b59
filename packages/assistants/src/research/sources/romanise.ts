const INITIALS = [
  "g",
  "kk",
  "n",
  "d",
  "tt",
  "r",
  "m",
  "b",
  "pp",
  "s",
  "ss",
  "",
  "j",
  "jj",
  "ch",
  "k",
  "t",
  "p",
  "h",
];
const VOWELS = [
  ...["a", "ae", "ya", "yae", "eo", "e", "yeo", "ye", "o", "wa", "wae"],
  ...["oe", "yo", "u", "wo", "we", "wi", "yu", "eu", "ui", "i"],
];
const FINALS = [
  ...["", "k", "k", "k", "n", "n", "n", "t", "l", "k", "m", "l", "l", "l"],
  ...["p", "l", "m", "p", "p", "t", "t", "ng", "t", "t", "k", "t", "p", "t"],
];
const FIRST = 0xac00;
const LAST = 0xd7a3;

/**
 * A Korean name in Latin letters, syllable by syllable as the official romanisation writes it.
 *
 * @example
 * romanise("가온"); // "gaon"
 */
export function romanise(text: string): string {
  return [...text]
    .map((character) => {
      if (!isSyllable(character)) return character;
      const place = character.charCodeAt(0) - FIRST;
      const initial = INITIALS[Math.floor(place / 588)] ?? "";
      return `${initial}${VOWELS[Math.floor((place % 588) / 28)] ?? ""}${FINALS[place % 28] ?? ""}`;
    })
    .join("");
}

function isSyllable(character: string): boolean {
  const code = character.charCodeAt(0);
  return code >= FIRST && code <= LAST;
}

const LONGEST_NAME = 4;

/** What the Korean words of a title or publisher may be written as by who reads no Korean: «가온시» is gaon and gaonsi. */
export function romanisedNames(text: string): readonly string[] {
  const words = (text.match(/\p{L}{2,}/gu) ?? []).filter((word) => [...word].every(isSyllable));
  return [
    ...new Set(
      words.flatMap((word) =>
        Array.from({ length: Math.min(word.length, LONGEST_NAME) - 1 }, (_, index) =>
          romanise(word.slice(0, index + 2)),
        ),
      ),
    ),
  ];
}
