/** Dice that fall the same way again for the same seed. */
export interface Chance {
  /** A whole number from 0 to below this. */
  readonly below: (limit: number) => number;
  readonly oneOf: <Thing>(things: readonly Thing[]) => Thing;
  /** True so often of a hundred. */
  readonly percent: (share: number) => boolean;
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    percent: (share) => next() * 100 < share,
    oneOf: (things) => {
      const thing = things[below(things.length)];
      if (thing === undefined) throw new Error("there is nothing to choose from");
      return thing;
    },
  };
}
