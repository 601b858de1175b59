import { expect, it } from "vitest";
import { openStorage } from "../open-storage.ts";
import { generateMasterKey, KeyRing } from "../sealing/key-ring.ts";
import { exportItems, importItems } from "./transfer-items.ts";

const NAMES = [
  ["memories", "acme", "지우"],
  ["preferences", "local", "민수"],
];

it("[T4] memories of everybody go to another store as they were, sealed or not, and keys stay behind", async () => {
  const storage = await openStorage("memory:");
  for (const namespace of NAMES) await storage.store.put(namespace, "food", { text: "새우 알레르기" });
  await storage.store.put(["server", "api-keys"], "k", { hash: "secret" });
  const { document, keys } = await exportItems(storage.store);
  expect(keys).toBe(1);
  expect(JSON.stringify(document)).not.toContain("secret");
  const ring = new KeyRing([{ id: "k", key: generateMasterKey() }]);
  const other = await openStorage("memory:", { keyRing: ring });
  await other.store.put(NAMES[0] as string[], "food", { text: "이미 있어요" });
  const parsed = JSON.parse(JSON.stringify(document)) as typeof document;
  expect(await importItems(other.store, parsed)).toBe(2);
  expect((await other.store.get(NAMES[0] as string[], "food"))?.value).toEqual({ text: "이미 있어요" });
  expect((await other.store.get(NAMES[1] as string[], "food"))?.value).toEqual({ text: "새우 알레르기" });
  expect(await importItems(other.store, parsed)).toBe(2);
});

it.each([
  ["keys of a server", { namespace: ["server", "api-keys"] }],
  ["no namespace", { namespace: [] }],
  ["a time that is none", { created_at: "soon" }],
  ["a text for a value", { value: "text" }],
])("[T4] a document with %s is refused whole", async (_, change) => {
  const storage = await openStorage("memory:");
  await storage.store.put(NAMES[0] as string[], "food", { text: "새우" });
  const { document } = await exportItems(storage.store);
  const hostile = { ...document, items: [...document.items, { ...document.items[0], ...change }] };
  const other = await openStorage("memory:");
  await expect(importItems(other.store, hostile)).rejects.toMatchObject({
    code: expect.stringMatching(/DOCUMENT_REFUSED|INVALID_ID/),
  });
  expect((await exportItems(other.store)).document.items).toEqual([]);
});
