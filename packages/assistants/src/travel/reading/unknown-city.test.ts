import { describe, expect, it } from "vitest";
import { findUnknownCity } from "./unknown-city.ts";

describe("a city nobody has data on", () => {
  it.each([
    ["하바나 5박", "하바나"],
    ["하바나로 5박", "하바나"],
    ["사라예보에 가고 싶어요", "사라예보"],
    ["Reykjavik for 5 nights", "Reykjavik"],
    ["I want to go to Buenos Aires", "Buenos Aires"],
    ["이번 여행", null],
    ["가족 여행 가고 싶어요", null],
    ["그냥 여행 가고 싶어요", null],
    ["혼자 여행", null],
    ["바다 보러 가고 싶어", null],
    ["가까운 데로 2박", null],
    ["안녕하세요", null],
    ["Hello", null],
    ["Just me", null],
  ])("%s: %s", (text, expected) => {
    expect(findUnknownCity(text)).toBe(expected);
  });
});
