import type { Lease, SessionId, Storage } from "@maru/storage";
import type { RuntimePorts } from "../ports.ts";

/** This process as one that may hold sessions. */
export class LeaseHolder {
  readonly #leases: Storage["leases"];
  readonly #ports: RuntimePorts;
  readonly #time: number;
  readonly #name: string;

  constructor(storage: Storage, ports: RuntimePorts, time: number) {
    this.#leases = storage.leases;
    this.#ports = ports;
    this.#time = time;
    this.#name = Buffer.from(ports.random(12)).toString("hex");
  }

  /** Null while another process has the session. */
  async acquire(session: SessionId): Promise<Lease | null> {
    return this.#leases.acquire(session, this.#name, this.#time);
  }

  /** Holds on while the work goes on, and lets go afterwards. That it was lost shows at the next write. */
  async during<Result>(lease: Lease, work: () => Promise<Result>): Promise<Result> {
    const stop = new AbortController();
    this.#renew(lease, stop.signal).catch(() => undefined);
    try {
      return await work();
    } finally {
      stop.abort();
      await this.#leases.release(lease).catch(() => undefined);
    }
  }

  async #renew(lease: Lease, signal: AbortSignal): Promise<void> {
    for (;;) {
      await this.#ports.wait(this.#time / 3, signal);
      await this.#leases.renew(lease, this.#time);
    }
  }
}
