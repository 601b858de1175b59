import { describe, expect, it } from "vitest";
import { carryOutCalls } from "../../testing/carry-out-calls.ts";
import { travel } from "../index.ts";

const NOW = "2026-11-18T10:00:00+09:00";
const PLANNED = "오사카 3박4일 둘이서 총 200만원 맛집 위주로 12월 10일 출발";
const play = (...lines: readonly string[]) => carryOutCalls(travel, NOW, lines);

describe("a message, clause by clause", () => {
  it("answers what is asked of rules with the rule, its date, and who has the last word", async () => {
    const { replies, state } = await play(PLANNED, "에피펜 기내반입 서류 뭐 필요해요?");
    expect(replies[1]).toContain("영문 처방전");
    expect(replies[1]).toContain("2025년");
    expect(state).toMatchObject({ duration: 3, plans_generated: true });
  });

  it("reckons what is only supposed, and leaves the trip as it is", async () => {
    const { replies, state } = await play(PLANNED, "2박이면?");
    expect(replies[1]).toContain("2박");
    expect(state["duration"]).toBe(3);
  });

  it("takes the stay out of the sum, and says from what", async () => {
    const { replies, state } = await play(PLANNED, "숙박 빼고 얼마예요?");
    expect(replies[1]).toContain("숙소를 빼면");
    expect(state["plans_generated"]).toBe(true);
  });

  it("says what to save first, with the amounts", async () => {
    const { replies } = await play(PLANNED, "뭘 줄이면 될까요?");
    expect(replies[1]).toMatch(/1\. .+원/u);
  });
});
