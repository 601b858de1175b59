import { initialState, reset } from "@maru/state";
import { assistant, user } from "../messages.ts";
import type { Timeline } from "../timeline.ts";
import { flights, hotels, itinerary, onTheSpot, planOf } from "./sample-trip.ts";
import { GREETING, MultiAgentTravelState, type TravelUpdate } from "./state.ts";

const on = (time: string) => `2026-11-16T${time}+09:00`;

export const start = initialState(MultiAgentTravelState, {
  session_id: "osaka-2026",
  created_at: on("10:00:00"),
  updated_at: on("10:00:00"),
  messages: [assistant("m0", GREETING, on("10:00:00"))],
});

const collecting: Timeline<typeof MultiAgentTravelState> = [
  {
    by: "needs_collector",
    at: on("10:00:20"),
    update: {
      destination: "오사카",
      messages: [
        user("m1", "오사카", on("10:00:18")),
        assistant("m2", "몇 박 며칠 계획이신가요?", on("10:00:20")),
      ],
    },
  },
  {
    by: "needs_collector",
    at: on("10:00:41"),
    update: {
      duration: 3,
      departure_date: "2026-11-27",
      origin: "ICN",
      messages: [
        user("m3", "3박 4일, 다음 주 금요일에 인천에서요", on("10:00:40")),
        assistant("m4", "예산은 얼마 정도 생각하세요?", on("10:00:41")),
      ],
    },
  },
  {
    by: "needs_collector",
    at: on("10:01:10"),
    update: {
      budget: 1_000_000,
      budget_basis: "per_person",
      num_people: 2,
      travel_style: ["관광", "맛집"],
      info_collected: true,
      current_step: "searching",
      current_agent: "router",
      next_agent: ["flight_expert", "hotel_expert"],
      agent_history: ["needs_collector"],
      messages: [
        user("m5", "둘이서 1인당 100만원, 관광이랑 맛집이요", on("10:01:08")),
        assistant("m6", "오사카 3박 4일, 두 분, 1인당 100만원, 관광·맛집으로 찾아볼게요.", on("10:01:10")),
      ],
    },
  },
];

/** The two searchers run at once; each writes under its own name, so neither loses the other's result. */
const searching: Timeline<typeof MultiAgentTravelState> = [
  {
    at: on("10:01:14"),
    together: [
      {
        by: "flight_expert",
        update: {
          flight_options: [flights.budget, flights.standard, flights.premium],
          flights_searched: true,
          flight_analysis: flightOpinion(),
          agent_results: { flight_expert: { ...flightOpinion(), options: Object.values(flights) } },
          agent_history: ["flight_expert"],
        },
      },
      {
        by: "hotel_expert",
        update: {
          hotel_options: [hotels.budget, hotels.standard, hotels.premium],
          hotels_searched: true,
          hotel_analysis: hotelOpinion(),
          agent_results: { hotel_expert: { ...hotelOpinion(), options: Object.values(hotels) } },
          agent_history: ["hotel_expert"],
        },
      },
    ],
  },
];

