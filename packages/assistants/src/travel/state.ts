import { DIALOGUE_FIELDS } from "@maru/dialogue";
import {
  counter,
  defineState,
  dict,
  list,
  Message,
  type StateOf,
  set,
  type UpdateOf,
  value,
} from "@maru/state";
import * as z from "zod";
import { BudgetBasis, BudgetSaid, DayWish, Pace, Question, Told } from "./said.ts";
import {
  AgentResult,
  BudgetBreakdown,
  Flight,
  Hotel,
  ItineraryDay,
  Plan,
  Recommendation,
  TravelStyle,
  WayOut,
} from "./shapes.ts";

export const LIMITS = {
  duration: { min: 1, max: 14 },
  budget: { min: 100_000, max: 10_000_000 },
  num_people: { min: 1, max: 10 },
} as const;

/**
 * The most is meant per person: what a whole party may spend grows with it. As long as nobody said how many, with ten. An
 * amount without a word of whom it is for is the party's.
 */
export function isBudgetAllowed(amount: number, basis: BudgetBasis | null, people: number | null): boolean {
  const { min, max } = LIMITS.budget;
  const share = basis === "per_person" ? amount : amount / (people ?? LIMITS.num_people.max);
  return Number.isInteger(amount) && amount >= min && share <= max;
}

