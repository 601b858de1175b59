import type { KeepingStore } from "../../assistant-factory.ts";

/** A store that lasts as long as the process. */
export function keepInMemory(): KeepingStore {
  const items = new Map<string, Record<string, unknown>>();
  const nameOf = (namespace: readonly string[], key: string) => JSON.stringify([...namespace, key]);
  return {
    get: async (namespace, key) => {
      const value = items.get(nameOf(namespace, key));
      return value === undefined ? null : { value };
    },
    put: async (namespace, key, value) => {
      items.set(nameOf(namespace, key), structuredClone(value));
    },
  };
}
