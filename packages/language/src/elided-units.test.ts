import { expect, it } from "vitest";
import { completeUnits } from "./elided-units.ts";

it.each([
  ["2 nights — no wait, 3", "2 nights — no wait, 3 nights"],
  ["2 people, sorry, 3 please", "2 people, sorry, 3 people please"],
  ["two nights, I mean three", "two nights, I mean three nights"],
  ["2박 아니 3으로 해주세요", "2박 아니 3박으로 해주세요"],
  ["2박3일, 아니다 4", "2박3일, 아니다 4박"],
  ["3명 아 아니 4요", "3명 아 아니 4명요"],
  ["100만원 아니 120", "100만원 아니 120만원"],
  ["인당 80 아니 90", "인당 80 아니 인당 90"],
])("%s", (text, expected) => {
  expect(completeUnits(text)).toBe(expected);
});

it.each([
  "2박 아니 3박",
  "3 nights, no 2 star hotels",
  "3박4일 4명 아니 오사카",
  "100만원 아니면 120만원",
  "no wait, 3",
  "2 nights, no shopping",
])("leaves %s as it is", (text) => {
  expect(completeUnits(text)).toBe(text);
});

it("reads ten thousand characters in little time", () => {
  for (const piece of ["2박 아니 ", "1", "3 nights no ", " ", "— "]) {
    const text = piece.repeat(Math.ceil(10_000 / piece.length)).slice(0, 10_000);
    const started = performance.now();
    completeUnits(text);
    expect(performance.now() - started).toBeLessThan(500);
  }
});
