import * as z from "zod";
import { StorageError } from "../errors.ts";
import { unboundedness } from "../sessions/bounded.ts";
import { refusedDocument } from "../sessions/staging.ts";
import type { StoredItem } from "./item.ts";
import type { MaruStore } from "./maru-store.ts";
import { readKey, readNamespace } from "./names.ts";

/** What opens the server to somebody is kept among the items, and never leaves with them or comes back so. */
const OF_THE_SERVER = "server";

const Moment = z.string().refine((text) => !Number.isNaN(Date.parse(text)), "is no time");

/** Long-term memory as one document: what people told and prefer, of everybody. */
const ItemsDocument = z.strictObject({
  format: z.literal("maru-memories/1"),
  items: z.array(
    z.strictObject({
      namespace: z.array(z.string()),
      key: z.string(),
      value: z.record(z.string(), z.unknown()),
      index: z.union([z.array(z.string()), z.literal(false)]).optional(),
      created_at: Moment,
      updated_at: Moment,
      expires_at: Moment.nullable(),
      position: z.int().nonnegative(),
    }),
  ),
});

/** Everything but keys, which are counted: who restores a backup makes them anew. */
export async function exportItems(
  store: Pick<MaruStore, "items">,
): Promise<{ readonly document: z.output<typeof ItemsDocument>; readonly keys: number }> {
  const items: StoredItem[] = [];
  let keys = 0;
  for await (const item of store.items()) {
    if (item.namespace[0] === OF_THE_SERVER) keys += 1;
    else items.push(item);
  }
  return { document: ItemsDocument.parse({ format: "maru-memories/1", items }), keys };
}

export function isItemsDocument(document: unknown): boolean {
  return (document as { format?: unknown } | null)?.format === "maru-memories/1";
}

/** Takes items in that are not here yet, all or, when one of them is not as we write it, none. Says how many it held. */
export async function importItems(store: Pick<MaruStore, "adopt">, document: unknown): Promise<number> {
  const tooMuch = unboundedness(document);
  if (tooMuch !== null) throw refusedDocument(`it holds ${tooMuch}`);
  const parsed = ItemsDocument.safeParse(document);
  if (!parsed.success) throw refusedDocument("an item is not as it is written");
  const { items } = parsed.data;
  for (const { namespace, key } of items) {
    readNamespace(namespace);
    readKey(key);
    if (namespace[0] === OF_THE_SERVER)
      throw new StorageError("DOCUMENT_REFUSED", { problem: "it holds keys of a server" });
  }
  await store.adopt(items as unknown as readonly StoredItem[]);
  return items.length;
}
