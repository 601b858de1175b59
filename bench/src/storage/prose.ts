/** A generator of text that nobody has seen before: a dictionary or a small vocabulary would flatter compression. */
export interface Prose {
  /** Words of random letters, exactly so many characters. */
  text(characters: number): string;
  /** An id as random as a UUID. */
  id(): string;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const HEX = "0123456789abcdef";

/** The same seed gives the same text, so that all contestants store the same. */
export function proseFrom(seed: number): Prose {
  const random = randomFrom(seed);
  const pick = (from: string) => from[Math.floor(random() * from.length)] as string;
  const word = () => Array.from({ length: 2 + Math.floor(random() * 8) }, () => pick(LETTERS)).join("");
  return {
    text(characters) {
      let text = word();
      while (text.length < characters) text += ` ${word()}`;
      return text.slice(0, characters);
    },
    id: () => [8, 4, 4, 4, 12].map((length) => Array.from({ length }, () => pick(HEX)).join("")).join("-"),
  };
}

/** mulberry32: small, and good enough that deflate finds nothing in it. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
