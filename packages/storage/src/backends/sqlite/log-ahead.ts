import { type FileHandle, open } from "node:fs/promises";
import { faultPoint } from "../fault-point.ts";

/** A few commits in a row come first: who opens the file for one command does not pay for it. */
const FIRST_AFTER = 8;
/** Another process may have emptied the log meanwhile. */
const LOOK_EVERY = 64;
/** SQLite begins the log anew after 1,000 pages, each in a frame; the commit that reaches them may go beyond. */
const LENGTH = 32 + 1100 * (4096 + 24);

/**
 * Lays the write-ahead log out on the disk before commits fill it. A commit that makes the file longer also waits for
 * the file system to write down the new length, which takes many times as long as waiting for its bytes. Zeros are no
 * frame: SQLite stops reading at the first of them.
 */
export class LogAhead {
  readonly #path: string;
  #commits = 0;

  constructor(path: string) {
    this.#path = `${path}-wal`;
  }

  /** To be awaited inside a write transaction that has written nothing yet: nobody else writes to the log then. */
  layOut(): Promise<void> | null {
    this.#commits += 1;
    return this.#commits % LOOK_EVERY === FIRST_AFTER ? this.#grow() : null;
  }

  /** The log was emptied. */
  restart(): void {
    this.#commits = 0;
  }

  /** Best effort: without it commits only take longer. */
  async #grow(): Promise<void> {
    const file = await open(this.#path, "r+").catch(() => null);
    if (file === null) return;
    try {
      const { size } = await file.stat();
      if (size < LENGTH) await fillWithZeros(file, size);
    } catch {
    } finally {
      await file.close().catch(() => {});
    }
    faultPoint("sqlite.log:laid-out");
  }
}

async function fillWithZeros(file: FileHandle, size: number): Promise<void> {
  try {
    const { bytesWritten } = await file.write(Buffer.alloc(LENGTH - size), 0, LENGTH - size, size);
    if (bytesWritten < LENGTH - size) throw new RangeError("no space left for the log");
    await file.datasync();
  } catch (error) {
    // On a full disk the little that is left belongs to the commits.
    await file.truncate(size);
    throw error;
  }
}
