import { expect, it } from "vitest";
import { saidBefore } from "./said-before.ts";

const MESSAGES = [
  { role: "user", content: "전세 2억4천인데 2억6천으로 올리재요 상한이 얼마에요" },
  { role: "assistant", content: "■ 인상률과 한도\n한도는 **2억 5,200만원**이에요.\n\n■ 법에서는\n제7조" },
  { role: "user", content: "전세를 월세로 돌릴때 전환율은 몇프로까지임?" },
  { role: "assistant", content: "■ 전월세 전환\n전환율 상한은 연 **4.5%**예요." },
  { role: "user", content: "아까 전세금 상한 얼마라고 했지?" },
];

it("says again what was said to the question that is meant", () => {
  expect(saidBefore("아까 전세금 상한 얼마라고 했지?", MESSAGES, "ko")?.join(" ")).toContain("2억 5,200만원");
  expect(saidBefore("전환율 몇프로라고 했지?", MESSAGES, "ko")?.join(" ")).toContain("4.5%");
});

it("is silent where nothing was asked again, or nothing fits", () => {
  expect(saidBefore("전세금 상한 얼마야?", MESSAGES, "ko")).toBeNull();
  expect(saidBefore("아까 수익률 얼마라고 했지?", MESSAGES, "ko")).toBeNull();
});
