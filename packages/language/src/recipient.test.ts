import { expect, it } from "vitest";
import { recipientIn } from "./recipient.ts";

it.each([
  ["딸아한테 낼 몇 시에 내린다고 문자 하나 써주우", "딸아"],
  ["팀장님께 보낼 메일", "팀장님"],
  ["반톡에 올릴 말투로 써줘", "반톡"],
  ["짐 체크리스트 써줘", undefined],
])("%s is for %s", (said, who) => {
  expect(recipientIn(said)).toBe(who);
});
