import type { Trip } from "../experts/trip.ts";
import { won } from "../money.ts";
import type { TravelState } from "../state.ts";
import {
  budgetSection,
  confirmation,
  daySection,
  flightSection,
  hotelSection,
  planSection,
  remaining,
  tripFacts,
} from "./sections.ts";

/** The whole answer: what was understood, what was found, what it costs, what we would do. */
export function resultsAnswer(state: TravelState, trip: Trip): string {
  const { recommendation, budget_breakdown: breakdown } = state;
  const city = trip.destination.names.ko;
  return [
    confirmation(trip),
    ...state.notes.map((note) => `- ${note}`),
    ...gaps(state),
    `# ${city} ${trip.nights}박${trip.nights + 1}일`,
    tripFacts(trip),
    state.flight_options.length > 0
      ? flightSection(state.flight_options)
      : "## ✈️ 항공편\n항공편을 가져오지 못했어요. 숙소와 일정은 아래에 준비했어요. 잠시 후 “항공편 다시 찾아줘”라고 말씀해 주세요.",
    state.hotel_options.length > 0
      ? hotelSection(state.hotel_options, trip.nights)
      : "## 🏨 숙소\n숙소를 가져오지 못했어요. 나머지 계획은 그대로 준비했어요.",
    "## 🗓️ 일정",
    ...days(state),
    ...wishes(state),
    ...(breakdown === null ? [] : [budgetSection(breakdown, trip.people, recommendation?.letter ?? "B")]),
    ...(state.final_plans.length > 0 ? [planSection(state.final_plans)] : []),
    ...recommended(state),
    ...waysOutSection(state),
    tips(state),
    experts(state),
    "_가격은 모두 추정가이고, 운영 시간은 자료 기준이라 출발 전에 꼭 확인해 주세요. 예약은 하지 않아요._",
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** One day that was planned anew, and what that does to the money. */
export function dayAnswer(state: TravelState, trip: Trip, day: number): string {
  const planned = state.itinerary[`day${day}`];
  const { recommendation, budget_breakdown: breakdown } = state;
  if (planned === undefined) return resultsAnswer(state, trip);
  return [
    `${day}일차만 새로 짰어요. 다른 날은 그대로예요.`,
    daySection(`day${day}`, planned),
    ...wishes(state),
    ...(breakdown === null
      ? []
      : [
          `${recommendation?.letter ?? "B"}안 기준 전체 비용(추정)은 ${won(breakdown.total)}이에요. ${remaining(breakdown)}`,
        ]),
  ].join("\n\n");
}

/** What failed is named first, so that nobody mistakes a gap for a result. */
function gaps(state: TravelState): readonly string[] {
  const failed = Object.values(state.agent_results).filter(({ status }) => status === "failed");
  return failed.map(({ summary }) => `⚠️ ${summary} 나머지는 준비했어요.`);
}

function days(state: TravelState): readonly string[] {
  const entries = Object.entries(state.itinerary);
  return entries.length === 0
    ? ["일정을 만들지 못했어요."]
    : [...entries]
        .sort(([left], [right]) => Number(left.slice(3)) - Number(right.slice(3)))
        .map(([key, day]) => daySection(key, day));
}

function wishes(state: TravelState): readonly string[] {
  const unplaced = state.agent_results.itinerary_planner?.alternatives ?? [];
  return unplaced.length === 0 ? [] : [unplaced.map((line) => `- ${line}`).join("\n")];
}

function recommended({ recommendation }: TravelState): readonly string[] {
  if (recommendation === null) return [];
  return [
    [
      `## ⭐ 추천: ${recommendation.letter}안`,
      ...recommendation.reasons.map((reason) => `- ${reason}`),
      ...recommendation.against_others.map((line) => `- ${line}`),
    ].join("\n"),
  ];
}

function waysOutSection({ ways_out }: TravelState): readonly string[] {
  if (ways_out.length === 0) return [];
  return [["## ⚠️ 예산이 부족해요", ...ways_out.map(({ message }) => `- ${message}`)].join("\n")];
}

function tips(state: TravelState): string {
  const all = Object.values(state.agent_results).flatMap(({ tips: each }) => each);
  return all.length === 0
    ? ""
    : ["## 💡 팁", ...[...new Set(all)].slice(0, 6).map((tip) => `- ${tip}`)].join("\n");
}

const EXPERTS = [
  ["flight_expert", "항공 전문가"],
  ["hotel_expert", "숙소 전문가"],
  ["itinerary_planner", "일정 설계"],
  ["budget_manager", "예산 관리"],
] as const;

function experts(state: TravelState): string {
  const lines = EXPERTS.flatMap(([name, label]) => {
    const summary = state.agent_results[name]?.summary;
    return summary === undefined ? [] : [`- ${label}: ${summary}`];
  });
  return lines.length === 0 ? "" : ["## 👥 한 줄 의견", ...lines].join("\n");
}
