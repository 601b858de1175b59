import { StorageError } from "../errors.ts";
import { admitBatch, admitLabels, admitName, admitRead } from "./admit.ts";
import type { Backend, Batch, LabelRange, ReadRequest, Row, SpaceEntry } from "./backend.ts";
import { answer, applyBatch, emptySpace, refuseStale, type SpaceRows, selectSpaces } from "./space-rows.ts";

/** Keeps everything in this process. For tests and for conversations nobody needs tomorrow. */
export class MemoryBackend implements Backend {
  readonly #spaces = new Map<string, SpaceRows>();
  #closed = false;

  async read(space: string, requests: readonly ReadRequest[]): Promise<readonly (readonly Row[])[]> {
    this.#refuseClosed();
    admitRead(space, requests);
    const found = this.#spaces.get(space);
    return requests.map((request) => answer(found, request));
  }

  async commit(batch: Batch): Promise<void> {
    this.#refuseClosed();
    admitBatch(batch);
    const existing = this.#spaces.get(batch.space);
    refuseStale(batch, existing);
    const space = existing ?? emptySpace();
    this.#spaces.set(batch.space, space);
    applyBatch(batch, space);
  }

  async listSpaces(range: LabelRange): Promise<readonly SpaceEntry[]> {
    this.#refuseClosed();
    admitLabels(range);
    return selectSpaces(
      [...this.#spaces].map(([space, { label }]) => ({ space, label })),
      range,
    );
  }

  async deleteSpace(space: string): Promise<void> {
    this.#refuseClosed();
    admitName("space", space);
    this.#spaces.delete(space);
  }

  async reclaim(): Promise<void> {
    this.#refuseClosed();
  }

  async size(): Promise<number> {
    this.#refuseClosed();
    let bytes = 0;
    for (const { tables } of this.#spaces.values()) for (const rows of tables.values()) bytes += rows.bytes();
    return bytes;
  }

  /** What lives in memory has no second place to go; there is nothing to copy to. */
  async backup(): Promise<string> {
    this.#refuseClosed();
    return "memory:";
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#spaces.clear();
  }

  #refuseClosed(): void {
    if (this.#closed) throw new StorageError("CLOSED", {});
  }
}
