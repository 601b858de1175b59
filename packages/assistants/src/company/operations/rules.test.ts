import { expect, it } from "vitest";
import { carryOutCalls } from "../../testing/carry-out-calls.ts";
import { company } from "../index.ts";

const NOW = "2026-11-19T10:00:00+09:00";
const say = async (...lines: readonly string[]) =>
  (await carryOutCalls(company({ data: null, user: "u_exec", environment: {} }), NOW, lines)).replies.at(-1);
const DINNER = "설명회에서 원장님 저녁 15만원 대접해도 돼?";

it.each([
  [["강의료 한도 얼마야?"], /50만원[\s\S]*100만원[\s\S]*300만원/u],
  [["자료 보관 기간 몇 년?"], /보관 기간은 가진 규정.*없어요/u],
  [["지출보고서 언제까지 내?"], /기한은 가진 규정.*없어요/u],
  [[DINNER, "자료 보관 기간 몇 년?"], /보관 기간은 가진 규정.*없어요/u],
  [[DINNER, "그럼 점심은?"], /제14조/u],
  [[DINNER, "두 명이면?"], /2명 최대 200,000원/u],
  [[DINNER, "이번 달 얼마 남았어?"], /남은 한도예요[\s\S]*제14조/u],
])("%j", async (lines, answer) => {
  expect(await say(...lines)).toMatch(answer);
});
