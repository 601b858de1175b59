import { findClauses } from "@maru/language";
import { expect, it } from "vitest";
import { isChange, meantNames } from "./named-in-passing.ts";
import type { Name } from "./read-origin.ts";

const named = (text: string, city: string): Name => {
  const start = text.indexOf(city);
  return { id: city, kind: "city", start, end: start + city.length, said: city };
};

it.each([
  ["도쿄로 바꿔줘", true],
  ["아니 도쿄요", true],
  ["도쿄 3박4일", true],
  ["생각해보니 도쿄가 낫겠다", true],
  ["도쿄로 바꿀 수 있어? 변경 되나", true],
  ["도쿄는 어때?", false],
  ["도쿄가 더 비싸?", false],
  ["도쿄 날씨는 춥네요", false],
])("%s", (text, expected) => {
  expect(isChange(text, named(text, "도쿄"), findClauses(text))).toBe(expected);
});

it.each([
  ["작년에 도쿄 갔었어요", null, 0],
  ["그때 도쿄에 있겠네", null, 0],
  ["엄마가 도쿄를 좋아하세요", null, 1],
  ["엄마가 도쿄를 좋아하세요", "오사카", 0],
  ["도쿄로 할게요", "오사카", 1],
])("%s, going to %s", (text, known, count) => {
  expect(meantNames([named(text, "도쿄")], findClauses(text), known)).toHaveLength(count);
});
