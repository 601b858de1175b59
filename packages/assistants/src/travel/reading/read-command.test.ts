import { describe, expect, it } from "vitest";
import { readCommand } from "./read-command.ts";

const plans = { hasPlans: true, days: 4, recommended: "B" } as const;

describe("what a message wants with the plans", () => {
  it.each([
    ["A랑 C 뭐가 달라?", { type: "compare", plans: ["A", "C"] }],
    ["Compare plan A and C", { type: "compare", plans: ["A", "C"] }],
    ["제일 싼 걸로 할게요", { type: "choose", plan: "C" }],
    ["추천해준 걸로 할게요", { type: "choose", plan: "B" }],
    ["두 번째 걸로 할게요", { type: "choose", plan: "B" }],
    ["B가 좋겠다", { type: "choose", plan: "B" }],
    ["7일차 보여줘", { type: "show_day", day: 7 }],
    ["둘째 날만 바꿔줘", { type: "change_day", day: 2 }],
    ["show me a flight", { type: "show", part: "flights" }],
    ["비행기 몇 시야?", { type: "show", part: "flights" }],
    ["왜 그걸 추천해?", { type: "show", part: "recommendation" }],
    ["비 오면 어떡해?", { type: "show", part: "rain" }],
    ["그때 날씨 어때?", { type: "show", part: "weather" }],
    ["항공편 다시 찾아줘", { type: "search_again", parts: ["flights"] }],
    ["다시 시도해줘", { type: "search_again", parts: [] }],
    ["이걸로 예약해줘", { type: "book" }],
    ["지금까지 내가 말한 거 정리해줘", { type: "recall" }],
    ["2명이요", null],
  ])("%s", (text, expected) => {
    expect(readCommand(text, plans)).toEqual(expected);
  });

  it("asks nothing of plans that are not there", () => {
    expect(readCommand("A랑 C 뭐가 달라?", { hasPlans: false, days: 0, recommended: null })).toBeNull();
  });
});
