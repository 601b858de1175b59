import {
  counter,
  counters,
  defineState,
  dict,
  initialState,
  list,
  Message,
  type StateOf,
  set,
  steps,
  untracked,
  value,
} from "@maru/state";
import * as z from "zod";
import { makeMessages } from "./conversation.ts";

const Finding = z.strictObject({
  status: z.enum(["success", "partial", "failed"]),
  summary: z.string(),
  score: z.number().min(0).max(1),
  sources: z.array(z.strictObject({ title: z.string(), url: z.url() })),
});

/** Twenty fields of every kind, about as many as a real assistant keeps. */
export const Trip = defineState("trip", {
  version: 1,
  fields: {
    session_id: value(z.string()),
    user_id: value(z.string()).personal(),
    created_at: value(z.iso.datetime({ offset: true })),
    language: value(z.enum(["ko", "en"])).default("ko"),
    current_step: value(z.enum(["collecting", "searching", "planning", "finished"])).default("collecting"),
    destination: value(z.string()).optional(),
    start_date: value(z.iso.date()).optional(),
    nights: value(z.int().min(1).max(14)).optional(),
    budget: value(z.int().min(0)).optional(),
    companions: value(z.strictObject({ adults: z.int(), children: z.int() })).optional(),
    interests: set(z.string()),
    messages: list(Message, { id: "id" }),
    agent_results: dict(Finding),
    execution_steps: steps(),
    errors: list(z.strictObject({ agent: z.string(), message: z.string() })),
    calls: counters(),
    turns: counter(),
    itinerary: dict(z.array(z.string())),
    notes: list(z.string()),
    draft: untracked(z.string()),
  },
  phase: {
    field: "current_step",
    moves: {
      collecting: ["searching"],
      searching: ["planning", "collecting"],
      planning: ["finished"],
      finished: [],
    },
    terminal: ["finished"],
  },
  rules: [
    {
      id: "a-search-needs-a-destination",
      fields: ["current_step", "destination"],
      holds: (state) => state.current_step === "collecting" || state.destination !== null,
      requirement: { ko: "여행지를 먼저 알려 주세요.", en: "Name a destination first." },
    },
  ],
});

const AGENTS = ["flights", "hotels", "restaurants", "weather"];

/** A trip in the middle of its conversation. */
export function startTrip(messages: number): StateOf<typeof Trip> {
  return initialState(Trip, {
    session_id: "session-1",
    user_id: "user-1",
    created_at: "2026-03-02T09:00:00+09:00",
    destination: "오사카",
    nights: 3,
    companions: { adults: 2, children: 1 },
    interests: ["맛집", "온천"],
    messages: makeMessages("message", messages, 200),
    agent_results: Object.fromEntries(AGENTS.map((agent) => [agent, findingOf(agent)])),
    itinerary: { "1": ["도톤보리", "난바"], "2": ["교토 당일치기"], "3": ["유니버설 스튜디오"] },
  });
}

export function findingOf(agent: string): z.input<typeof Finding> {
  return {
    status: "success",
    summary: `${agent}에서 찾은 추천 결과예요. 가족 여행에 알맞은 곳을 골랐어요.`,
    score: 0.87,
    sources: [1, 2, 3].map((place) => ({
      title: `추천 ${place}`,
      url: `https://example.com/${agent}/${place}`,
    })),
  };
}
