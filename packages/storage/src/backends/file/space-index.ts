import { isStorageError, StorageError } from "../../errors.ts";
import type { DamagedSpace, SpaceEntry } from "../backend.ts";
import { mapLimited } from "../map-limited.ts";
import { DamagedDocument } from "./file-document.ts";
import { isSpaceFileName, originalOf, spaceFileName, spaceOfFileName } from "./space-file-name.ts";
import type { FileVersion, SpaceFiles } from "./space-files.ts";

/** Enough to keep the disk busy, few enough for any limit on open files. */
export const OPEN_FILES = 8;

/** Which space each document holds and under what label; a document is read again only when it changed. */
export class SpaceIndex {
  readonly #files: SpaceFiles;
  #known = new Map<string, SpaceEntry & { readonly version: FileVersion }>();

  constructor(files: SpaceFiles) {
    this.#files = files;
  }

  async entries(): Promise<readonly SpaceEntry[]> {
    const names = (await this.#files.names()).filter(isSpaceFileName);
    const entries = await mapLimited(names, OPEN_FILES, (name) => this.#entry(name));
    const found = entries.filter((entry) => entry !== null);
    this.#known = new Map(found.map((entry) => [spaceFileName(entry.space), entry]));
    return found.map(({ space, label }) => ({ space, label }));
  }

  /** Every document that `entries` leaves out, and every one that was set aside before. All are read whole. */
  async damaged(): Promise<readonly DamagedSpace[]> {
    const names = await this.#files.names();
    const present = names.filter(isSpaceFileName);
    const unreadable = await mapLimited(present, OPEN_FILES, async (name) => {
      const error = await this.#problemOf(name);
      return error === null ? [] : [{ space: spaceOfFileName(name), error }];
    });
    const known = new Set(present);
    const setAside = names.flatMap((kept) => {
      const name = originalOf(kept);
      if (name === null || known.has(name)) return [];
      const error = this.#files.corrupt(name, null, "it was found damaged before", kept);
      return [{ space: spaceOfFileName(name), error }];
    });
    return [...unreadable.flat(), ...setAside];
  }

  async #problemOf(name: string): Promise<StorageError | null> {
    try {
      const loaded = await this.#files.load(name, null);
      if (loaded === null || spaceFileName(loaded.document.space) === name) return null;
      return new StorageError("INTEGRITY", {
        where: this.#files.path(name),
        reason: "it holds another space",
      });
    } catch (error) {
      if (error instanceof DamagedDocument)
        return this.#files.corrupt(name, error.offset, error.message, null);
      if (isStorageError(error, "UNKNOWN_FORMAT") || isStorageError(error, "INTEGRITY")) return error;
      throw error;
    }
  }

  /** Null for what cannot be listed: whoever reads a damaged, newer or foreign document gets its error. */
  async #entry(name: string): Promise<(SpaceEntry & { readonly version: FileVersion }) | null> {
    const known = this.#known.get(name);
    if (known !== undefined && known.version === (await this.#files.version(name))) return known;
    try {
      const loaded = await this.#files.load(name, null);
      if (loaded === null || spaceFileName(loaded.document.space) !== name) return null;
      return { space: loaded.document.space, label: loaded.document.rows.label, version: loaded.version };
    } catch (error) {
      if (error instanceof DamagedDocument) return null;
      if (isStorageError(error, "UNKNOWN_FORMAT") || isStorageError(error, "INTEGRITY")) return null;
      throw error;
    }
  }
}
