import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HEARD_FIRST, HEARD_LAST, takeInText } from "./take-in-text.ts";

const BLANKS = [" ", "\t", "\u3000", "\ufeff", "\u00a0", "\u200b", "\u2800", "\u3164", "\u2003", "\u000b"];

describe("a text that is taken in", () => {
  it("is heard as it is where it is an ordinary message", () => {
    const said = "오사카 3박 4일, 둘이서 100만원\n맛집 위주로요";
    expect(takeInText(said)).toEqual({ said, document: null });
  });

  it.each(BLANKS)("is heard without its blanks: %j", (blank) => {
    expect(takeInText(`${blank.repeat(19_990)}오사카${blank.repeat(3)}`)).toEqual({
      said: "오사카",
      document: null,
    });
  });

  it("keeps a line and a paragraph apart from what follows", () => {
    expect(takeInText("제1조 목적 \n  제2조 기간\r\n\r\n\n특약").said).toBe("제1조 목적\n제2조 기간\n\n특약");
  });

  it("is heard at both ends, and kept whole beside, where it is longer than a message", () => {
    const lease = `이 계약서 봐줘\n${"제1조 보증금은 1억원으로 한다.\n".repeat(1_000)}문제 있을까?`;
    const { said, document } = takeInText(lease);
    expect(said.startsWith("이 계약서 봐줘\n제1조")).toBe(true);
    expect(said.endsWith("문제 있을까?")).toBe(true);
    expect(document).toBe(lease.trim());
  });

  it("cuts no number and no word in two", () => {
    const { said } = takeInText("보증금 123456789원 ".repeat(400));
    expect(new Set(said.split(/\s/u))).toEqual(new Set(["보증금", "123456789원", "…"]));
  });

  it("is never longer than its two ends, has no blank beside another and heard twice is the same", () => {
    const pieces = fc.constantFrom(...BLANKS, "\n", "\r\n", "가", "3박4일", "😀", "\ud83d", "a");
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), fc.nat(200), (parts, times) => {
        const { said } = takeInText(parts.join("").repeat(times));
        expect(said.length).toBeLessThanOrEqual(HEARD_FIRST + HEARD_LAST + 3);
        expect(said).not.toMatch(/ {2}| \n|\n |\n{3}|\t|\u3000/u);
        if (said.length <= HEARD_FIRST + HEARD_LAST)
          expect(takeInText(said)).toEqual({ said, document: null });
      }),
      { numRuns: 300 },
    );
  });
});
