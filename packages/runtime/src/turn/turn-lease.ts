import { type Change, holds, type Lease, type SessionId, type Storage } from "@maru/storage";

/** What a transaction under a lease holds, and what to do once it is durable. */
export interface UnderLease {
  readonly change: Change;
  readonly settle: () => void;
}

interface TurnLeaseOptions {
  readonly leases: Storage["leases"];
  readonly session: SessionId;
  readonly holder: string;
  /** The token it was given back under; null when it was never taken. */
  readonly token: number | null;
  readonly time: number;
  /** Told when it is taken, and when it is given back. */
  readonly changed: (isHeld: boolean) => void;
}

/**
 * The right to write a session while some work lasts. It is taken in the transaction of the first thing that is
 * written and given back in that of the last, so that it costs no trip to the disk of its own. Until it is taken
 * somebody else may begin the same work: whoever writes first goes on, and the other one's write is refused.
 */
export class TurnLease implements Lease {
  readonly session: SessionId;
  readonly holder: string;
  readonly #options: TurnLeaseOptions;
  #token: number | null;
  #isHeld = false;
  #hasWritten = false;

  constructor(options: TurnLeaseOptions) {
    this.#options = options;
    this.session = options.session;
    this.holder = options.holder;
    this.#token = options.token;
  }

  get token(): number {
    return this.#token ?? 0;
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** The token it was given back under; undefined when somebody else may have it by now. */
  get givenBack(): number | undefined {
    return this.#hasWritten && !this.#isHeld ? this.token : undefined;
  }

  /** What every transaction under this lease holds. With the last one of a piece of work it is given back. */
  writing({ isLast }: { isLast: boolean }): UnderLease {
    const { leases, session, holder, time } = this.#options;
    if (this.#isHeld && !isLast)
      return { change: { checks: [holds(this)] }, settle: () => this.#settle(this.token, true) };
    if (this.#isHeld) {
      const { token, change } = leases.giving(this);
      return { change, settle: () => this.#settle(token, false) };
    }
    const vacancy = { token: this.#token };
    const { lease, change } = leases.taking(session, holder, vacancy, isLast ? null : time);
    return { change, settle: () => this.#settle(lease.token, !isLast) };
  }

  /** For work that does something before it writes: nobody else does it too once this resolves. */
  async take(): Promise<void> {
    if (this.#isHeld) return;
    const { leases, session, holder, time } = this.#options;
    const { token } = await leases.take(session, holder, { token: this.#token }, time);
    this.#settle(token, true);
  }

  #settle(token: number, isHeld: boolean): void {
    this.#token = token;
    this.#hasWritten = true;
    if (this.#isHeld === isHeld) return;
    this.#isHeld = isHeld;
    this.#options.changed(isHeld);
  }
}
