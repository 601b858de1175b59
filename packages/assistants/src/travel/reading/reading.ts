import type { BudgetBasis, BudgetSaid, DayWish, Problem } from "../said.ts";
import type { OptionType, TravelStyle } from "../shapes.ts";

/** What one message says about the trip. Everything here is within its limits; the rest is a problem. */
export interface Facts {
  readonly destination?: string;
  readonly duration?: number;
  /** Null when what was known no longer holds. */
  readonly budget?: number | null;
  readonly budget_basis?: BudgetBasis;
  readonly budget_excludes_flights?: boolean;
  readonly budget_said?: BudgetSaid | null;
  readonly num_people?: number;
  readonly children?: number;
  readonly travel_style?: readonly TravelStyle[];
  readonly denied_styles?: readonly TravelStyle[];
  readonly departure_date?: string;
  /** «이번 겨울에»: the day that is planned with until one is named. */
  readonly assumed_departure?: string;
  readonly origin?: string;
  readonly budget_flexibility?: "strict" | "flexible";
  readonly preferred_airline?: string | null;
  readonly accommodation_preference?: "hotel" | "guesthouse" | "airbnb" | null;
  readonly must_visit_places?: readonly string[];
  readonly avoided_places?: readonly string[];
  readonly pace?: "relaxed" | "full";
}

export type PlanLetter = "A" | "B" | "C";

export const SHOWN_PARTS = [
  "dates",
  "flights",
  "hotels",
  "itinerary",
  "food",
  "walking",
  "way_in",
  "airport_time",
  "rain",
  "budget",
  "plans",
  "recommendation",
  "ways_out",
  "departure",
  "return",
  "check_in",
  "check_out",
  "length",
  "party",
  "to_do",
  "all",
] as const;
export type ShownPart = (typeof SHOWN_PARTS)[number];

/** What travellers ask beside the plan. */
export const TOPICS = [
  "visa",
  "packing",
  "money",
  "language",
  "safety",
  "car",
  "phone",
  "insurance",
  "weather",
  "season",
  "flight_time",
  "time_difference",
  "prices",
  "plug",
  "tips",
  "children",
] as const;
export type Topic = (typeof TOPICS)[number];

export const SEARCHED_PARTS = ["flights", "hotels", "itinerary"] as const;
export type SearchedPart = (typeof SEARCHED_PARTS)[number];

export const EXPORTED = ["markdown", "pdf", "calendar", "json", "map", "share", "other"] as const;

/** A class of flight or stay, or one step from the one that is planned. */
export type Grade = OptionType | "up" | "down";

/** What the message wants done with the plans that are there. */
export type Command =
  | { readonly type: "compare"; readonly plans: readonly PlanLetter[] }
  | { readonly type: "choose"; readonly plan: PlanLetter }
  | { readonly type: "show_day"; readonly day: number }
  | { readonly type: "change_day"; readonly day: number; readonly wish: DayWish | null }
  | { readonly type: "replan" }
  | { readonly type: "show_plan"; readonly plan: PlanLetter }
  /** «비행기는 싼 걸로, 호텔은 좋은 데로»; null is as it is, in the plan that is named or looked at. */
  | {
      readonly type: "mix";
      readonly plan: PlanLetter | null;
      readonly flight: Grade | null;
      readonly hotel: Grade | null;
    }
  | { readonly type: "cheaper" }
  | { readonly type: "show"; readonly part: ShownPart }
  | { readonly type: "search_again"; readonly parts: readonly SearchedPart[] }
  /** «C안으로 예약해줘»: the plan that is named, if any. */
  | { readonly type: "book"; readonly plan: PlanLetter | null }
  /** The month is the one that was asked about, if any; the city another one than the trip goes to. */
  | {
      readonly type: "about";
      readonly topic: Topic;
      readonly month: number | null;
      readonly city?: string;
    }
  /** «에펠탑도 가?»: whether a place is in the plan. */
  | { readonly type: "ask_place"; readonly place: string }
  | { readonly type: "swap_days"; readonly days: readonly [number, number] }
  /** «5명이면 얼마야?»: reckoned, and nothing changes. */
  | { readonly type: "suppose"; readonly facts: Supposed }
  /** «원래대로»: what the last change replaced comes back. */
  | { readonly type: "undo" }
  | { readonly type: "export"; readonly format: (typeof EXPORTED)[number] }
  /** «추천해 주세요», «잘 모르겠어요»: the answer is not known yet, help is wanted. */
  | { readonly type: "suggest" }
  /** Asked of plans that are not made yet. */
  | { readonly type: "too_early" }
  /** «한 명은 채식이에요»: told of one of the party, to be answered and no more. */
  | { readonly type: "remark" }
  | { readonly type: "agree" }
  | { readonly type: "dislike" }
  | { readonly type: "recall" }
  | { readonly type: "start_over" }
  | { readonly type: "cancel" }
  | { readonly type: "greet" }
  | { readonly type: "thanks" }
  | { readonly type: "help" };

/** What is only supposed of a trip that is planned. */
export type Supposed = Pick<Facts, "num_people" | "children" | "duration" | "departure_date">;

export interface Reading {
  readonly facts: Facts;
  readonly problems: readonly Problem[];
  readonly command: Command | null;
  /** What was taken in another way than it may have been meant, to be said. */
  readonly notes: readonly string[];
}

export const NOTHING: Reading = { facts: {}, problems: [], command: null, notes: [] };

export function isEmpty({ facts, problems, command, notes }: Reading): boolean {
  return Object.keys(facts).length === 0 && problems.length === 0 && command === null && notes.length === 0;
}
