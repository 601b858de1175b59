import { describe, expect, it } from "vitest";
import { findAreas } from "./areas.ts";

const short = (text: string) =>
  findAreas(text).map(({ value }) => {
    const round = (amount: number) => Math.round(amount * 10) / 10;
    return value.kind === "range"
      ? `${round(value.minimum)}..${round(value.maximum)} ${value.said}`
      : `${value.kind} ${round(value.amount)} ${value.said}`;
  });

describe("floor areas", () => {
  it.each([
    ["84㎡", "exact 84 square_metre"],
    ["84m²", "exact 84 square_metre"],
    ["84m2", "exact 84 square_metre"],
    ["84.95㎡", "exact 85 square_metre"],
    ["84제곱", "exact 84 square_metre"],
    ["59제곱미터", "exact 59 square_metre"],
    ["전용 84㎡ 이상", "at_least 84 square_metre"],
    ["59타입", "exact 59 square_metre"],
    ["34평", "exact 112.4 pyeong"],
    ["34평형", "exact 112.4 pyeong"],
    ["서른네 평", "exact 112.4 pyeong"],
    ["이십오평", "exact 82.6 pyeong"],
    ["20평 이하", "at_most 66.1 pyeong"],
    ["20평에서 25평", "66.1..82.6 pyeong"],
    ["20~25평", "66.1..82.6 pyeong"],
    ["30평대", "99.2..128.9 pyeong"],
    ["60 square meters", "exact 60 square_metre"],
    ["bigger than 40 square meters", "at_least 40 square_metre"],
  ])("%s: %s", (text, expected) => {
    expect(short(text)).toEqual([expected]);
  });

  it.each(["평당 3천만원", "5 평일", "평균 3개", "3평가", "50m", "84동", "A타입"])("«%s» is none", (text) => {
    expect(short(text)).toEqual([]);
  });
});
