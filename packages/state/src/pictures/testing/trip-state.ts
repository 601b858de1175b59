import * as z from "zod";
import { apply, initialState } from "../../apply.ts";
import { defineState, type StateOf } from "../../define-state.ts";
import { counter, counters, dict, list, set, steps, untracked, value } from "../../field.ts";
import { Message } from "../../message.ts";
import { bulky, personal } from "../../zod-tree.ts";
import { type Moment, type RecordedRun, recordRun } from "../recorded-run.ts";

interface Comment {
  readonly text: string;
  readonly replies: readonly Comment[];
}
const Comment: z.ZodType<Comment> = z.strictObject({
  text: z.string(),
  get replies() {
    return z.array(Comment);
  },
});

const Place = z
  .object({ city: z.string(), position: z.tuple([z.number(), z.number()]) })
  .meta({ id: "Place" });

const AgentResult = z.object({
  status: z.enum(["success", "error"]),
  summary: z.string().optional(),
  price: z.union([z.int(), z.string()]).nullable(),
  raw: bulky(z.json()),
  places: z.array(Place),
});

/** One of everything that a definition can have. */
export const TripState = defineState("trip", {
  version: 1,
  fields: {
    current_step: value(z.enum(["collecting", "searching", "awaiting_approval", "completed"]))
      .default("collecting")
      .label("현재 단계", "Current step"),
    destination: value(z.string()).optional().label("여행지", "Destination"),
    duration: value(z.int().min(1).max(14)).optional().label("기간", "Duration").unit("박", " nights"),
    origin: value(Place).optional(),
    messages: list(Message, { id: "id", keep: 20 }),
    notes: list(z.string(), { max: 3 }),
    interests: set(z.enum(["food", "onsen", "walk"])),
    agent_results: dict(AgentResult, { max: 2 }),
    execution_steps: steps(),
    searches: counter({ max: 5 }),
    calls: counters(),
    comments: list(Comment),
    room_prices: value(z.record(z.enum(["single", "double"]), z.number())).optional(),
    options: value(z.looseObject({ currency: z.literal("KRW") })).default({ currency: "KRW" }),
    started_at: value(z.iso.datetime({ offset: true })).optional(),
    website: value(z.url()).optional(),
    user_id: value(z.string()).personal().label("사용자 ID", "User ID"),
    traveller: value(z.object({ name: z.string(), phone: personal(z.string()) })).optional(),
    api_key: value(z.string()).default("key-from-the-definition").secret(),
    scratch: untracked(z.object({ draft: z.string() })),
  },
  phase: {
    field: "current_step",
    moves: {
      collecting: ["searching"],
      searching: ["awaiting_approval", "collecting"],
      awaiting_approval: ["completed", "searching"],
    },
    terminal: ["completed"],
    waiting: ["awaiting_approval"],
  },
});
export type TripState = StateOf<typeof TripState>;

const now = "2026-11-16T10:00:00+09:00";

/** A conversation from the first word to the waiting for a person, back once, and on. */
export function tripMoments(): readonly (Moment & { readonly state: TripState })[] {
  const first = initialState(TripState, { user_id: "user-4711" });
  const asked = apply(TripState, first, {
    messages: [{ role: "user", id: "m1", content: "오사카 3박 4일", created_at: now }],
  });
  const understood = apply(TripState, asked, {
    destination: "오사카",
    duration: 3,
    origin: { city: "서울", position: [37.5, 127] },
    traveller: { name: "민지", phone: "010-1234-5678" },
    interests: ["food", "onsen"],
    current_step: "searching",
    execution_steps: ["step_0", "step_1"].map((step_id) => ({
      step_id,
      step_type: "search",
      agent_name: "flight",
      team: "search",
      task: "항공권 찾기",
      description: "오사카 왕복",
    })),
  });
  const found = apply(TripState, understood, {
    agent_results: {
      flight: {
        status: "success",
        summary: "3편",
        price: 210_000,
        raw: { offers: [1, [2, null]] },
        places: [{ city: "오사카", position: [34.7, 135.5] }],
      },
    },
    execution_steps: [{ step_id: "step_0", status: "in_progress", started_at: now }],
    searches: 1,
    calls: { amadeus: 2 },
    comments: [{ text: "좋아요", replies: [{ text: "저도요", replies: [] }] }],
    room_prices: { single: 80_000, double: 120_000 },
    options: { currency: "KRW", cabin: "economy" },
    started_at: now,
    website: "https://ko.wikipedia.org/wiki/오사카",
    messages: [{ role: "assistant", id: "m2", content: "찾았어요.", tool_calls: [] }],
  });
  const waiting = apply(TripState, found, { current_step: "awaiting_approval" });
  const again = apply(TripState, waiting, { current_step: "searching", notes: ["더 싼 것으로"] });
  const waitingAgain = apply(TripState, again, { current_step: "awaiting_approval" });
  const done = apply(TripState, waitingAgain, { current_step: "completed", api_key: "sk-real-secret" });
  const states = [first, asked, understood, found, waiting, again, waitingAgain, done];
  const writers = ["user", "user", "planner", "flight", "supervisor", "user", "supervisor", "user"];
  return states.map((state, index) => ({ by: writers[index] ?? "user", at: now, state }));
}

export function tripRun(): RecordedRun {
  return recordRun(TripState, tripMoments());
}
