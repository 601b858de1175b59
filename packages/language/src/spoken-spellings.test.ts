import { describe, expect, it } from "vitest";
import { repairText } from "./repair.ts";

describe("what is typed as it is said", () => {
  it.each([
    ["DSR이 먼데?", "DSR이 뭔데?"],
    ["묵시적갱신이 먼가여", "묵시적갱신이 뭔가요"],
    ["대항력이먼지 알려줘", "대항력이뭔지 알려줘"],
    ["LTV가 머임", "LTV가 뭐임"],
    ["전세권이머에여", "전세권이뭐에요"],
    ["그게 모야", "그게 뭐야"],
    ["받을 수 있는 거 머있어", "받을 수 있는 거 뭐있어"],
    ["둘이 머가 다름", "둘이 뭐가 다름"],
    ["금리 얼만데여", "금리 얼마인데요"],
    ["비행기 얼만가요", "비행기 얼마인가요"],
    ["그럼 어케 해야되나여", "그럼 어떻게 해야되나요"],
    ["저 이제 어떻해", "저 이제 어떡해"],
    ["상품 잇나여", "상품 있나요"],
    ["이미 됬는데 괜찬아요", "이미 됐는데 괜찮아요"],
  ])("%s", (text, expected) => {
    expect(repairText(text, []).text).toBe(expected);
  });

  it.each([
    "역에서 먼데 괜찮아요",
    "회사랑 너무 먼가요",
    "공항에서 먼 호텔",
    "먼저 볼게요",
    "먼지가 많아요",
    "머물 곳",
    "가족 모임이에요",
    "머리가 아파요",
    "용산 가용",
    "이어 잇는 길",
  ])("leaves alone what is right: %s", (text) => {
    expect(repairText(text, []).text).toBe(text);
  });
});
