import { expect, it } from "vitest";
import { carryOutCalls } from "../../testing/carry-out-calls.ts";
import { company } from "../index.ts";

const NOW = "2026-11-19T10:00:00+09:00";
const say = async (...lines: readonly string[]) =>
  (await carryOutCalls(company({ data: null, user: "u_exec", environment: {} }), NOW, lines)).replies.at(-1);

it.each([
  ["8일이 화욜 맞아?", /^네, 맞아요\. 2026년 12월 8일은 화요일/u],
  ["12월 8일 수요일 맞지?", /^아니요\. 2026년 12월 8일은 화요일/u],
  ["다음주 화요일이 25일 맞아?", /^아니요\. .*2026년 11월 24일/u],
  ["담주 목 며칠이야?", /2026년 11월 26일, 목요일/u],
  ["오늘부터 영업일로 5일 뒤는?", /2026년 11월 26일, 목요일/u],
  ["12월 8일까지 며칠 남았어?", /^19일 남았어요/u],
  ["12월 8일에서 10일 뒤는?", /2026년 12월 18일, 금요일/u],
  ["다음 방문 언제야", /다음 방문 일정은 자료에 없어요/u],
  ["이번 달 영업일 며칠 남았어?", /영업일은 8일/u],
])("%s", async (said, answer) => {
  expect(await say(said)).toMatch(answer);
});

it("counts from the day that was told last", async () => {
  expect(await say("12월 24일 무슨 요일이야?", "그날부터 일주일 뒤는?")).toMatch(/2026년 12월 31일, 목요일/u);
});
