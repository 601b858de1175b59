import type { KeepingStore } from "../assistant-factory.ts";

const PLACE = ["company", "records"];

/** Fields of records that were changed with a yes, for all conversations. */
export interface Records {
  readonly read: (table: string, key: string, field: string) => Promise<string | null>;
  readonly write: (table: string, key: string, field: string, value: string) => Promise<void>;
}

export function openRecords(store: KeepingStore | undefined): Records {
  const held = new Map<string, string>();
  const nameOf = (...parts: readonly string[]) => parts.join("/");
  return {
    read: async (table, key, field) => {
      const name = nameOf(table, key, field);
      const stored = store === undefined ? null : await store.get(PLACE, name);
      const value = stored?.value["value"];
      return typeof value === "string" ? value : (held.get(name) ?? null);
    },
    write: async (table, key, field, value) => {
      const name = nameOf(table, key, field);
      held.set(name, value);
      await store?.put(PLACE, name, { value }, false);
    },
  };
}
