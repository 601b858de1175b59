import * as z from "zod";

const Words = z.array(z.array(z.string()).min(1));
const StateExpectation = z.record(z.string(), z.json());

const TurnExpectation = z.strictObject({
  state: StateExpectation.optional(),
  asks: z.array(z.string()).optional(),
  asks_none: z.array(z.string()).optional(),
  says_all: Words.optional(),
  says_none: z.array(z.string()).optional(),
  intent: z.json().optional(),
  teams: z.json().optional(),
  sources: z.json().optional(),
  document: z.json().optional(),
  agents: z.json().optional(),
  tools: z.json().optional(),
  clarify: z.json().optional(),
  units: z.json().optional(),
  searches: z.json().optional(),
  /** Whether every source that is cited is listed once, every one listed is cited, and numbers run from 1 without a gap. */
  is_cited: z.boolean().optional(),
  plan: z.json().optional(),
  compliance: z.json().optional(),
  storage: z.json().optional(),
  phase: z.string().optional(),
  progress: z.number().optional(),
  status: z.string().optional(),
  awaiting: z.enum(["message", "approval"]).nullable().optional(),
});
export type TurnExpectation = z.output<typeof TurnExpectation>;

/** What a person types, or something that happens to the conversation. */
const Turn = z.union([
  z.string(),
  z.strictObject({
    event: z.literal("fault"),
    tool: z.string(),
    mode: z.enum(["error", "timeout", "empty"]),
    times: z.int().min(1),
    match: z.string().optional(),
  }),
  z.strictObject({ event: z.literal("reconnect") }),
]);

/** One conversation and what a good assistant makes of it. */
export const Dialogue = z.strictObject({
  id: z.string(),
  /** A JSON file beside the dialogues that the assistant works on. */
  data: z.string().optional(),
  /** Who speaks. */
  user: z.string().default("local"),
  /** The clock at the beginning. */
  now: z.iso.datetime({ offset: true }).default("2026-11-16T10:00:00+09:00"),
  turns: z.array(Turn).min(1),
  /** After the last message. */
  expect: TurnExpectation,
  after_turn: z.array(TurnExpectation.extend({ turn: z.int().min(1) })).default([]),
});
export type Dialogue = z.output<typeof Dialogue>;
