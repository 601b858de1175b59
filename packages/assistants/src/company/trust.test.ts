import { describe, expect, it } from "vitest";
import { carryOutCalls } from "../testing/carry-out-calls.ts";
import { company } from "./index.ts";
import type { GlobalSessionState } from "./states/state.ts";

const NOW = "2026-11-16T10:00:00+09:00";
const SETUP = { data: null, environment: {} };

/** A first question that may not be seen by who asks, after one that may. */
const REFUSED: readonly (readonly [user: string, allowed: string, refused: string])[] = [
  ["u_rep", "우리 팀 지난달 매출", "동부팀 지난달 매출"],
  ["u_lead", "우리 팀 지난달 매출", "북부팀 올해 매출"],
  ["u_lead", "우리 팀 인원 몇 명", "서지안 급여 얼마야"],
  ["u_cp", "지난달 지출액", "서부팀 지난달 매출"],
  ["u_hr", "서부팀 인원 몇 명", "서부팀 지난달 매출"],
];
const FOLLOWUPS = [
  "그럼 지난달은?",
  "팀별로는?",
  "9월이랑 비교하면?",
  "상위 3개만",
  "하루에 얼마씩이야?",
  "표로 보여줘",
];

describe("after a refused question", () => {
  const pairs = REFUSED.flatMap(([user, allowed, refused]) =>
    FOLLOWUPS.map((followup) => [user, allowed, refused, followup] as const),
  );
  it.each(pairs)("%s: «%s», «%s», «%s» fetches nothing", async (user, allowed, refused, followup) => {
    const { state, replies } = await carryOutCalls(company({ ...SETUP, user }), NOW, [
      allowed,
      refused,
      followup,
    ]);
    const { agent_states, requests, shown_figures, audit_trail } = state as unknown as GlobalSessionState;
    expect(replies[1]).toContain("권한이 없어요");
    expect(Object.keys(agent_states).length + requests.length, replies[2]).toBeLessThanOrEqual(1);
    expect(shown_figures).toBeNull();
    expect(replies[2]).not.toMatch(/\d[\d,]*(?:원|명|만원|억)/u);
    expect(audit_trail.some(({ outcome }) => outcome === "refused")).toBe(true);
  });

  it("carries the scope of the refused question over to what may be seen", async () => {
    const { replies } = await carryOutCalls(company({ ...SETUP, user: "u_hr" }), NOW, [
      "서부팀 지난달 매출",
      "그럼 인원은?",
    ]);
    expect(replies[1]).toContain("서부팀");
  });
});

it.each(["9월은?", "그럼 지난달은?", "작년은"])(
  "«%s» after a name that is not known is not answered for everybody",
  async (said) => {
    const { replies } = await carryOutCalls(company({ ...SETUP, user: "u_exec" }), NOW, [
      "나은솔 10월 매출",
      said,
    ]);
    expect(replies[1]).not.toMatch(/[\d,]{5,}원/u);
  },
);

it("answers each message in its own language", async () => {
  const { replies } = await carryOutCalls(company({ ...SETUP, user: "u_exec" }), NOW, [
    "지난달 팀별 매출",
    "what were the sales by team last month?",
    "8월은?",
  ]);
  expect(replies[1]).toContain("Total");
  expect(replies[1]).not.toContain("합계");
  expect(replies[2]).toMatch(/8월/u);
});
