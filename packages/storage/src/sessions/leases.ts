import type { Check } from "../backends/backend.ts";
import { isStorageError } from "../errors.ts";
import type { Ports } from "../ports.ts";
import type { Change, Vault } from "../vault.ts";
import type { SessionId } from "./ids.ts";
import { sessionSpace } from "./sessions.ts";

/** The right to write a session. The token only grows; a write under an older one is refused. */
export interface Lease {
  readonly session: SessionId;
  readonly holder: string;
  readonly token: number;
}

/** A lease that nobody holds, by the token it was last taken under; null when it never was. */
export interface Vacancy {
  readonly token: number | null;
  /** It was never given back: its holder may write still, under the same token, until somebody takes it. */
  readonly isLeft?: boolean;
}

interface Expiry {
  readonly holder: string;
  readonly until: number;
  /** How long it was taken for. Earlier versions did not write it down. */
  readonly lasts?: number;
}

const TOKEN = { table: "lease", key: "token" } as const;
const EXPIRY = { table: "lease", key: "expiry" } as const;
const NOBODY: Expiry = { holder: "", until: 0 };
/** Longer than earlier versions ever took one for. */
const LASTED = 60_000;

/**
 * One writer per session. The clock only decides when somebody else may try; that a former holder cannot write any
 * more is decided by the token, which is checked in the transaction of every write.
 */
export class Leases {
  readonly #vault: Vault;
  readonly #ports: Ports;

  constructor(vault: Vault, ports: Ports) {
    this.#vault = vault;
    this.#ports = ports;
  }

  /** The lease, or null while somebody else holds it. */
  async acquire(session: SessionId, holder: string, milliseconds: number): Promise<Lease | null> {
    const vacancy = await this.vacancy(session, holder);
    if (vacancy === null) return null;
    try {
      return await this.take(session, holder, vacancy, milliseconds);
    } catch (error) {
      if (isStorageError(error, "STALE_LEASE")) return null;
      throw error;
    }
  }

  /** Takes what was vacant. StorageError STALE_LEASE when somebody was faster. */
  async take(session: SessionId, holder: string, vacancy: Vacancy, milliseconds: number): Promise<Lease> {
    const { lease, change } = this.taking(session, holder, vacancy, milliseconds);
    await this.#vault.commit(sessionSpace(session), change);
    return lease;
  }

  /** Null while somebody else holds the lease. */
  async vacancy(session: SessionId, holder: string): Promise<Vacancy | null> {
    const [tokens, expiries] = await this.#vault.read(sessionSpace(session), [
      { type: "row", ...TOKEN },
      { type: "row", ...EXPIRY },
    ]);
    const expiry = expiries?.[0]?.value as unknown as Expiry | undefined;
    const isHeld = expiry !== undefined && expiry.holder !== holder && this.#isRunning(expiry);
    const token = (tokens?.[0]?.value as number | undefined) ?? null;
    return isHeld ? null : { token, isLeft: (expiry?.holder ?? "") !== "" };
  }

  /**
   * The change that takes the lease, to be committed with what is written under it; refused when somebody was faster.
   * Without a time it is given back in the same moment.
   */
  taking(
    session: SessionId,
    holder: string,
    { token }: Vacancy,
    milliseconds: number | null,
  ): { lease: Lease; change: Change } {
    const lease: Lease = { session, holder, token: (token ?? 0) + 1 };
    const expiry = milliseconds === null ? NOBODY : this.#expiry(holder, milliseconds);
    const change: Change = {
      checks: [{ ...TOKEN, equals: token === null ? null : String(token) }],
      writes: [
        { ...TOKEN, value: lease.token },
        { ...EXPIRY, value: expiry },
      ],
    };
    return { lease, change };
  }

  /**
   * The change that lets the next one in; committed with the last thing that is written under the lease. The token goes
   * on: nothing is written under the lease afterwards, and who looked before, when its time was over, looks again.
   */
  giving(lease: Lease): { token: number; change: Change } {
    const token = lease.token + 1;
    const writes = [
      { ...TOKEN, value: token },
      { ...EXPIRY, value: NOBODY },
    ];
    return { token, change: { checks: [holds(lease)], writes } };
  }

  /** Holds on for a while longer. StorageError STALE_LEASE when it was lost. */
  async renew(lease: Lease, milliseconds: number): Promise<void> {
    await this.#vault.commit(sessionSpace(lease.session), {
      checks: [holds(lease)],
      writes: [{ ...EXPIRY, value: this.#expiry(lease.holder, milliseconds) }],
    });
  }

  /** Lets the next one in at once; nothing happens when the lease was lost before. */
  async release(lease: Lease): Promise<void> {
    try {
      await this.#vault.commit(sessionSpace(lease.session), this.giving(lease).change);
    } catch (error) {
      if (!isStorageError(error, "STALE_LEASE")) throw error;
    }
  }

  /**
   * A lease that would go on for longer than it was ever taken for was taken under another clock: when it ends cannot
   * be told, and nobody is to wait a day for it. Whoever holds it after all is refused by its token.
   */
  #isRunning({ holder, until, lasts = LASTED }: Expiry): boolean {
    const left = until - this.#ports.now();
    return holder !== "" && left > 0 && left <= lasts;
  }

  #expiry(holder: string, milliseconds: number): Expiry {
    return { holder, until: this.#ports.now() + milliseconds, lasts: milliseconds };
  }
}

/** Put this among the checks of every write that needs the lease. */
export function holds(lease: Lease): Check {
  return { ...TOKEN, equals: String(lease.token) };
}
