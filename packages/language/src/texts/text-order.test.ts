import { expect, it } from "vitest";
import { saySentence } from "../verbs/say.ts";
import { readTextOrder } from "./text-order.ts";

function saidIn(message: string): readonly string[] {
  return (readTextOrder(message)?.contents ?? []).map((each) =>
    each.type === "said" ? saySentence(each.said, "haeyo") : each.words,
  );
}

it.each([
  ["3시에 늦는다고 팀장님한테 문자 써줘", ["3시에 늦어요."]],
  ["집주인한테 3/7에 당겨 달라는 톡", ["3/7에 당겨 주세요."]],
  ["호텔 화재경보가 빛으로 오는지 물어보는 이메일을 써 주세요.", ["호텔 화재경보가 빛으로 오나요?"]],
  ["답장 써줘요 4명이고 12시반쯤 도착한다고", ["4명이고 12시반쯤 도착해요."]],
  ["2만원만 깎아달라고 문자 ㄱ", ["2만원만 깎아 주세요."]],
  ["관리비 12는 건드리지 않는 조건으로 제안 문자 하나", ["관리비 12는 건드리지 않는 조건이에요."]],
])("takes the content out of «%s»", (message, contents) => {
  expect(saidIn(message)).toEqual(contents);
});

it("reads kind, addressee, purpose and manner", () => {
  const order = readTextOrder("서과장님한테 거절 문자 세 줄로 공손하게 써줘");
  expect(order).toMatchObject({
    kind: "message",
    to: ["서과장님"],
    purpose: "refusal",
    style: { lines: 3, register: "hapsyo" },
  });
});

it("keeps out what is not to be said", () => {
  expect(readTextOrder("단톡에 올릴 모집글, 320이라는 숫자는 빼고")?.leftOut).toEqual(["320"]);
});

it("reads English orders", () => {
  const order = readTextOrder("write the guesthouse a message asking if I can leave my bag after checkout");
  expect(order?.contents).toEqual([
    { type: "words", words: "Could you let me know if I can leave my bag after checkout?" },
  ]);
});

it.each([
  "계약서 써야 하나요?",
  "내용증명 보내면 효력이 있나요",
  "문자 왔는데 월세 올린대요",
  "20만원 적어 둬",
  "can my landlord see what i write here?",
])("takes «%s» for no order", (message) => {
  expect(readTextOrder(message)).toBeNull();
});
