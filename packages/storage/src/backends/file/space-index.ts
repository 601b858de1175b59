import { isStorageError } from "../../errors.ts";
import type { SpaceEntry } from "../backend.ts";
import { mapLimited } from "../map-limited.ts";
import { DamagedDocument } from "./file-document.ts";
import { isSpaceFileName, spaceFileName } from "./space-file-name.ts";
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
