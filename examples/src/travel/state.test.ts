import { apply, initialState, safeApply } from "@maru/state";
import { describe, expect, it } from "vitest";
import { play } from "../timeline.ts";
import { COST_PARTS, Flight, Hotel, Plan } from "./shapes.ts";
import { MultiAgentTravelState, TravelState } from "./state.ts";
import { start, timeline } from "./timeline.ts";

const PHASE_ONE = [
  "destination",
  "duration",
  "budget",
  "num_people",
  "travel_style",
  "info_collected",
  "current_step",
  "flight_options",
  "hotel_options",
  "itinerary",
  "messages",
  "session_id",
  "created_at",
  "updated_at",
  "errors",
  "schema_version",
];
const PHASE_TWO = [
  "current_agent",
  "next_agent",
  "agent_history",
  "flights_searched",
  "hotels_searched",
  "itinerary_planned",
  "budget_analyzed",
  "plans_generated",
  "agent_results",
  "flight_analysis",
  "hotel_analysis",
  "itinerary_optimization",
  "budget_breakdown",
  "final_plans",
  "recommendation",
  "budget_flexibility",
  "preferred_airline",
  "accommodation_preference",
  "must_visit_places",
];
const NEEDED_BUT_MISSING = ["departure_date", "origin", "children", "budget_basis"];

const sentence = (
  update: Parameters<typeof apply<typeof MultiAgentTravelState>>[2],
  language: "ko" | "en",
) => {
  const applied = safeApply(MultiAgentTravelState, start, update);
  return applied.ok ? "accepted" : applied.error.sentence(language);
};

describe("the fields of a travel state", () => {
  it("phase 1 has its sixteen", () => {
    expect([...TravelState.fieldNames].sort()).toEqual([...PHASE_ONE].sort());
  });

  it("phase 2 has all of phase 1, its own nineteen, and the four that travellers mention", () => {
    const all = [...PHASE_ONE, ...PHASE_TWO, ...NEEDED_BUT_MISSING];
    expect([...MultiAgentTravelState.fieldNames].sort()).toEqual(all.sort());
  });

  it("flights, stays, plans and costs have every part", () => {
    expect(Object.keys(Flight.shape)).toEqual(["type", "price", "airline", "outbound", "inbound"]);
    expect(Object.keys(Hotel.shape)).toEqual([
      "type",
      "name",
      "price_per_night",
      "total_price",
      "location",
      "rating",
      "amenities",
      "distance_from_center",
    ]);
    expect(Object.keys(Plan.shape)).toEqual([
      "plan_id",
      "name",
      "flight",
      "hotel",
      "itinerary",
      "total_budget",
      "highlights",
      "recommended",
    ]);
    expect(COST_PARTS).toHaveLength(6);
  });
});

describe("limits are said with both ends", () => {
  it("in Korean", () => {
    expect(sentence({ duration: 20 }, "ko")).toBe("기간은 1박~14박이어야 해요.");
    expect(sentence({ budget: 50_000 }, "ko")).toBe("예산은 100,000원~10,000,000원이어야 해요.");
    expect(sentence({ budget: 20_000_000 }, "ko")).toBe("예산은 100,000원~10,000,000원이어야 해요.");
    expect(sentence({ num_people: 11 }, "ko")).toBe("인원은 1명~10명이어야 해요.");
  });

  it("in English", () => {
    expect(sentence({ duration: 0 }, "en")).toBe("Stay must be 1 to 14 nights.");
    expect(sentence({ num_people: 0 }, "en")).toBe("Party must be 1 to 10 people.");
  });

  it("the edges themselves are fine", () => {
    for (const duration of [1, 14]) expect(sentence({ duration }, "ko")).toBe("accepted");
    for (const budget of [100_000, 10_000_000]) expect(sentence({ budget }, "ko")).toBe("accepted");
    for (const num_people of [1, 10]) expect(sentence({ num_people }, "ko")).toBe("accepted");
  });

  it("a value out of range is never stored", () => {
    const known = apply(MultiAgentTravelState, start, { duration: 3 });
    expect(() => apply(MultiAgentTravelState, known, { duration: 20, destination: "방콕" })).toThrow();
    expect(known.duration).toBe(3);
    expect(known.destination).toBeNull();
  });
});

describe("what must hold between fields", () => {
  const states = play(MultiAgentTravelState, start, timeline);
  const done = states[7] ?? start;

  it("a search cannot start before the five needs are known", () => {
    expect(sentence({ current_step: "searching" }, "ko")).toContain("다 모은 다음에");
    expect(sentence({ current_step: "searching", info_collected: true }, "ko")).toContain("모두 알려");
  });

  it("a new session cannot begin at the end", () => {
    const given = { session_id: "s", created_at: "2026-11-16T10:00:00", updated_at: "2026-11-16T10:00:00" };
    expect(() => initialState(TravelState, { ...given, current_step: "done", info_collected: true })).toThrow(
      expect.objectContaining({ code: "INVALID_TRANSITION" }),
    );
  });

  it("nothing is done before it was planned", () => {
    const searching = states[3] ?? start;
    expect(() => apply(MultiAgentTravelState, searching, { current_step: "done" })).toThrow(
      expect.objectContaining({ code: "INVALID_TRANSITION", allowed: ["planning", "collecting"] }),
    );
  });

  it("a cost table that does not add up is refused", () => {
    const costs = done.budget_breakdown;
    if (costs === null) throw new Error("the timeline has costs");
    expect(() => apply(MultiAgentTravelState, done, { budget_breakdown: { ...costs, food: 0 } })).toThrow(
      expect.objectContaining({ code: "RULE_BROKEN" }),
    );
  });

  it("two plans are not three, and the recommendation is one of them", () => {
    const refused = expect.objectContaining({ code: "RULE_BROKEN" });
    const { final_plans, recommendation } = done;
    if (recommendation === null) throw new Error("the timeline recommends");
    expect(() => apply(MultiAgentTravelState, done, { final_plans: final_plans.slice(1) })).toThrow(refused);
    expect(() =>
      apply(MultiAgentTravelState, done, { recommendation: { ...recommendation, plan_id: "luxury" } }),
    ).toThrow(refused);
  });

  it("a search without results must say why", () => {
    expect(sentence({ flights_searched: true }, "ko")).toContain("이유");
    expect(sentence({ flights_searched: true, errors: ["항공권 검색 실패"] }, "ko")).toBe("accepted");
  });
});
