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

  it("takes no day to leave on from what is asked", async () => {
    const { replies, state } = await play(
      "오사카 3박4일 둘이 총 200만원 맛집",
      "12월에 우기 끝난 거 맞습니까",
    );
    expect(state["departure_date"]).toBeNull();
    expect(replies[1]).toContain("12월 평균 기온");
  });

  it("answers of the budget only what is asked of it", async () => {
    const { replies } = await play(PLANNED, "케이크 되나요?", "이 돈으로 충분해요?");
    expect(replies[1]).not.toContain("2,000,000원");
    expect(replies[2]).toContain("2,000,000원");
  });

  it("tells how far the plans are apart, and where bags are kept after check-out", async () => {
    const { replies } = await play(PLANNED, "얼마 차이예요?", "체크아웃하고 짐은 어디 맡겨요?");
    expect(replies[1]).toMatch(/가장 싼 C안이 .+원이고, B안은 .+원 더/u);
    expect(replies[2]).toContain("프런트");
  });

  it("takes a number alone that corrects the money, and says it back", async () => {
    const { replies, state } = await play(PLANNED, "아니 300이요");
    expect(state["budget"]).toBe(3_000_000);
    expect(replies[1]).toContain("예산: 200만원 → 300만원");
  });

  it("says whom to call where the trip goes", async () => {
    const { replies } = await play(PLANNED, "혹시 발작하면 몇 번에 전화해요?");
    expect(replies[1]).toContain("구급차는 119, 경찰은 110");
  });
});
