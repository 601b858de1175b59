import { isLive, type StoredItem } from "./item.ts";
import type { Revision } from "./item-spaces.ts";
import type { Delete, Put, StoreOperation } from "./operations.ts";

/** Changes to the items of one namespace, by key. */
export type Edits = ReadonlyMap<string, Put | Delete>;

/** Of several changes to one item in a batch the last counts, in the place of the first. */
export function editsBySpace(
  operations: readonly StoreOperation[],
  spaceOf: (namespace: readonly string[]) => string,
): ReadonlyMap<string, Edits> {
  const spaces = new Map<string, Map<string, Put | Delete>>();
  for (const operation of operations) {
    if (operation.type !== "put" && operation.type !== "delete") continue;
    const space = spaceOf(operation.namespace);
    const edits = spaces.get(space) ?? new Map<string, Put | Delete>();
    spaces.set(space, edits.set(operation.key, operation));
  }
  return spaces;
}

/** What the edits make of the items that are there. An item whose time has run out counts as gone. */
export function applyEdits(
  edits: Edits,
  items: readonly StoredItem[],
  version: number,
  time: { readonly now: number; readonly expiresAt: number | null },
): Revision {
  const present = new Map(items.map((item) => [item.key, item]));
  const now = new Date(time.now).toISOString();
  const puts: StoredItem[] = [];
  const deletes: string[] = [];
  for (const edit of edits.values()) {
    const found = present.get(edit.key);
    if (edit.type === "delete") {
      if (found !== undefined) deletes.push(edit.key);
      continue;
    }
    const former = found !== undefined && isLive(found, time.now) ? found : undefined;
    puts.push({
      namespace: edit.namespace,
      key: edit.key,
      value: edit.value,
      ...(edit.index === undefined ? {} : { index: edit.index }),
      created_at: former?.created_at ?? now,
      updated_at: now,
      expires_at: time.expiresAt === null ? null : new Date(time.expiresAt).toISOString(),
      position: former?.position ?? version + puts.length + 1,
    });
  }
  return { puts, deletes };
}
