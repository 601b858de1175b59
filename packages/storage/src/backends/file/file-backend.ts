import { constants } from "node:fs";
import { access, realpath, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { isStorageError, StorageError } from "../../errors.ts";
import { SYSTEM_PORTS } from "../../ports.ts";
import { admitBatch, admitLabels, admitName, admitRead } from "../admit.ts";
import type { Backend, Batch, DamagedSpace, LabelRange, ReadRequest, Row, SpaceEntry } from "../backend.ts";
import { backupName } from "../backup-name.ts";
import { claimPlace } from "../claim-place.ts";
import { type GroupOutcome, GroupQueue } from "../group-queue.ts";
import { mapLimited } from "../map-limited.ts";
import { SYSTEM_TIMING, type Timing } from "../patience.ts";
import { createPrivateFolder } from "../private-file.ts";
import {
  answer,
  applyBatch,
  copySpace,
  emptySpace,
  refuseStale,
  type SpaceRows,
  selectSpaces,
} from "../space-rows.ts";
import { copyFolder } from "./copy-folder.ts";
import { DocumentCache } from "./document-cache.ts";
import type { CellRenderer } from "./file-cell.ts";
import { DamagedDocument } from "./file-document.ts";
import { fromFileError } from "./file-errors.ts";
import { FileLocks, LOCKS } from "./file-locks.ts";
import { isSpaceFileName, isUnfinishedFileName, lockNumber, spaceFileName } from "./space-file-name.ts";
import { type LoadedFile, SpaceFiles } from "./space-files.ts";
import { OPEN_FILES, SpaceIndex } from "./space-index.ts";

export interface FileOptions {
  readonly directory: string;
  /** Milliseconds to wait for another process before giving up with BUSY. */
  readonly busyTimeout?: number;
  readonly timing?: Timing;
  readonly now?: () => number;
}

/** A batch, or the deletion of the whole space. */
type Operation = { readonly space: string; readonly batch: Batch | null };

const CACHED_BYTES = 64 * 1024 * 1024;

/**
 * Keeps each space as one JSON document that people can read. Every commit writes the whole document anew, so it is
 * made for conversations of a person on a laptop, not for many or very long ones.
 */
export class FileBackend implements Backend {
  readonly #files: SpaceFiles;
  readonly #locks: FileLocks;
  readonly #cache = new DocumentCache(CACHED_BYTES);
  readonly #index: SpaceIndex;
  readonly #queues = Array.from(
    { length: LOCKS },
    (_, number) => new GroupQueue<Operation>((group) => this.#writeGroup(number, group)),
  );
  #closed = false;

  private constructor(files: SpaceFiles, locks: FileLocks) {
    this.#files = files;
    this.#locks = locks;
    this.#index = new SpaceIndex(files);
  }

  static async open(options: FileOptions): Promise<FileBackend> {
    const folder = await openFolder(options.directory);
    const now = options.now ?? SYSTEM_PORTS.now;
    const locks = new FileLocks(
      join(folder, ".locks"),
      options.busyTimeout ?? 5000,
      options.timing ?? SYSTEM_TIMING,
    );
    const backend = new FileBackend(new SpaceFiles(folder, () => new Date(now())), locks);
    await backend.#removeUnfinished();
    return backend;
  }

  async read(space: string, requests: readonly ReadRequest[]): Promise<readonly (readonly Row[])[]> {
    this.#refuseClosed();
    admitRead(space, requests);
    const loaded = await this.#current(space).catch((error: unknown) => {
      if (!(error instanceof DamagedDocument)) throw error;
      // Seen again under the lock, in case it was only in the middle of being replaced by hand.
      return this.#locks.hold(lockOf(space), () => this.#currentOrSetAside(space));
    });
    return requests.map((request) => answer(loaded?.document.rows, request));
  }

  async commit(batch: Batch): Promise<void> {
    this.#refuseClosed();
    admitBatch(batch);
    await this.#queue(batch.space).add({ space: batch.space, batch });
  }

  async listSpaces(range: LabelRange): Promise<readonly SpaceEntry[]> {
    this.#refuseClosed();
    admitLabels(range);
    return selectSpaces(await this.#index.entries(), range);
  }

  async deleteSpace(space: string): Promise<void> {
    this.#refuseClosed();
    admitName("space", space);
    await this.#queue(space).add({ space, batch: null });
  }

  async reclaim(): Promise<void> {
    this.#refuseClosed();
    await this.#removeUnfinished();
  }

  async size(): Promise<number> {
    this.#refuseClosed();
    const sizes = await mapLimited(await this.#files.names(), OPEN_FILES, async (name) => {
      const found = await stat(this.#files.path(name)).catch(() => null);
      return found?.isFile() ? found.size : 0;
    });
    return sizes.reduce((sum, bytes) => sum + bytes, 0);
  }

  /** Each document is copied whole; they are independent, so no common moment is needed. */
  async backup(label: string): Promise<string> {
    this.#refuseClosed();
    const target = join(this.#files.folder, "backups", backupName(label));
    const names = (await this.#files.names()).filter(isSpaceFileName);
    try {
      await copyFolder(this.#files.folder, names, target);
    } catch (error) {
      throw fromFileError(error, target);
    }
    return target;
  }

  async claim(): Promise<(() => void) | null> {
    this.#refuseClosed();
    return claimPlace(join(this.#files.folder, ".locks", "server"));
  }

  async listDamaged(): Promise<readonly DamagedSpace[]> {
    this.#refuseClosed();
    return this.#index.damaged();
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await Promise.all(this.#queues.map((queue) => queue.idle()));
    this.#locks.close();
  }

  /** What is on the disk now, from memory when the file did not change. */
  async #current(space: string): Promise<LoadedFile | undefined> {
    const name = spaceFileName(space);
    const version = await this.#files.version(name);
    const loaded =
      version === null ? null : (this.#cache.get(name, version) ?? (await this.#files.load(name, space)));
    if (loaded !== null) {
      this.#cache.set(name, loaded);
      return loaded;
    }
    this.#cache.delete(name);
    const [kept] = (await this.#files.setAside(name)).slice(-1);
    if (kept === undefined) return undefined;
    throw this.#files.corrupt(name, null, "it was found damaged before", kept);
  }

  async #currentOrSetAside(space: string): Promise<LoadedFile | undefined> {
    try {
      return await this.#current(space);
    } catch (error) {
      if (error instanceof DamagedDocument)
        throw await this.#files.setAsideDamaged(spaceFileName(space), error);
      throw error;
    }
  }

  #writeGroup(lock: number, group: readonly Operation[]): Promise<readonly GroupOutcome[]> {
    return this.#locks.hold(lock, async () => {
      const outcomes = new Map<Operation, GroupOutcome>();
      for (const space of new Set(group.map((operation) => operation.space))) {
        const operations = group.filter((operation) => operation.space === space);
        const each = await this.#writeSpace(space, operations);
        for (const [index, operation] of operations.entries()) outcomes.set(operation, each[index] ?? null);
      }
      return group.map((operation) => outcomes.get(operation) ?? null);
    });
  }

  /** All of them in one file write, each refused alone when stale; when the write fails, none happened. */
  async #writeSpace(space: string, operations: readonly Operation[]): Promise<readonly GroupOutcome[]> {
    try {
      const before = operations[0]?.batch === null ? undefined : await this.#currentOrSetAside(space);
      let after = before === undefined ? undefined : copySpace(before.document.rows);
      const outcomes = operations.map(({ batch }) => {
        const next = after ?? emptySpace();
        const refused = batch === null ? null : tryBatch(batch, after, next);
        if (refused === null) after = batch === null ? undefined : next;
        return refused;
      });
      if (outcomes.includes(null)) await this.#store(space, after, before?.renderer);
      return outcomes;
    } catch (error) {
      return operations.map(() => error as Error);
    }
  }

  async #store(space: string, rows: SpaceRows | undefined, renderer?: CellRenderer): Promise<void> {
    const name = spaceFileName(space);
    if (rows !== undefined) {
      return this.#cache.set(name, await this.#files.save(name, { space, rows }, renderer));
    }
    await this.#files.remove(name);
    this.#cache.delete(name);
  }

  /** What a killed process left half-written was never acknowledged. */
  async #removeUnfinished(): Promise<void> {
    for (const name of await this.#files.names()) {
      if (!isUnfinishedFileName(name)) continue;
      const tidy = this.#locks.hold(lockNumber(name, LOCKS), () =>
        rm(this.#files.path(name), { force: true }),
      );
      await tidy.catch((error: unknown) => {
        // Somebody is writing it right now.
        if (!isStorageError(error, "BUSY")) throw error;
      });
    }
  }

  #queue(space: string): GroupQueue<Operation> {
    const queue = this.#queues[lockOf(space)];
    if (queue === undefined) throw new RangeError("every space has a queue");
    return queue;
  }

  #refuseClosed(): void {
    if (this.#closed) throw new StorageError("CLOSED", {});
  }
}

function lockOf(space: string): number {
  return lockNumber(spaceFileName(space), LOCKS);
}

function tryBatch(batch: Batch, before: SpaceRows | undefined, after: SpaceRows): GroupOutcome {
  try {
    refuseStale(batch, before);
  } catch (error) {
    return error as Error;
  }
  applyBatch(batch, after);
  return null;
}

/** The real path, so that a link in front of the folder is followed once and never again. */
async function openFolder(directory: string): Promise<string> {
  try {
    await createPrivateFolder(resolve(directory));
    const folder = await realpath(directory);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return folder;
  } catch (error) {
    throw fromFileError(error, directory);
  }
}
