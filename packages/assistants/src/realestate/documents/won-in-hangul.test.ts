import { readNumber } from "@maru/language";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wonInHangul } from "./won-in-hangul.ts";

describe("a sum in Hangul", () => {
  it.each([
    [150_000_000, "금 일억오천만원정"],
    [300_000_000, "금 삼억원정"],
    [12_345_000, "금 일천이백삼십사만오천원정"],
    [500_000, "금 오십만원정"],
    [10_001, "금 일만일원정"],
    [0, "금 영원정"],
    [1_000_000_000_000, "금 일조원정"],
  ])("%i is %s", (amount, text) => {
    expect(wonInHangul(amount)).toBe(text);
  });

  it("reads back as the same number", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), (amount) => {
        const spoken = wonInHangul(amount).replace(/^금 /u, "").replace(/원정$/u, "");
        expect(readNumber(spoken)).toBe(amount);
      }),
    );
  });

  it("refuses what is not a sum", () => {
    expect(() => wonInHangul(-1)).toThrow(RangeError);
    expect(() => wonInHangul(1.5)).toThrow(RangeError);
  });
});
