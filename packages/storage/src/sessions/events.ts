import type { Plain } from "@maru/state";
import { AFTER } from "../backends/backend.ts";
import { isStorageError } from "../errors.ts";
import type { Ports } from "../ports.ts";
import type { Change, Vault } from "../vault.ts";
import type { SessionId } from "./ids.ts";
import { impossible } from "./impossible.ts";
import { sequenceKey } from "./sequence-keys.ts";
import { sessionSpace } from "./sessions.ts";

export interface NewEvent {
  readonly type: string;
  readonly data: Plain;
}

/** Something that happened in a session. Sequences start at 1 and have no gaps. */
export interface StoredEvent extends NewEvent {
  readonly sequence: number;
}

export interface EventPage {
  readonly events: readonly StoredEvent[];
  /** The oldest sequence that is still kept; events before it were dropped by retention. */
  readonly first: number;
  /** The newest sequence there is. */
  readonly last: number;
  /**
   * How many of the events asked for, or counted by whoever asks, are not in this log: dropped by retention, or of a log
   * that went further than this one. Above 0 the reader needs the state itself first.
   */
  readonly missed: number;
}

/** An event as it is kept; when it came counts for retention only, never for order. */
interface EventRow extends NewEvent {
  readonly at?: string;
}

/** How far a log has come. */
export interface EventCursor {
  readonly first: number;
  readonly next: number;
}

const CURSOR = { table: "cursor", key: "event" } as const;
const START: EventCursor = { first: 1, next: 1 };
const MOST_ATTEMPTS = 20;
const PAGE = 1000;

/** The one ordered log of a session that every client converges to. */
export class Events {
  readonly #vault: Vault;
  readonly #ports: Ports;

  constructor(vault: Vault, ports: Ports) {
    this.#vault = vault;
    this.#ports = ports;
  }

