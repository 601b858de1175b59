import { expect, it } from "vitest";
import { wordsFor } from "./food-words.ts";

it.each([
  ["새우", "활어 횟집", true],
  ["새우", "1922년에 문을 연 오므라이스집", false],
  ["채식", "흑돼지 구이", true],
  ["비건", "전복죽", true],
  ["할랄", "돈코쓰 라멘", true],
  ["할랄", "소고기 쌀국수", false],
  ["매운 거", "마라 훠궈", true],
  ["peanut", "팟타이", true],
  ["gluten", "수타 우동", true],
  // What there is no list for stands for itself.
  ["오이", "오이냉국", true],
  ["오이", "콩국수", false],
])("%s, and a place with %s", (said, place, expected) => {
  expect(wordsFor(said).test(place)).toBe(expected);
});
