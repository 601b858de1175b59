import { expect, it } from "vitest";
import { readCountWord } from "./count-words.ts";

it.each([
  ["한", 1],
  ["둘", 2],
  ["석", 3],
  ["넉", 4],
  ["육", 6],
  ["아홉", 9],
  ["열", 10],
  ["십", 10],
  ["A", 1],
  ["three", 3],
  ["24", 24],
  ["007", 7],
])("«%s» is %i", (said, expected) => {
  expect(readCountWord(said)).toBe(expected);
});

it.each(["", "반", "스물", "1.5", "-1", "constructor", "1000000000000"])("«%s» is none of them", (said) => {
  expect(readCountWord(said)).toBeUndefined();
});
