import { expect, it } from "vitest";
import { findDaysOfMonth, findWeekdays } from "./days-named.ts";

it.each([
  ["8일이 화욜 맞아?", [2]],
  ["12월 8일(화) 아니야?", [2]],
  ["is the 8th a Tuesday", [2]],
  ["일요일 말고 토요일", [7, 6]],
  ["휴일요", []],
])("weekdays in %s", (said, days) => {
  expect(findWeekdays(said).map(({ value }) => value)).toEqual(days);
});

it.each([
  ["8일이 화욜 맞아?", [8]],
  ["25일은 무슨 요일이야", [25]],
  ["5일 뒤", []],
  ["12월 8일", []],
  ["3일간", []],
  ["32일", []],
])("a day of the month in %s", (said, days) => {
  expect(findDaysOfMonth(said).map(({ value }) => value)).toEqual(days);
});