  /** Events after `after`, from the log of record. */
  async read(session: SessionId, after: number, limit = 1000): Promise<EventPage> {
    const [cursors, rows] = await this.#vault.read(sessionSpace(session), [
      { type: "row", ...CURSOR },
      {
        type: "range",
        table: "event",
        from: sequenceKey(after + 1),
        to: sequenceKey(Number.MAX_SAFE_INTEGER).slice(0, 12),
        limit,
      },
    ]);
    const stored = cursors?.[0]?.value as unknown as EventCursor | undefined;
    if (stored === undefined && (rows ?? []).length === 0) await this.#cursor(session);
    const cursor = stored ?? START;
    const last = cursor.next - 1;
    const events = (rows ?? []).map(({ key, value }) => {
      const { type, data } = value as unknown as EventRow;
      return { type, data, sequence: Number(key) };
    });
    const from = Math.max(after + 1, cursor.first);
    const problem = isWhole(events, { from, last, limit }) ? null : eventProblem(stored);
    if (problem !== null) throw impossible(EVENTS_OF(session), problem);
    const missed = Math.max(0, cursor.first - 1 - Math.max(0, after), after - last);
    return { events, first: cursor.first, last, missed };
  }

  /**
   * The change that appends events, to be committed with the state they tell of. Refused as stale when somebody
   * appended meanwhile; `append` does the asking again for events that stand alone. Who appended last may say where
   * that led to.
   */
  async appending(
    session: SessionId,
    events: readonly NewEvent[],
    known?: EventCursor,
  ): Promise<{ change: Change; events: readonly StoredEvent[]; cursor: EventCursor }> {
    const stored = known ?? (await this.#cursor(session));
    const cursor = stored ?? START;
    const at = new Date(this.#ports.now()).toISOString();
    const numbered = events.map((event, index) => ({ ...event, sequence: cursor.next + index }));
    const next: EventCursor = { ...cursor, next: cursor.next + events.length };
    return {
      events: numbered,
      cursor: next,
      change: {
        checks: [{ ...CURSOR, equals: stored === undefined ? null : JSON.stringify(stored) }],
        writes: [
          ...numbered.map(({ sequence, type, data }) => ({
            table: "event" as const,
            key: sequenceKey(sequence),
            value: { type, data, at } satisfies EventRow,
          })),
          { ...CURSOR, value: next },
        ],
      },
    };
  }

  async append(
    session: SessionId,
    events: readonly NewEvent[],
    and: Change = {},
  ): Promise<readonly StoredEvent[]> {
    for (let attempt = 1; ; attempt += 1) {
      const { change, events: numbered } = await this.appending(session, events);
      try {
        await this.#vault.commit(sessionSpace(session), mergeChanges(change, and));
        return numbered;
      } catch (error) {
        const isOurs = isStorageError(error, "STALE_WRITE") && error.details.key === CURSOR.key;
        if (!isOurs || attempt === MOST_ATTEMPTS) throw error;
      }
    }
  }

  /** How far the log has come, once it is sure that it came no further: whoever writes next would overwrite it. */
  async #cursor(session: SessionId): Promise<EventCursor | undefined> {
    const [rows, newest] = await this.#vault.read(sessionSpace(session), [
      { type: "row", ...CURSOR },
      { type: "range", table: "event", from: "", to: AFTER, reverse: true, limit: 1 },
    ]);
    const cursor = rows?.[0]?.value as unknown as EventCursor | undefined;
    const last = newest?.[0] === undefined ? null : Number(newest[0].key);
    const { first, next } = cursor ?? START;
    if (last === null ? next > first : last !== next - 1)
      throw impossible(EVENTS_OF(session), eventProblem(cursor));
    return cursor;
  }

  /** Drops events up to a sequence and says how many; readers that ask for older ones learn that they missed some. */
  async drop(session: SessionId, upTo: number): Promise<number> {
    for (let attempt = 1; ; attempt += 1) {
      const cursor = await this.#cursor(session);
      const first = cursor === undefined ? 0 : Math.min(upTo + 1, cursor.next);
      if (cursor === undefined || first <= cursor.first) return 0;
      try {
        await this.#vault.commit(sessionSpace(session), {
          checks: [{ ...CURSOR, equals: JSON.stringify(cursor) }],
          deletes: [{ table: "event", from: sequenceKey(0), to: sequenceKey(first) }],
          writes: [{ ...CURSOR, value: { ...cursor, first } satisfies EventCursor }],
        });
        return first - cursor.first;
      } catch (error) {
        if (!isStorageError(error, "STALE_WRITE") || attempt === MOST_ATTEMPTS) throw error;
      }
    }
  }

  /** The newest event that came no later than this moment, and so all before it; 0 when there is none. */
  async lastBefore(session: SessionId, moment: number): Promise<number> {
    for (let to = AFTER; ; ) {
      const [rows = []] = await this.#vault.read(sessionSpace(session), [
        { type: "range", table: "event", from: "", to, reverse: true, limit: PAGE },
      ]);
      const old = rows.find(({ value }) => Date.parse((value as unknown as EventRow).at ?? "") <= moment);
      if (old !== undefined) return Number(old.key);
      const oldest = rows.at(-1);
      if (oldest === undefined || rows.length < PAGE) return 0;
      to = oldest.key;
    }
  }
}

const EVENTS_OF = (session: SessionId) => `The events of ${sessionSpace(session)}`;

/** Whether a page has every event that the cursor counts there, and none that it does not. */
function isWhole(
  events: readonly StoredEvent[],
  { from, last, limit }: { readonly from: number; readonly last: number; readonly limit: number },
): boolean {
  const expected = Math.min(limit, Math.max(0, last - from + 1));
  return events.length === expected && events.every(({ sequence }, position) => sequence === from + position);
}

function eventProblem(cursor: EventCursor | undefined): string {
  return cursor === undefined
    ? "their cursor is missing although there are some"
    : `their cursor counts ${cursor.first} to ${cursor.next - 1}, and others are there`;
}

/** Both, in one transaction. */
export function mergeChanges(...changes: readonly Change[]): Change {
  const labels = changes.flatMap(({ label }) => label ?? []);
  const label = labels.at(-1);
  return {
    ...(label === undefined ? {} : { label }),
    checks: changes.flatMap(({ checks }) => checks ?? []),
    deletes: changes.flatMap(({ deletes }) => deletes ?? []),
    writes: changes.flatMap(({ writes }) => writes ?? []),
  };
}
