import type { Decision } from "@maru/runtime";
import * as z from "zod";
import { readMessage } from "./reading/read-message.ts";
import { type Reading, SEARCHED_PARTS, SHOWN_PARTS, TOPICS } from "./reading/reading.ts";
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
  budget: z.int().optional(),
  budget_basis: z.enum(["per_person", "total"]).optional(),
  budget_excludes_flights: z.boolean().optional(),
  num_people: z.int().optional(),
  children: z.int().optional(),
  travel_style: z.array(TravelStyle).optional(),
  departure_date: z.iso.date().optional(),
  origin: z.string().optional(),
  budget_flexibility: z.enum(["strict", "flexible"]).optional(),
  preferred_airline: z.string().nullable().optional(),
  accommodation_preference: z.enum(["hotel", "guesthouse", "airbnb"]).nullable().optional(),
  must_visit_places: z.array(z.string()).optional(),
});

const Problem = z.strictObject({
  field: z.string(),
  problem: z
    .enum(["out_of_range", "ambiguous", "country", "unknown_city", "past", "range", "not_served"])
    .nullable(),
  candidates: z.array(z.string()),
  said: z.string(),
});

const Letter = z.enum(["A", "B", "C"]);
const Command = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("compare"), plans: z.array(Letter) }),
  z.strictObject({ type: z.literal("choose"), plan: Letter }),
  z.strictObject({ type: z.literal("show_day"), day: z.int() }),
  z.strictObject({ type: z.literal("change_day"), day: z.int() }),
  z.strictObject({
    type: z.literal("show"),
    part: z.enum(SHOWN_PARTS),
  }),
  z.strictObject({ type: z.literal("export"), format: z.enum(["markdown", "pdf", "calendar", "json"]) }),
  z.strictObject({ type: z.literal("about"), topic: z.enum(TOPICS) }),
  z.strictObject({ type: z.literal("search_again"), parts: z.array(z.enum(SEARCHED_PARTS)) }),
  z.strictObject({
    type: z.enum(["cheaper", "book", "recall", "start_over", "cancel", "greet", "thanks", "help"]),
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
