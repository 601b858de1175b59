import type { InboxEntry, SessionId, Storage } from "@maru/storage";
import type { RuntimePorts } from "../ports.ts";
import { MOST_TRIES } from "../turn/set-aside.ts";
import type { TurnLease } from "../turn/turn-lease.ts";

/** Of so many conversations it is remembered what was taken in for them here. */
const REMEMBERED = 2000;
/** A process that began a message before anybody noted who does. */
const SOMEBODY = "";

interface TriesOptions {
  readonly storage: Pick<Storage, "inbox">;
  readonly ports: Pick<RuntimePorts, "wait">;
  /** Within so many milliseconds a process that lost a session knows it, and says that it lives. */
  readonly patience: number;
  /** Aborted when this process takes no more work. */
  readonly signal: AbortSignal;
}

interface Begun {
  readonly sequence: number;
  readonly isFirst: boolean;
}

/**
 * Counts how many processes ended over a message. A process that dies cannot say so, so whoever begins a turn puts its
 * name down before it does anything, and strikes it out when it leaves the turn alive. Whoever knows that nobody can
 * have begun it yet need not: that a message waits and nothing is noted means that it may have been begun once.
 */
export class Tries {
  readonly #options: TriesOptions;
  /** Messages that nobody can have begun before this process does. */
  readonly #first = new Map<SessionId, Set<number>>();
  /** What this process has begun, and not left yet. */
  readonly #begun = new Map<SessionId, Begun>();

  constructor(options: TriesOptions) {
    this.#options = options;
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
    const { session, holder } = lease;
    const isFirst = this.#isFirst(session, sequence);
    this.#begun.set(session, { sequence, isFirst });
    if (isFirst) return 1;
    const { storage, ports, patience, signal } = this.#options;
    const under = lease.writing({ isLast: false });
    const withMe = (names: readonly string[] | null) => [...without(names ?? [SOMEBODY], holder), holder];
    const noted = await storage.inbox.noteBegun(session, sequence, withMe, under.change);
    under.settle();
    const mayLive = noted.some((name) => name !== SOMEBODY && name !== holder);
    if (noted.length <= MOST_TRIES || !mayLive) return noted.length;
    await ports.wait(patience, signal);
    return (await storage.inbox.begunBy(session, sequence))?.length ?? 1;
  }

  /** A turn came to its end, and this process with it. */
  ended(session: SessionId): void {
    this.#begun.delete(session);
  }

  /** This process is out of a turn that has not ended, or out of the right to it, and lives: nobody died of it here. */
  async leave(session: SessionId, holder: string): Promise<void> {
    const begun = this.#begun.get(session);
    if (begun === undefined) return;
    this.#begun.delete(session);
    const { sequence, isFirst } = begun;
    const withoutMe = (names: readonly string[] | null) => {
      if (names === null) return isFirst ? [] : null;
      return without(names, isFirst ? SOMEBODY : holder);
    };
    try {
      await this.#options.storage.inbox.noteBegun(session, sequence, withoutMe);
    } catch (error) {
      if (!this.#begun.has(session)) this.#begun.set(session, begun);
      throw error;
    }
  }

  #isFirst(session: SessionId, sequence: number): boolean {
    const expected = this.#first.get(session);
    const isFirst = expected?.delete(sequence) === true;
    if (expected?.size === 0) this.#first.delete(session);
    return isFirst;
  }
}

function without(names: readonly string[], name: string): readonly string[] {
  const at = names.indexOf(name);
  return at < 0 ? names : names.toSpliced(at, 1);
}
