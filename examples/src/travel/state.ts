import { defineState, dict, list, Message, type StateOf, set, type UpdateOf, value } from "@maru/state";
import * as z from "zod";
import { bareVersion, bareVersionForPhaseTwo, fromPhaseOne } from "./migration.ts";
import { flow, needs, needsRules, progress } from "./needs.ts";
import { budgetAddsUp, emptySearchIsExplained, recommendsAnOfferedPlan, threePlans } from "./rules.ts";
import {
  AgentName,
  AgentResult,
  Airport,
  BudgetBreakdown,
  DayPlan,
  Flight,
  FlightAnalysis,
  Hotel,
  HotelAnalysis,
  ItineraryOptimization,
  PhaseOneFlight,
  Plan,
  Recommendation,
} from "./shapes.ts";

export const GREETING = "안녕하세요! 여행 계획을 도와드리겠습니다. 어디로 여행 가고 싶으세요?";

/** Local time is allowed because the first sessions were saved without an offset. */
const Timestamp = z.iso.datetime({ offset: true, local: true });
const flag = () => value(z.boolean()).default(false);

const session = {
  session_id: value(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)),
  created_at: value(Timestamp),
  updated_at: value(Timestamp),
};

/** Phase 1: one agent collects five needs, searches and plans. */
export const TravelState = defineState("travel", {
  version: 1,
  fields: {
    ...needs,
    ...progress,
    flight_options: value(z.array(PhaseOneFlight).max(3)).default([]).label("항공권", "Flights"),
    hotel_options: value(z.array(Hotel).max(3)).default([]).label("숙소", "Stays"),
    itinerary: dict(DayPlan).label("일정", "Itinerary"),
    messages: list(z.strictObject({ role: z.enum(["user", "assistant", "system"]), content: z.string() }), {
      keep: 20,
    }),
    ...session,
    errors: list(z.string()),
    schema_version: value(z.literal("1.0")).default("1.0"),
  },
  phase: flow,
  rules: needsRules,
  legacyVersion: bareVersion,
});
export type TravelState = StateOf<typeof TravelState>;

/** Phase 2: experts work in parallel, a coordinator offers three plans. Opens every phase 1 session. */
export const MultiAgentTravelState = defineState("travel", {
  version: 2,
  fields: {
    ...needs,
    departure_date: value(z.iso.date()).optional().label("출발일", "Departure"),
    origin: value(Airport).optional().label("출발 공항", "Departure airport"),
    children: value(z.int().min(0).max(10)).optional().label("아이", "Children").unit("명", " children"),
    budget_basis: value(z.enum(["per_person", "total"]))
      .optional()
      .label("예산 기준", "Budget basis"),
    budget_flexibility: value(z.enum(["strict", "flexible"]))
      .optional()
      .label("예산 여유", "Flexibility"),
    preferred_airline: value(z.string().min(1)).optional().label("선호 항공사", "Preferred airline"),
    accommodation_preference: value(z.enum(["hotel", "guesthouse", "airbnb"]))
      .optional()
      .label("숙소 종류", "Kind of stay"),
    must_visit_places: set(z.string().min(1)).label("꼭 갈 곳", "Places to visit"),

    ...progress,
    flights_searched: flag(),
    hotels_searched: flag(),
    itinerary_planned: flag(),
    budget_analyzed: flag(),
    plans_generated: flag(),

    current_agent: value(AgentName).optional(),
    next_agent: value(z.union([AgentName, z.array(AgentName)])).optional(),
    agent_history: list(AgentName),
    agent_results: dict(AgentResult).label("전문가 의견", "Expert results"),

    flight_options: value(z.array(Flight).max(3)).default([]).label("항공권", "Flights"),
    hotel_options: value(z.array(Hotel).max(3)).default([]).label("숙소", "Stays"),
    itinerary: dict(DayPlan).label("일정", "Itinerary"),
    flight_analysis: value(FlightAnalysis).optional(),
    hotel_analysis: value(HotelAnalysis).optional(),
    itinerary_optimization: value(ItineraryOptimization).optional(),
    budget_breakdown: value(BudgetBreakdown).optional().label("비용표", "Costs"),
    final_plans: value(z.array(Plan).max(3)).default([]).label("플랜", "Plans"),
    recommendation: value(Recommendation).optional().label("추천", "Recommendation"),

    messages: list(Message, { id: "id", keep: 20 }).label("대화", "Messages"),
    ...session,
    errors: list(z.string()).label("오류", "Errors"),
    schema_version: value(z.literal("2.0")).default("2.0"),
  },
  phase: flow,
  rules: [...needsRules, emptySearchIsExplained, budgetAddsUp, threePlans, recommendsAnOfferedPlan],
  migrations: [{ id: "2026-11-16/travel-2-multi-agent", up: fromPhaseOne }],
  legacyVersion: bareVersionForPhaseTwo,
});
export type MultiAgentTravelState = StateOf<typeof MultiAgentTravelState>;
export type TravelUpdate = UpdateOf<typeof MultiAgentTravelState>;
