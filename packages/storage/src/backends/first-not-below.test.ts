import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstNotBelow } from "./first-not-below.ts";

describe("the first that is not below", () => {
  it("is what walking through the items finds", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 50 })), fc.nat({ max: 60 }), (items, wanted) => {
        const ordered = items.toSorted((left, right) => left - right);
        const walked = ordered.findIndex((item) => item >= wanted);
        const found = firstNotBelow(ordered.length, (position) => (ordered[position] as number) < wanted);
        expect(found).toBe(walked < 0 ? ordered.length : walked);
      }),
    );
  });
});
