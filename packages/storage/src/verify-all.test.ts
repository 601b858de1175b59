import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import Database from "libsql";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openStorage } from "./open-storage.ts";
import { temporaryFolder } from "./testing/places.ts";
import { verifyAll } from "./verify-all.ts";

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Changes one letter of a key in the index, and leaves the table as it is. */
async function damageIndex(path: string): Promise<void> {
  const database = new Database(path);
  const [root] = database
    .prepare("SELECT rootpage FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'rows'")
    .raw()
    .get([]) as [number];
  const [key] = database.prepare("SELECT key FROM rows WHERE length(key) > 2").raw().get([]) as [string];
  database.close();
  const file = await readFile(path);
  const at = file.indexOf(key, (root - 1) * 4096);
  expect(at).toBeLessThan(root * 4096);
  file.write("!", at);
  await writeFile(path, file);
}

it("[V2] finds rows that a damaged index hides", async () => {
  const path = join(folder, "maru.db");
  const storage = await openStorage(`sqlite:${path}`);
  const { id } = await storage.sessions.create({ tenant: "maru", user: "지우", assistant: "travel" });
  await storage.events.append(id, [{ type: "connected", data: null }]);
  expect((await verifyAll(storage.vault)).findings).toEqual([]);
  await storage.close();
  await damageIndex(path);
  const damaged = await openStorage(`sqlite:${path}`);
  expect((await verifyAll(damaged.vault)).findings).toContainEqual(
    expect.objectContaining({ place: "database", problem: expect.stringContaining("missing from index") }),
  );
  await damaged.close();
});

it("[V4] makes the books of a database anew from its rows, and keeps the file as it was", async () => {
  const path = join(folder, "maru.db");
  const storage = await openStorage(`sqlite:${path}`);
  const { id } = await storage.sessions.create({ tenant: "maru", user: "지우", assistant: "travel" });
  await storage.events.append(id, [{ type: "connected", data: null }]);
  await storage.close();
  await damageIndex(path);
  const before = await readFile(path);
  const damaged = await openStorage(`sqlite:${path}`);
  const { backend } = damaged.vault;
  expect(await backend.findDamage?.({ quick: true })).not.toEqual([]);
  const kept = await backend.rebuildBooks?.("today");
  expect(await readFile(kept ?? "")).toEqual(before);
  expect((await verifyAll(damaged.vault)).findings).toEqual([]);
  expect((await damaged.events.read(id, 0)).events).toHaveLength(1);
  await expect(backend.rebuildBooks?.("today")).rejects.toThrow();
  await damaged.close();
});

it.each(["sqlite", "file"])(
  "[O5] one process at a time serves a store of %s, also after one died",
  async (scheme) => {
    const open = () =>
      openStorage(scheme === "file" ? `file:${folder}` : `sqlite:${join(folder, "maru.db")}`);
    const [first, second] = [await open(), await open()];
    const release = await first.vault.backend.claim?.();
    expect(release).toBeTypeOf("function");
    expect(await second.vault.backend.claim?.()).toBeNull();
    release?.();
    const again = await second.vault.backend.claim?.();
    expect(again).toBeTypeOf("function");
    again?.();
    await Promise.all([first.close(), second.close()]);
  },
);
