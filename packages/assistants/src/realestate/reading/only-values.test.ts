import { describe, expect, it } from "vitest";
import { droppedFacts } from "./dropped-facts.ts";
import { saysOnlyValues } from "./only-values.ts";

describe("messages that name a value and nothing else", () => {
  it.each([
    ["월세는?", []],
    ["그럼 송파는?", ["송파구"]],
    ["연봉 8천이면?", []],
    ["20년으로 해줘", []],
    ["가격 상관없어", []],
    ["기존 대출 5천 있어", []],
    ["and Gangnam?", ["강남구"]],
    ["what about under 400 million won", []],
  ])("«%s»", (text, names) => {
    expect(saysOnlyValues(text, names)).toBe(true);
  });

  it.each(["복비는?", "집주인이 거절하면?", "확정일자는 언제 받아?", "임차권등기 비용은?"])(
    "«%s» asks something of its own",
    (text) => {
      expect(saysOnlyValues(text, [])).toBe(false);
    },
  );
});

describe("conditions that are let go of", () => {
  it("names the facts of the condition", () => {
    expect(droppedFacts("가격은 상관없어")).toContain("maximum_price");
    expect(droppedFacts("평수는 아무거나")).toEqual(["minimum_area", "maximum_area"]);
    expect(droppedFacts("10억 넘어도 괜찮아")).toContain("maximum_price");
  });

  it("lets all filters go, and keeps the place", () => {
    expect(droppedFacts("전체로 다시")).toContain("built_since");
    expect(droppedFacts("전체로 다시")).not.toContain("regions");
  });

  it("lets nothing go where nothing is said of it", () => {
    expect(droppedFacts("4억 이하로")).toEqual([]);
  });
});
