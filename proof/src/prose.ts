const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Words of random letters, the same for the same seed: no vocabulary that a compressor could learn. */
export function randomProse(seed: number): (characters: number) => string {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    // A linear congruential step; its high bits are random enough for text.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const word = () => Array.from({ length: 2 + below(8) }, () => LETTERS[below(26)]).join("");
  return (characters) => {
    let text = word();
    while (text.length < characters) text += ` ${word()}`;
    return text.slice(0, characters);
  };
}
