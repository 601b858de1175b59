import type { Plain } from "@maru/state";
import { AFTER } from "../backends/backend.ts";
import { isStorageError, StorageError } from "../errors.ts";
import type { Ports } from "../ports.ts";
import type { Change, Entry, Vault } from "../vault.ts";
import { mergeChanges } from "./events.ts";
import type { SessionId } from "./ids.ts";
import { impossible } from "./impossible.ts";
import { sequenceKey } from "./sequence-keys.ts";
import { sessionSpace } from "./sessions.ts";

/** A message that was taken in and will not be lost. */
export interface InboxEntry {
  readonly sequence: number;
  readonly client_id: string;
  readonly content: Plain;
  readonly received_at: string;
}

/** The number of the next message to come; every server process moves it. */
const NEXT = { table: "cursor", key: "inbox-next" } as const;
/** All messages before this one are done; only the holder of the lease moves it. */
const OPEN = { table: "cursor", key: "inbox-open" } as const;
/** The newest message of which everyone was told that its turn began before any step of it was durable. */
const BEGUN = { table: "cursor", key: "inbox-begun" } as const;
/** Who began the turn of a message; absent while only the process that took it in may have begun it. */
const TRIES = { table: "cursor", key: "inbox-tries" } as const;
const MOST_ATTEMPTS = 20;

interface Begun {
  readonly sequence: number;
  readonly tries: number;
  /** Earlier versions only counted. */
  readonly by?: readonly string[];
}

/** Messages wait here, in order, from before they are acknowledged until the step that answered them is durable. */
export class Inbox {
  readonly #vault: Vault;
  readonly #ports: Ports;

  constructor(vault: Vault, ports: Ports) {
    this.#vault = vault;
    this.#ports = ports;
  }

