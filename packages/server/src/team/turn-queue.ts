import { EventEmitter } from "node:events";
import type { Logger, RuntimePorts } from "@maru/runtime";
import {
  fromPostgresError,
  isTransientPostgresError,
  type LentPool,
  lendPool,
  type SessionId,
} from "@maru/storage";
import type { Runner, WorkerEvents, WorkerUtils } from "graphile-worker";
import * as z from "zod";

export interface TurnQueueOptions {
  readonly url: string;
  readonly schema: string;
  /** So many sessions are looked after at once. */
  readonly turns: number;
  readonly ports: RuntimePorts;
  readonly logger: Logger;
  readonly utils: WorkerUtils;
  /** Looks after a session that was taken from the queue. */
  readonly answer: (job: Job, isFirstTry: boolean) => Promise<void>;
}

interface When {
  readonly runAt?: Date;
  readonly jobKeyMode: "replace" | "preserve_run_at";
}

/** Workers and their connections, from when they begin until the database goes away. */
interface Life {
  readonly runner: Runner;
  readonly lent: LentPool;
}

const TASK = "answer";
const Job = z.object({ session: z.string(), first: z.int().optional() });
/** A session to be looked after, and the message it was first asked for. */
export type Job = z.output<typeof Job>;
/** So long somebody who sends something waits for a database that restarts. */
const PATIENCE = 5_000;
const PAUSE = 100;
/** Between two tries to begin anew. */
const AGAIN = 500;
/** So long an end waits for what is looked after to come to a stop. */
const FAREWELL = 9_000;
const CONNECTIONS = 5;

/**
 * Hands out sessions that wait for an answer to the processes on one database. The queue's own workers give up when
 * the database goes away while they note what was done; here they are begun anew when it is back.
 */
export class TurnQueue {
  readonly #options: TurnQueueOptions;
  readonly #stop = new AbortController();
  readonly #workers = new Set<string>();
  #life: Life | null = null;
  #beginning: Promise<void> = Promise.resolve();

  constructor(options: TurnQueueOptions) {
    this.#options = options;
  }

  /** The names under which this process takes work. */
  get workers(): readonly string[] {
    return [...this.#workers];
  }

  async begin(): Promise<void> {
    const { url, schema, turns, answer } = this.#options;
    const { Logger: QueueLogger, run } = await import("graphile-worker");
    const lent = lendPool(url, CONNECTIONS);
    const broken = new AbortController();
    const runner = await run({
      events: this.#watch(broken),
      pgPool: lent.pool,
      schema,
      concurrency: turns,
      pollInterval: 1000,
      noHandleSignals: true,
      // What was done is noted in the background, whether several notes go together or not. Only when they do, a
      // database that is away ends the workers and not the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: new QueueLogger(() => () => undefined),
      taskList: { [TASK]: (payload, { job }) => answer(Job.parse(payload), job.attempts === 1) },
    }).catch((error: unknown) => {
      lent.cut();
      throw error;
    });
    const life = { runner, lent };
    this.#life = life;
    whenAborted(broken.signal, () => this.#giveUp(life));
  }

  async end(): Promise<void> {
    this.#stop.abort();
    await this.#beginning;
    if (this.#life === null) return;
    const { runner, lent } = this.#life;
    // It may wait in vain for what it could not note; others find that as they find the work of a dead process.
    const enough = new AbortController();
    const waited = this.#options.ports.wait(FAREWELL, enough.signal).catch(() => undefined);
    await Promise.race([runner.stop().catch(() => undefined), waited]);
    enough.abort();
    lent.cut();
  }

  /** Asks for somebody to look after a session. Said twice it happens once. */
  async add(session: SessionId, when: When, first?: number): Promise<void> {
    const { ports, utils } = this.#options;
    const key = { jobKey: `session/${session}`, maxAttempts: 1000, ...when };
    const began = ports.monotonic();
    for (;;) {
      try {
        await utils.addJob(TASK, { session, ...(first === undefined ? {} : { first }) }, key);
        return;
      } catch (error) {
        const isOver = ports.monotonic() - began > PATIENCE || this.#stop.signal.aborted;
        if (isOver || !isTransientPostgresError(error)) throw fromPostgresError(error, "the queue", PATIENCE);
        await ports.wait(PAUSE, this.#stop.signal).catch(() => undefined);
      }
    }
  }

  #watch(broken: AbortController): WorkerEvents {
    const events: WorkerEvents = new EventEmitter();
    // The queue locks work for the pool as a whole, not for its single workers.
    events.on("pool:create", ({ workerPool }) => {
      this.#workers.add(workerPool.id);
      // Under a name that nobody uses any more the others find what was left, and free it.
      whenAborted(broken.signal, () => this.#workers.delete(workerPool.id));
    });
    // Workers that failed once may go on failing for ever: the queue remembers that it could not ask for its tasks.
    events.on("worker:getJob:error", () => broken.abort());
    events.on("pool:gracefulShutdown", () => broken.abort());
    return events;
  }

  #giveUp(life: Life): void {
    if (this.#stop.signal.aborted) return;
    this.#life = null;
    void life.runner.stop().catch(() => undefined);
    life.lent.cut();
    this.#beginning = this.#beginAnew();
  }

  async #beginAnew(): Promise<void> {
    const { ports, logger } = this.#options;
    const { signal } = this.#stop;
    for (;;) {
      await ports.wait(AGAIN, signal).catch(() => undefined);
      if (signal.aborted) return;
      try {
        await this.begin();
        logger.warn({}, "the queue was begun anew");
        return;
      } catch (error) {
        logger.warn({ error: String(error) }, "the queue cannot be reached");
      }
    }
  }
}

function whenAborted(signal: AbortSignal, act: () => void): void {
  if (signal.aborted) act();
  else signal.addEventListener("abort", act, { once: true });
}
