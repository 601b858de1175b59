import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareCodePoints } from "./code-points.ts";

const text = fc.string({ unit: "binary", maxLength: 6 });

describe("code-point order", () => {
  it("is the order of the UTF-8 bytes, which the databases use", () => {
    fc.assert(
      fc.property(text, text, (left, right) => {
        const expected = Buffer.compare(Buffer.from(left, "utf8"), Buffer.from(right, "utf8"));
        expect(Math.sign(compareCodePoints(left, right))).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });

  it("puts an emoji after the last character of the basic plane, where JavaScript's own order does not", () => {
    expect("😀" < "\uffee").toBe(true);
    expect(compareCodePoints("😀", "\uffee")).toBeGreaterThan(0);
    expect(compareCodePoints("가", "나")).toBeLessThan(0);
    expect(compareCodePoints("가", "가나")).toBeLessThan(0);
    expect(compareCodePoints("가", "가")).toBe(0);
  });
});
