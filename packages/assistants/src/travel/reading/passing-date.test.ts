import { describe, expect, it } from "vitest";
import { isPassingDate } from "./passing-date.ts";

describe("a day that is only mentioned", () => {
  it.each([
    ["어제 축구 누가 이겼어?", false, true],
    ["오늘 날씨 어때요?", false, true],
    ["거기 12월에 추워?", true, true],
    ["12월에 가는데 추워?", true, false],
    ["12월 20일", false, false],
    ["12월 20일이 제일 좋을 것 같습니다", false, false],
    ["오늘 너무 피곤하다", false, true],
    ["오늘 점심 뭐먹지", false, true],
    ["2월 초는 어떨까요?", false, false],
    ["1월 15일 말고 2월 1일", false, false],
    ["월요일에 쉬나?", false, true],
    ["다음 주 금요일 출발", false, false],
  ])("%s", (text, isAbout, expected) => {
    expect(isPassingDate(text, "2026-11-16T10:00:00+09:00", isAbout)).toBe(expected);
  });
});
