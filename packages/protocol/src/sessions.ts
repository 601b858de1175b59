import * as z from "zod";
import { Awaiting } from "./awaiting.ts";
import { AskedAt, InterruptAction, LONGEST_TEXT } from "./commands.ts";
import { TodoStep, TurnResult, WireEvent } from "./events.ts";
import { ClientId, Json, JsonObject, Sentence, SessionId } from "./plain.ts";

export const AssistantInfo = z.object({
  name: z.string(),
  title: Sentence,
  description: Sentence,
  examples: z.array(Sentence),
  /** What a result can be taken home as: `pdf`, `ics`, `md` … */
  documents: z.array(z.string()),
});
export type AssistantInfo = z.output<typeof AssistantInfo>;

export const SessionInfo = z.object({
  id: SessionId,
  assistant: z.string(),
  title: z.string(),
  created_at: z.string(),
  /** When it was last spoken in, renamed or edited. */
  updated_at: z.string(),
  expires_at: z.string().nullable(),
  version: z.number(),
});
export type SessionInfo = z.output<typeof SessionInfo>;

export const SessionPage = z.object({
  sessions: z.array(SessionInfo),
  next: z.string().nullable(),
  /** Conversations of this page that cannot be read; they can be deleted. */
  damaged: z.array(SessionId).optional(),
});
export type SessionPage = z.output<typeof SessionPage>;

/** One line of the conversation as people see it. */
export const TranscriptEntry = z.object({
  /** Stable over reloads: `turn-7-user`, `turn-7-assistant`, `greeting`, `fork-…`. */
  id: z.string(),
  role: z.enum(["user", "assistant", "notice"]),
  text: z.string(),
  at: z.string().nullable(),
  turn: z.number().nullable(),
  /** The last checkpoint of its turn, once there is one. */
  checkpoint_id: z.string().nullable(),
  /** The checkpoint its turn began on: where saying it differently goes on from. */
  after: z.string().nullable(),
  /** On a branch that the conversation has left. It is not gone: going on from there brings it back. */
  is_left: z.boolean(),
});
export type TranscriptEntry = z.output<typeof TranscriptEntry>;

/** A session as it is right now: all that a page needs to begin. Events after `last_seq` continue it. */
export const SessionView = z.object({
  session: SessionInfo,
  result: TurnResult,
  awaiting: Awaiting.nullable(),
  is_running: z.boolean(),
  last_seq: z.number(),
  transcript: z.array(TranscriptEntry),
  /** Where older lines of the transcript begin, or null when all of them are here. */
  transcript_before: z.number().nullable(),
  todo: z.array(TodoStep),
  /** The state as the person may see it, for results that are drawn. Large and personal values are left out. */
  state: JsonObject,
});
export type SessionView = z.output<typeof SessionView>;

export const NewSession = z.strictObject({
  assistant: z.string().min(1).max(60),
  title: z.string().max(200).optional(),
});
export const SessionChanges = z.strictObject({ title: z.string().max(200) });
export const NewMessage = z.strictObject({ text: z.string().max(LONGEST_TEXT), client_id: ClientId });
export const NewDecision = z.strictObject({
  action: InterruptAction,
  feedback: z.string().max(LONGEST_TEXT).default(""),
  modifications: JsonObject.default({}),
  asked_at: AskedAt,
  client_id: ClientId,
});
export const NewSkip = z.strictObject({ step_id: z.string().min(1).max(200), client_id: ClientId });
export const Accepted = z.object({ turn: z.number(), is_new: z.boolean() });
export const Cancelled = z.object({ cancelled: z.boolean() });

/** Part of the log. `missed` above 0: what lay before `first` is gone, begin again from the session itself. */
export const EventsPage = z.object({
  events: z.array(WireEvent.extend({ seq: z.number().int(), data: Json })),
  first: z.number(),
  last: z.number(),
  missed: z.number(),
});
export type EventsPage = z.output<typeof EventsPage>;
