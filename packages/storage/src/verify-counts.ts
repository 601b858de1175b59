import { type Cursor, problemOf } from "./checkpoints/cursor.ts";
import { endOf } from "./checkpoints/element-log.ts";
import type { EventCursor } from "./sessions/events.ts";
import { isSessionId } from "./sessions/ids.ts";
import { ANSWERED } from "./sessions/inbox.ts";
import { recordProblem } from "./sessions/session-record.ts";
import type { Entry } from "./vault.ts";

/** The rows of a space that say how many others there are, and those others. */
export interface Counted {
  readonly cursors: readonly Entry[];
  readonly versions: readonly Entry[];
  readonly sessions: readonly Entry[];
  readonly events: readonly Entry[];
  readonly inbox: readonly Entry[];
  readonly chunks: readonly Entry[];
  /** Keys of the root's checkpoints that have rows of their own, in order. */
  readonly heads: readonly string[];
}

type Note = (place: string, problem: string) => void;

/** Holds every cursor against the rows it counts: fewer, more and others than it says are all damage. */
export function checkCounts(space: string, rows: Counted, note: Note): void {
  const cursorOf = (key: string) => rows.cursors.find((row) => row.key === key)?.value;
  checkEvents(rows.events, cursorOf("event") as unknown as EventCursor | undefined, note);
  checkMessages(
    rows,
    cursorOf("inbox-next") as number | undefined,
    cursorOf("inbox-open") as number | undefined,
    note,
  );
  checkHistory(rows, cursorOf("log") as unknown as Cursor | undefined, note);
  checkRecord(space, rows, note);
}

function checkEvents(events: readonly Entry[], cursor: EventCursor | undefined, note: Note): void {
  if (cursor === undefined) {
    if (events.length > 0) note("cursor event", "is missing although there are events");
    return;
  }
  const sequences = new Set(events.map(({ key }) => Number(key)));
  for (let sequence = cursor.first; sequence < cursor.next; sequence += 1)
    if (!sequences.has(sequence)) note(`event ${sequence}`, "is missing although it is counted");
  for (const sequence of sequences)
    if (sequence < cursor.first || sequence >= cursor.next)
      note(`event ${sequence}`, "is there although it is not counted");
}

function checkMessages(
  { inbox, events }: Counted,
  next: number | undefined,
  open: number | undefined,
  note: Note,
): void {
  const messages = new Set(
    inbox.flatMap(({ key }) => (key.startsWith("message/") ? [Number(key.slice("message/".length))] : [])),
  );
  if (next === undefined) {
    if (messages.size > 0 || open !== undefined)
      note("cursor inbox-next", "is missing although there are messages");
    return;
  }
  const answered = events.some(({ value }) => (value as { readonly type?: unknown }).type === ANSWERED);
  if (open === undefined && answered) note("cursor inbox-open", "is missing although messages were answered");
  if ((open ?? 0) > next) note("cursor inbox-open", "counts more answers than there are messages");
  for (let sequence = open ?? 0; sequence < next; sequence += 1)
    if (!messages.has(sequence)) note(`message ${sequence}`, "is missing although nothing has answered it");
  for (const sequence of messages)
    if (sequence >= next) note(`message ${sequence}`, "is there although it is not counted");
  for (const { key, value } of inbox)
    if (key.startsWith("id/") && !messages.has(value as number))
      note(`inbox ${key}`, "is the name of a message that is not there");
}

function checkHistory({ chunks, heads }: Counted, cursor: Cursor | undefined, note: Note): void {
  if (cursor === undefined) {
    if (chunks.length + heads.length > 0) note("cursor log", "is missing although there are checkpoints");
    return;
  }
  const problem = problemOf(cursor, { end: endOf(chunks), head: heads.at(-1) });
  if (problem !== null) note("cursor log", problem);
}

function checkRecord(space: string, rows: Counted, note: Note): void {
  const id = space.slice("session/".length);
  if (!space.startsWith("session/") || !isSessionId(id)) return;
  const record = rows.sessions.find(({ key }) => key === "session")?.value;
  const version = rows.versions.find(({ key }) => key === "session")?.value;
  // Nothing at all: it was deleted meanwhile.
  if (Object.values(rows).every((each) => each.length === 0)) return;
  const problem = recordProblem(record, id, version);
  if (problem !== null) note("session", problem);
}
