import type { Logger, RuntimePorts } from "@maru/runtime";
import type { CleanupTask, WorkerUtils } from "graphile-worker";

export interface ColleaguesOptions {
  readonly schema: string;
  readonly utils: WorkerUtils;
  readonly ports: RuntimePorts;
  readonly logger: Logger;
  /** The names under which this process takes work. */
  readonly workers: () => readonly string[];
}

const BEAT = 1_000;
/** Silent for so long, and a process is taken for dead: another one goes on with its work. */
const SILENCE = "4 seconds";
/** Work of a dead process whose place newer work of the same session has taken: nobody would ever take it up. */
const SUPERSEDED: CleanupTask[] = ["DELETE_PERMAFAILED_JOBS"];

/**
 * Processes look after each other. The queue would keep the work of a dead one for hours; here whoever has been
 * silent for a few seconds is declared dead by the others. If it lives after all, its leases are lost and it can
 * write nothing any more.
 */
export class Colleagues {
  readonly #options: ColleaguesOptions;
  readonly #stop = new AbortController();
  #beating: Promise<void> = Promise.resolve();

  constructor(options: ColleaguesOptions) {
    this.#options = options;
  }

  async begin(onDeath: () => void): Promise<void> {
    const { schema } = this.#options;
    await this.#query(`CREATE TABLE IF NOT EXISTS ${schema}.processes (
      worker text PRIMARY KEY, seen timestamptz NOT NULL DEFAULT now())`).catch(() => undefined);
    await this.#options.utils.cleanup({ tasks: SUPERSEDED });
    await this.#beat(onDeath);
    this.#beating = this.#beatOn(onDeath);
  }

  async end(): Promise<void> {
    this.#stop.abort();
    await this.#beating;
    await this.#query(`DELETE FROM ${this.#options.schema}.processes WHERE worker = ANY($1)`, [
      this.#options.workers(),
    ]).catch(() => undefined);
  }

  async #beatOn(onDeath: () => void): Promise<void> {
    const { ports, logger } = this.#options;
    for (;;) {
      await ports.wait(BEAT, this.#stop.signal).catch(() => undefined);
      if (this.#stop.signal.aborted) return;
      await this.#beat(onDeath).catch((error: unknown) =>
        logger.warn({ error: String(error) }, "the other processes could not be looked after"),
      );
    }
  }

  /** The database's own clock decides, so that no two of them have to agree. */
  async #beat(onDeath: () => void): Promise<void> {
    const { schema, logger, utils } = this.#options;
    await this.#query(
      `INSERT INTO ${schema}.processes (worker) SELECT unnest($1::text[])
       ON CONFLICT (worker) DO UPDATE SET seen = now()`,
      [this.#options.workers()],
    );
    // Asked of the work itself and not of who died: however often somebody fails to free it, it is found again.
    const kept = await this.#query(
      `SELECT DISTINCT locked_by AS worker FROM ${schema}._private_jobs
       WHERE locked_at < now() - interval '${SILENCE}' AND NOT EXISTS (
         SELECT FROM ${schema}.processes WHERE worker = locked_by AND seen > now() - interval '${SILENCE}')`,
    );
    const workers = kept.map(({ worker }) => String(worker));
    if (workers.length > 0) {
      logger.warn({ workers: workers.length }, "a process died; its work goes on elsewhere");
      await utils.forceUnlockWorkers(workers);
      await utils.cleanup({ tasks: SUPERSEDED });
    }
    const dead = await this.#query(
      `DELETE FROM ${schema}.processes WHERE seen < now() - interval '${SILENCE}' RETURNING worker`,
    );
    // What it told last may not have reached anybody.
    if (workers.length + dead.length > 0) onDeath();
  }

  async #query(text: string, values: readonly unknown[] = []): Promise<readonly Record<string, unknown>[]> {
    return this.#options.utils.withPgClient(async (client) => (await client.query(text, [...values])).rows);
  }
}