/** All that one trip is made of. Results are keyed by what they were made from, so that a change clears them. */
export const TravelState = defineState("travel", {
  version: 3,
  fields: {
    session_id: value(z.string()).label("대화 번호", "session"),
    created_at: value(z.iso.datetime({ offset: true })).label("시작한 때", "begun"),
    updated_at: value(z.iso.datetime({ offset: true })).label("바뀐 때", "updated"),
    schema_version: value(z.literal("2.0")).default("2.0").label("형식 판", "schema version"),
    messages: list(Message, { id: "id", keep: 20 }).label("대화", "messages"),
    errors: list(z.string()).label("문제", "errors"),

    destination: value(z.string().min(1)).optional().label("여행지", "destination"),
    duration: value(z.int().min(LIMITS.duration.min).max(LIMITS.duration.max))
      .optional()
      .label("기간", "duration")
      .unit("박", " nights"),
    budget: value(
      z
        .int()
        .min(LIMITS.budget.min)
        .max(LIMITS.budget.max * LIMITS.num_people.max),
    )
      .optional()
      .label("예산", "budget")
      .unit("원", " won"),
    budget_basis: value(BudgetBasis).optional().label("예산 기준", "budget basis"),
    /** «항공권 빼고»: the budget is for everything but the way there and back. */
    budget_excludes_flights: value(z.boolean())
      .default(false)
      .label("예산에서 항공 제외", "budget without flights"),
    num_people: value(z.int().min(LIMITS.num_people.min).max(LIMITS.num_people.max))
      .optional()
      .label("인원", "travellers")
      .unit("명", " people"),
    children: value(z.int().min(0).max(9)).optional().label("아이", "children"),
    travel_style: set(TravelStyle).label("여행 스타일", "travel style"),
    /** «쇼핑은 싫어요»: not taken by whoever then likes anything, and planned last. */
    denied_styles: value(z.array(TravelStyle)).default([]).label("원하지 않는 스타일", "unwanted styles"),
    departure_date: value(z.iso.date()).optional().label("출발일", "departure date"),
    origin: value(z.string().regex(/^[A-Z]{3}$/))
      .optional()
      .label("출발지", "origin"),
    budget_flexibility: value(z.enum(["strict", "flexible"]))
      .optional()
      .label("예산 여유", "budget flexibility"),
    preferred_airline: value(z.string()).optional().label("선호 항공사", "preferred airline"),
    accommodation_preference: value(z.enum(["hotel", "guesthouse", "airbnb"]))
      .optional()
      .label("선호 숙소", "preferred stay"),
    must_visit_places: value(z.array(z.string())).default([]).label("꼭 갈 곳", "must-visit places"),
    avoided_places: value(z.array(z.string())).default([]).label("안 갈 곳", "places to leave out"),
    pace: value(Pace).optional().label("일정 속도", "pace"),
    /** An amount that becomes a budget once it is known for how many people or days it is. */
    budget_said: value(BudgetSaid).optional().label("말한 금액", "amount said"),
    /** What the last change replaced, for who wants it back. */
    undo: value(z.record(z.string(), z.json())).optional().label("바꾸기 전", "before the change"),
    /** What the changes before that one replaced, the oldest first. */
    undo_earlier: value(z.array(z.record(z.string(), z.json())))
      .default([])
      .label("그 전 변경들", "before earlier changes"),
    /** «하루 늘리면 얼마야?»: what was only reckoned, for who then says to do it. */
    supposed: value(z.record(z.string(), z.json())).optional().label("가정한 변경", "supposed change"),
    /** The day of departure that is planned with while nobody has said one. */
    assumed_departure: value(z.iso.date()).optional().label("가정한 출발일", "assumed departure"),

    /** Details that nobody said: they were assumed so that the work could go on. */
    assumptions: value(z.array(z.string())).default([]).label("가정한 값", "assumed details"),
    /** The message after which each detail was last asked for: nobody is asked twice. */
    asked: value(z.record(z.string(), z.int())).default({}).label("물어본 것", "what was asked"),
    /** What the last plan came to as it was told, so that the next can tell the difference. */
    told: value(Told).optional().label("마지막으로 말한 계획", "the plan told last"),

    ...DIALOGUE_FIELDS,
    /** What replies are written in; null until the traveller has said something. */
    language: value(z.enum(["ko", "en"]))
      .optional()
      .label("말", "language"),
    info_collected: value(z.boolean()).default(false).label("정보 확인", "details collected"),
    current_step: value(z.enum(["collecting", "searching", "planning", "done"]))
      .default("collecting")
      .label("진행", "phase"),
    current_agent: value(z.string()).optional().label("지금 담당", "current agent"),
    next_agent: value(z.union([z.string(), z.array(z.string())]))
      .optional()
      .label("다음 담당", "next agent"),
    agent_history: list(z.string(), { keep: 100 }).label("담당 순서", "agent history"),

    flights_searched: value(z.boolean()).default(false).label("항공편 찾음", "flights searched"),
    hotels_searched: value(z.boolean()).default(false).label("숙소 찾음", "stays searched"),
    itinerary_planned: value(z.boolean()).default(false).label("일정 짬", "itinerary planned"),
    budget_analyzed: value(z.boolean()).default(false).label("비용 계산함", "budget analysed"),
    plans_generated: value(z.boolean()).default(false).label("안 만듦", "plans made"),
    agent_results: dict(AgentResult).label("담당별 결과", "results by agent"),
    flight_options: value(z.array(Flight)).default([]).label("항공편", "flights"),
    hotel_options: value(z.array(Hotel)).default([]).label("숙소", "stays"),
    itinerary: value(z.record(z.string().regex(/^day\d+$/), ItineraryDay))
      .default({})
      .label("일정", "itinerary"),
    flight_analysis: value(z.record(z.string(), z.json())).optional().label("항공편 설명", "flight analysis"),
    hotel_analysis: value(z.record(z.string(), z.json())).optional().label("숙소 설명", "stay analysis"),
    itinerary_optimization: value(z.record(z.string(), z.json()))
      .optional()
      .label("일정 설명", "itinerary analysis"),
    budget_breakdown: value(BudgetBreakdown).optional().label("비용 내역", "budget breakdown"),
    final_plans: value(z.array(Plan)).default([]).label("A·B·C안", "plans A, B, C"),
    recommendation: value(Recommendation).optional().label("추천", "recommendation"),
    ways_out: value(z.array(WayOut)).default([]).label("예산에 맞추는 길", "ways out"),
    chosen_plan: value(z.enum(["A", "B", "C"]))
      .optional()
      .label("고른 안", "chosen plan"),
    /** Grows when the same day is planned anew on request, so that the optimiser looks elsewhere. */
    itinerary_seed: value(z.int().min(0)).default(0).label("일정 씨앗", "itinerary seed"),

    /** The one day that is to be planned anew; null when the whole trip is meant. */
    replan_day: value(z.int().min(1).max(15)).optional().label("다시 짤 날", "day to replan"),
    /** How that day is to be different; null when simply something else is wanted. */
    replan_wish: value(DayWish).optional().label("다시 짤 날의 바람", "wish for that day"),
    /** What was taken from the last message, to be said in its answer. */
    notes: value(z.array(z.string())).default([]).label("받아 적은 것", "notes"),
    /** What the last reply asked for, first the one it is about. */
    questions: value(z.array(Question)).default([]).label("물어볼 것", "questions"),
    quick_replies: value(z.array(z.string())).default([]).label("바로 답하기", "quick replies"),
    total_tokens_used: counter().label("쓴 토큰", "tokens used"),
    api_calls_made: counter().label("호출 수", "calls made"),
  },
  phase: {
    field: "current_step",
    moves: {
      collecting: ["searching", "done"],
      searching: ["planning", "collecting", "done"],
      planning: ["done", "collecting", "searching"],
      done: ["collecting", "searching", "planning"],
    },
    begins: "collecting",
    waiting: ["collecting", "done"],
  },
  rules: [
    {
      id: "budget-per-person",
      fields: ["budget", "budget_basis", "num_people"],
      holds: ({ budget, budget_basis, num_people }) =>
        budget === null || isBudgetAllowed(budget, budget_basis, num_people),
      requirement: {
        ko: "예산은 1인당 10만원부터 1,000만원까지예요.",
        en: "The budget must be 100,000 to 10 million won per person.",
      },
    },
    {
      id: "children-among-people",
      fields: ["children", "num_people"],
      holds: (state) =>
        state.children === null || state.num_people === null || state.children < state.num_people,
      requirement: {
        ko: "아이 수는 전체 인원보다 적어야 해요.",
        en: "There must be fewer children than travellers.",
      },
    },
  ],
  migrations: [
    { id: "2026-11-16/multi-agent", up: fromPhaseOne },
    { id: "2026-11-19/assumptions", up: withAssumptions },
  ],
  legacyVersion: (raw) => {
    if (typeof raw.session_id !== "string") return null;
    return raw.schema_version === "2.0" ? 2 : 1;
  },
});
export type TravelState = StateOf<typeof TravelState>;
export type TravelUpdate = UpdateOf<typeof TravelState>;

