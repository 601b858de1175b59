import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eachCharacter } from "./normalise.ts";

function visits(text: string): { character: string; from: string }[] {
  const seen: { character: string; from: string }[] = [];
  eachCharacter(text, (character, start, end) => seen.push({ character, from: text.slice(start, end) }));
  return seen;
}

function normalised(text: string): string {
  return visits(text)
    .map(({ character }) => character)
    .join("");
}

describe("text as search sees it", () => {
  it.each([
    ["full-width letters and digits", "ＡＢＣ １２３", "abc 123"],
    ["capitals", "Seoul ÉCOLE", "seoul école"],
    ["Hangul as some file systems decompose it", "한글".normalize("NFD"), "한글"],
    ["a final consonant that arrives on its own", "가\u11a8", "각"],
    ["half-width Japanese with its voice mark", "ｶﾞ", "ガ"],
    ["units and symbols that stand for several letters", "㎡ ㈜", "m2 (주)"],
    ["invisible characters", "제\u200b주\ufeff도\u00ad", "제주도"],
    ["marks that compose with nothing", "h̷̙e̸y", "hey"],
    ["a dotted capital I", "İstanbul", "istanbul"],
  ])("unfolds %s", (_, text, expected) => {
    expect(normalised(text)).toBe(expected);
  });

  it("says which piece of the original each character came from", () => {
    expect(visits("é㎡한".normalize("NFD"))).toEqual([
      { character: "é", from: "e\u0301" },
      { character: "m", from: "㎡" },
      { character: "2", from: "㎡" },
      { character: "한", from: "\u1112\u1161\u11ab" },
    ]);
  });

  it("is the same for composed and decomposed Korean", () => {
    const korean = fc.string({
      unit: fc.integer({ min: 0xac00, max: 0xd7a3 }).map((c) => String.fromCharCode(c)),
    });
    fc.assert(
      fc.property(korean, (text) => {
        expect(normalised(text.normalize("NFD"))).toBe(text);
      }),
    );
  });

  it("visits pieces in order, each inside the text, whatever the text is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.array(fc.nat(0xffff)), (text, units) => {
        const whole = text + String.fromCharCode(...units);
        let last = 0;
        const misplaced: unknown[] = [];
        eachCharacter(whole, (character, start, end) => {
          const isPlaced = start >= last && end > start && end <= whole.length;
          if (!isPlaced || [...character].length !== 1) misplaced.push([character, start, end]);
          last = start;
        });
        expect(misplaced).toEqual([]);
      }),
    );
  });
});
