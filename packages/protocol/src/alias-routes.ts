import * as z from "zod";
import { LONGEST_TEXT } from "./commands.ts";
import { Json, JsonObject, SessionId } from "./plain.ts";
import type { RouteSpec } from "./routes.ts";
import { SessionInfo, TranscriptEntry } from "./sessions.ts";

const OfSession = z.object({ session_id: SessionId });
const ChatSession = z.object({
  session_id: SessionId,
  title: z.string(),
  created_at: z.string(),
  expires_at: z.string().nullable(),
});

/** One message to the travel planner, over HTTP or on its socket `/api/ws/chat`. */
export const ChatMessage = z.strictObject({
  message: z.string().max(LONGEST_TEXT),
  session_id: SessionId.optional(),
});
export type ChatMessage = z.output<typeof ChatMessage>;
export const ChatAnswer = z.object({
  reply: z.string(),
  session_id: SessionId,
  state: JsonObject,
  next_question: z.string().nullable(),
  progress: z.object({ current: z.number(), total: z.number(), percentage: z.number() }),
});
export type ChatAnswer = z.output<typeof ChatAnswer>;

/** What that socket says: the reply piece by piece, then the whole answer; or why there is none. */
export const ChatFrame = z.discriminatedUnion("type", [
  z.object({ type: z.literal("chunk"), content: z.string() }),
  ChatAnswer.extend({ type: z.literal("complete") }),
  z.object({ type: z.literal("error"), error: z.string(), message: z.string() }),
]);
export type ChatFrame = z.output<typeof ChatFrame>;

/**
 * The addresses under which the travel planner and the real-estate adviser are known elsewhere. Each says no more
 * than the routes it stands for.
 */
export const ALIAS_ROUTES = {
  chatWithTravel: {
    method: "post",
    path: "/api/chat",
    access: "user",
    summary: "Talk to the travel planner: one message, one answer",
    body: ChatMessage,
    status: 200,
    response: ChatAnswer,
  },
  readPlan: {
    method: "get",
    path: "/api/plan/{session_id}",
    access: "owner",
    summary: "The trip as it is planned",
    params: OfSession,
    status: 200,
    response: z.object({ session_id: SessionId, plan: JsonObject }),
  },
  readPlans: {
    method: "get",
    path: "/api/plan/{session_id}/multi",
    access: "owner",
    summary: "The three plans and the recommendation",
    params: OfSession,
    status: 200,
    response: z.object({ session_id: SessionId, final_plans: Json, recommendation: Json }),
  },
  listTravelSessions: {
    method: "get",
    path: "/api/sessions",
    access: "user",
    summary: "One's own trips, the one last spoken about first",
    status: 200,
    response: z.object({ sessions: z.array(SessionInfo) }),
  },
  deleteTravelSession: {
    method: "delete",
    path: "/api/session/{session_id}",
    access: "owner",
    summary: "Delete a trip with everything in it",
    params: OfSession,
    status: 204,
    response: null,
  },
  startChat: {
    method: "post",
    path: "/api/v1/chat/start",
    access: "user",
    summary: "Begin a conversation with the real-estate adviser; it is kept for 24 hours",
    status: 201,
    response: ChatSession,
  },
  listChats: {
    method: "get",
    path: "/api/v1/chat/sessions",
    access: "user",
    summary: "One's own conversations with the real-estate adviser",
    status: 200,
    response: z.object({ sessions: z.array(ChatSession) }),
  },
  countChats: {
    method: "get",
    path: "/api/v1/chat/stats",
    access: "user",
    summary: "How many conversations one has, and how many of them have expired",
    status: 200,
    response: z.object({
      total_sessions: z.number(),
      active_sessions: z.number(),
      expired_sessions: z.number(),
    }),
  },
  cleanUpChats: {
    method: "post",
    path: "/api/v1/chat/cleanup",
    access: "user",
    summary: "Delete one's own conversations that have expired",
    status: 200,
    response: z.object({ removed: z.number() }),
  },
  readChat: {
    method: "get",
    path: "/api/v1/chat/{session_id}",
    access: "owner",
    summary: "A conversation with the real-estate adviser",
    params: OfSession,
    status: 200,
    response: ChatSession,
  },
  readChatMessages: {
    method: "get",
    path: "/api/v1/chat/{session_id}/messages",
    access: "owner",
    summary: "What was said",
    params: OfSession,
    status: 200,
    response: z.object({ messages: z.array(TranscriptEntry) }),
  },
  deleteChat: {
    method: "delete",
    path: "/api/v1/chat/{session_id}",
    access: "owner",
    summary: "Delete a conversation",
    params: OfSession,
    status: 204,
    response: null,
  },
} as const satisfies Record<string, RouteSpec>;
export type AliasName = keyof typeof ALIAS_ROUTES;
