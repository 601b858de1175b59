import { applyAll, encodeState } from "@maru/state";
import { describe, expect, it } from "vitest";
import { play } from "../timeline.ts";
import { nextNeed } from "./needs.ts";
import * as phaseOne from "./phase-one-timeline.ts";
import { GREETING, MultiAgentTravelState, TravelState } from "./state.ts";
import { start, timeline } from "./timeline.ts";

describe("phase 1: one agent, six turns", () => {
  const states = play(TravelState, phaseOne.start, phaseOne.timeline);
  const at = (turn: number) => states[turn] ?? phaseOne.start;

  it("starts with the greeting and nothing known", () => {
    expect(at(0)).toMatchObject({ destination: null, duration: null, budget: null, info_collected: false });
    expect(at(0).messages).toEqual([{ role: "assistant", content: GREETING }]);
  });

  it("keeps what it knew and appends only what is new", () => {
    expect(at(2)).toMatchObject({ destination: "오사카", duration: 3, budget: null });
    expect(at(2).messages.map((message) => message.content)).toEqual([
      GREETING,
      "오사카",
      "몇 박 며칠 계획이신가요?",
      "3박 4일",
      "예산은 얼마 정도 생각하세요?",
    ]);
  });

  it("searches once all five are known, and ends with flights, stays and four days", () => {
    expect(states.map((state) => state.current_step)).toEqual([
      "collecting",
      "collecting",
      "collecting",
      "searching",
      "searching",
      "planning",
      "done",
    ]);
    expect(at(6).flight_options.map((flight) => flight.price)).toEqual([250_000, 350_000, 500_000]);
    expect(at(6).hotel_options).toHaveLength(3);
    expect(Object.keys(at(6).itinerary)).toEqual(["day1", "day2", "day3", "day4"]);
  });

  it("leaves every earlier state as it was", () => {
    expect(at(0).messages).toHaveLength(1);
    expect(at(3).flight_options).toEqual([]);
  });
});

describe("phase 2: experts in parallel", () => {
  const states = play(MultiAgentTravelState, start, timeline);
  const at = (turn: number) => states[turn] ?? start;

  it("asks for one need after the other", () => {
    expect(states.slice(0, 4).map(nextNeed)).toEqual(["destination", "duration", "budget", null]);
  });

  it("keeps the results of both experts that ran at once", () => {
    expect(Object.keys(at(4).agent_results).sort()).toEqual(["flight_expert", "hotel_expert"]);
    expect(at(4)).toMatchObject({ flights_searched: true, hotels_searched: true });
    expect(at(4).agent_history).toEqual(["needs_collector", "flight_expert", "hotel_expert"]);
  });

  it("gives the same state whichever expert answers first", () => {
    const turn = timeline[3];
    if (turn === undefined || "by" in turn) throw new Error("the fourth turn is parallel");
    const written = turn.together.map(({ by, update }) => {
      if (typeof update === "function") throw new Error("the experts do not read the state");
      return { writer: by, update };
    });
    const forwards = applyAll(MultiAgentTravelState, at(3), written);
    const backwards = applyAll(MultiAgentTravelState, at(3), written.toReversed());
    expect(encodeState(MultiAgentTravelState, backwards)).toBe(encodeState(MultiAgentTravelState, forwards));
  });

  it("counts the money of the whole party once", () => {
    expect(at(6).budget_breakdown).toMatchObject({
      flights: 700_000,
      accommodation: 360_000,
      total: 1_740_000,
      user_budget: 2_000_000,
      remaining: 260_000,
    });
  });

  it("offers three plans and recommends one of them", () => {
    expect(at(7).final_plans.map((plan) => plan.total_budget)).toEqual([2_430_000, 1_740_000, 1_360_000]);
    expect(at(7).recommendation?.plan_id).toBe("balanced");
    expect(at(7).current_step).toBe("done");
  });

  it("plans nights and one day more, on consecutive dates", () => {
    const dates = Object.values(at(7).itinerary).map((day) => day.date);
    expect(dates).toEqual(["2026-11-27", "2026-11-28", "2026-11-29", "2026-11-30"]);
    expect(dates).toHaveLength((at(7).duration ?? 0) + 1);
  });

  it("lets go of everything found for Osaka when the destination changes", () => {
    const { messages, agent_history, ...rest } = at(8);
    expect(rest).toMatchObject({ destination: "세부", duration: 3, budget: 1_000_000, num_people: 2 });
    expect(JSON.stringify(rest)).not.toMatch(/오사카|KIX|난바/);
    expect(rest.plans_generated).toBe(false);
    expect(messages.at(-1)?.content).toBe("세부로 다시 찾아볼게요.");
    expect(agent_history).toContain("coordinator");
  });

  it("a failed search is said, ends, and leaves the other expert's result alone", () => {
    expect(at(9)).toMatchObject({ flights_searched: true, flight_options: [], hotels_searched: true });
    expect(at(9).errors).toEqual([expect.stringContaining("항공권")]);
    expect(at(9).hotel_options).toHaveLength(1);
  });
});
