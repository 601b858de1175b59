const WORDS: ReadonlyMap<string, number> = new Map([
  ...["한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열"].map(valueByPlace),
  ...["하나", "둘", "셋", "넷"].map(valueByPlace),
  ...["일", "이", "삼", "사", "오", "육", "칠", "팔", "구", "십"].map(valueByPlace),
  ...["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"].map(valueByPlace),
  ["석", 3],
  ["넉", 4],
  ["a", 1],
  ["an", 1],
]);

function valueByPlace(word: string, place: number): [string, number] {
  return [word, place + 1];
}

/**
 * A number up to ten in the word that stands before what it counts, or one in digits; undefined for anything else.
 *
 * @example
 * readCountWord("석"); // 3, as in 석 달
 */
export function readCountWord(said: string): number | undefined {
  return WORDS.get(said.toLowerCase()) ?? (/^\d{1,9}$/.test(said) ? Number(said) : undefined);
}
