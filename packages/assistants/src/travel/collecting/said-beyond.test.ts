import { describe, expect, it } from "vitest";
import { carryOutCalls } from "../../testing/carry-out-calls.ts";
import { travel } from "../index.ts";

const NOW = "2026-11-18T10:00:00+09:00";
const say = (...lines: readonly string[]) => carryOutCalls(travel, NOW, lines);

describe("what was wanted and no plan can hold", () => {
  it("tells what helps with a day trip, and plans no nights", async () => {
    const { state, replies } = await say("당일로 강릉 다녀올래 둘이", "알아서 짜줘");
    expect(state).toMatchObject({ destination: "강릉", num_people: 2, duration: null });
    expect(state["plans_generated"]).toBe(false);
    expect(replies[0]).toContain("당일 일정은 짜지 못해요");
    expect(replies[0]).toContain("오죽헌(09:00~18:00, 3,000원)");
    expect(replies[1]).toContain("왕복 교통, 입장료, 식사까지 1인");
  });

  it("plans no other place for one that is not held", async () => {
    const { state, replies } = await say("나미비아 12박 4명", "알아서 짜줘");
    expect(state).toMatchObject({ destination: null, duration: 12, num_people: 4 });
    expect(replies[1]).toContain("나미비아는 아직 자료가 없어서");
  });

  it("plans for ten of fifteen, and says so", async () => {
    const { state, replies } = await say("15명 부산 1박2일 워크숍", "총 300만원이요");
    expect(state).toMatchObject({ num_people: 10, plans_generated: true });
    expect(replies[1]).toContain("인원은 1명부터 10명까지 계획할 수 있어요. (말씀하신 인원: 15명)");
  });
});