type Raw = Readonly<Record<string, unknown>>;

/** Phase 1 knew one agent. What it did not know stays unknown; results are made anew from what was said. */
function fromPhaseOne(state: Raw): Raw {
  const known = pick(state, [
    "session_id",
    "created_at",
    "destination",
    "duration",
    "budget",
    "num_people",
    "travel_style",
    "errors",
  ]);
  const messages = Array.isArray(state.messages) ? state.messages.map(numberMessage) : [];
  return {
    ...known,
    messages,
    schema_version: "2.0",
    created_at: withOffset(state.created_at),
    updated_at: withOffset(state.updated_at ?? state.created_at),
    info_collected: false,
    current_step: "collecting",
  };
}

/** A question that waits for its answer was asked; what was planned without a word of it is not known to be assumed. */
function withAssumptions(state: Raw): Raw {
  const questions = Array.isArray(state.questions) ? state.questions : [];
  const turn = typeof state.turn === "number" ? state.turn : 0;
  const isPlain = (each: unknown): each is Raw => typeof each === "object" && each !== null;
  const asked = questions.flatMap((each) => (isPlain(each) ? [[String(each.field), turn]] : []));
  const isNew = !Array.isArray(state.messages) || state.messages.length <= 1;
  return { ...state, assumptions: [], asked: isNew ? {} : Object.fromEntries(asked) };
}

function pick(state: Raw, names: readonly string[]): Raw {
  return Object.fromEntries(
    names.filter((name) => state[name] !== undefined).map((name) => [name, state[name]]),
  );
}

/** Phase 1 kept `{role, content}` only. */
function numberMessage(message: unknown, index: number): unknown {
  if (typeof message !== "object" || message === null) return message;
  const { role, content, id } = message as Raw;
  return { role, content, id: id ?? `phase-1-${index}` };
}

/** Its times carried no zone; they were written on machines in Seoul. */
function withOffset(time: unknown): unknown {
  return typeof time === "string" && !/(Z|[+-]\d\d:\d\d)$/.test(time) ? `${time}+09:00` : time;
}
