import { expect, it } from "vitest";
import { Random } from "./random.ts";

it("gives the same numbers for the same seed, spread over the whole range", () => {
  const draw = (seed: number) => {
    const random = new Random(seed);
    return Array.from({ length: 1_000 }, () => random.below(10));
  };
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
  for (const digit of Array.from({ length: 10 }, (_, index) => index)) {
    const share = draw(7).filter((each) => each === digit).length;
    expect(share).toBeGreaterThan(60);
    expect(share).toBeLessThan(140);
  }
});
