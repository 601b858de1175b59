import { expect, it } from "vitest";
import { carryOutCalls } from "../../testing/carry-out-calls.ts";
import { company } from "../index.ts";
import type { GlobalSessionState } from "../states/state.ts";

const NOW = "2026-11-16T10:00:00+09:00";
const assistant = () => company({ data: null, user: "u_exec", environment: {} });
const NOTE = { op: "note", args: { what: "원장님 아들이 입시 준비 중" } };
const OTHER = { op: "note", args: { what: "주차는 지하 2층" } };

it("erases what is named from notes, forms and texts, and keeps the rest", async () => {
  const { state, replies } = await carryOutCalls(assistant(), NOW, [
    NOTE,
    OTHER,
    "방문보고서 써줘. 논의 내용은 원장님 아들 입시 이야기",
    { op: "forget", args: { what: "아들 입시 얘기 지워줘" } },
  ]);
  const { circumstances, drafts, open_form, agent_states } = state as unknown as GlobalSessionState;
  expect(circumstances).toEqual(["주차는 지하 2층"]);
  expect(
    Object.values(drafts)
      .map(({ text }) => text)
      .join(),
  ).not.toContain("입시");
  expect(JSON.stringify([open_form, agent_states])).not.toContain("입시");
  expect(replies.at(-1)).toContain("남는 것");
});

it("erases everything where everything is meant, and says what remains", async () => {
  const { state, replies } = await carryOutCalls(assistant(), NOW, [
    NOTE,
    "지난달 팀별 매출",
    { op: "forget", args: { what: "싹 다 지워줘" } },
  ]);
  const { circumstances, drafts, shown_figures } = state as unknown as GlobalSessionState;
  expect([circumstances, Object.keys(drafts), shown_figures]).toEqual([[], [], null]);
  expect(replies[2]).toContain("감사 기록");
});

it("takes «아까 말한 … 지워줘» for it in words, too", async () => {
  const { state, replies } = await carryOutCalls(assistant(), NOW, [
    NOTE,
    OTHER,
    "아까 말한 아들 입시 지워줘",
  ]);
  expect((state as unknown as GlobalSessionState).circumstances).toEqual(["주차는 지하 2층"]);
  expect(replies.at(-1)).toContain("남는 것");
});
