import * as z from "zod";
import {
  AssistantSchema,
  BranchTree,
  Diagram,
  DiagramKind,
  DiffBody,
  FieldHistory,
  Forked,
  HistoryPage,
  NewFork,
  Readings,
  StateAt,
  StateEdit,
  StatePart,
} from "./inspection.ts";
import { NewOperations, OperationForms } from "./operations.ts";
import { CheckpointId, JsonObject, SessionId } from "./plain.ts";
import {
  Accepted,
  AssistantInfo,
  Cancelled,
  EventsPage,
  NewDecision,
  NewMessage,
  NewSession,
  NewSkip,
  SessionChanges,
  SessionInfo,
  SessionPage,
  SessionView,
} from "./sessions.ts";

/**
 * Who may call a route: anyone, anyone signed in, operators alone, or whoever the session belongs to. For everyone else
 * a session does not exist.
 */
export type Access = "public" | "user" | "operator" | "owner";

export interface RouteSpec {
  readonly method: "get" | "post" | "patch" | "delete";
  /** With `{name}` for the parts of `path`. */
  readonly path: string;
  readonly access: Access;
  /** Asked by machines all day long: no limit counts it. */
  readonly isUncounted?: true;
  /** Its answer may be megabytes: few of one person at a time, and only for so long. */
  readonly isLarge?: true;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly status: 200 | 201 | 202 | 204;
  readonly response: z.ZodType | null;
}

const number = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const OfSession = z.object({ session_id: SessionId });
const AtCheckpoint = z.object({ checkpoint_id: CheckpointId.optional(), reveal: z.stringbool().optional() });
const V1 = "/api/v1";
const ONE = `${V1}/sessions/{session_id}`;

