import type { InboxEntry, SessionId, Storage } from "@maru/storage";
import type { TurnEnd } from "../turn/turn.ts";
import type { TurnLease } from "../turn/turn-lease.ts";

/** Of so many conversations it is remembered what was taken in for them here. */
const REMEMBERED = 2000;

/**
 * Counts how often the turn of a message is begun. A process that dies over a message cannot say so, so whoever comes
 * next notes that it begins before it does anything. Whoever knows that nobody can have begun it yet need not: that a
 * message waits and nothing is noted means that it may have been begun once.
 */
export class Tries {
  readonly #storage: Pick<Storage, "inbox">;
  /** Messages that nobody can have begun before this process does. */
  readonly #first = new Map<SessionId, Set<number>>();
  /** What this process has begun, and survived so far. */
  readonly #begun = new Map<SessionId, { readonly sequence: number; readonly tries: number }>();

  constructor(storage: Pick<Storage, "inbox">) {
    this.#storage = storage;
  }

  /** Nobody can have begun this message yet. */
  expect(session: SessionId, sequence: number): void {
    const expected = this.#first.get(session) ?? new Set();
    this.#first.delete(session);
    this.#first.set(session, expected.add(sequence));
    if (this.#first.size <= REMEMBERED) return;
    const [oldest] = this.#first.keys();
    if (oldest !== undefined) this.#first.delete(oldest);
  }

  /** How often the turn of a message was begun, with this time, which is noted when it has to be. */
  async begin(lease: TurnLease, { sequence }: InboxEntry): Promise<number> {
    const { session } = lease;
    const begun = this.#begun.get(session);
    if (begun?.sequence === sequence) return begun.tries;
    const tries = this.#isFirst(session, sequence) ? 1 : await this.#note(lease, sequence);
    this.#begun.set(session, { sequence, tries });
    return tries;
  }

  /** A turn came to an end, whichever, and this process with it. */
  ended(session: SessionId, end: TurnEnd): void {
    if (end !== "later") this.#begun.delete(session);
  }

  /** A process that ends in good order died over nothing: its try does not count. */
  async giveBack(lease: TurnLease): Promise<void> {
    const { session } = lease;
    const begun = this.#begun.get(session);
    if (begun === undefined) return;
    const under = lease.writing({ isLast: true });
    await this.#storage.inbox.noteTries(session, begun.sequence, begun.tries - 1, under.change);
    under.settle();
  }

  async #note(lease: TurnLease, sequence: number): Promise<number> {
    const { session } = lease;
    const tries = ((await this.#storage.inbox.tries(session, sequence)) ?? 1) + 1;
    const under = lease.writing({ isLast: false });
    await this.#storage.inbox.noteTries(session, sequence, tries, under.change);
    under.settle();
    return tries;
  }

  #isFirst(session: SessionId, sequence: number): boolean {
    const expected = this.#first.get(session);
    const isFirst = expected?.delete(sequence) === true;
    if (expected?.size === 0) this.#first.delete(session);
    return isFirst;
  }
}
