import { describe, expect, it } from "vitest";
import { carryOutCalls } from "../../testing/carry-out-calls.ts";
import { travel } from "../index.ts";

const NOW = "2026-11-18T10:00:00+09:00";
const PLANNED = "오사카 3박4일 둘이서 총 200만원 맛집 위주로 12월 10일 출발";

describe("what is asked of a trip by hand", () => {
  it("is answered from the plan and from what is held, as results that can be pointed at", async () => {
    const { replies, results, operations } = await carryOutCalls(travel, NOW, [
      PLANNED,
      { op: "season", args: { ask: "any" } },
      { op: "general", args: { topic: "plug" } },
      { op: "show", args: { part: "cost" } },
      { op: "transit", args: { ask: "how" } },
      { op: "lookup", args: { field: "what", what: "오사카성 천수각" } },
    ]);
    expect(replies[1]).toMatch(/℃|도/);
    expect(replies[2]).toMatch(/콘센트|플러그|V/);
    expect(replies[3]).toMatch(/원/);
    expect(replies[4]).toMatch(/간사이|난카이|공항/);
    expect(Object.keys(results).length).toBeGreaterThanOrEqual(5);
    expect(operations.every(({ status }) => status === "done")).toBe(true);
  });

  it("keeps a wish, says it back, and names it among what can be pointed at", async () => {
    const { replies, state } = await carryOutCalls(travel, NOW, [
      PLANNED,
      { op: "wish", args: { scope: "walk", polarity: "avoid", what: "계단 많은 곳" } },
    ]);
    expect(replies.at(-1)).toContain("계단 많은 곳");
    expect(state["wishes"]).toMatchObject([{ scope: "walk", polarity: "avoid", what: "계단 많은 곳" }]);
  });

  it("chooses the plan that is pointed at, and says so when nothing is", async () => {
    const { state, replies } = await carryOutCalls(travel, NOW, [
      PLANNED,
      { op: "choose", args: { ref: "plan:C" } },
    ]);
    expect(state["chosen_plan"]).toBe("C");
    expect(replies.at(-1)).toContain("C안");
  });
});

it("tells what the rules did as operations, and what rested on a changed value is stale", async () => {
  const { operations, results } = await carryOutCalls(travel, NOW, [
    PLANNED,
    { op: "calc", args: { fn: "total", part: "trip" } },
    "아니다 4명이에요",
  ]);
  expect(operations).toMatchObject([{ op: "set", decided_by: "rules", changed: ["slot.num_people"] }]);
  expect(results["t1"]?.is_stale).toBe(true);
});
