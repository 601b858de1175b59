import { initialState } from "@maru/state";
import type { Timeline } from "../timeline.ts";
import { flights, hotels, itinerary } from "./sample-trip.ts";
import { GREETING, TravelState } from "./state.ts";

const on = (time: string) => `2026-11-16T${time}+09:00`;

export const start = initialState(TravelState, {
  session_id: "osaka-phase-1",
  created_at: on("09:00:00"),
  updated_at: on("09:00:00"),
  messages: [{ role: "assistant", content: GREETING }],
});

/** The five needs one by one, then flights, stays and days. A node returns only what is new. */
export const timeline: Timeline<typeof TravelState> = [
  {
    by: "collect_info",
    at: on("09:00:20"),
    update: {
      destination: "오사카",
      messages: [
        { role: "user", content: "오사카" },
        { role: "assistant", content: "몇 박 며칠 계획이신가요?" },
      ],
      updated_at: on("09:00:20"),
    },
  },
  {
    by: "collect_info",
    at: on("09:00:40"),
    update: {
      duration: 3,
      messages: [
        { role: "user", content: "3박 4일" },
        { role: "assistant", content: "예산은 얼마 정도 생각하세요?" },
      ],
      updated_at: on("09:00:40"),
    },
  },
  {
    by: "collect_info",
    at: on("09:01:00"),
    update: {
      budget: 1_000_000,
      num_people: 2,
      travel_style: ["관광", "맛집"],
      info_collected: true,
      current_step: "searching",
      messages: [{ role: "user", content: "100만원, 친구랑 둘이, 관광이랑 맛집" }],
      updated_at: on("09:01:00"),
    },
  },
  {
    by: "search_flights",
    at: on("09:01:05"),
    update: { flight_options: Object.values(flights).map(withoutDates), updated_at: on("09:01:05") },
  },
  {
    by: "search_hotels",
    at: on("09:01:08"),
    update: { hotel_options: Object.values(hotels), current_step: "planning", updated_at: on("09:01:08") },
  },
  {
    by: "plan_itinerary",
    at: on("09:01:12"),
    update: {
      itinerary,
      current_step: "done",
      messages: [{ role: "assistant", content: "오사카 3박4일 일정을 준비했어요." }],
      updated_at: on("09:01:12"),
    },
  },
];

function withoutDates(flight: (typeof flights)["standard"]) {
  const leg = ({ departure_time, arrival_time, flight_time }: typeof flight.outbound) => ({
    departure_time,
    arrival_time,
    flight_time,
  });
  return { ...flight, outbound: leg(flight.outbound), inbound: leg(flight.inbound) };
}
