import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findNumbers, readNumber } from "./read-numbers.ts";

const DIGITS = "영일이삼사오육칠팔구";
const UNITS = ["", "십", "백", "천"];
const LARGE: readonly (readonly [number, string])[] = [
  [1e12, "조"],
  [1e8, "억"],
  [1e4, "만"],
  [1, ""],
];

/** 3507 → 삼천오백칠; 일 is left out before 십, 백 and 천, as people do. */
function spellGroup(value: number): string {
  return [...String(value)]
    .map((digit, index, all) => {
      const unit = UNITS[all.length - 1 - index] ?? "";
      if (digit === "0") return "";
      return digit === "1" && unit !== "" ? unit : `${DIGITS[Number(digit)]}${unit}`;
    })
    .join("");
}

function inGroups(value: number, spell: (group: number) => string): string {
  return LARGE.map(([unit, name]) => {
    const group = Math.floor(value / unit) % 10_000;
    return group === 0 ? "" : `${spell(group)}${name}`;
  }).join("");
}

const belowTrillion = fc.oneof(
  fc.integer({ min: 1, max: 9_999 }),
  fc.integer({ min: 1, max: 99_999_999 }),
  fc.integer({ min: 1, max: 999_999_999_999 }),
);

describe("a number that is the whole text", () => {
  it.each([
    ["하나", 1],
    ["둘", 2],
    ["셋", 3],
    ["스물다섯", 25],
    ["아흔아홉", 99],
    ["열두", 12],
    ["이백만", 2_000_000],
    ["백만", 1_000_000],
    ["삼천오백", 3_500],
    ["만오천", 15_000],
    ["천백", 1_100],
    ["35만", 350_000],
    ["1만5천", 15_000],
    ["3.15억", 315_000_000],
    ["91만 2천", 912_000],
    ["1,200,000", 1_200_000],
    ["１２３", 123],
    ["0.5", 0.5],
    ["반", 0.5],
    ["two hundred thousand", 200_000],
    ["twenty-five", 25],
    ["one hundred and five", 105],
    ["a million", 1_000_000],
    ["half a million", 500_000],
    ["one and a half million", 1_500_000],
    ["1.5M", 1_500_000],
    ["500k", 500_000],
    ["2.5 million", 2_500_000],
  ])("%s is %d", (text, expected) => {
    expect(readNumber(text)).toBe(expected);
  });

  it.each(["", "서너", "두세", "백만장자", "한국", "1,20", "and", "million", "억", "12345678901234567"])(
    "«%s» is not one",
    (text) => expect(readNumber(text)).toBeUndefined(),
  );

  it("is read back from Sino-Korean words", () => {
    fc.assert(
      fc.property(belowTrillion, (value) => {
        expect(readNumber(inGroups(value, spellGroup))).toBe(value);
      }),
    );
  });

  it("is read back from digits with 억 and 만", () => {
    fc.assert(
      fc.property(belowTrillion, (value) => {
        expect(readNumber(inGroups(value, String))).toBe(value);
        expect(readNumber(inGroups(value, (group) => group.toLocaleString("en-US")))).toBe(value);
      }),
    );
  });

  it("is read back from digits, with and without commas, also full-width", () => {
    fc.assert(
      fc.property(belowTrillion, (value) => {
        const written = String(value);
        const wide = written.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
        for (const text of [written, value.toLocaleString("en-US"), wide])
          expect(readNumber(text)).toBe(value);
      }),
    );
  });
});

describe("numbers in a sentence", () => {
  const found = (text: string) =>
    findNumbers(text).map(({ value }) =>
      value.kind === "range" ? `${value.minimum}..${value.maximum}` : String(value.amount),
    );

  it.each([
    ["스물다섯이요", ["25"]],
    ["세 개 주세요", ["3"]],
    ["서너 군데", ["3..4"]],
    ["한 두 개", ["1..2"]],
    ["대여섯 명", ["5..6"]],
    ["1,200이랑 삼천오백", ["1200", "3500"]],
    ["오 퍼센트", ["5"]],
  ])("%s", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it("point at the original text", () => {
    const text = "ㅎㅎ　１２개랑 스물다섯";
    expect(findNumbers(text).map(({ span }) => text.slice(span.start, span.end))).toEqual([
      "１２",
      "스물다섯",
    ]);
  });
});
