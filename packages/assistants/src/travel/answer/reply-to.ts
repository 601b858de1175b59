import { tripOf } from "../experts/trip.ts";
import { spokenWon, won } from "../money.ts";
import { askFor, missingOf } from "../questions.ts";
import type { Command, PlanLetter } from "../reading/reading.ts";
import type { Plan } from "../shapes.ts";
import type { TravelState, TravelUpdate } from "../state.ts";
import { resultsAnswer } from "./results-answer.ts";
import {
  budgetSection,
  daySection,
  flightSection,
  hotelSection,
  planSection,
  remaining,
} from "./sections.ts";

type PlanCommand = Exclude<Command, { type: "change_day" | "start_over" }>;

/** Answers from what is stored; nothing is searched again. */
export function replyTo(state: TravelState, command: Command): { text: string; update: TravelUpdate } {
  const only = (text: string) => ({ text, update: {} });
  switch (command.type) {
    case "compare":
      return only(compare(state, command.plans));
    case "choose":
      return choose(state, command.plan);
    case "show_day":
      return only(showDay(state, command.day));
    case "cheaper":
      return only(cheaper(state));
    case "show":
      return only(show(state, command));
    case "export":
      return only(
        "오른쪽 위 ‘내보내기’나 명령줄의 export로 PDF, 캘린더(.ics), 마크다운, JSON 파일을 받을 수 있어요.",
      );
    case "cancel":
      return only("알겠어요, 예약된 것은 아무것도 없어요. 새로 시작하려면 “처음부터”라고 말씀해 주세요.");
    case "greet":
      return only(`안녕하세요! ${nextStep(state)}`);
    case "thanks":
      return only(`도움이 됐다니 기뻐요! ${nextStep(state)}`);
    case "help":
      return only(
        `여행지, 기간, 예산, 인원, 스타일을 말씀해 주시면 항공편·숙소·일정·비용을 한 번에 계획해 드려요. 예: “3박4일로 오사카 둘이서 100만원쯤, 맛집 위주”\n${nextStep(state)}`,
      );
    case "change_day":
    case "start_over":
      return only(nextStep(state));
  }
}

function nextStep(state: TravelState): string {
  const [missing] = missingOf(state);
  return missing === undefined ? "바꾸고 싶은 점이 있으면 말씀해 주세요." : askFor(missing);
}

function planOf(state: TravelState, letter: PlanLetter): Plan | undefined {
  return state.final_plans.find((plan) => plan.letter === letter);
}

function compare(state: TravelState, letters: readonly PlanLetter[]): string {
  const plans = letters.flatMap((letter) => planOf(state, letter) ?? []);
  const [first, second] = plans;
  if (first === undefined || second === undefined) return planSection(state.final_plans);
  const difference = first.total_budget - second.total_budget;
  const cheaperOne = difference > 0 ? second : first;
  const lines = [
    `**${first.letter}안과 ${second.letter}안의 차이**`,
    `- 전체 비용: ${first.letter}안 ${won(first.total_budget)}, ${second.letter}안 ${won(second.total_budget)} → ${cheaperOne.letter}안이 ${won(Math.abs(difference))} 저렴해요.`,
    ...part(
      "항공·교통",
      first,
      second,
      (plan) => plan.flight && `${plan.flight.airline}, 1인 ${won(plan.flight.price)}`,
    ),
    ...part(
      "숙소",
      first,
      second,
      (plan) => plan.hotel && `${plan.hotel.name}, 1박 ${won(plan.hotel.price_per_night)}`,
    ),
    ...part("식비", first, second, (plan) => won(plan.breakdown.food)),
    `- 편안함: ${comfort(first, second)}`,
  ];
  const rest = plans.slice(2).map((plan) => `- ${plan.letter}안은 전체 ${won(plan.total_budget)}이에요.`);
  return [...lines, ...rest, "_모두 추정가예요._"].join("\n");
}

function part(
  label: string,
  first: Plan,
  second: Plan,
  tell: (plan: Plan) => string | null,
): readonly string[] {
  return [
    `- ${label}: ${first.letter}안 ${tell(first) ?? "없음"} / ${second.letter}안 ${tell(second) ?? "없음"}`,
  ];
}

function comfort(first: Plan, second: Plan): string {
  const order = ["C", "B", "A"];
  const better = order.indexOf(first.letter) > order.indexOf(second.letter) ? first : second;
  const flight =
    better.flight === null ? "" : `${better.flight.outbound.departure_time} 출발에 ${better.flight.baggage}`;
  return `${better.letter}안이 더 편해요. ${flight}`.trim();
}

function choose(state: TravelState, letter: PlanLetter): { text: string; update: TravelUpdate } {
  const plan = planOf(state, letter);
  if (plan === undefined) return { text: "아직 고를 계획이 없어요.", update: {} };
  const trip = tripOf(state);
  const text = [
    `${letter}안(${plan.name})으로 정했어요.`,
    ...plan.highlights.map((highlight) => `- ${highlight}`),
    `- 전체 비용(추정): ${won(plan.total_budget)}${trip === null ? "" : `, 1인당 ${won(plan.breakdown.per_person)}`}`,
    remaining(plan.breakdown),
    "예약은 직접 하셔야 해요. PDF나 캘린더로 내보낼 수 있어요.",
  ].join("\n");
  return { text, update: { chosen_plan: letter, budget_breakdown: plan.breakdown } };
}

function showDay(state: TravelState, day: number): string {
  const found = state.itinerary[`day${day}`];
  return found === undefined
    ? `일정은 ${Object.keys(state.itinerary).length}일차까지 있어요.`
    : daySection(`day${day}`, found);
}

function cheaper(state: TravelState): string {
  const [a, b, c] = (["A", "B", "C"] as const).map((letter) => planOf(state, letter));
  if (a === undefined || b === undefined || c === undefined) return "아직 비교할 계획이 없어요.";
  return [
    `가장 저렴한 건 C안이에요: 전체 ${won(c.total_budget)} (B안보다 ${spokenWon(b.total_budget - c.total_budget)} 절약).`,
    remaining(c.breakdown),
    "더 줄이려면:",
    "- 화·수요일에 출발하면 항공료가 내려가요. 예: “화요일에 출발할게”",
    "- 게스트하우스로 바꿀 수 있어요. 예: “게스트하우스로 해줘”",
    "- 하루 줄이면 숙박과 식비가 함께 줄어요. 예: “1박 줄여줘” 대신 “2박 3일로”",
    "C안으로 정하려면 “C안으로 할게요”라고 말씀해 주세요.",
  ].join("\n");
}

function show(state: TravelState, command: Extract<PlanCommand, { type: "show" }>): string {
  const trip = tripOf(state);
  if (trip === null) return nextStep(state);
  switch (command.part) {
    case "flights":
      return state.flight_options.length > 0
        ? flightSection(state.flight_options)
        : "항공편을 가져오지 못했어요.";
    case "hotels":
      return state.hotel_options.length > 0
        ? hotelSection(state.hotel_options, trip.nights)
        : "숙소를 가져오지 못했어요.";
    case "itinerary":
      return Object.entries(state.itinerary)
        .map(([key, day]) => daySection(key, day))
        .join("\n\n");
    case "budget":
      return state.budget_breakdown === null
        ? "아직 계산한 비용이 없어요."
        : budgetSection(
            state.budget_breakdown,
            trip.people,
            state.chosen_plan ?? state.recommendation?.letter ?? "B",
          );
    case "plans":
      return planSection(state.final_plans);
    case "all":
      return resultsAnswer(state, trip);
  }
}
