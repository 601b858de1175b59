import { expect, it } from "vitest";
import { worked } from "../domain/figures/sum.ts";
import type { ShownFigures } from "../domain/semantic/shown-figures.ts";
import { readSum } from "./read-sum.ts";

const shown: ShownFigures = {
  title: "10월 매출",
  unit: "won",
  lines: [
    { name: "서부팀", value: 120_000_000 },
    { name: "동부팀", value: 80_000_000 },
  ],
  total: 200_000_000,
  query: null,
};
const valueOfSum = (said: string) => {
  const sum = readSum(said, { shown, last: null });
  return sum === undefined ? undefined : worked(sum);
};

it.each([
  ["3억을 4명이 나누면", { value: 75_000_000, unit: "won" }],
  ["10% 오르면", { value: 220_000_000, unit: "won" }],
  ["3.3% 떼고", { value: 193_400_000, unit: "won" }],
  ["둘 차이", { value: 40_000_000, unit: "won" }],
  ["둘 평균", { value: 100_000_000, unit: "won" }],
])("%s", (said, expected) => {
  const found = valueOfSum(said);
  expect(found?.unit).toBe(expected.unit);
  expect(found?.value).toBeCloseTo(expected.value, 3);
});

it("works nothing out of words alone", () => {
  expect(valueOfSum("그래서 어쩌라고")).toBeUndefined();
});