  /**
   * Durable when it resolves. The same client id again gives the first entry and stores nothing. `admit` may refuse a
   * new message by what was taken in before it: nothing is taken in between its look and this message. What is new is
   * committed together with `and`.
   */
  async accept(
    session: SessionId,
    message: { client_id: string; content: Plain },
    admit: () => Promise<void> = async () => undefined,
    and: Change = {},
  ): Promise<{ entry: InboxEntry; isNew: boolean }> {
    const space = sessionSpace(session);
    const [nameKey, ...olderKeys] = nameKeys(this.#vault, session, parseClientId(message.client_id));
    for (let attempt = 1; ; attempt += 1) {
      const [nexts, opens, newest, ...names] = await this.#vault.read(space, [
        { type: "row", ...NEXT },
        { type: "row", ...OPEN },
        { type: "range", table: "inbox", from: entryKey(0), to: `message/${AFTER}`, reverse: true, limit: 1 },
        ...[nameKey, ...olderKeys].map((key) => ({ type: "row", table: "inbox", key }) as const),
      ]);
      const known = names.flat()[0]?.value as number | undefined;
      if (known !== undefined) return { entry: await this.#entry(space, known), isNew: false };
      const next = nexts?.[0]?.value as number | undefined;
      const open = opens?.[0]?.value as number | undefined;
      const last = (newest?.[0]?.value as InboxEntry | undefined)?.sequence ?? null;
      // All that were answered may have been forgotten; nothing else takes messages away.
      if (last === null ? (next ?? 0) > (open ?? 0) : last + 1 !== next || (open ?? 0) > next)
        throw impossible(MESSAGES_OF(space), countProblem(next));
      await admit();
      const sequence = next ?? 0;
      const entry: InboxEntry = {
        sequence,
        ...message,
        received_at: new Date(this.#ports.now()).toISOString(),
      };
      try {
        const taken: Change = {
          checks: [{ ...NEXT, equals: next === undefined ? null : String(next) }],
          writes: [
            { table: "inbox", key: entryKey(sequence), value: entry },
            { table: "inbox", key: nameKey, value: sequence },
            { ...NEXT, value: sequence + 1 },
            // There from the first message on, so that it cannot get lost unnoticed.
            ...(next === undefined ? [{ ...OPEN, value: 0 }] : []),
          ],
        };
        await this.#vault.commit(space, mergeChanges(taken, and));
        return { entry, isNew: true };
      } catch (error) {
        if (!isStorageError(error, "STALE_WRITE") || attempt === MOST_ATTEMPTS) throw error;
      }
    }
  }

  /** Messages that are not done, oldest first. */
  async waiting(session: SessionId, limit = 100): Promise<readonly InboxEntry[]> {
    const space = sessionSpace(session);
    const { open, next } = await this.#counts(space);
    if (open === next) return [];
    const [rows = []] = await this.#vault.read(space, [
      { type: "range", table: "inbox", from: entryKey(open), to: `message/${AFTER}`, limit },
    ]);
    const entries = rows.map(({ value }) => value as unknown as InboxEntry);
    const isWhole = entries.every(({ sequence }, position) => sequence === open + position);
    // More may have come in since the count was read.
    if (isWhole && entries.length >= Math.min(limit, next - open)) return entries;
    return this.#waitingNow(space, limit);
  }

  /** Count and messages of one moment, which must agree. */
  async #waitingNow(space: string, limit: number): Promise<readonly InboxEntry[]> {
    let { open } = await this.#counts(space);
    for (;;) {
      const [opens, nexts, rows = []] = await this.#vault.read(space, [
        { type: "row", ...OPEN },
        { type: "row", ...NEXT },
        { type: "range", table: "inbox", from: entryKey(open), to: `message/${AFTER}`, limit },
      ]);
      const still = (opens?.[0]?.value as number | undefined) ?? 0;
      if (still === open)
        return messagesFrom(space, open, nexts?.[0]?.value as number | undefined, rows, limit);
      open = still;
    }
  }

  /** Messages after one, done or not, oldest first: for what may be said while another message is answered. */
  async since(session: SessionId, sequence: number, limit = 100): Promise<readonly InboxEntry[]> {
    const space = sessionSpace(session);
    const [nexts, rows = []] = await this.#vault.read(space, [
      { type: "row", ...NEXT },
      { type: "range", table: "inbox", from: entryKey(sequence + 1), to: `message/${AFTER}`, limit },
    ]);
    return messagesFrom(space, sequence + 1, nexts?.[0]?.value as number | undefined, rows, limit);
  }

  /** The change that marks a message and all before it done; committed with the step that answered it. */
  done(sequence: number): Change {
    return { writes: [{ ...OPEN, value: sequence + 1 }] };
  }

  /** The change that remembers that a message's turn began; committed with the event that tells so. */
  begins(sequence: number): Change {
    return { writes: [{ ...BEGUN, value: sequence }] };
  }

  async hasBegun(session: SessionId, sequence: number): Promise<boolean> {
    const [rows] = await this.#vault.read(sessionSpace(session), [{ type: "row", ...BEGUN }]);
    return ((rows?.[0]?.value as number | undefined) ?? -1) >= sequence;
  }

  /** Who began the turn of a message and did not leave it alive; null when nobody noted it. */
  async begunBy(session: SessionId, sequence: number): Promise<readonly string[] | null> {
    return namesOf(await this.#tries(session), sequence);
  }

  /**
   * Notes who began the turn of a message, going by whom `change` finds there; durable when it resolves, together with
   * `and`. Nothing is noted where it gives null, or where the turn of a later message was begun since.
   */
  async noteBegun(
    session: SessionId,
    sequence: number,
    change: (names: readonly string[] | null) => readonly string[] | null,
    and: Change = {},
  ): Promise<readonly string[]> {
    for (let attempt = 1; ; attempt += 1) {
      const stored = await this.#tries(session);
      const names = namesOf(stored, sequence);
      const by = change(names);
      if (by === null || (stored?.sequence ?? sequence) > sequence) return names ?? [];
      const noted: Change = {
        checks: [{ ...TRIES, equals: stored === undefined ? null : JSON.stringify(stored) }],
        writes: [{ ...TRIES, value: { sequence, tries: by.length, by } satisfies Begun }],
      };
      try {
        await this.#vault.commit(sessionSpace(session), mergeChanges(and, noted));
        return by;
      } catch (error) {
        const isOurs = isStorageError(error, "STALE_WRITE") && error.details.key === TRIES.key;
        if (!isOurs || attempt === MOST_ATTEMPTS) throw error;
      }
    }
  }

  async #tries(session: SessionId): Promise<Begun | undefined> {
    const [rows] = await this.#vault.read(sessionSpace(session), [{ type: "row", ...TRIES }]);
    return rows?.[0]?.value as unknown as Begun | undefined;
  }

  /** Drops done messages that came no later than a moment, and says how many. Sent again they would be new. */
  async forget(session: SessionId, moment: number): Promise<number> {
    const space = sessionSpace(session);
    const { open } = await this.#counts(space);
    const [rows = []] = await this.#vault.read(space, [
      { type: "range", table: "inbox", from: entryKey(0), to: entryKey(open) },
    ]);
    const old = rows
      .map(({ value }) => value as unknown as InboxEntry)
      .filter(({ received_at }) => Date.parse(received_at) <= moment);
    if (old.length > 0)
      await this.#vault.commit(space, {
        deletes: old
          .flatMap(({ sequence, client_id }) => [
            entryKey(sequence),
            ...nameKeys(this.#vault, session, client_id),
          ])
          .map((key) => ({ table: "inbox", key }) as const),
      });
    return old.length;
  }

  async #entry(space: string, sequence: number): Promise<InboxEntry> {
    const [rows] = await this.#vault.read(space, [{ type: "row", table: "inbox", key: entryKey(sequence) }]);
    const entry = rows?.[0]?.value as unknown as InboxEntry | undefined;
    if (entry === undefined) throw impossible(MESSAGES_OF(space), `number ${sequence} is missing`);
    return entry;
  }

  /** How many came in and how many are done. */
  async #counts(space: string): Promise<{ readonly open: number; readonly next: number }> {
    const [opens, nexts] = await this.#vault.read(space, [
      { type: "row", ...OPEN },
      { type: "row", ...NEXT },
    ]);
    const [open, next] = [opens?.[0]?.value, nexts?.[0]?.value] as readonly (number | undefined)[];
    if (open === undefined && next !== undefined) await this.#refuseAnswered(space);
    if (next === undefined || (open ?? 0) > next) await this.#refuseUncounted(space);
    return { open: open ?? 0, next: next ?? 0 };
  }

  /** Nothing was taken in before, or the count of it was lost. */
  async #refuseUncounted(space: string): Promise<void> {
    const [rows = [], opens, nexts] = await this.#vault.read(space, [
      { type: "range", table: "inbox", from: "", to: AFTER, limit: 1 },
      { type: "row", ...OPEN },
      { type: "row", ...NEXT },
    ]);
    const [open, next] = [opens?.[0]?.value, nexts?.[0]?.value] as readonly (number | undefined)[];
    const isLost = next === undefined ? rows.length > 0 || open !== undefined : (open ?? 0) > next;
    if (isLost) throw impossible(MESSAGES_OF(space), countProblem(next));
  }

  /** Older stores say nothing before the first answer; after one, everything would be answered again. */
  async #refuseAnswered(space: string): Promise<void> {
    const [rows = []] = await this.#vault.read(space, [
      { type: "range", table: "event", from: "", to: AFTER },
    ]);
    if (rows.some(({ value }) => (value as unknown as { type?: unknown }).type === ANSWERED))
      throw impossible(MESSAGES_OF(space), "the mark of what was answered is missing");
  }
}

