import { loadState } from "@maru/state";
import { describe, expect, it } from "vitest";
import { TravelState } from "./state.ts";

/** A session file as phase 1 wrote it: one agent, bare messages, times without a zone. */
const FILE = {
  destination: "오사카",
  duration: 3,
  budget: 1_000_000,
  num_people: 2,
  travel_style: ["관광", "맛집"],
  info_collected: true,
  current_step: "done",
  flight_options: [{ type: "budget", price: 250_000, airline: "제주항공" }],
  hotel_options: [{ type: "budget", name: "게스트하우스", price_per_night: 50_000 }],
  itinerary: { day1: { date: "2025-12-20", theme: "도착", activities: [] } },
  messages: [
    { role: "assistant", content: "안녕하세요! 여행 계획을 도와드리겠습니다. 어디로 여행 가고 싶으세요?" },
    { role: "user", content: "오사카" },
  ],
  session_id: "b3b1c2d4",
  created_at: "2025-11-20T10:00:00",
  updated_at: "2025-11-20T10:05:00",
  errors: [],
  schema_version: "1.0",
};

describe("a session file of phase 1", () => {
  const opened = loadState(TravelState, FILE);

  it("opens with everything that was said", () => {
    expect(opened).toMatchObject({
      destination: "오사카",
      duration: 3,
      budget: 1_000_000,
      num_people: 2,
      travel_style: ["관광", "맛집"],
      session_id: "b3b1c2d4",
      created_at: "2025-11-20T10:00:00+09:00",
    });
    expect(opened.messages.map(({ role, content }) => [role, content])).toEqual(
      FILE.messages.map(({ role, content }) => [role, content]),
    );
  });

  it("leaves unknown what phase 1 did not know, and makes its results anew", () => {
    expect(opened).toMatchObject({
      schema_version: "2.0",
      budget_flexibility: null,
      budget_basis: null,
      departure_date: null,
      flights_searched: false,
      flight_options: [],
      current_step: "collecting",
    });
  });
});
