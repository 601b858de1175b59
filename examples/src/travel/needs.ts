import { type Rule, type StateDefinition, type StateOf, set, value } from "@maru/state";
import * as z from "zod";
import { TravelStyle } from "./shapes.ts";

/** The five things a traveller tells, in the order they are asked for. Null until told. */
export const needs = {
  destination: value(z.string().min(1).max(60)).optional().label("목적지", "Destination"),
  duration: value(z.int().min(1).max(14)).optional().label("기간", "Stay").unit("박", " nights"),
  budget: value(z.int().min(100_000).max(10_000_000)).optional().label("예산", "Budget").unit("원", " KRW"),
  num_people: value(z.int().min(1).max(10)).optional().label("인원", "Party").unit("명", " people"),
  travel_style: set(TravelStyle).label("여행 스타일", "Travel style"),
};

export const progress = {
  info_collected: value(z.boolean()).default(false),
  current_step: value(z.enum(["collecting", "searching", "planning", "done"]))
    .default("collecting")
    .label("진행 단계", "Stage"),
};

/**
 * `collecting` waits for an answer and `done` for a change of mind, which may undo as much as it needs:
 * another city goes back to `collecting`, another hotel to `searching`, another second day to `planning`.
 */
export const flow = {
  field: "current_step",
  moves: {
    collecting: ["searching"],
    searching: ["planning", "collecting"],
    planning: ["done", "searching", "collecting"],
    done: ["collecting", "searching", "planning"],
  },
  waiting: ["collecting", "done"],
} as const;

export type Needs = StateOf<StateDefinition<typeof needs & typeof progress>>;

/** The first need nobody told yet, which is what to ask next; null when all are known. */
export function nextNeed(state: Needs): keyof typeof needs | null {
  if (state.destination === null) return "destination";
  if (state.duration === null) return "duration";
  if (state.budget === null) return "budget";
  if (state.num_people === null) return "num_people";
  return state.travel_style.length === 0 ? "travel_style" : null;
}

export const needsRules: readonly Rule<Needs>[] = [
  {
    id: "collected_means_complete",
    fields: ["info_collected", "destination", "duration", "budget", "num_people", "travel_style"],
    holds: (state) => !state.info_collected || nextNeed(state) === null,
    requirement: {
      ko: "목적지, 기간, 예산, 인원, 여행 스타일을 모두 알려 주셔야 검색할 수 있어요.",
      en: "Destination, stay, budget, party and style must all be known before the search.",
    },
  },
  {
    id: "search_needs_info",
    fields: ["current_step", "info_collected"],
    holds: (state) => state.current_step === "collecting" || state.info_collected,
    requirement: {
      ko: "여행 정보를 다 모은 다음에 검색과 일정을 시작할 수 있어요.",
      en: "Searching and planning start once everything is collected.",
    },
  },
];
