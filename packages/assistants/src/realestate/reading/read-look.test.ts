import { expect, it } from "vitest";
import { asksMeaning, namedLanguage, readLook } from "./read-look.ts";

it.each([
  ["그 조항 원문은?", "articles"],
  ["몇 조에 나와?", "articles"],
  ["which article is that?", "articles"],
  ["표로 보여줘", "table"],
  ["한 줄로 요약해줘", "summary"],
  ["영어로 알려줘", "again"],
  ["보증금 3억인데 5% 올리면 얼마야?", null],
  ["이 계약서의 모든 조항을 하나하나 꼼꼼하게 검토해 주시면 정말 감사하겠습니다", null],
])("knows what is wanted of an answer: %s", (text, look) => {
  expect(readLook(text)).toBe(look);
});

it("knows who did not understand a word", () => {
  expect(asksMeaning("그게 무슨 뜻이야?")).toBe(true);
  expect(asksMeaning("what does that mean?")).toBe(true);
  expect(asksMeaning("그럼 언제까지야?")).toBe(false);
});

it("answers in the language that is named", () => {
  expect([namedLanguage("영어로 해줘"), namedLanguage("show it in Korean"), namedLanguage("응")]).toEqual([
    "en",
    "ko",
    null,
  ]);
});
