import type { FileVersion, LoadedFile } from "./space-files.ts";

/** The documents used last, up to a number of bytes. A document counts only while its file is still that version. */
export class DocumentCache {
  readonly #limit: number;
  readonly #files = new Map<string, LoadedFile>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(name: string, version: FileVersion): LoadedFile | null {
    const file = this.#files.get(name);
    if (file === undefined || file.version !== version) return null;
    this.#files.delete(name);
    this.#files.set(name, file);
    return file;
  }

  set(name: string, file: LoadedFile): void {
    this.delete(name);
    this.#files.set(name, file);
    this.#bytes += file.bytes;
    for (const [oldest] of this.#files) {
      if (this.#bytes <= this.#limit || oldest === name) return;
      this.delete(oldest);
    }
  }

  delete(name: string): void {
    this.#bytes -= this.#files.get(name)?.bytes ?? 0;
    this.#files.delete(name);
  }
}
