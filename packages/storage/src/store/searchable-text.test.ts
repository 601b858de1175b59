import { describe, expect, it } from "vitest";
import { encodeForeign } from "../checkpoints/foreign-value.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { readTextIndex, searchableText } from "./searchable-text.ts";

const BOOK = {
  title: "조선의 부엌",
  year: 1809,
  isLent: true,
  authors: [{ name: "빙허각" }, { name: "이씨" }],
  chapters: [
    { content: "술", pages: [1, 2] },
    { content: "장", pages: [3] },
  ],
  "odd name": { inner: "곁가지" },
};

describe("the text of an item", () => {
  it.each([
    ["everything but yes and no", undefined, "조선의 부엌 1809 빙허각 이씨 술 1 2 장 3 곁가지"],
    ["nothing", false, ""],
    ["one field", ["title"], "조선의 부엌"],
    ["a nested field", ["odd name.inner"], "곁가지"],
    ["one element", ["authors[1].name"], "이씨"],
    ["the last element", ["authors[-1].name"], "이씨"],
    ["all elements", ["chapters[*].content"], "술 장"],
    ["elements of elements", ["chapters[*].pages[0]"], "1 3"],
    ["a whole part", ["chapters[0]", "title"], "술 1 2 조선의 부엌"],
    ["everything by its sign", ["$"], "조선의 부엌 1809 빙허각 이씨 술 1 2 장 3 곁가지"],
    ["what is not there", ["subtitle", "title.x", "year[0]", "authors[9]", "constructor"], ""],
  ])("is %s", (_, index, expected) => {
    expect(searchableText(BOOK, readTextIndex(index))).toBe(expected.replaceAll(/(?<!의) (?!부엌)/g, "\n"));
  });

  it("holds the content of a stored date, not the name of its type", () => {
    const text = searchableText(encodeForeign({ at: new Date(0) }, "value"), undefined);
    expect(text).toBe("1970-01-01T00:00:00.000Z");
  });

  it.each([
    ["a choice of fields", ["{title,year}"]],
    ["an open bracket", ["authors["]],
    ["an empty path", [""]],
    ["an empty step", ["a..b"]],
    ["something else than a text", [1]],
    ["half a character", ["\ud800"]],
    ["a path for the list", "title"],
    ["yes", true],
    ["too many", Array.from({ length: 65 }, () => "a")],
  ])("is not given by %s", (_, index) => {
    expect(refusalOf(() => readTextIndex(index)).code).toBe("INVALID_ID");
  });
});
