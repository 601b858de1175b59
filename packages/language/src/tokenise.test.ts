import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tokenise } from "./tokenise.ts";

const texts = (text: string) => tokenise(text).map((token) => token.text);
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
  fc.string({
    unit: fc.constantFrom(
      "한",
      "글",
      "日",
      "カ",
      "a",
      "Z",
      "7",
      " ",
      ".",
      "\u0301",
      "\u200b",
      "\ud83d",
      "㎡",
    ),
  }),
);

describe("tokens for search", () => {
  it("are single syllables and pairs in Korean, and never reach across a space", () => {
    expect(tokenise("제주도 집")).toEqual([
      { text: "제", kind: "unigram", startsRun: true, start: 0, end: 1 },
      { text: "제주", kind: "bigram", startsRun: true, start: 0, end: 2 },
      { text: "주", kind: "unigram", startsRun: false, start: 1, end: 2 },
      { text: "주도", kind: "bigram", startsRun: false, start: 1, end: 3 },
      { text: "도", kind: "unigram", startsRun: false, start: 2, end: 3 },
      { text: "집", kind: "unigram", startsRun: true, start: 4, end: 5 },
    ]);
  });

  it("are words in scripts that write words apart", () => {
    expect(tokenise("Two cats, КОТ")).toEqual([
      { text: "two", kind: "word", startsRun: true, start: 0, end: 3 },
      { text: "cats", kind: "word", startsRun: true, start: 4, end: 8 },
      { text: "кот", kind: "word", startsRun: true, start: 10, end: 13 },
    ]);
  });

  it.each([
    ["letters and digits part", "iPhone15pro", ["iphone", "15", "pro"]],
    ["a unit in Hangul parts from its number", "300만", ["300", "만"]],
    [
      "Chinese and Japanese are split like Korean",
      "日本カー",
      ["日", "日本", "本", "本カ", "カ", "カー", "ー"],
    ],
    ["a Chinese zero is a character like its neighbours", "二〇", ["二", "二〇", "〇"]],
    ["characters beyond the basic plane stay whole", "𠮷野", ["𠮷", "𠮷野", "野"]],
    ["punctuation and emoji are nothing to search for", "!? 🎉👩‍👩‍👧 …", []],
    ["an invisible character does not tear a word", "서\u200b울", ["서", "서울", "울"]],
  ])("%s", (_, text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  it("point at the original text, also where it was written decomposed or full-width", () => {
    const text = `나는 ${"한국".normalize("NFD")} Ｋ팝`;
    const found = tokenise(text).filter((token) => ["한국", "k"].includes(token.text));
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(["한국".normalize("NFD"), "Ｋ"]);
  });

  it("never fail, have text, and lie inside the text in order of their start", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let last = 0;
        for (const token of tokenise(text)) {
          expect(token.text).not.toBe("");
          expect(token.start).toBeGreaterThanOrEqual(last);
          expect(token.end).toBeGreaterThan(token.start);
          expect(token.end).toBeLessThanOrEqual(text.length);
          last = token.start;
        }
      }),
    );
  });

  it("of a text are found again in a longer text that quotes it", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const quoting = new Set(texts(`인용: "${text}" 끝`));
        expect(texts(`"${text}"`).filter((each) => !quoting.has(each))).toEqual([]);
      }),
    );
  });

  it("do not depend on how the text was written down", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("한", "글", "é", "Å", "Ω", "7", " ") }), (text) => {
        const expected = texts(text);
        for (const written of [text.toUpperCase(), text.normalize("NFD"), text.replaceAll("7", "７")])
          expect(texts(written)).toEqual(expected);
      }),
    );
  });

  it.each([
    ["one endless word", "a"],
    ["one endless Korean run", "가"],
    ["marks in the wrong order", "\u0301\u0323"],
    ["decomposed Korean", "\u1112\u1161\u11ab"],
    ["invisible characters", "\u200d"],
    ["halves of pairs", "\ud83d"],
    ["letters and digits in turn", "a1"],
    ["words ending in a surprise", "aaaa!"],
  ])("take linear time on 100 kB of %s", (_, unit) => {
    const text = unit.repeat(100_000 / unit.length);
    const start = process.cpuUsage().user;
    tokenise(text);
    // Processor time, so that a busy machine does not matter; quadratic time would be a hundred times more.
    expect(process.cpuUsage().user - start).toBeLessThan(1_000_000);
  });
});
