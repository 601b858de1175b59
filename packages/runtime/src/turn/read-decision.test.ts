import { expect, it } from "vitest";
import type { Decided } from "./interrupts.ts";
import { readDecision } from "./read-decision.ts";

const said: { readonly [Decision in Exclude<Decided, "expired">]: readonly string[] } = {
  approve: [
    "승인",
    "승인합니다",
    "승인할게요",
    "네",
    "넵",
    "ㅇㅋ",
    "네 진행해 주세요",
    "좋아요!",
    "approve",
    "yes, go ahead",
  ],
  reject: [
    "취소",
    "취소할게",
    "거절",
    "반려합니다",
    "아니요",
    "안 할래요",
    "승인하지 마세요",
    "하지 마",
    "reject",
    "no",
    "cancel it",
  ],
  modify: [
    "월세는 빼고 승인",
    "1번만 승인해 주세요",
    "수정할게요",
    "금액을 300만원으로 바꿔 주세요",
    "change the date",
  ],
  other: [
    "승인하면 언제 처리되나요?",
    "괜찮아요",
    "글쎄요",
    "네 근데 잠깐만요",
    "yes but what does it cost",
    "오늘 날씨 좋네",
    "",
    "음",
  ],
};

for (const [decision, texts] of Object.entries(said))
  it.each(texts)(`reads «%s» as ${decision} and keeps the words`, (text) => {
    expect(readDecision({ type: "message", text })).toEqual({ decision, changes: {}, feedback: text });
  });

it("takes a decision of the protocol as it is", () => {
  const decision = {
    type: "decision",
    decision: "modify",
    changes: { deposit: 5 },
    feedback: "줄여서",
  } as const;
  expect(readDecision(decision)).toEqual({ decision: "modify", changes: { deposit: 5 }, feedback: "줄여서" });
});

it("never takes a request to skip a step for an answer", () => {
  expect(readDecision({ type: "skip_step", step_id: "승인" }).decision).toBe("other");
});
