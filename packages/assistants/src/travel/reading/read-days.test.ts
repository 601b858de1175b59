import { describe, expect, it } from "vitest";
import { daysIn, swapIn } from "./read-days.ts";

describe("days of a trip", () => {
  it.each([
    ["둘째 날만 바꿔줘", [2]],
    ["3일차 보여줘", [3]],
    ["마지막 날은 쇼핑만", [4]],
    ["change day 2", [2]],
    ["첫째날이랑 셋째날", [1, 3]],
    ["일정 보여줘", []],
  ])("%s", (text, expected) => {
    expect(daysIn(text, 4)).toEqual(expected);
  });

  it.each([
    ["첫째날이랑 셋째날 바꿔줘", [1, 3]],
    ["2일차하고 3일차 순서 바꿔줄래?", [2, 3]],
    ["swap day 2 and day 3", [2, 3]],
    ["swap days 2 and 3", [2, 3]],
    ["둘째 날만 바꿔줘", null],
    ["2일차랑 7일차 바꿔줘", null],
    ["2일차랑 3일차 보여줘", null],
  ])("%s", (text, expected) => {
    expect(swapIn(text, 4)).toEqual(expected);
  });
});
