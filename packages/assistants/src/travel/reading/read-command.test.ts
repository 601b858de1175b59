import { describe, expect, it } from "vitest";
import { readCommand } from "./read-command.ts";

const plans = {
  now: "2026-11-16T10:00:00+09:00",
  hasDestination: true,
  hasPlans: true,
  days: 4,
  recommended: "B",
  shown: "B",
} as const;

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
    ["비행기는 싼거 호텔은 좋은거", { type: "mix", plan: null, flight: "budget", hotel: "premium" }],
    ["호텔만 업그레이드", { type: "mix", plan: null, flight: null, hotel: "up" }],
    ["5성급으로", { type: "mix", plan: null, flight: null, hotel: "premium" }],
    ["너무 비싸요", { type: "cheaper" }],
    ["맛집 어디어디 있어?", { type: "show", part: "food" }],
    ["공항에서 시내 어떻게 가?", { type: "show", part: "way_in" }],
    ["공항 몇 시까지 가야돼?", { type: "show", part: "airport_time" }],
    ["걷는거 많아?", { type: "show", part: "walking" }],
    ["지도 보여줘", { type: "export", format: "map" }],
    ["카톡으로 보내줘", { type: "export", format: "share" }],
    ["좋아요", { type: "agree" }],
    ["별로예요", { type: "dislike" }],
    ["렌터카 빌려야 하나요?", { type: "about", topic: "car", month: null }],
    ["show me a flight", { type: "show", part: "flights" }],
    ["비행기 몇 시야?", { type: "show", part: "flights" }],
    ["왜 그걸 추천해?", { type: "show", part: "recommendation" }],
    ["비 오면 어떡해?", { type: "show", part: "rain" }],
    ["그때 날씨 어때?", { type: "about", topic: "weather", month: null }],
    ["1월엔 추워?", { type: "about", topic: "weather", month: 1 }],
    ["여름에 가면 더워?", { type: "about", topic: "weather", month: 7 }],
    ["돼지코 필요해?", { type: "about", topic: "plug", month: null }],
    ["언제 가는 게 제일 싸?", { type: "about", topic: "season", month: null }],
    ["아까 그거 B안 총 얼마였죠?", { type: "show_plan", plan: "B" }],
    ["A안 숙소는 어디야?", { type: "show_plan", plan: "A" }],
    ["B안으로 하고 호텔만 A안 걸로", { type: "mix", plan: "B", flight: null, hotel: "premium" }],
    ["첫째 날이랑 셋째 날 바꿔줘", { type: "swap_days", days: [1, 3] }],
    [
      "셋째 날 비 온다는데 실내로",
      { type: "change_day", day: 3, wish: { pace: null, styles: [], is_indoor: true } },
    ],
    [
      "셋째 날은 쇼핑 말고 자연으로",
      { type: "change_day", day: 3, wish: { pace: null, styles: ["자연"], is_indoor: false } },
    ],
    ["둘째 날 맛집 어디야?", { type: "show_day", day: 2 }],
    ["마지막 날 공항 몇 시까지 가야 해?", { type: "show", part: "airport_time" }],
    ["엑셀로 뽑아줘", { type: "export", format: "other" }],
    ["그냥 원래대로 해줘", { type: "undo" }],
    ["아니야 계속하자", { type: "agree" }],
    ["내 총 예산 얼마였지?", { type: "recall" }],
    ["항공편 다시 찾아줘", { type: "search_again", parts: ["flights"] }],
    ["다시 시도해줘", { type: "search_again", parts: [] }],
    ["이걸로 예약해줘", { type: "book", plan: null }],
    ["C로 예약까지 해줘", { type: "book", plan: "C" }],
    ["숙소 추천해줘", { type: "show", part: "hotels" }],
    ["주식 추천 좀", null],
    ["그걸로 할게요", { type: "choose", plan: "B" }],
    ["A안 B안 C안 표로 정리해줘", { type: "show", part: "plans" }],
    ["결제는 어디서 해?", { type: "book", plan: null }],
    ["book plan B for me", { type: "book", plan: "B" }],
    ["지금까지 내가 말한 거 정리해줘", { type: "recall" }],
    ["2명이요", null],
  ])("%s", (text, expected) => {
    expect(readCommand(text, plans)).toEqual(expected);
  });

  it("is too early to ask of plans that are not there", () => {
    expect(
      readCommand("A랑 C 뭐가 달라?", { ...plans, hasPlans: false, days: 0, recommended: null }),
    ).toEqual({ type: "too_early" });
  });
});
