import { describe, expect, it } from "vitest";
import { AFTER, SEALED_TABLES } from "../backends/backend.ts";
import { MemoryBackend } from "../backends/memory-backend.ts";
import { assembleStorage, type Storage } from "../open-storage.ts";
import { SYSTEM_PORTS } from "../ports.ts";
import { generateMasterKey, KeyRing } from "../sealing/key-ring.ts";
import { openSealer } from "../sealing/open-sealer.ts";
import { Vault } from "../vault.ts";
import { type Session, sessionSpace } from "./sessions.ts";
import { exportSession, importSession } from "./transfer.ts";

const MESSAGE = { client_id: "김철수 010-1234-5678", content: "안녕하세요" };
const OWNER = { tenant: "maru", user: "지우", assistant: "travel" };

async function openSealed(): Promise<Storage> {
  const backend = new MemoryBackend();
  const ring = new KeyRing([{ id: "k1", key: generateMasterKey() }]);
  return assembleStorage(new Vault(backend, await openSealer(backend, ring)), SYSTEM_PORTS);
}

async function keysOf(storage: Storage, session: Session): Promise<readonly string[]> {
  const answers = await storage.vault.backend.read(
    sessionSpace(session.id),
    SEALED_TABLES.map((table) => ({ type: "range", table, from: "", to: AFTER })),
  );
  return answers.flat().map(({ key }) => decodeURIComponent(key));
}

describe("the inbox of a sealed store", () => {
  it("[K1] knows a client's id without spelling it out", async () => {
    const storage = await openSealed();
    const [first, second] = [await storage.sessions.create(OWNER), await storage.sessions.create(OWNER)];
    for (const session of [first, second])
      expect(await storage.inbox.accept(session.id, MESSAGE)).toMatchObject({ isNew: true });
    expect(await storage.inbox.accept(first.id, MESSAGE)).toMatchObject({ isNew: false });
    const [ours, theirs] = [await keysOf(storage, first), await keysOf(storage, second)];
    expect(ours.join()).not.toMatch(/김철수|010/);
    // The same id in two conversations does not show that one client has both.
    expect(ours.filter((key) => key.startsWith("id/") && theirs.includes(key))).toEqual([]);
  });

  it("[I1] still knows what was accepted before the store was sealed", async () => {
    const storage = await openSealed();
    const session = await storage.sessions.create(OWNER);
    await storage.inbox.accept(session.id, { client_id: "other", content: 1 });
    await storage.vault.commit(sessionSpace(session.id), {
      writes: [{ table: "inbox", key: `id/${encodeURIComponent(MESSAGE.client_id)}`, value: 0 }],
    });
    expect(await storage.inbox.accept(session.id, MESSAGE)).toMatchObject({ isNew: false });
  });

  it("[T1] is known in another store after an import", async () => {
    const storage = await openSealed();
    const session = await storage.sessions.create(OWNER);
    await storage.inbox.accept(session.id, MESSAGE);
    const document = await exportSession(storage.vault, session.id);
    expect(Object.keys(document.tables.inbox ?? {})).toEqual([
      `id/${encodeURIComponent(MESSAGE.client_id)}`,
      "message/000000000000",
    ]);
    const redacted = await exportSession(storage.vault, session.id, (value) =>
      typeof value === "object" && value !== null && "client_id" in value
        ? { ...value, client_id: "가림" }
        : value,
    );
    expect(JSON.stringify(redacted)).not.toMatch(/010-1234|id\//);
    for (const other of [
      await openSealed(),
      assembleStorage(new Vault(new MemoryBackend(), null), SYSTEM_PORTS),
    ]) {
      await importSession(other.vault, SYSTEM_PORTS, document);
      expect(await other.inbox.accept(session.id, MESSAGE)).toMatchObject({ isNew: false });
    }
  });
});