/** Everything that can be asked over HTTP, once: the server serves it, the contract tests check it, clients call it. */
export const ROUTES = {
  listAssistants: {
    method: "get",
    path: `${V1}/assistants`,
    access: "public",
    summary: "The assistants there are",
    status: 200,
    response: z.object({ assistants: z.array(AssistantInfo) }),
  },
  readAssistant: {
    method: "get",
    path: `${V1}/assistants/{name}`,
    access: "user",
    summary: "The schemas and the graph of an assistant",
    params: z.object({ name: z.string().min(1).max(60) }),
    status: 200,
    response: AssistantSchema,
  },
  drawAssistant: {
    method: "get",
    path: `${V1}/assistants/{name}/diagrams/{kind}`,
    access: "user",
    summary: "An assistant's state as a Mermaid picture",
    params: z.object({ name: z.string().min(1).max(60), kind: DiagramKind.exclude(["sequence"]) }),
    status: 200,
    response: Diagram,
  },
  createSession: {
    method: "post",
    path: `${V1}/sessions`,
    access: "user",
    summary: "Begin a conversation",
    body: NewSession,
    status: 201,
    response: SessionInfo,
  },
  listSessions: {
    method: "get",
    path: `${V1}/sessions`,
    access: "user",
    summary: "One's own conversations, the one last spoken in first",
    query: z.object({ after: z.string().max(400).optional(), limit: number(1, 200).optional() }),
    status: 200,
    response: SessionPage,
  },
  readSession: {
    method: "get",
    path: ONE,
    access: "owner",
    summary: "A conversation as it is right now",
    params: OfSession,
    query: z.object({ transcript_before: number(0, Number.MAX_SAFE_INTEGER).optional() }),
    status: 200,
    response: SessionView,
  },
  renameSession: {
    method: "patch",
    path: ONE,
    access: "owner",
    summary: "Rename a conversation",
    params: OfSession,
    body: SessionChanges,
    status: 200,
    response: SessionInfo,
  },
  deleteSession: {
    method: "delete",
    path: ONE,
    access: "owner",
    summary: "Delete a conversation with everything in it",
    params: OfSession,
    status: 204,
    response: null,
  },
  sendMessage: {
    method: "post",
    path: `${ONE}/messages`,
    access: "owner",
    summary: "Send a message; once accepted it will be answered",
    params: OfSession,
    body: NewMessage,
    status: 202,
    response: Accepted,
  },
  readForms: {
    method: "get",
    path: `${ONE}/operations`,
    access: "owner",
    summary: "What can be done by hand right now: a form for each operation",
    params: OfSession,
    status: 200,
    response: OperationForms,
  },
  carryOut: {
    method: "post",
    path: `${ONE}/operations`,
    access: "owner",
    summary: "Carry out operations by hand or by a program, in their order, as one turn",
    params: OfSession,
    body: NewOperations,
    status: 202,
    response: Accepted,
  },
  decide: {
    method: "post",
    path: `${ONE}/decisions`,
    access: "owner",
    summary: "Answer what waits for a decision",
    params: OfSession,
    body: NewDecision,
    status: 202,
    response: Accepted,
  },
  skipStep: {
    method: "post",
    path: `${ONE}/skips`,
    access: "owner",
    summary: "Leave a step of the plan out",
    params: OfSession,
    body: NewSkip,
    status: 202,
    response: Accepted,
  },
  cancelTurn: {
    method: "post",
    path: `${ONE}/cancel`,
    access: "owner",
    summary: "Stop the answer that is being made",
    params: OfSession,
    status: 200,
    response: Cancelled,
  },
  readEvents: {
    method: "get",
    path: `${ONE}/events`,
    access: "owner",
    summary: "Events after a sequence; with `accept: text/event-stream` they go on coming",
    params: OfSession,
    query: z.object({
      after: number(0, Number.MAX_SAFE_INTEGER).optional(),
      limit: number(1, 1000).optional(),
    }),
    status: 200,
    response: EventsPage,
  },
  readState: {
    method: "get",
    path: `${ONE}/state`,
    access: "owner",
    summary: "The state, now or at a checkpoint",
    params: OfSession,
    query: AtCheckpoint,
    status: 200,
    response: StateAt,
  },
  readStatePart: {
    method: "get",
    path: `${ONE}/state/part`,
    access: "owner",
    summary: "A part of the state, however large all of it is: one place of it, or wherever some words are",
    params: OfSession,
    query: AtCheckpoint.extend({
      at: z.string().max(2000).optional(),
      from: number(0, Number.MAX_SAFE_INTEGER).optional(),
      find: z.string().min(1).max(200).optional(),
    }),
    status: 200,
    response: StatePart,
  },
  editState: {
    method: "patch",
    path: `${ONE}/state`,
    access: "owner",
    summary: "Change values, through the same validation as any update",
    params: OfSession,
    body: StateEdit,
    status: 200,
    response: Forked,
  },
  readHistory: {
    method: "get",
    path: `${ONE}/history`,
    access: "owner",
    summary: "Committed steps, newest first",
    params: OfSession,
    query: z.object({ before: CheckpointId.optional(), limit: number(1, 200).optional() }),
    status: 200,
    response: HistoryPage,
  },
  readDiff: {
    method: "get",
    path: `${ONE}/diff`,
    access: "owner",
    summary: "What differs between two checkpoints; without `from`, against the parent",
    params: OfSession,
    query: z.object({ from: CheckpointId.optional(), to: CheckpointId, reveal: z.stringbool().optional() }),
    status: 200,
    response: DiffBody,
  },
  readFieldHistory: {
    method: "get",
    path: `${ONE}/fields/{field}/history`,
    access: "owner",
    summary: "How one field came to its value",
    params: OfSession.extend({ field: z.string().min(1).max(100) }),
    status: 200,
    response: FieldHistory,
  },
  readReadings: {
    method: "get",
    path: `${ONE}/readings`,
    access: "owner",
    summary: "How the message of a step was read, by rules and by a model, and what became of it",
    params: OfSession,
    query: z.object({ checkpoint_id: CheckpointId.optional(), reveal: z.stringbool().optional() }),
    status: 200,
    response: Readings,
  },
  readBranches: {
    method: "get",
    path: `${ONE}/branches`,
    access: "owner",
    summary: "The branches of a conversation",
    params: OfSession,
    status: 200,
    response: BranchTree,
  },
  fork: {
    method: "post",
    path: `${ONE}/forks`,
    access: "owner",
    summary: "Go on from an earlier checkpoint, with changed values if wanted; nothing is overwritten",
    params: OfSession,
    body: NewFork,
    status: 201,
    response: Forked,
  },
  drawSession: {
    method: "get",
    path: `${ONE}/diagrams/{kind}`,
    access: "owner",
    summary: "A conversation as a Mermaid picture",
    params: OfSession.extend({ kind: DiagramKind.exclude(["class"]) }),
    status: 200,
    response: Diagram,
  },
  exportSession: {
    method: "get",
    path: `${ONE}/export`,
    access: "owner",
    isLarge: true,
    summary: "The conversation as one JSON document, redacted unless asked for whole",
    params: OfSession,
    query: z.object({ whole: z.stringbool().optional() }),
    status: 200,
    response: JsonObject,
  },
  takeDocument: {
    method: "get",
    path: `${ONE}/documents/{format}`,
    access: "owner",
    isLarge: true,
    summary: "The result as a file: PDF, calendar, Markdown …",
    params: OfSession.extend({ format: z.string().regex(/^[a-z]{2,8}$/) }),
    status: 200,
    response: null,
  },
} as const satisfies Record<string, RouteSpec>;

export type RouteName = keyof typeof ROUTES;
