import { isStorageError, type Lease, type SessionId, type Storage, type Vacancy } from "@maru/storage";
import type { RuntimePorts } from "../ports.ts";
import { TurnLease } from "./turn-lease.ts";

/** Of so many sessions it is remembered under which token they were given back. */
const REMEMBERED = 2000;
/** Why nobody holds on any longer. An error would be made, with where it comes from, for every turn. */
const DONE = "done";

/** This process as one that may hold sessions. */
export class LeaseHolder {
  readonly #leases: Storage["leases"];
  readonly #ports: RuntimePorts;
  readonly #time: number;
  readonly #lost: (session: SessionId, holder: string) => Promise<void>;
  /** Under which this process holds sessions. */
  readonly name: string;
  /** While nobody else took a session since, it need not be looked whether somebody holds it. */
  readonly #givenBack = new Map<SessionId, number>();
  readonly #renewals = new Map<SessionId, AbortController>();

  /** `lost` is told of a session that somebody else took while there was work on it here. */
  constructor(
    storage: Storage,
    ports: RuntimePorts,
    time: number,
    lost: (session: SessionId, holder: string) => Promise<void>,
  ) {
    this.#leases = storage.leases;
    this.#ports = ports;
    this.#time = time;
    this.#lost = lost;
    this.name = Buffer.from(ports.random(12)).toString("hex");
  }

  /** Null while another process has the session. It is this one's once something is written under it. */
  async acquire(session: SessionId): Promise<TurnLease | null> {
    const known = this.#givenBack.get(session);
    this.#givenBack.delete(session);
    const vacancy: Vacancy | null =
      known === undefined ? await this.#leases.vacancy(session, this.name) : { token: known };
    if (vacancy === null) return null;
    const lease: TurnLease = new TurnLease({
      leases: this.#leases,
      session,
      holder: this.name,
      token: vacancy.token,
      time: this.#time,
      changed: (isHeld) => (isHeld ? this.#holdOn(lease) : this.#letGo(session)),
    });
    // What is read before it is taken would be out of date if its last holder wrote once more.
    if (vacancy.isLeft === true && !(await isTaken(lease))) return null;
    return lease;
  }

  /** Holds on while the work goes on, and lets go afterwards. That it was lost ends the work at its next write. */
  async during<Result>(lease: TurnLease, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } finally {
      this.#letGo(lease.session);
      if (lease.isHeld) await this.#leases.release(lease).catch(() => undefined);
      else this.#remember(lease);
    }
  }

  #remember({ session, givenBack }: TurnLease): void {
    if (givenBack === undefined) return;
    this.#givenBack.set(session, givenBack);
    if (this.#givenBack.size <= REMEMBERED) return;
    const [oldest] = this.#givenBack.keys();
    if (oldest !== undefined) this.#givenBack.delete(oldest);
  }

  #holdOn(lease: TurnLease): void {
    const stop = new AbortController();
    this.#renewals.set(lease.session, stop);
    this.#renew(lease, stop.signal)
      .catch(() => (stop.signal.aborted ? undefined : this.#lost(lease.session, this.name)))
      .catch(() => undefined);
  }

  #letGo(session: SessionId): void {
    this.#renewals.get(session)?.abort(DONE);
    this.#renewals.delete(session);
  }

  async #renew(lease: Lease, signal: AbortSignal): Promise<void> {
    for (;;) {
      await this.#ports.wait(this.#time / 3, signal);
      await this.#leases.renew(lease, this.#time).catch((error: unknown) => {
        // A store that is away comes back, and the turn with it.
        if (isStorageError(error, "STALE_LEASE")) throw error;
      });
    }
  }
}

/** False when somebody was faster. */
async function isTaken(lease: TurnLease): Promise<boolean> {
  try {
    await lease.take();
    return true;
  } catch (error) {
    if (isStorageError(error, "STALE_LEASE")) return false;
    throw error;
  }
}
