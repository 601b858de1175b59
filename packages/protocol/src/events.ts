import * as z from "zod";
import { Awaiting } from "./awaiting.ts";
import { Json, JsonObject } from "./plain.ts";

/** A step of a plan as a to-do list shows it; assistants may add fields of their own. */
export const TodoStep = z.looseObject({
  step_id: z.string(),
  task: z.string().optional(),
  description: z.string().optional(),
  agent_name: z.string().optional(),
  team: z.string().nullable().optional(),
  status: z.enum(["pending", "in_progress", "completed", "failed", "skipped"]),
  progress_percentage: z.number().optional(),
  started_at: z.string().nullable().optional(),
  completed_at: z.string().nullable().optional(),
  result: Json.optional(),
  error: z.string().nullable().optional(),
});
export type TodoStep = z.output<typeof TodoStep>;

/** What a turn gave. The same in `final_response`, `workflow_interrupted` and the scripted mode. */
export const TurnResult = z.looseObject({
  turn: z.number().optional(),
  status: z.string(),
  reply: z.string(),
  asks: z.array(z.string()).default([]),
  quick_replies: z.array(z.string()).default([]),
  sources: z.array(z.string()).default([]),
});
export type TurnResult = z.output<typeof TurnResult>;

/** Who did what in one committed step. */
export const StepFinished = z.looseObject({
  turn: z.number(),
  checkpoint_id: z.string(),
  changed: z.array(z.string()),
  nodes: z.array(z.looseObject({ node: z.string(), status: z.string(), milliseconds: z.number() })),
  tools: z.array(JsonObject),
  decisions: z.array(JsonObject),
});
export type StepFinished = z.output<typeof StepFinished>;

const Connected = z.looseObject({
  session_id: z.string(),
  protocol: z.number(),
  /** The newest sequence there is. What lies between the client's and this one follows. */
  last_seq: z.number(),
  is_running: z.boolean(),
  awaiting: Awaiting.nullable(),
});

/** Events that come from the log carry their sequence; the others are said once and kept nowhere. */
const SCHEMAS = {
  connected: Connected,
  /** The log before `seq` is not there any more, or the reader was too slow: fetch the session itself. */
  snapshot_needed: z.looseObject({ seq: z.number() }),
  accepted: z.looseObject({ client_id: z.string(), turn: z.number(), is_new: z.boolean() }),
  refused: z.looseObject({ client_id: z.string().optional(), error: z.string(), message: z.string() }),
  pong: z.looseObject({}),
  /** How a conversation begins. */
  greeting: z.looseObject({
    text: z.string(),
    at: z.string(),
    checkpoint_id: z.string().nullable().default(null),
  }),
  turn_started: z.looseObject({
    turn: z.number(),
    client_id: z.string(),
    type: z.enum(["message", "decision", "do"]),
    text: z.string(),
    at: z.string(),
  }),
  planning_start: z.looseObject({ message: z.string() }),
  plan_ready: z.looseObject({ execution_steps: z.array(TodoStep).default([]) }),
  execution_start: z.looseObject({ execution_steps: z.array(TodoStep).default([]) }),
  todo_updated: z.looseObject({ execution_steps: z.array(TodoStep).default([]) }),
  step_finished: StepFinished,
  workflow_interrupted: TurnResult.extend({ awaiting: Awaiting.nullable() }).partial({
    status: true,
    reply: true,
  }),
  final_response: TurnResult,
  state_edited: z.looseObject({
    checkpoint_id: z.string(),
    /** The checkpoint it was made of. */
    from: z.string(),
    type: z.enum(["fork", "edit"]),
    changed: z.array(z.string()),
  }),
  error: z.looseObject({ error: z.string(), message: z.string() }),
  token: z.looseObject({ node: z.string(), text: z.string() }),
  tokens_dropped: z.looseObject({ node: z.string() }),
  progress: z.looseObject({ node: z.string(), message: z.string(), fraction: z.number().nullable() }),
} as const;

export type EventName = keyof typeof SCHEMAS;
export const EVENT_NAMES = Object.keys(SCHEMAS) as readonly EventName[];
export type EventData<Name extends EventName> = z.output<(typeof SCHEMAS)[Name]>;

export type KnownEvent = {
  [Name in EventName]: { readonly event: Name; readonly seq: number | null; readonly data: EventData<Name> };
}[EventName];

/** As it stands on the wire. */
export const WireEvent = z.object({ event: z.string(), seq: z.number().int().optional(), data: Json });
export type WireEvent = z.output<typeof WireEvent>;

export type Read =
  | { readonly kind: "known"; readonly event: KnownEvent }
  /** From a newer server, or not in its usual form: its sequence still counts. */
  | { readonly kind: "unknown"; readonly name: string; readonly seq: number | null };

/** Reads what a server said. Events it does not know are passed over, so that old clients live on. */
export function readEvent(given: unknown): Read {
  const wire = WireEvent.safeParse(given);
  if (!wire.success) return { kind: "unknown", name: "", seq: null };
  const { event: name, data } = wire.data;
  const seq = wire.data.seq ?? null;
  if (!isEventName(name)) return { kind: "unknown", name, seq };
  const parsed = SCHEMAS[name].safeParse(data);
  if (!parsed.success) return { kind: "unknown", name, seq };
  return { kind: "known", event: { event: name, seq, data: parsed.data } as KnownEvent };
}

function isEventName(name: string): name is EventName {
  return Object.hasOwn(SCHEMAS, name);
}
