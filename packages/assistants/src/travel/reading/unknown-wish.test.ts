import { describe, expect, it } from "vitest";
import { findUnknownWish } from "./unknown-wish.ts";

describe("a wish nobody has data on", () => {
  it.each([
    ["셜록홈즈 박물관도 가고 싶어", "셜록홈즈 박물관"],
    ["지브리 파크 꼭 넣어줘", "지브리 파크"],
    ["맛집 더 넣어줘", null],
    ["쇼핑도 하루 넣어줘", null],
    ["거기 꼭 가야 해", null],
    ["박물관 가고 싶어", null],
    ["둘째 날에 온천 넣어줘", null],
    ["비행기 시간 알려줘", null],
  ])("%s: %s", (text, expected) => {
    expect(findUnknownWish(text)).toBe(expected);
  });
});
