import type { Heard } from "@maru/runtime";
import { expect, it } from "vitest";
import { hear, NOTHING_YET, workingLines } from "./todo.ts";

const event = (type: string, data: unknown): Heard =>
  ({ kind: "event", event: { type, data, sequence: 1 } }) as Heard;
const token = (text: string): Heard => ({
  kind: "transient",
  transient: { type: "token", data: { node: "writer", text } },
});

it("keeps the to-do list up to date and shows the answer as it comes", () => {
  const news = [
    event("turn_started", { turn: 0, text: "계약서" }),
    event("plan_ready", {
      execution_steps: [
        { step_id: "a", task: "법령 찾기", status: "in_progress", progress_percentage: 40 },
        { step_id: "b", task: "정리", status: "pending" },
      ],
    }),
    event("step_finished", {
      turn: 0,
      checkpoint_id: "c",
      changed: [],
      nodes: [{ node: "law", status: "completed", milliseconds: 3 }],
      tools: [],
      decisions: [],
    }),
    token("보증금은"),
    token(" 우선변제"),
  ];
  const lines = (count: number) => workingLines(news.slice(0, count).reduce(hear, NOTHING_YET), "ko");
  expect(lines(1)).toEqual(["  답을 준비하고 있어요…"]);
  expect(lines(2)).toEqual(["  ◐ 법령 찾기 40%", "  ○ 정리", "  답을 준비하고 있어요…"]);
  expect(lines(3).at(-1)).toBe("  답을 준비하고 있어요… (law ✓)");
  expect(lines(5)).toEqual(["  ◐ 법령 찾기 40%", "  ○ 정리", "보증금은 우선변제"]);
  const dropped: Heard = {
    kind: "transient",
    transient: { type: "tokens_dropped", data: { node: "writer" } },
  };
  expect(workingLines([...news, dropped].reduce(hear, NOTHING_YET), "en").at(-1)).toBe(
    "  Working on it… (law ✓)",
  );
});

it("shows a long paragraph to its end, on as many lines as it takes", () => {
  const working = [token("> 이번 여행에는 B안을 추천해요."), token(" 맛집을 다니기 편해요.")].reduce(
    hear,
    NOTHING_YET,
  );
  expect(workingLines(working, "ko", 24)).toEqual([
    "> 이번 여행에는 B안을",
    "추천해요. 맛집을 다니기",
    "편해요.",
  ]);
});
