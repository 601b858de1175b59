import { isStorageError } from "@maru/storage";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OWNER, openStore, type Store } from "./open-stores.ts";

/** What a JSON body can put where an id is expected. */
const NOT_IDS: readonly unknown[] = [
  { $ne: "" },
  { $gt: "" },
  ["01"],
  [],
  {},
  null,
  true,
  0,
  "",
  { toString: () => "ours" },
  Object.assign(Object.create(null), { length: 26 }),
];

describe.each(["memory", "file", "sqlite"] as const)("A5: something else than an id on %s", (scheme) => {
  let store: Store;
  beforeEach(async () => {
    store = await openStore(scheme);
  });
  afterEach(() => store.dispose());

  it("is refused as a session id everywhere, and reads and removes nothing", async () => {
    const { sessions } = store.storage;
    const session = await sessions.create(OWNER);
    for (const given of NOT_IDS) {
      for (const attempt of [
        () => sessions.find(given),
        () => sessions.get(given),
        () => sessions.remove(given),
      ])
        await expect(attempt(), JSON.stringify(given)).rejects.toSatisfy((error) =>
          isStorageError(error, "INVALID_ID"),
        );
    }
    expect(await sessions.get(session.id)).toEqual(session);
  });

  it("is refused as a thread, namespace or checkpoint, and as the starting point of a list", async () => {
    const { checkpointer } = store.storage;
    const refusing = { code: "INVALID_ID" };
    for (const given of NOT_IDS.filter((each) => each !== null && each !== "")) {
      const thread = { thread_id: "ours" };
      for (const configurable of [
        { thread_id: given },
        { ...thread, checkpoint_ns: given },
        { ...thread, checkpoint_id: given },
      ])
        await expect(checkpointer.getTuple({ configurable })).rejects.toMatchObject(refusing);
      const listed = checkpointer.list(
        { configurable: thread },
        { before: { configurable: { checkpoint_id: given } } },
      );
      await expect(listed.next()).rejects.toMatchObject(refusing);
    }
  });

  it("is refused as the id a client gives to its message, and so are half characters", async () => {
    const { id } = await store.storage.sessions.create(OWNER);
    for (const client_id of [...NOT_IDS.filter((each) => each !== ""), "\ud800", "x".repeat(201)])
      await expect(
        store.storage.inbox.accept(id, { client_id: client_id as string, content: "안녕" }),
      ).rejects.toMatchObject({ code: "INVALID_ID" });
    await expect(store.storage.sessions.list({ tenant: "\ud800" })).rejects.toMatchObject({
      code: "INVALID_ID",
    });
    expect(await store.storage.inbox.waiting(id)).toEqual([]);
  });

  it("is refused as a page cursor", async () => {
    const cursors = ["' OR 1=1 --", "\0", "x".repeat(401), "%00/../..", "\ud800"];
    for (const after of cursors.filter((each) => each !== "%00/../.."))
      await expect(store.storage.sessions.list({ ...OWNER, after })).rejects.toMatchObject({
        code: "INVALID_ID",
      });
    const session = await store.storage.sessions.create({ ...OWNER, tenant: "elsewhere" });
    const page = await store.storage.sessions.list({ tenant: OWNER.tenant, after: "%00/../.." });
    expect(page.sessions.map(({ id }) => id)).not.toContain(session.id);
  });
});
