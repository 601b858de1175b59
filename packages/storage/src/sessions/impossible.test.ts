import { beforeEach, describe, expect, it } from "vitest";
import { AFTER, type Batch } from "../backends/backend.ts";
import { MemoryBackend } from "../backends/memory-backend.ts";
import { putState, tripOneAfter } from "../migrations/testing/trip-versions.ts";
import { assembleStorage, type Storage } from "../open-storage.ts";
import { SYSTEM_PORTS } from "../ports.ts";
import { dumpStore } from "../testing/dump-store.ts";
import { Vault } from "../vault.ts";
import { verifySpace } from "../verify.ts";
import { mergeChanges } from "./events.ts";
import type { SessionId } from "./ids.ts";
import { sessionSpace } from "./sessions.ts";

let backend: MemoryBackend;
let storage: Storage;
let id: SessionId;
let checkpoints: string[];

/** A process that has nothing in memory. */
const fresh = () => assembleStorage(new Vault(backend, null), SYSTEM_PORTS);

beforeEach(async () => {
  backend = new MemoryBackend();
  storage = fresh();
  ({ id } = await storage.sessions.create({ tenant: "maru", user: "지우", assistant: "travel" }));
  checkpoints = [];
  for (let turn = 1; turn <= 4; turn += 1) {
    const { entry } = await storage.inbox.accept(id, { client_id: `m${turn}`, content: `오사카 ${turn}` });
    checkpoints.push(
      await putState(storage.checkpointer, id, checkpoints.at(-1) ?? null, tripOneAfter(turn)),
    );
    if (turn === 4) continue;
    const { change } = await storage.events.appending(id, [
      { type: "turn_started", data: null },
      { type: "final_response", data: "네" },
    ]);
    await storage.vault.commit(sessionSpace(id), mergeChanges(change, storage.inbox.done(entry.sequence)));
  }
  storage = fresh();
});

const row = (
  table: "cursor" | "event" | "inbox" | "checkpoint" | "log" | "session" | "version",
  key: string,
) => ({ table, key }) as const;
const put = (key: string, value: unknown): Omit<Batch, "space"> => ({
  puts: [{ ...row("cursor", key), cell: JSON.stringify(value) }],
});
const gone = (...[table, key]: Parameters<typeof row>): Omit<Batch, "space"> => ({
  deletes: [row(table, key)],
});

const readEvents = () => storage.events.read(id, 0);
const append = () => storage.events.append(id, [{ type: "connected", data: null }]);
const readMessages = () => storage.inbox.waiting(id);
const take = () => storage.inbox.accept(id, { client_id: "new", content: "하나 더" });
const readState = () => storage.checkpointer.getTuple({ configurable: { thread_id: id } });
const writeState = () => putState(storage.checkpointer, id, checkpoints.at(-1) ?? null, tripOneAfter(5));
const readRecord = () => storage.sessions.get(id);

/** What can be lost or come back in an older form, and who must notice. */
const DAMAGE: readonly [string, () => Omit<Batch, "space">, readonly (() => Promise<unknown>)[]][] = [
  ["the cursor of the events is lost", () => gone("cursor", "event"), [readEvents, append]],
  [
    "an older cursor of the events comes back",
    () => put("event", { first: 1, next: 3 }),
    [readEvents, append],
  ],
  ["the newest event is lost", () => gone("event", "000000000006"), [readEvents, append]],
  ["an event in the middle is lost", () => gone("event", "000000000003"), [readEvents]],
  ["the count of messages is lost", () => gone("cursor", "inbox-next"), [readMessages, take]],
  ["an older count of messages comes back", () => put("inbox-next", 2), [take]],
  ["the mark of what was answered is lost", () => gone("cursor", "inbox-open"), [readMessages]],
  ["a message that waits is lost", () => gone("inbox", "message/000000000003"), [readMessages, take]],
  ["the cursor of the history is lost", () => gone("cursor", "log"), [writeState]],
  [
    "the newest checkpoint is lost",
    () => gone("checkpoint", `/${checkpoints.at(-1)}`),
    [readState, writeState],
  ],
  [
    "what the newest checkpoint rests on is lost",
    () => gone("checkpoint", `/${checkpoints[0]}`),
    [readState],
  ],
  [
    "an older cursor of the history comes back",
    () => put("log", { next: 1, small: [0], loose: 1, epoch: 1, changes: 1 }),
    [writeState],
  ],
  ["the record is lost", () => gone("session", "session"), [readRecord]],
  ["the count of changes of the record is lost", () => gone("version", "session"), [readRecord]],
];

