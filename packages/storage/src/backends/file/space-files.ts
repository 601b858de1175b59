import { constants } from "node:fs";
import { type FileHandle, open, readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { StorageError } from "../../errors.ts";
import { faultPoint } from "../fault-point.ts";
import { flushFolder, NO_FOLLOW, removeFile, replaceFile } from "./atomic-file.ts";
import { CellRenderer } from "./file-cell.ts";
import {
  claimedChecksum,
  type DamagedDocument,
  HEADER_BYTES,
  parseDocument,
  renderDocument,
  type SpaceDocument,
} from "./file-document.ts";
import { errorCode, fromFileError } from "./file-errors.ts";
import { isSetAsideOf, setAsideName } from "./space-file-name.ts";

/** What a file looked like; equal only when its content is. */
export type FileVersion = string;

export interface LoadedFile {
  readonly document: SpaceDocument;
  readonly version: FileVersion;
  readonly bytes: number;
  readonly renderer: CellRenderer;
}

/** The documents of one folder. Writing needs the lock of the file; reading does not, a rename is one step. */
export class SpaceFiles {
  readonly folder: string;
  readonly #now: () => Date;

  constructor(folder: string, now: () => Date) {
    this.folder = folder;
    this.#now = now;
  }

  /** Cheap: reads the header only. Null when there is no such file. */
  async version(name: string): Promise<FileVersion | null> {
    return this.#opened(name, async (handle, size) => {
      const start = Buffer.alloc(HEADER_BYTES);
      const { bytesRead } = await handle.read(start, 0, HEADER_BYTES, 0);
      return toVersion(start.subarray(0, bytesRead), size);
    });
  }

  /** Null when there is no such file. Throws DamagedDocument, UNKNOWN_FORMAT, or INTEGRITY for another space's file. */
  async load(name: string, space: string | null): Promise<LoadedFile | null> {
    return this.#opened(name, async (handle) => {
      const content = await handle.readFile();
      const document = parseDocument(content);
      if (space !== null && document.space !== space) {
        throw this.#notOurs(name, "it holds another space");
      }
      return {
        document,
        version: toVersion(content, content.length),
        bytes: content.length,
        renderer: new CellRenderer(),
      };
    });
  }

  async save(name: string, document: SpaceDocument, renderer = new CellRenderer()): Promise<LoadedFile> {
    const content = renderDocument(document, renderer);
    await this.#translated(name, () => replaceFile(this.path(name), content));
    return { document, version: toVersion(content, content.length), bytes: content.length, renderer };
  }

  /** Also removes damaged copies: what is deleted is really gone. */
  async remove(name: string): Promise<void> {
    await this.#translated(name, async () => {
      for (const copy of await this.setAside(name)) await removeFile(this.path(copy));
      await removeFile(this.path(name));
    });
  }

  /** Keeps the bytes of a damaged file under another name, so that nothing can overwrite them. */
  async setAsideDamaged(name: string, damage: DamagedDocument): Promise<StorageError> {
    const kept = await this.#freeName(setAsideName(name, this.#now()));
    await this.#translated(name, async () => {
      await rename(this.path(name), this.path(kept));
      faultPoint("file.set-aside:renamed");
      await flushFolder(this.folder);
    });
    return this.corrupt(name, damage.offset, damage.message, kept);
  }

  async #freeName(name: string): Promise<string> {
    const taken = new Set(await this.names());
    for (let number = 1; ; number += 1) {
      const free = number === 1 ? name : `${name}-${number}`;
      if (!taken.has(free)) return free;
    }
  }

  async setAside(name: string): Promise<readonly string[]> {
    return (await this.names()).filter((each) => isSetAsideOf(each, name)).sort();
  }

  corrupt(name: string, offset: number | null, reason: string, kept: string | null): StorageError {
    return new StorageError("CORRUPT", {
      where: this.path(name),
      offset,
      reason,
      kept: kept === null ? null : this.path(kept),
    });
  }

  names(): Promise<readonly string[]> {
    return this.#translated("", () => readdir(this.folder));
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  async #opened<Result>(
    name: string,
    use: (handle: FileHandle, size: number) => Promise<Result>,
  ): Promise<Result | null> {
    return this.#translated(name, async () => {
      const handle = await open(this.path(name), constants.O_RDONLY | constants.O_NONBLOCK | NO_FOLLOW).catch(
        (error: unknown) => {
          if (errorCode(error) === "ENOENT") return null;
          throw errorCode(error) === "ELOOP" ? this.#notOurs(name, "it is a symbolic link") : error;
        },
      );
      if (handle === null) return null;
      try {
        const stat = await handle.stat();
        if (stat.isFile()) return await use(handle, stat.size);
        throw this.#notOurs(name, "it is no ordinary file");
      } finally {
        await handle.close();
      }
    });
  }

  #notOurs(name: string, reason: string): StorageError {
    return new StorageError("INTEGRITY", { where: this.path(name), reason });
  }

  async #translated<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw fromFileError(error, this.path(name));
    }
  }
}

function toVersion(start: Buffer, size: number): FileVersion {
  return `${size} ${claimedChecksum(start.subarray(0, HEADER_BYTES)) ?? "damaged"}`;
}
