import { expect, it } from "vitest";
import { readManner } from "./manners.ts";

it.each([
  ["너무 세게 말고 한 줄로", { tone: "soft", length: "short" }],
  ["좀 더 단호하게 써줘", { tone: "firm" }],
  ["영어로 부탁해요", { language: "en" }],
  ["정중하게, 짧게", { tone: "soft", length: "short" }],
  ["not too long please", { length: "short" }],
  ["make it more polite and in English", { tone: "soft", language: "en" }],
  ["친구한테 보낼 거라 반말로", { tone: "casual" }],
  ["넘 딱딱해", { tone: "soft" }],
  ["too long", { length: "short" }],
  ["보증금 돌려달라고", {}],
])("reads how a text should sound from «%s»", (words, expected) => {
  expect(readManner(words)).toEqual(expected);
});
