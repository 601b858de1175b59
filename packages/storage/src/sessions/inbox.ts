import type { Plain } from "@maru/state";
import { AFTER } from "../backends/backend.ts";
import { isStorageError, StorageError } from "../errors.ts";
import type { Ports } from "../ports.ts";
import type { Change, Vault } from "../vault.ts";
import { mergeChanges } from "./events.ts";
import type { SessionId } from "./ids.ts";
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
const MOST_ATTEMPTS = 20;

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
      const [nexts, ...names] = await this.#vault.read(space, [
        { type: "row", ...NEXT },
        ...[nameKey, ...olderKeys].map((key) => ({ type: "row", table: "inbox", key }) as const),
      ]);
      const known = names.flat()[0]?.value as number | undefined;
      if (known !== undefined) return { entry: await this.#entry(space, known), isNew: false };
      await admit();
      const next = nexts?.[0]?.value as number | undefined;
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
    const [opens] = await this.#vault.read(space, [{ type: "row", ...OPEN }]);
    const open = (opens?.[0]?.value as number | undefined) ?? 0;
    const [rows] = await this.#vault.read(space, [
      { type: "range", table: "inbox", from: entryKey(open), to: `message/${AFTER}`, limit },
    ]);
    return (rows ?? []).map(({ value }) => value as unknown as InboxEntry);
  }

  /** Messages after one, done or not, oldest first: for what may be said while another message is answered. */
  async since(session: SessionId, sequence: number, limit = 100): Promise<readonly InboxEntry[]> {
    const [rows] = await this.#vault.read(sessionSpace(session), [
      { type: "range", table: "inbox", from: entryKey(sequence + 1), to: `message/${AFTER}`, limit },
    ]);
    return (rows ?? []).map(({ value }) => value as unknown as InboxEntry);
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

  /** Drops done messages that came no later than a moment, and says how many. Sent again they would be new. */
  async forget(session: SessionId, moment: number): Promise<number> {
    const space = sessionSpace(session);
    const [opens] = await this.#vault.read(space, [{ type: "row", ...OPEN }]);
    const open = (opens?.[0]?.value as number | undefined) ?? 0;
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
    return rows?.[0]?.value as unknown as InboxEntry;
  }
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
