import { describe, expect, it } from "vitest";
import { findAges } from "./ages.ts";

const short = (text: string) =>
  findAges(text).map(({ value }) =>
    value.kind === "range" ? `${value.minimum}..${value.maximum}` : `${value.kind} ${value.amount}`,
  );

describe("ages", () => {
  it.each([
    ["7살", ["exact 7"]],
    ["일곱 살", ["exact 7"]],
    ["7살이랑 만 3세", ["exact 7", "exact 3"]],
    ["다섯살짜리 아이", ["exact 5"]],
    ["60세 이상", ["at_least 60"]],
    ["65세이상", ["at_least 65"]],
    ["6개월 아기", ["exact 0.5"]],
    ["30대 부부", ["30..39"]],
    ["7 years old", ["exact 7"]],
    ["7-year-old", ["exact 7"]],
    ["5~7세", ["5..7"]],
  ])("%s", (text, expected) => {
    expect(short(text)).toEqual(expected);
  });

  it.each(["3세대", "2 세부", "24개월 계약", "5대", "2년", "200살", "세 명"])("«%s» is none", (text) => {
    expect(short(text)).toEqual([]);
  });
});
