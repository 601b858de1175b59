import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addRates, percentOf, portion, timesRate, wholeOf } from "./exact.ts";
import { koreanWon } from "./words.ts";

describe("shares of money", () => {
  it("never lose a fraction on the way", () => {
    expect(addRates(2.1, 0.2)).toBe(2.3);
    expect(timesRate(2.1, 4.5)).toBe(9.45);
    expect(portion(1_000_000_000_000, 0.1)).toBe(1_000_000_000);
    expect(wholeOf(9_000_000, 4.5)).toBe(200_000_000);
    expect(percentOf(700_000_000, 300_000_000)).toBe(233.33);
  });

  it("round to either side of the true value, by less than a won", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.integer({ min: 1, max: 9999 }),
        (amount, rate) => {
          const percent = rate / 100;
          const [down, nearest, up] = (["down", "nearest", "up"] as const).map((rounding) =>
            portion(amount, percent, rounding, 12),
          ) as [number, number, number];
          expect(down).toBeLessThanOrEqual(nearest);
          expect(nearest).toBeLessThanOrEqual(up);
          expect(up - down).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe("won as Koreans say it", () => {
  it.each([
    [0, "0원"],
    [9_999, "9,999원"],
    [416_666, "41만 6,666원"],
    [315_000_000, "3억 1,500만원"],
    [1_100_000_000, "11억원"],
    [1_000_000_000_000, "1조원"],
    [-2_500_000, "-250만원"],
  ])("%d is %s", (amount, said) => expect(koreanWon(amount)).toBe(said));
});
