import {
  generateMasterKey,
  isStorageError,
  KeyRing,
  openStorage,
  type Session,
  type Storage,
} from "@maru/storage";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OWNER, openStore, ring, type Store } from "./open-stores.ts";

const TABLES = ["session", "inbox", "event"] as const;
const spaceOf = ({ id }: Session) => `session/${id}`;

async function cellsOf(storage: Storage, session: Session) {
  const answers = await storage.vault.backend.read(
    spaceOf(session),
    TABLES.map((table) => ({ type: "range" as const, table, from: "", to: "\u{10ffff}" })),
  );
  return TABLES.flatMap((table, index) => (answers[index] ?? []).map((row) => ({ table, ...row })));
}

/** Everything the tables hold, opened; each row as whoever uses it would see it. */
async function readAll(storage: Storage, session: Session) {
  return storage.vault.read(
    spaceOf(session),
    TABLES.map((table) => ({ type: "range" as const, table, from: "", to: "\u{10ffff}" })),
  );
}

describe.each(["memory", "file", "sqlite"] as const)("a sealed store on %s", (scheme) => {
  let store: Store;
  let ours: Session;
  let theirs: Session;
  beforeEach(async () => {
    store = await openStore(scheme, ring);
    [ours, theirs] = [await begin("우리"), await begin("남의")];
  });
  afterEach(() => store.dispose());

  async function begin(said: string): Promise<Session> {
    const session = await store.storage.sessions.create(OWNER);
    await store.storage.inbox.accept(session.id, { client_id: said, content: `${said} 말` });
    await store.storage.events.append(session.id, [{ type: "final_response", data: `${said} 대답` }]);
    return session;
  }
  const overwrite = (
    session: Session,
    table: (typeof TABLES)[number],
    key: string,
    cell: string | Uint8Array,
  ) => store.storage.vault.backend.commit({ space: spaceOf(session), puts: [{ table, key, cell }] });
  const isAltered = (error: unknown) => isStorageError(error, "INTEGRITY");

  it("A10: refuses every kind of row that was replaced by plaintext", async () => {
    for (const { table, key } of await cellsOf(store.storage, ours)) {
      const [original] = (await cellsOf(store.storage, ours)).filter(
        (each) => each.table === table && each.key === key,
      );
      await overwrite(ours, table, key, JSON.stringify({ forged: true }));
      await expect(readAll(store.storage, ours), table).rejects.toMatchObject({ code: "PLAINTEXT_REFUSED" });
      await overwrite(ours, table, key, original?.cell ?? "");
    }
    expect(await readAll(store.storage, ours)).toHaveLength(3);
  });

  it("B11b: refuses a row of another session, table or place, and a session with another's rows and key", async () => {
    const foreign = await cellsOf(store.storage, theirs);
    for (const { table, key, cell } of foreign) {
      const mine = (await cellsOf(store.storage, ours)).filter((each) => each.table === table);
      const target = mine.find((each) => each.key === key) ?? mine[0];
      if (target === undefined) continue;
      await overwrite(ours, table, target.key, cell);
      await expect(readAll(store.storage, ours), `${table} ${key}`).rejects.toSatisfy(isAltered);
      await overwrite(ours, table, target.key, target.cell);
    }
    const [key] = await store.storage.vault.backend.read(spaceOf(theirs), [
      { type: "row", table: "key", key: "data" },
    ]);
    await store.storage.vault.backend.commit({
      space: spaceOf(ours),
      puts: [
        { table: "key", key: "data", cell: key?.[0]?.cell ?? "" },
        ...foreign.map(({ table, key: name, cell }) => ({ table, key: name, cell })),
      ],
    });
    await expect(readAll(store.storage, ours)).rejects.toSatisfy(isAltered);
  });

  it("B11c, B11e: refuses a row with any bit flipped or any end cut off", async () => {
    const [row] = (await cellsOf(store.storage, ours)).filter(({ table }) => table === "event");
    if (row === undefined || typeof row.cell === "string") throw new Error("the event is sealed");
    const bytes = row.cell;
    const step = scheme === "memory" ? 1 : 7;
    for (let index = 0; index < bytes.length; index += step) {
      const flipped = Uint8Array.from(bytes);
      flipped[index] = (flipped[index] ?? 0) ^ (1 << (index % 8));
      for (const altered of [flipped, bytes.slice(0, index)]) {
        await overwrite(ours, "event", row.key, altered);
        await expect(store.storage.events.read(ours.id, 0)).rejects.toSatisfy(
          (error) => isAltered(error) || isStorageError(error, "PLAINTEXT_REFUSED"),
        );
      }
    }
    await overwrite(ours, "event", row.key, bytes);
    expect((await store.storage.events.read(ours.id, 0)).events).toHaveLength(1);
  });

  it("B11g: notices an older record of a session that was put back", async () => {
    const [old] = (await cellsOf(store.storage, ours)).filter(({ table }) => table === "session");
    await store.storage.sessions.rename(ours, "새 이름");
    await overwrite(ours, "session", old?.key ?? "", old?.cell ?? "");
    await expect(store.storage.sessions.find(ours.id)).rejects.toSatisfy(isAltered);
  });
});

it.each(["file", "sqlite"] as const)(
  "B11d: a sealed store on %s opens with no other key of the same name, and names a missing one",
  async (scheme) => {
    const store = await openStore(scheme, ring);
    const session = await store.storage.sessions.create(OWNER);
    const same = new KeyRing([{ id: "2026-11", key: generateMasterKey() }]);
    await expect(openStorage(store.url, { keyRing: same })).rejects.toMatchObject({ code: "INTEGRITY" });
    const other = new KeyRing([{ id: "2027-01", key: generateMasterKey() }]);
    await expect(openStorage(store.url, { keyRing: other })).rejects.toMatchObject({
      code: "MISSING_KEY",
      details: { key: "2026-11" },
    });
    expect(await (await store.again()).sessions.get(session.id)).toEqual(session);
    await store.dispose();
  },
);