describe("what cannot be", () => {
  it.each(DAMAGE)(
    "[E3] %s: refused by name, nothing is changed, and verifying says so",
    async (_, damage, notice) => {
      await backend.commit({ space: sessionSpace(id), ...damage() });
      const before = await dumpStore(backend);
      for (const use of notice) {
        storage = fresh();
        await expect(use()).rejects.toMatchObject({
          code: expect.stringMatching(/CORRUPT|INTEGRITY/),
          message: expect.stringContaining(id),
        });
      }
      expect(await dumpStore(backend)).toEqual(before);
      expect((await verifySpace(storage.vault, sessionSpace(id))).findings).not.toEqual([]);
    },
  );

  it("[V3] says nothing of a sound conversation, of one that was pruned, and of an empty one", async () => {
    await storage.events.drop(id, 4);
    await storage.inbox.forget(id, Number.MAX_SAFE_INTEGER);
    const empty = await storage.sessions.create({ tenant: "maru", user: "지우", assistant: "travel" });
    for (const each of [id, empty.id])
      expect((await verifySpace(storage.vault, sessionSpace(each))).findings).toEqual([]);
    for (const use of [readEvents, append, readMessages, take, readState, writeState, readRecord]) {
      storage = fresh();
      await use();
    }
  });

  it("[E4] who counts further than the log learns how many are not there", async () => {
    expect(await storage.events.read(id, 9)).toEqual({ events: [], first: 1, last: 6, missed: 3 });
    expect(await storage.events.read(id, 6)).toMatchObject({ missed: 0 });
  });

  it("[I4] an older store, which has no mark before the first answer, is read on", async () => {
    const session = await storage.sessions.create({ tenant: "maru", user: "지우", assistant: "travel" });
    await storage.inbox.accept(session.id, { client_id: "first", content: "제주" });
    await backend.commit({ space: sessionSpace(session.id), deletes: [row("cursor", "inbox-open")] });
    expect(await storage.inbox.waiting(session.id)).toHaveLength(1);
    await storage.inbox.accept(session.id, { client_id: "second", content: "제주 2박" });
    expect(await storage.inbox.waiting(session.id)).toHaveLength(2);
    expect((await verifySpace(storage.vault, sessionSpace(session.id))).findings).toEqual([]);
  });
});

describe("a list", () => {
  const OWNER = { tenant: "maru", user: "지우" };
  const damageRecord = (session: SessionId, cell: string) =>
    backend.commit({ space: sessionSpace(session), puts: [{ ...row("session", "session"), cell }] });

  it("[S7] names a conversation that cannot be read, gives the others, and lets it be removed", async () => {
    const other = await storage.sessions.create({ ...OWNER, assistant: "travel" });
    await damageRecord(id, "{");
    const page = await storage.sessions.list(OWNER);
    expect(page.sessions.map((session) => session.id)).toEqual([other.id]);
    expect(page.damaged).toMatchObject([{ id, error: { code: "CORRUPT" } }]);
    await storage.sessions.remove(id);
    expect((await storage.sessions.list(OWNER)).damaged).toEqual([]);
  });

  it("[S6] gives no record of another session or another owner, whatever was put in its place", async () => {
    const other = await storage.sessions.create({ tenant: "acme", user: "민수", assistant: "travel" });
    await damageRecord(id, JSON.stringify({ ...other }));
    await expect(storage.sessions.find(id)).rejects.toMatchObject({ code: "INTEGRITY" });
    await damageRecord(id, JSON.stringify({ ...other, id }));
    expect((await storage.sessions.list(OWNER)).sessions).toEqual([]);
    expect((await storage.sessions.list(OWNER)).damaged).toMatchObject([
      { id, error: { code: "INTEGRITY" } },
    ]);
  });
});

it("[C9] a history that only an older program knew is read without its newest key", async () => {
  const [rows] = await storage.vault.read(sessionSpace(id), [
    { type: "range", table: "cursor", from: "log", to: `log${AFTER}` },
  ]);
  const cursor = rows?.[0]?.value as unknown as { head: [string, number]; changes: number };
  expect(cursor.head).toEqual([`/${checkpoints.at(-1)}`, cursor.changes]);
  // Another program counts its change and leaves the key behind.
  await backend.commit({
    space: sessionSpace(id),
    ...put("log", { ...cursor, head: ["/older", cursor.changes - 1] }),
  });
  storage = fresh();
  await writeState();
  expect(await readState()).toBeDefined();
});
