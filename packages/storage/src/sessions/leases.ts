import type { Check } from "../backends/backend.ts";
import { isStorageError } from "../errors.ts";
import type { Ports } from "../ports.ts";
import type { Vault } from "../vault.ts";
import type { SessionId } from "./ids.ts";
import { sessionSpace } from "./sessions.ts";

/** The right to write a session. The token only grows; a write under an older one is refused. */
export interface Lease {
  readonly session: SessionId;
  readonly holder: string;
  readonly token: number;
}

interface Expiry {
  readonly holder: string;
  readonly until: number;
}

const TOKEN = { table: "lease", key: "token" } as const;
const EXPIRY = { table: "lease", key: "expiry" } as const;

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
    const [tokens, expiries] = await this.#vault.read(sessionSpace(session), [
      { type: "row", ...TOKEN },
      { type: "row", ...EXPIRY },
    ]);
    const token = (tokens?.[0]?.value as number | undefined) ?? null;
    const expiry = expiries?.[0]?.value as unknown as Expiry | undefined;
    const isHeld =
      expiry !== undefined &&
      expiry.holder !== "" &&
      expiry.holder !== holder &&
      expiry.until > this.#ports.now();
    if (isHeld) return null;
    const lease: Lease = { session, holder, token: (token ?? 0) + 1 };
    try {
      await this.#vault.commit(sessionSpace(session), {
        checks: [{ ...TOKEN, equals: token === null ? null : String(token) }],
        writes: [
          { ...TOKEN, value: lease.token },
          { ...EXPIRY, value: this.#expiry(holder, milliseconds) },
        ],
      });
      return lease;
    } catch (error) {
      if (isStorageError(error, "STALE_LEASE")) return null;
      throw error;
    }
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
      await this.#vault.commit(sessionSpace(lease.session), {
        checks: [holds(lease)],
        writes: [{ ...EXPIRY, value: { holder: "", until: 0 } satisfies Expiry }],
      });
    } catch (error) {
      if (!isStorageError(error, "STALE_LEASE")) throw error;
    }
  }

  #expiry(holder: string, milliseconds: number): Expiry {
    return { holder, until: this.#ports.now() + milliseconds };
  }
}

/** Put this among the checks of every write that needs the lease. */
export function holds(lease: Lease): Check {
  return { ...TOKEN, equals: String(lease.token) };
}
