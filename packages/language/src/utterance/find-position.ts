import { readPosition } from "./read-position.ts";

/** What may follow a position: «두 번째만», «3번에서», «셋째 거는». */
const AFTER = /(?:에서|으로|까지|거는|것은|거만|것만|거로|거|것|만|은|는|이|가|을|를|의|도|꺼|랑)+$/u;
const LONGEST = 3;
const COUNTED_ALONE = /^#?\d+$/u;

/**
 * The first position in a row that a text names; a number alone is an amount.
 *
 * @example
 * ["두 번째 것만 더 자세히", "3번 출처 뭐야", "800평이에요"].map(findPosition); // [2, 3, undefined]
 */
export function findPosition(text: string): number | undefined {
  const words = text.split(/[\s,.?!]+/u).filter((word) => word !== "");
  for (let at = 0; at < words.length; at += 1)
    for (let length = LONGEST; length >= 1; length -= 1) {
      const phrase = words.slice(at, at + length).join(" ");
      const bare = phrase.replace(AFTER, "");
      if (COUNTED_ALONE.test(bare)) continue;
      const position = readPosition(phrase) ?? readPosition(bare);
      if (position !== undefined) return position;
    }
  const numbered = /\b(?:number|source|item|no\.?) ?(\d{1,2})\b|\[(\d{1,2})\]/iu.exec(text);
  return numbered === null ? undefined : Number(numbered[1] ?? numbered[2]);
}
