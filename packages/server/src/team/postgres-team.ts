import type { Heard, Logger, Runtime, RuntimePorts, Team } from "@maru/runtime";
import {
  isSessionId,
  type LentPool,
  lendPool,
  type News,
  openNews,
  type Session,
  type SessionId,
  type Storage,
} from "@maru/storage";
import type { WorkerUtils } from "graphile-worker";
import { Colleagues } from "./colleagues.ts";
import { readNotice, writeNotice } from "./notice.ts";
import { type Job, TurnQueue } from "./turn-queue.ts";

export interface TeamOptions {
  readonly url: string;
  readonly storage: Storage;
  readonly ports: RuntimePorts;
  readonly logger: Logger;
  /** So many turns at once in this process. */
  readonly turns?: number;
}

/** Its own schema, so that the queue of another program on the same database is not ours. */
const SCHEMA = "maru_queue";
const TURNS = 16;
/** If the process that took a message in dies right then, it is looked after so many milliseconds later. */
const SAFETY = 4_000;
/** A session that another process answers is looked at again after so many. */
const AGAIN = 500;

/**
 * Many processes on one PostgreSQL: a queue hands out sessions that wait for an answer, and a session's lease lets one
 * process answer at a time; news carry what happens to those who watch elsewhere; processes look after each other, and
 * the work of a dead one goes on.
 */
export class PostgresTeam implements Team {
  readonly #options: TeamOptions;
  readonly #name: string;
  #runtime: Runtime | null = null;
  #lent: LentPool | null = null;
  #utils: WorkerUtils | null = null;
  #queue: TurnQueue | null = null;
  #news: News | null = null;
  #colleagues: Colleagues | null = null;
  /** Sessions that a job of this process does not leave before nothing waits in them. */
  readonly #lookedAfter = new Set<SessionId>();

  constructor(options: TeamOptions) {
    this.#options = options;
    this.#name = Buffer.from(options.ports.random(9)).toString("base64url");
  }

  /** Begins to work. From now on turns may come from any process. */
  async join(runtime: Runtime): Promise<void> {
    const { url, ports, logger, turns = TURNS } = this.#options;
    this.#runtime = runtime;
    // Only a server in a team needs the queue.
    const { Logger: QueueLogger, makeWorkerUtils } = await import("graphile-worker");
    this.#news = await openNews({
      url,
      hear: (text) => this.#hear(text),
      missed: () => runtime.bus.lookAgain(),
    });
    this.#lent = lendPool(url, 3);
    const utils = await makeWorkerUtils({
      pgPool: this.#lent.pool,
      schema: SCHEMA,
      logger: new QueueLogger(() => () => undefined),
    });
    this.#utils = utils;
    const common = { schema: SCHEMA, utils, ports, logger };
    const queue = new TurnQueue({
      ...common,
      url,
      turns,
      answer: (job, isFirstTry) => this.#answer(job, isFirstTry),
    });
    this.#queue = queue;
    await queue.begin();
    this.#colleagues = new Colleagues({ ...common, workers: () => queue.workers });
    await this.#colleagues.begin(() => runtime.bus.lookAgain());
  }

  async leave(): Promise<void> {
    await this.#queue?.end();
    await this.#colleagues?.end();
    await this.#utils?.release();
    this.#lent?.cut();
    await this.#news?.close();
  }

  async expect(session: SessionId): Promise<void> {
    await this.#soon(session, SAFETY);
  }

  async summon(session: Session, first?: number): Promise<void> {
    await this.#queue?.add(session.id, { jobKeyMode: "replace" }, first);
  }

  tell(session: SessionId, heard: Heard): void {
    const notice = heard.kind === "transient" ? { transient: heard.transient } : {};
    this.#news?.tell(writeNotice({ from: this.#name, session, ...notice }));
  }

  cancel(session: SessionId, before?: number): void {
    const limit = before === undefined ? {} : { before };
    this.#news?.tell(writeNotice({ from: this.#name, session, cancel: true, ...limit }));
  }

  async #soon(session: SessionId, milliseconds: number): Promise<void> {
    const runAt = new Date(this.#options.ports.now() + milliseconds);
    await this.#queue?.add(session, { runAt, jobKeyMode: "preserve_run_at" });
  }

  async #answer({ session: id, first }: Job, isFirstTry: boolean): Promise<void> {
    const { storage } = this.#options;
    const session = isSessionId(id) ? await storage.sessions.find(id) : undefined;
    if (session === undefined || this.#runtime === null) return;
    this.#runtime.wake(session, isFirstTry ? first : undefined);
    if (this.#lookedAfter.has(session.id)) {
      // The queue gives up the work that is under way here once there is newer work of the same session. Something
      // has to be left in it that others find if this process dies.
      await this.#soon(session.id, SAFETY);
      return;
    }
    this.#lookedAfter.add(session.id);
    try {
      await this.#runtime.whenIdle(session.id);
    } finally {
      this.#lookedAfter.delete(session.id);
    }
    // Another process answers right now, or this one stops: somebody comes again, and nobody waits here meanwhile.
    if ((await storage.inbox.waiting(session.id, 1)).length > 0) await this.#soon(session.id, AGAIN);
  }

  #hear(text: string): void {
    const notice = readNotice(text);
    if (notice === null || notice.from === this.#name) return;
    const { session, cancel, before, transient } = notice;
    if (cancel === true) this.#runtime?.cancelHere(session, before);
    else if (transient === undefined) this.#runtime?.bus.deliver(session, { kind: "elsewhere" });
    else this.#runtime?.bus.deliver(session, { kind: "transient", transient });
  }
}
