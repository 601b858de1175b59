import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { openStore, ring, type Store } from "./open-stores.ts";

const CANARY = "canary-7f3a9c";
const canary = (place: string) => `${CANARY}-${place}`;

/** Every byte in a folder, whatever the file is called. */
async function bytesUnder(folder: string): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Buffer.concat(await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name)))));
}

let store: Store;
afterEach(() => store.dispose());

async function sayEverywhere(): Promise<void> {
  const { sessions, inbox, events, effects, leases, store: memories } = store.storage;
  const session = await sessions.create({
    tenant: canary("tenant"),
    user: canary("user"),
    assistant: "travel",
    title: canary("title"),
  });
  await inbox.accept(session.id, { client_id: "c1", content: { text: canary("message") } });
  await events.append(session.id, [{ type: "final_response", data: { [canary("key")]: canary("event") } }]);
  const lease = await leases.acquire(session.id, "worker", 1000);
  if (lease === null) throw new Error("the session is free");
  await effects.intend(lease, canary("effect-key"), "2026-11-16T01:00:00Z");
  await effects.finish(lease, canary("effect-key"), "2026-11-16T01:00:00Z", canary("result"));
  await memories.put([canary("namespace")], canary("item-key"), { text: canary("item") });
}

describe.each(["file", "sqlite"] as const)("B10: what people say, on %s", (scheme) => {
  it("is in no file of a sealed store, nor is the key", async () => {
    store = await openStore(scheme, ring);
    await sayEverywhere();
    const bytes = await bytesUnder(store.folder);
    expect(bytes.length).toBeGreaterThan(1000);
    expect(bytes.includes(CANARY)).toBe(false);
    expect(bytes.includes(Buffer.from(CANARY, "utf16le"))).toBe(false);
  });

  it("is found by the same search in a plain store, so the search works", async () => {
    store = await openStore(scheme);
    await sayEverywhere();
    expect((await bytesUnder(store.folder)).includes(CANARY)).toBe(true);
  });
});
