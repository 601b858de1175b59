import { understand } from "@maru/language";
import { expect, it } from "vitest";
import { accountFor } from "./account.ts";

const open = (text: string, ...covered: string[]) => {
  const covers = covered.map((words) => ({
    start: text.indexOf(words),
    end: text.indexOf(words) + words.length,
  }));
  return accountFor(understand(text, { now: "2026-11-18T10:00:00+09:00" }), covers).open.map(
    ({ words }) => words,
  );
};

it("names every clause that no operation rests on", () => {
  const text = "보증금은 1억이에요. 근데 반려견도 되나요?";
  expect(open(text, "1억")).toEqual(["근데 반려견도 되나요?"]);
  expect(open(text, "1억", "반려견도 되나요")).toEqual([]);
  expect(open(text)).toHaveLength(2);
});

it("asks nobody to account for laughter and sighs", () => {
  expect(open("ㅋㅋㅋㅋ")).toEqual([]);
  expect(open("ㅠㅠ")).toEqual([]);
  expect(open("!!")).toEqual([]);
});
