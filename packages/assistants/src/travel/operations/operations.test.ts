import { describe, expect, it } from "vitest";
import { carryOutCalls, type Line } from "../../testing/carry-out-calls.ts";
import { travel } from "../index.ts";

const now = "2026-11-18T10:00:00+09:00";
const play = (...lines: readonly Line[]) => carryOutCalls(travel, now, lines);
const set = (slot: string, value: string) => ({ op: "set", args: { slot, value } });

const trip = [
  set("destination", "오사카"),
  set("duration", "3박"),
  set("num_people", "2명"),
  set("budget", "100만원"),
  set("travel_style", "맛집"),
];

describe("by hand, without a word", () => {
  it("keeps the details of a trip and plans once all are known", async () => {
    const { state, replies } = await play(...trip);
    expect(state).toMatchObject({ destination: "오사카", duration: 3, num_people: 2, budget: 1_000_000 });
    expect(replies[4]).toContain("오사카 3박 4일, 2명 모두");
  });

  it("works out what the plan costs, and writes a text that refers to it", async () => {
    const { replies, results } = await play(
      ...trip,
      { op: "calc" },
      { op: "draft", args: { kind: "summary" } },
    );
    const { total } = results["t1"]?.values ?? {};
    expect(total).toMatchObject({ kind: "money", amount: expect.any(Number) });
    expect(replies[5]).toMatch(/^총액: .+원\. 1인 금액: /u);
    const amount = /총액: (.+?원)/u.exec(replies[5] ?? "")?.[1] ?? "no amount";
    expect(replies[6]).toContain(`예상 비용 총액 ${amount}`);
  });

  it("supposes without changing anything, and does it on a yes", async () => {
    const supposed = [...trip, { ...set("duration", "4박"), suppose: true as const }];
    const before = await play(...supposed);
    expect(before.replies[5]).toBe("기간: 3박 4일 → 4박 5일");
    expect(before.state["duration"]).toBe(3);
    const after = await play(...supposed, { op: "approve" });
    expect(after.state["duration"]).toBe(4);
    expect(after.replies[6]).toContain("4박 5일");
  });
});
