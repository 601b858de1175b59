import { describe, expect, it } from "vitest";
import { carryOutCalls } from "../../testing/carry-out-calls.ts";
import { travel } from "../index.ts";

const NOW = "2026-11-18T10:00:00+09:00";
const say = (...lines: readonly string[]) => carryOutCalls(travel, NOW, lines);

describe("nobody is asked twice", () => {
  it("hears what a message tells instead of the answer, assumes the rest and names it", async () => {
    const { state, replies } = await say("제주도요 여섯이서 가요", "회비 모은 게 240만원 있어요");
    expect(state).toMatchObject({ destination: "제주", num_people: 6, budget: 2_400_000 });
    expect(state).toMatchObject({ plans_generated: true, assumptions: ["duration", "travel_style"] });
    expect(replies[1]).toContain("말씀 안 하신 것은 2박 3일, 관광·맛집");
  });

  it("goes on at once for who leaves it to us", async () => {
    const { state } = await say("오사카", "나머진 알아서 해줘");
    expect(state["plans_generated"]).toBe(true);
  });

  it("takes a bare answer that comes late, and what was assumed is assumed no longer", async () => {
    const { state, replies } = await say("후쿠오카 2박3일 혼자", "욕조 있어?", "65");
    expect(state).toMatchObject({ budget: 650_000 });
    expect(state["assumptions"]).not.toContain("budget");
    expect(replies[2]).toContain("65만원");
  });

  it("lets money that nobody named follow the trip", async () => {
    const { state: two } = await say("오사카 3박", "알아서 해줘");
    const { state: four } = await say("오사카 3박", "알아서 해줘", "4명이에요");
    expect(Number(four["budget"])).toBeGreaterThan(Number(two["budget"]));
    expect(four["assumptions"]).toContain("budget");
  });

  it("says a plan in at most twelve lines, and a change in fewer", async () => {
    const { replies } = await say("오사카 3박4일 둘이 200만원 맛집", "4박으로 늘려줘");
    expect(replies[0]?.split("\n").length).toBeLessThanOrEqual(12);
    expect(replies[1]).toMatch(/기간: 3박 4일 → 4박 5일\n합계 .+ → /u);
  });
});