const planning: Timeline<typeof MultiAgentTravelState> = [
  {
    by: "itinerary_planner",
    at: on("10:01:16"),
    update: {
      current_step: "planning",
      itinerary,
      itinerary_planned: true,
      itinerary_optimization: {
        route_efficiency: "하루 이동은 지하철 세 정거장 안팎",
        walking_estimate: "하루 약 8km",
        rainy_day_alternative: "비가 오면 둘째 날 오전은 실내 전시로",
      },
      agent_history: ["itinerary_planner"],
      current_agent: "itinerary_planner",
      next_agent: "budget_manager",
    },
  },
  {
    by: "budget_manager",
    at: on("10:01:17"),
    update: (state) => {
      const flightCost = (state.flight_analysis?.recommendation?.price ?? 0) * (state.num_people ?? 1);
      const stayCost = state.hotel_analysis?.recommendation?.total_price ?? 0;
      const total = Object.values(onTheSpot).reduce((sum, cost) => sum + cost, flightCost + stayCost);
      const user_budget = (state.budget ?? 0) * (state.num_people ?? 1);
      return {
        budget_analyzed: true,
        budget_breakdown: {
          flights: flightCost,
          accommodation: stayCost,
          ...onTheSpot,
          total,
          user_budget,
          remaining: user_budget - total,
          percentages: { flights: Math.round((100 * flightCost) / total) },
          savings_tips: ["교통 패스를 쓰면 약 2만원을 아낄 수 있어요."],
        },
        agent_history: ["budget_manager"],
        current_agent: "budget_manager",
        next_agent: "coordinator",
      };
    },
  },
  {
    by: "coordinator",
    at: on("10:01:18"),
    update: {
      current_step: "done",
      plans_generated: true,
      final_plans: [
        planOf("luxury", "premium", "A안 여유롭게"),
        planOf("balanced", "standard", "B안 알맞게"),
        planOf("budget", "budget", "C안 알뜰하게"),
      ],
      recommendation: {
        plan_id: "balanced",
        reasons: ["예산 200만원 안에서 숙소가 도톤보리와 가장 가까워요."],
        comparison: [
          { plan_id: "luxury", difference: "69만원 더 들고 예산을 43만원 넘어요." },
          { plan_id: "budget", difference: "38만원 덜 들지만 아침 비행기예요." },
        ],
      },
      agent_history: ["coordinator"],
      current_agent: "consultant",
      next_agent: null,
      messages: [assistant("m7", "오사카 3박4일 플랜 세 가지를 준비했어요. B안을 추천해요.", on("10:01:18"))],
    },
  },
];

/** «세부로 바꿀래»: what was found for Osaka is let go in the same update, so no flight to Osaka stays behind. */
const changeOfMind: Timeline<typeof MultiAgentTravelState> = [
  {
    by: "needs_collector",
    at: on("10:05:00"),
    update: {
      destination: "세부",
      current_step: "searching",
      ...forgetResults(),
      current_agent: "router",
      next_agent: ["flight_expert", "hotel_expert"],
      messages: [
        user("m8", "잠깐, 오사카 말고 세부로 바꿀래", on("10:04:58")),
        assistant("m9", "세부로 다시 찾아볼게요.", on("10:05:00")),
      ],
    },
  },
];

/** A search that fails says so and still counts as done; the other expert's result is kept. */
const failedSearch: Timeline<typeof MultiAgentTravelState> = [
  {
    at: on("10:05:40"),
    together: [
      {
        by: "flight_expert",
        update: {
          flights_searched: true,
          errors: ["항공권 검색 실패: 세 번 시도했지만 응답이 없었어요."],
          agent_history: ["flight_expert"],
        },
      },
      {
        by: "hotel_expert",
        update: {
          hotels_searched: true,
          hotel_options: [{ ...hotels.standard, name: "막탄 바람 호텔", location: "막탄" }],
          agent_history: ["hotel_expert"],
        },
      },
    ],
  },
];

export const timeline = [...collecting, ...searching, ...planning, ...changeOfMind, ...failedSearch];

/** Every result that depends on the needs, back to its beginning. */
export function forgetResults(): TravelUpdate {
  return {
    flight_options: reset(),
    hotel_options: reset(),
    itinerary: reset(),
    agent_results: reset(),
    flight_analysis: reset(),
    hotel_analysis: reset(),
    itinerary_optimization: reset(),
    budget_breakdown: reset(),
    final_plans: reset(),
    recommendation: reset(),
    flights_searched: reset(),
    hotels_searched: reset(),
    itinerary_planned: reset(),
    budget_analyzed: reset(),
    plans_generated: reset(),
  };
}

function flightOpinion() {
  return {
    recommendation: flights.standard,
    reasoning: "도착이 낮이라 첫날 오후를 쓸 수 있어요.",
    tips: ["화요일에 예약하면 조금 더 싸요."],
    alternatives: [{ option: flights.budget.airline, trade_off: "10만원 싸지만 새벽에 나서야 해요." }],
  };
}

function hotelOpinion() {
  return {
    recommendation: hotels.standard,
    reasoning: "맛집 거리까지 걸어서 갈 수 있어요.",
    tips: ["조식은 빼도 괜찮아요."],
    location_analysis: "난바는 도톤보리와 공항 열차가 모두 가까워요.",
  };
}
