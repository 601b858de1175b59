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
    ["둘째 날만 바꿔줘", { type: "change_day", day: 2, wish: null }],
    [
      "셋째 날 너무 빡빡해요",
      { type: "change_day", day: 3, wish: { pace: "relaxed", styles: [], is_indoor: false } },
    ],
    [
      "둘째날 비 온대요 실내 위주로 바꿔줘",
      { type: "change_day", day: 2, wish: { pace: null, styles: [], is_indoor: true } },
    ],
    [
      "마지막 날 쇼핑 넣어줘",
      { type: "change_day", day: 4, wish: { pace: null, styles: ["쇼핑"], is_indoor: false } },
    ],
    ["일정 전체 다시 짜줘", { type: "replan" }],
    ["B랑 C 뭐가 더 나아?", { type: "compare", plans: ["B", "C"] }],
    ["세 개 비교해줘", { type: "compare", plans: ["A", "B", "C"] }],
    ["B요", { type: "choose", plan: "B" }],
    ["비안으로", { type: "choose", plan: "B" }],
    ["C안 좋네요", { type: "choose", plan: "C" }],
    ["A안 자세히 보여줘", { type: "show_plan", plan: "A" }],
    ["비행기는 싼거 호텔은 좋은거", { type: "mix", flight: "budget", hotel: "premium" }],
    ["호텔만 업그레이드", { type: "mix", flight: null, hotel: "up" }],
    ["5성급으로", { type: "mix", flight: null, hotel: "premium" }],
    ["너무 비싸요", { type: "cheaper" }],
    ["맛집 어디어디 있어?", { type: "show", part: "food" }],
    ["공항에서 시내 어떻게 가?", { type: "show", part: "way_in" }],
    ["공항 몇 시까지 가야돼?", { type: "show", part: "airport_time" }],
    ["걷는거 많아?", { type: "show", part: "walking" }],
    ["지도 보여줘", { type: "export", format: "map" }],
    ["카톡으로 보내줘", { type: "export", format: "share" }],
    ["좋아요", { type: "agree" }],
    ["별로예요", { type: "dislike" }],
    ["렌터카 빌려야 하나요?", { type: "about", topic: "car" }],
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
