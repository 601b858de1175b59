import type { Plain } from "@maru/state";
import { isStorageError } from "../errors.ts";
import type { Change, Vault } from "../vault.ts";
import type { SessionId } from "./ids.ts";
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
}

interface Cursor {
  readonly first: number;
  readonly next: number;
}

const CURSOR = { table: "cursor", key: "event" } as const;
const START: Cursor = { first: 1, next: 1 };
const MOST_ATTEMPTS = 20;

/** The one ordered log of a session that every client converges to. */
export class Events {
  readonly #vault: Vault;

  constructor(vault: Vault) {
    this.#vault = vault;
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
    const cursor = (cursors?.[0]?.value as unknown as Cursor | undefined) ?? START;
    const events = (rows ?? []).map(({ key, value }) => ({
      ...(value as unknown as NewEvent),
      sequence: Number(key),
    }));
    return { events, first: cursor.first, last: cursor.next - 1 };
  }

  /**
   * The change that appends events, to be committed with the state they tell of. Refused as stale when somebody
   * appended meanwhile; `append` does the asking again for events that stand alone.
   */
  async appending(
    session: SessionId,
    events: readonly NewEvent[],
  ): Promise<{ change: Change; events: readonly StoredEvent[] }> {
    const [rows] = await this.#vault.read(sessionSpace(session), [{ type: "row", ...CURSOR }]);
    const stored = rows?.[0]?.value as unknown as Cursor | undefined;
    const cursor = stored ?? START;
    const numbered = events.map((event, index) => ({ ...event, sequence: cursor.next + index }));
    return {
      events: numbered,
      change: {
        checks: [{ ...CURSOR, equals: stored === undefined ? null : JSON.stringify(stored) }],
        writes: [
          ...numbered.map(({ sequence, type, data }) => ({
            table: "event" as const,
            key: sequenceKey(sequence),
            value: { type, data },
          })),
          { ...CURSOR, value: { ...cursor, next: cursor.next + events.length } satisfies Cursor },
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

  /** Drops events up to a sequence; readers that ask for older ones see where the log begins now. */
  async drop(session: SessionId, upTo: number): Promise<void> {
    const [rows] = await this.#vault.read(sessionSpace(session), [{ type: "row", ...CURSOR }]);
    const cursor = rows?.[0]?.value as unknown as Cursor | undefined;
    if (cursor === undefined) return;
    const first = Math.min(Math.max(cursor.first, upTo + 1), cursor.next);
    await this.#vault.commit(sessionSpace(session), {
      checks: [{ ...CURSOR, equals: JSON.stringify(cursor) }],
      deletes: [{ table: "event", from: sequenceKey(0), to: sequenceKey(first) }],
      writes: [{ ...CURSOR, value: { ...cursor, first } satisfies Cursor }],
    });
  }
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
