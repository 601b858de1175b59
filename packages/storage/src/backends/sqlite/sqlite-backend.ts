import { constants, copyFile, link, open, rm, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { isStorageError, StorageError } from "../../errors.ts";
import { admitBatch, admitLabels, admitName, admitRead } from "../admit.ts";
import type { Backend, Batch, LabelRange, ReadRequest, Row, SpaceEntry } from "../backend.ts";
import { backupName } from "../backup-name.ts";
import { claimPlace } from "../claim-place.ts";
import { faultPoint } from "../fault-point.ts";
import { type GroupOutcome, GroupQueue } from "../group-queue.ts";
import { OneAtATime } from "../one-at-a-time.ts";
import { patiently, SYSTEM_TIMING, type Timing } from "../patience.ts";
import { createPrivateFile } from "../private-file.ts";
import { LogAhead } from "./log-ahead.ts";
import {
  findInconsistencies,
  openReader,
  openWriter,
  type SqliteReader,
  type SqliteWriter,
  vacuumInto,
} from "./sqlite-connection.ts";
import { fromSqliteError, isBusy } from "./sqlite-errors.ts";
import { SqliteReads, SqliteWrites } from "./sqlite-statements.ts";

export interface SqliteOptions {
  readonly path: string;
  /** Milliseconds to wait for another process before giving up with BUSY. */
  readonly busyTimeout?: number;
  readonly timing?: Timing;
}

/** A gibibyte is checked in about three seconds. */
const LONG_CHECK = 2 ** 30;

type Operation =
  | { readonly type: "commit"; readonly batch: Batch }
  | { readonly type: "delete"; readonly space: string };

interface Parts {
  readonly path: string;
  readonly writer: SqliteWriter;
  readonly writes: SqliteWrites;
  readonly reader: SqliteReader;
}

/**
 * Keeps everything in one SQLite file. Commits go through one connection, in groups that share one trip to the disk
 * while the process goes on; reads go through another and never wait for them.
 */
export class SqliteBackend implements Backend {
  readonly #path: string;
  readonly #writer: SqliteWriter;
  readonly #writes: SqliteWrites;
  readonly #reader: SqliteReader;
  readonly #reads: SqliteReads;
  readonly #wait: Waiting;
  readonly #ahead: LogAhead;
  readonly #queue = new GroupQueue<Operation>((group) => this.#turns.run(() => this.#writeGroup(group)));
  /** The writing connection serves one group or one piece of upkeep at a time. */
  readonly #turns = new OneAtATime();
  #closed = false;

  private constructor(parts: Parts, wait: Waiting) {
    this.#path = parts.path;
    this.#writer = parts.writer;
    this.#writes = parts.writes;
    this.#reader = parts.reader;
    this.#reads = new SqliteReads(parts.reader);
    this.#wait = wait;
    this.#ahead = new LogAhead(parts.path);
  }

  static async open(options: SqliteOptions): Promise<SqliteBackend> {
    const path = resolve(options.path);
    const wait = waiting(path, options.busyTimeout ?? 5000, options.timing ?? SYSTEM_TIMING);
    await createPrivateFile(path);
    const writer = await wait(() => openWriter(path));
    try {
      const writes = await wait(() => SqliteWrites.prepare(writer));
      const reader = await wait(() => openReader(path));
      return new SqliteBackend({ path, writer, writes, reader }, wait);
    } catch (error) {
      writer.close();
      throw error;
    }
  }

  async read(space: string, requests: readonly ReadRequest[]): Promise<readonly (readonly Row[])[]> {
    this.#refuseClosed();
    admitRead(space, requests);
    return this.#wait(() => this.#reads.answer(space, requests));
  }

  async commit(batch: Batch): Promise<void> {
    this.#refuseClosed();
    admitBatch(batch);
    await this.#queue.add({ type: "commit", batch });
  }

  async listSpaces(range: LabelRange): Promise<readonly SpaceEntry[]> {
    this.#refuseClosed();
    admitLabels(range);
    return this.#wait(() => this.#reads.spaces(range));
  }

  async deleteSpace(space: string): Promise<void> {
    this.#refuseClosed();
    admitName("space", space);
    await this.#queue.add({ type: "delete", space });
  }

  async reclaim(): Promise<void> {
    this.#refuseClosed();
    await this.#turns.run(async () => {
      await this.#wait(() => this.#writer.exec("PRAGMA incremental_vacuum"));
      faultPoint("sqlite.reclaim:vacuumed");
      await this.#emptyLog();
    });
  }

  async size(): Promise<number> {
    this.#refuseClosed();
    await this.#turns.run(() => this.#emptyLog());
    const sizes = await Promise.all([fileSize(this.#path), fileSize(`${this.#path}-wal`)]);
    return sizes.reduce((sum, bytes) => sum + bytes, 0);
  }

  async backup(label: string): Promise<string> {
    this.#refuseClosed();
    const target = `${this.#path}.backup-${backupName(label)}`;
    const unfinished = `${target}.tmp`;
    return this.#wait(async () => {
      await rm(unfinished, { force: true });
      try {
        await createPrivateFile(unfinished);
        await vacuumInto(this.#path, unfinished);
        faultPoint("sqlite.backup:copied");
        await flushToDisk(unfinished);
        // Unlike a rename, a link never replaces an older backup.
        await link(unfinished, target);
        faultPoint("sqlite.backup:done");
      } finally {
        await rm(unfinished, { force: true });
      }
      return target;
    });
  }

  async findDamage({ quick = false } = {}): Promise<readonly string[]> {
    this.#refuseClosed();
    const isLong = quick && (await fileSize(this.#path)) > LONG_CHECK;
    return this.#wait(() => findInconsistencies(this.#path, isLong ? "quick_check" : "integrity_check"));
  }

  async rebuildBooks(label: string): Promise<string> {
    this.#refuseClosed();
    return this.#turns.run(() =>
      this.#wait(async () => {
        await this.#emptyLog();
        const kept = `${this.#path}.damaged-${backupName(label)}`;
        await copyFile(this.#path, kept, constants.COPYFILE_EXCL);
        await flushToDisk(kept);
        await this.#writer.exec("REINDEX");
        return kept;
      }),
    );
  }

  async claim(): Promise<(() => void) | null> {
    this.#refuseClosed();
    return claimPlace(`${this.#path}-server`);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#queue.idle();
    await this.#turns.run(() => this.#emptyLog());
    this.#reader.close();
    this.#writer.close();
  }

  async #writeGroup(group: readonly Operation[]): Promise<readonly GroupOutcome[]> {
    try {
      const outcomes = await this.#wait(() => this.#writeTogether(group));
      // Deleted rows live on in the write-ahead log until it is emptied.
      if (group.some(({ type }) => type === "delete")) await this.#emptyLog();
      return outcomes;
    } catch (error) {
      if (group.length === 1 || isStorageError(error, "BUSY")) return group.map(() => error as Error);
      // One of them cannot be written: each alone, so that only that one fails.
      const outcomes: GroupOutcome[] = [];
      for (const operation of group) outcomes.push(...(await this.#writeGroup([operation])));
      return outcomes;
    }
  }

  async #writeTogether(group: readonly Operation[]): Promise<readonly GroupOutcome[]> {
    this.#writes.begin();
    try {
      const laidOut = this.#ahead.layOut();
      if (laidOut !== null) await laidOut;
      const outcomes = group.map((operation) => this.#perform(operation));
      faultPoint("sqlite.commit:before");
      // A lone commit waits for the disk here: going to another thread and back takes longer than the disk does.
      if (group.length === 1) this.#writes.commit();
      else await this.#writer.exec("COMMIT");
      faultPoint("sqlite.commit:after");
      return outcomes;
    } catch (error) {
      if (this.#writer.inTransaction) await this.#writer.exec("ROLLBACK");
      throw error;
    }
  }

  #perform(operation: Operation): GroupOutcome {
    try {
      if (operation.type === "commit") this.#writes.apply(operation.batch);
      else this.#writes.deleteSpace(operation.space);
      return null;
    } catch (error) {
      if (isStorageError(error, "STALE_WRITE")) return error;
      throw error;
    }
  }

  /** Best effort: everything is safe in the log, and what keeps it from being emptied now passes. */
  async #emptyLog(): Promise<void> {
    await this.#writer.exec("PRAGMA wal_checkpoint(TRUNCATE)").catch(() => {});
    this.#ahead.restart();
    faultPoint("sqlite.log:emptied");
  }

  #refuseClosed(): void {
    if (this.#closed) throw new StorageError("CLOSED", {});
  }
}

type Waiting = <Result>(attempt: () => Result | Promise<Result>) => Promise<Result>;

function waiting(path: string, limit: number, timing: Timing): Waiting {
  return async (attempt) => {
    try {
      return await patiently(attempt, isBusy, { limit, shortest: 1, longest: 25 }, timing);
    } catch (error) {
      throw fromSqliteError(error, path, limit);
    }
  };
}

async function fileSize(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.size ?? 0;
}

async function flushToDisk(path: string): Promise<void> {
  const file = await open(path, "r+");
  await file.sync();
  await file.close();
}
