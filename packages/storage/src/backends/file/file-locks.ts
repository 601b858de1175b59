import { join } from "node:path";
import Database from "libsql";
import { StorageError } from "../../errors.ts";
import { OneAtATime } from "../one-at-a-time.ts";
import { patiently, type Timing } from "../patience.ts";
import { createPrivateFile } from "../private-file.ts";
import { fromSqliteError, isBusy } from "../sqlite/sqlite-errors.ts";

/** Spaces share this many locks, so that the number of open files stays small. */
export const LOCKS = 16;

/** Nothing is ever written, so there is nothing a journal could undo; its file would only outlive a crash. */
const LOCK = "PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE";

interface Lock {
  readonly path: string;
  readonly database: Database.Database;
}

/**
 * Keeps two processes from writing one file at once. Node has no file locks of its own and SQLite does: an empty
 * database is locked and never written. The system itself frees the lock of a process that died, so there is no
 * stale lock to find out about.
 */
export class FileLocks {
  readonly #folder: string;
  readonly #busyTimeout: number;
  readonly #timing: Timing;
  readonly #turns = Array.from({ length: LOCKS }, () => new OneAtATime());
  readonly #locks = new Map<number, Lock>();

  constructor(folder: string, busyTimeout: number, timing: Timing) {
    this.#folder = folder;
    this.#busyTimeout = busyTimeout;
    this.#timing = timing;
  }

  /** Runs the work while no one else, here or in another process, holds the same lock. */
  hold<Result>(number: number, work: () => Promise<Result>): Promise<Result> {
    const turns = this.#turns[number];
    if (turns === undefined) throw new RangeError(`there is no lock ${number}`);
    return turns.run(async () => {
      const { path, database } = await this.#lock(number);
      await this.#acquire(path, database);
      try {
        return await work();
      } finally {
        database.exec("ROLLBACK");
      }
    });
  }

  close(): void {
    for (const { database } of this.#locks.values()) database.close();
    this.#locks.clear();
  }

  async #lock(number: number): Promise<Lock> {
    const known = this.#locks.get(number);
    if (known !== undefined) return known;
    const path = join(this.#folder, `${number}.lock`);
    await createPrivateFile(path);
    const lock = { path, database: new Database(path) };
    this.#locks.set(number, lock);
    return lock;
  }

  async #acquire(path: string, database: Database.Database): Promise<void> {
    const patience = { limit: this.#busyTimeout, shortest: 1, longest: 25 };
    try {
      await patiently(() => void database.exec(LOCK), isBusy, patience, this.#timing);
    } catch (error) {
      const known = fromSqliteError(error, path, this.#busyTimeout);
      throw known instanceof StorageError ? known : error;
    }
  }
}