function namesOf(stored: Begun | undefined, sequence: number): readonly string[] | null {
  if (stored?.sequence !== sequence) return null;
  return stored.by ?? new Array<string>(stored.tries).fill("");
}

/** The event that ends a turn. */
export const ANSWERED = "final_response";
const MESSAGES_OF = (space: string) => `The messages of ${space}`;

function countProblem(next: number | undefined): string {
  return next === undefined
    ? "their count is missing although there are some"
    : `${next} were taken in, and others are there`;
}

/** Every message that was taken in from this one on, and none that was not. */
function messagesFrom(
  space: string,
  from: number,
  next: number | undefined,
  rows: readonly Entry[],
  limit: number,
): readonly InboxEntry[] {
  const entries = rows.map(({ value }) => value as unknown as InboxEntry);
  const expected = Math.min(limit, Math.max(0, (next ?? 0) - from));
  const isWhole =
    entries.length === expected && entries.every(({ sequence }, position) => sequence === from + position);
  if (!isWhole || from > (next ?? 0)) throw impossible(MESSAGES_OF(space), countProblem(next));
  return entries;
}

const LONGEST_CLIENT_ID = 200;

function parseClientId(value: unknown): string {
  if (typeof value === "string" && value.length <= LONGEST_CLIENT_ID && value.isWellFormed()) return value;
  throw new StorageError("INVALID_ID", {
    kind: "client id",
    expected: `a text of up to ${LONGEST_CLIENT_ID} characters`,
  });
}

function entryKey(sequence: number): string {
  return `message/${sequenceKey(sequence)}`;
}

/**
 * Where a client's id is remembered. In a sealed store it is not spelt out; what was accepted before that, or before
 * the store was sealed, is still found under the second name.
 */
export function nameKeys(vault: Vault, session: SessionId, client: string): readonly [string, ...string[]] {
  const plain = plainNameKey(client);
  return vault.isSealed ? [`id/${vault.lookupName(`${session}\n${client}`)}`, plain] : [plain];
}

export function plainNameKey(client: string): string {
  return `id/${encodeURIComponent(client)}`;
}
