import { expect, it } from "vitest";
import { findPasted, withoutPasted } from "./find-pasted.ts";

const pasted = (text: string) => findPasted(text).map(({ start, end }) => text.slice(start, end));

it("sees forwarded lines, quotations, fenced blocks and the middle of something very long", () => {
  expect(pasted("이거 맞아요?\n> 보증금은 3억으로 한다")).toEqual(["> 보증금은 3억으로 한다"]);
  const quote = '"막 써서 그런 거니까 보증금에서 300만원 깔게요"';
  expect(pasted(`답 온 거 ${quote} 헐`)).toEqual([quote]);
  expect(pasted("봐 주세요 ```제1조 보증금 1억``` 이거요")).toEqual(["```제1조 보증금 1억```"]);
  expect(pasted("가".repeat(3_000))).toEqual(["가".repeat(500)]);
});

it("leaves what a person types alone", () => {
  expect(pasted('월세 "45"로 해 줘')).toEqual([]);
  expect(pasted("오사카 3박\n둘이서\n100만원")).toEqual([]);
});

it("takes a text of many lines between two questions for pasted", () => {
  const lease = Array.from(
    { length: 6 },
    (_, index) =>
      `제${index + 1}조 임차인은 임대인에게 보증금 1억원을 지급하고 임대인은 이를 받는다 ${"가".repeat(30)}`,
  );
  const text = ["이 계약서 봐 줘", ...lease, "괜찮아?"].join("\n");
  expect(pasted(text)).toEqual([lease.join("\n")]);
});

it("leaves what the person wrote themselves", () => {
  expect(withoutPasted("이거 맞아요?\n> 보증금은 3억으로 한다").trim()).toBe("이거 맞아요?");
  expect(withoutPasted("보증금은 3억이에요")).toBe("보증금은 3억이에요");
});
