import {
  counter,
  type DeepReadonly,
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

const Question = z.strictObject({
  field: z.string(),
  /** Why it is asked again; null when it is simply not known yet. */
  problem: z
    .enum(["out_of_range", "ambiguous", "country", "unknown_city", "past", "range", "not_served"])
    .nullable(),
  candidates: z.array(z.string()),
});
export type Question = DeepReadonly<z.output<typeof Question>>;

/** All that one trip is made of. Results are keyed by what they were made from, so that a change clears them. */
export const TravelState = defineState("travel", {
  version: 2,
  fields: {
    session_id: value(z.string()),
    created_at: value(z.iso.datetime({ offset: true })),
    updated_at: value(z.iso.datetime({ offset: true })),
    schema_version: value(z.literal("2.0")).default("2.0"),
    messages: list(Message, { id: "id", keep: 20 }),
    errors: list(z.string()),

    destination: value(z.string().min(1)).optional().label("여행지", "destination"),
    duration: value(z.int().min(LIMITS.duration.min).max(LIMITS.duration.max))
      .optional()
      .label("기간", "duration")
      .unit("박", "nights"),
    budget: value(z.int().min(LIMITS.budget.min).max(LIMITS.budget.max))
      .optional()
      .label("예산", "budget")
      .unit("원", "KRW"),
    budget_basis: value(z.enum(["per_person", "total"])).optional(),
    /** «항공권 빼고»: the budget is for everything but the way there and back. */
    budget_excludes_flights: value(z.boolean()).default(false),
    num_people: value(z.int().min(LIMITS.num_people.min).max(LIMITS.num_people.max))
      .optional()
      .label("인원", "travellers")
      .unit("명", "people"),
    children: value(z.int().min(0).max(9)).optional(),
    travel_style: set(TravelStyle),
    departure_date: value(z.iso.date()).optional(),
    origin: value(z.string().regex(/^[A-Z]{3}$/)).optional(),
    budget_flexibility: value(z.enum(["strict", "flexible"])).optional(),
    preferred_airline: value(z.string()).optional(),
    accommodation_preference: value(z.enum(["hotel", "guesthouse", "airbnb"])).optional(),
    must_visit_places: value(z.array(z.string())).default([]),

    /** What replies are written in; null until the traveller has said something. */
    language: value(z.enum(["ko", "en"])).optional(),
    info_collected: value(z.boolean()).default(false),
    current_step: value(z.enum(["collecting", "searching", "planning", "done"])).default("collecting"),
    current_agent: value(z.string()).optional(),
    next_agent: value(z.union([z.string(), z.array(z.string())])).optional(),
    agent_history: list(z.string(), { keep: 100 }),

    flights_searched: value(z.boolean()).default(false),
    hotels_searched: value(z.boolean()).default(false),
    itinerary_planned: value(z.boolean()).default(false),
    budget_analyzed: value(z.boolean()).default(false),
    plans_generated: value(z.boolean()).default(false),
    agent_results: dict(AgentResult),
    flight_options: value(z.array(Flight)).default([]),
    hotel_options: value(z.array(Hotel)).default([]),
    itinerary: value(z.record(z.string().regex(/^day\d+$/), ItineraryDay)).default({}),
    flight_analysis: value(z.record(z.string(), z.json())).optional(),
    hotel_analysis: value(z.record(z.string(), z.json())).optional(),
    itinerary_optimization: value(z.record(z.string(), z.json())).optional(),
    budget_breakdown: value(BudgetBreakdown).optional(),
    final_plans: value(z.array(Plan)).default([]),
    recommendation: value(Recommendation).optional(),
    ways_out: value(z.array(WayOut)).default([]),
    chosen_plan: value(z.enum(["A", "B", "C"])).optional(),
    /** Grows when the same day is planned anew on request, so that the optimiser looks elsewhere. */
    itinerary_seed: value(z.int().min(0)).default(0),

    /** The one day that is to be planned anew; null when the whole trip is meant. */
    replan_day: value(z.int().min(1).max(15)).optional(),
    /** What was taken from the last message, to be said in its answer. */
    notes: value(z.array(z.string())).default([]),
    /** What the last reply asked for, first the one it is about. */
    questions: value(z.array(Question)).default([]),
    quick_replies: value(z.array(z.string())).default([]),
    total_tokens_used: counter(),
    api_calls_made: counter(),
  },
  phase: {
    field: "current_step",
    moves: {
      collecting: ["searching", "done"],
      searching: ["planning", "collecting", "done"],
      planning: ["done", "collecting", "searching"],
      done: ["collecting", "searching", "planning"],
    },
    waiting: ["collecting", "done"],
  },
  rules: [
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
  migrations: [{ id: "2026-11-16/multi-agent", up: fromPhaseOne }],
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
