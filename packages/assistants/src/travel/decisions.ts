import type { Decision } from "@maru/runtime";
import * as z from "zod";
import { readMessage } from "./reading/read-message.ts";
import { EXPORTED, type Reading, SEARCHED_PARTS, SHOWN_PARTS, TOPICS } from "./reading/reading.ts";
import { BudgetBasis, BudgetSaid, DayWish, Pace, Problem } from "./said.ts";
import { TravelStyle } from "./shapes.ts";
import type { TravelState } from "./state.ts";
import type { Language } from "./texts/language.ts";

export interface ReadInput {
  readonly text: string;
  readonly now: string;
  readonly state: TravelState;
  readonly language: Language;
}

const Facts = z.strictObject({
  destination: z.string().optional(),
  duration: z.int().optional(),
  budget: z.int().nullable().optional(),
  budget_basis: BudgetBasis.optional(),
  budget_excludes_flights: z.boolean().optional(),
  num_people: z.int().optional(),
  children: z.int().optional(),
  travel_style: z.array(TravelStyle).optional(),
  denied_styles: z.array(TravelStyle).optional(),
  departure_date: z.iso.date().optional(),
  assumed_departure: z.iso.date().optional(),
  origin: z.string().optional(),
  budget_flexibility: z.enum(["strict", "flexible"]).optional(),
  preferred_airline: z.string().nullable().optional(),
  accommodation_preference: z.enum(["hotel", "guesthouse", "airbnb"]).nullable().optional(),
  must_visit_places: z.array(z.string()).optional(),
  avoided_places: z.array(z.string()).optional(),
  pace: Pace.optional(),
  budget_said: BudgetSaid.nullable().optional(),
});

const Letter = z.enum(["A", "B", "C"]);
const Grade = z.enum(["budget", "standard", "premium", "up", "down"]);
const Command = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("compare"), plans: z.array(Letter) }),
  z.strictObject({ type: z.literal("choose"), plan: Letter }),
  z.strictObject({ type: z.literal("book"), plan: Letter.nullable() }),
  z.strictObject({ type: z.literal("show_day"), day: z.int() }),
  z.strictObject({
    type: z.literal("change_day"),
    day: z.int(),
    wish: DayWish.nullable(),
  }),
  z.strictObject({ type: z.literal("show_plan"), plan: Letter }),
  z.strictObject({
    type: z.literal("mix"),
    plan: Letter.nullable(),
    flight: Grade.nullable(),
    hotel: Grade.nullable(),
  }),
  z.strictObject({ type: z.literal("ask_place"), place: z.string() }),
  z.strictObject({
    type: z.literal("suppose"),
    facts: Facts.pick({ num_people: true, children: true, duration: true, departure_date: true }),
  }),
  z.strictObject({ type: z.literal("swap_days"), days: z.tuple([z.int(), z.int()]) }),
  z.strictObject({
    type: z.literal("show"),
    part: z.enum(SHOWN_PARTS),
  }),
  z.strictObject({ type: z.literal("export"), format: z.enum(EXPORTED) }),
  z.strictObject({
    type: z.literal("about"),
    topic: z.enum(TOPICS),
    month: z.int().min(1).max(12).nullable(),
    city: z.string().optional(),
  }),
  z.strictObject({ type: z.literal("search_again"), parts: z.array(z.enum(SEARCHED_PARTS)) }),
  z.strictObject({
    type: z.enum([
      "cheaper",
      "replan",
      "suggest",
      "too_early",
      "remark",
      "agree",
      "dislike",
      "recall",
      "undo",
      "start_over",
      "cancel",
      "greet",
      "thanks",
      "help",
    ]),
  }),
]);

const ReadingSchema = z.strictObject({
  facts: Facts,
  problems: z.array(Problem),
  command: Command.nullable(),
  notes: z.array(z.string()),
});

/** What a message says. */
export const readTravelMessage: Decision<ReadInput, Reading> = {
  name: "travel.read_message",
  schema: ReadingSchema as unknown as z.ZodType<Reading>,
  rules: readMessage,
};
