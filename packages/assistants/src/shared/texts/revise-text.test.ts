import { readTextOrder, readTextRevision } from "@maru/language";
import { expect, it } from "vitest";
import { composeText } from "./compose-text.ts";
import { reviseText } from "./revise-text.ts";
import { plainText } from "./text-data.ts";

const ORDERS = {
  rent: "집주인한테 178만원까지는 낸다고 문자 써줘",
  dates: "담당자한테 기간은 10주라고 하고 보험은 8주라고 문자 써줘",
  repair: "집주인한테 어제 물이 샜다고 하고 3일까지 고쳐달라고 문자 써줘",
  close: "엄마한테 2시에 도착한다고 카톡 써줘",
};

/** The text of an order after one change. */
function revised(order: keyof typeof ORDERS, change: string): string {
  const read = readTextOrder(ORDERS[order]);
  const revision = readTextRevision(change);
  if (read === null || revision === null) throw new Error(`not read: ${change}`);
  const data = composeText(read, { sender: null, facts: [], about: null }, "ko");
  const { data: after } = reviseText(data, revision, { now: "2026-11-19T10:00:00+09:00", isBareMoney: true });
  return plainText(after);
}

const CHANGES: readonly (readonly [keyof typeof ORDERS, string, string])[] = [
  ["rent", "더 정중하게", "안녕하세요, 사장님. 178만원까지는 내겠습니다. 감사합니다."],
  ["rent", "반말로", "사장님. 178만원까지는 낼게. 고마워."],
  ["rent", "한 줄로", "178만원까지는 낼게요."],
  ["rent", "일단 170으로", "안녕하세요, 사장님. 170만원까지는 낼게요. 감사합니다."],
  ["rent", "30자로 줄여줘", "안녕하세요, 사장님. 178만원까지는 낼게요."],
  ["rent", "이모티콘 하나 넣어줘", "안녕하세요, 사장님. 178만원까지는 낼게요. 감사합니다. 😊"],
  ["dates", "보험은 12주", "안녕하세요, 담당자님. 기간은 10주예요. 보험은 12주예요. 감사합니다."],
  [
    "repair",
    "더 부드럽게",
    "안녕하세요, 사장님. 어제 물이 샜어요. 3일까지 고쳐 주실 수 있을까요? 감사합니다.",
  ],
  [
    "repair",
    "너무 세게는 말고",
    "안녕하세요, 사장님. 어제 물이 샜어요. 3일까지 고쳐 주실 수 있을까요? 감사합니다.",
  ],
  ["repair", "'어제'라는 말 빼줘", "안녕하세요, 사장님. 물이 샜어요. 3일까지 고쳐 주세요. 감사합니다."],
  [
    "repair",
    "다음 주에 다시 온다고도 넣어줘",
    "안녕하세요, 사장님. 어제 물이 샜어요. 3일까지 고쳐 주세요. 다음 주에 다시 와요. 감사합니다.",
  ],
  ["close", "존댓말로", "엄마, 2시에 도착해요."],
];

it.each(CHANGES)("%s: «%s» changes that and nothing else", (order, change, text) => {
  expect(revised(order, change)).toBe(text);
});
