import { describe, expect, it } from "vitest";
import { findFarCountry } from "./far-countries.ts";

describe("countries we have no city in", () => {
  it.each([
    ["아이슬란드 오로라 보러 가고싶어", "아이슬란드"],
    ["포르투갈로 바꿀래", "포르투갈"],
    ["이집트 여행", "이집트"],
    ["쿠바요", "쿠바"],
    ["일본 가고 싶어", null],
    ["맛집이란 맛집은 다", null],
    ["언제 가나 봐요", null],
    ["수단과 방법", null],
  ])("%s: %s", (text, expected) => {
    expect(findFarCountry(text)).toBe(expected);
  });
});
