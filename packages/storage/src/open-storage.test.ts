import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isStorageError, type StorageErrorCode } from "./errors.ts";
import { openStorage } from "./open-storage.ts";
import { generateMasterKey, KeyRing } from "./sealing/key-ring.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "maru-open-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const refused = (code: StorageErrorCode) => (error: unknown) => isStorageError(error, code);
const OWNER = { tenant: "maru", user: "지우", assistant: "travel" };

describe("opening a storage", () => {
  it.each<[string, StorageErrorCode]>([
    ["redis://localhost", "UNKNOWN_SCHEME"],
    ["maru.db", "UNKNOWN_SCHEME"],
    ["sqlite:", "UNREADABLE_PATH"],
    ["file:", "UNREADABLE_PATH"],
    ["sqlite:/dev/null/maru.db", "UNREADABLE_PATH"],
  ])("[O1] %s is refused with %s, and the error says what to do", async (url, code) => {
    const error = await openStorage(url).catch((reason: unknown) => reason);
    expect(error).toSatisfy(refused(code));
    expect(String(error)).toMatch(/sqlite:|check|write/i);
  });

  it.each(["memory:", "sqlite:", "file:"])("%s keeps a session", async (scheme) => {
    const storage = await openStorage(
      scheme === "memory:" ? scheme : `${scheme}${join(folder, `plain-${scheme.slice(0, -1)}`)}`,
    );
    const session = await storage.sessions.create(OWNER);
    expect(await storage.sessions.get(session.id)).toEqual(session);
    await storage.close();
  });

  it("[O2] what was sealed opens with its key ring, and with no other and none", async () => {
    const url = `sqlite:${join(folder, "sealed.db")}`;
    const keyRing = new KeyRing([{ id: "2026", key: generateMasterKey() }]);
    const sealed = await openStorage(url, { keyRing });
    const session = await sealed.sessions.create(OWNER);
    await sealed.close();

    const again = await openStorage(url, { keyRing });
    expect((await again.sessions.list(OWNER)).sessions).toEqual([session]);
    await again.close();

    const stranger = new KeyRing([{ id: "other", key: generateMasterKey() }]);
    await expect(openStorage(url, { keyRing: stranger })).rejects.toSatisfy(refused("MISSING_KEY"));
    await expect(openStorage(url)).rejects.toSatisfy(refused("MISSING_KEY"));
  });
});
