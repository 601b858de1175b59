import type { KeepingStore } from "./deal-shelf.ts";

/** A store for one test. */
export class MemoryStore implements KeepingStore {
  readonly #items = new Map<string, Record<string, unknown>>();

  async get(namespace: string[], key: string) {
    const value = this.#items.get([...namespace, key].join(" "));
    return value === undefined ? null : { value: structuredClone(value) };
  }

  async put(namespace: string[], key: string, value: Record<string, unknown>) {
    this.#items.set([...namespace, key].join(" "), structuredClone(value));
  }
}
