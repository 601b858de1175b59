import { describe, expect, it } from "vitest";
import { remarksIn, withoutRemarks } from "./read-remarks.ts";

describe("remarks about one of the party", () => {
  it.each([
    ["한명이 해산물 알러지 있는데 참고해줘", "food", "해산물", ""],
    ["아빠가 다리가 불편해요", "walking", "다리가 불편", ""],
    ["오사카 셋이 맛집, 한 명은 채식이야", "food", "채식", "오사카 셋이 맛집,"],
    ["저희 둘이, 와이프가 임신중이야", "health", "임신", "저희 둘이,"],
    ["one of us is vegetarian", "food", "vegetarian", ""],
  ])("%s", (text, kind, said, rest) => {
    const remarks = remarksIn(text);
    expect(remarks).toMatchObject([{ kind, said }]);
    expect(withoutRemarks(text, remarks).trim()).toBe(rest);
  });

  it.each(["아침은 안 먹어요", "한 명 더 가요", "해산물 먹고 싶어"])("«%s» is none", (text) => {
    expect(remarksIn(text)).toEqual([]);
  });
});
