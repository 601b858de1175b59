import { exportSession, importSession, SYSTEM_PORTS } from "@maru/storage";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OWNER, openStore, type Store } from "./open-stores.ts";

const NAMES = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf"];

describe.each(["memory", "file", "sqlite"] as const)("A6: names that every object has, on %s", (scheme) => {
  let store: Store;
  beforeEach(async () => {
    store = await openStore(scheme);
  });
  afterEach(() => store.dispose());

  it("are no session ids", async () => {
    for (const name of NAMES)
      await expect(store.storage.sessions.find(name)).rejects.toMatchObject({ code: "INVALID_ID" });
  });

  it("are ordinary tenants, users, clients, effects and channels, each with its own rows", async () => {
    const { sessions, inbox, leases, effects } = store.storage;
    for (const name of NAMES) {
      const session = await sessions.create({ tenant: name, user: name, assistant: name });
      expect((await sessions.list({ tenant: name, user: name })).sessions).toEqual([session]);
      const { entry } = await inbox.accept(session.id, { client_id: name, content: { [name]: name } });
      expect(await inbox.waiting(session.id)).toEqual([entry]);
      const lease = await leases.acquire(session.id, name, 1000);
      if (lease === null) throw new Error("the session is free");
      expect(await effects.find(session.id, name)).toEqual({ status: "none" });
      await effects.intend(lease, name, "2026-11-16T01:00:00Z");
      expect(await effects.find(session.id, name)).toMatchObject({ status: "intended", key: name });
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it("are ordinary threads, and a thread of that name does not exist before it is written", async () => {
    for (const name of NAMES) {
      const config = { configurable: { thread_id: name, checkpoint_ns: name } };
      expect(await store.storage.checkpointer.getTuple(config)).toBeUndefined();
    }
  });

  it("in a message stay what they are, also through an export", async () => {
    const session = await store.storage.sessions.create(OWNER);
    const content = JSON.parse('{"constructor":{"prototype":{"polluted":1}},"prototype":2}');
    await store.storage.inbox.accept(session.id, { client_id: "c", content });
    const [entry] = await store.storage.inbox.waiting(session.id);
    expect(entry?.content).toEqual(content);
    const document = JSON.parse(JSON.stringify(await exportSession(store.storage.vault, session.id)));
    await store.storage.sessions.remove(session.id);
    await importSession(store.storage.vault, SYSTEM_PORTS, document);
    expect(await store.storage.inbox.waiting(session.id)).toEqual([entry]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
