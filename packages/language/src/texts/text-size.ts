const CHARACTERS = /(\d{2,4}) ?(?:자|글자|characters?)(?![가-힣a-z]*(?:리|녀))/iu;
const MINUTES = /(\d{1,2}|한|두|세|one|two|three) ?-?(?:분|minutes?)(?! ?(?:께|들|전|뒤|후|이|가))/iu;
const MINUTES_BY_WORD: { readonly [word: string]: number } = {
  한: 1,
  두: 2,
  세: 3,
  one: 1,
  two: 2,
  three: 3,
};
/** Read aloud, one minute holds so many letters. */
const SPOKEN = 330;

/**
 * How long a text is to be, in letters; a time to speak is told in letters, too.
 *
 * @example
 * readTextSize("1분 대본으로"); // { characters: 330 }
 */
export function readTextSize(words: string): { readonly characters?: number } {
  const letters = CHARACTERS.exec(words)?.[1];
  if (letters !== undefined) return { characters: Number(letters) };
  const minutes = MINUTES.exec(words)?.[1]?.toLowerCase();
  if (minutes === undefined) return {};
  return { characters: (MINUTES_BY_WORD[minutes] ?? Number(minutes)) * SPOKEN };
}
