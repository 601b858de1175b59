import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Backend } from "../backends/backend.ts";
import { MemoryBackend } from "../backends/memory-backend.ts";
import { nameCheckpoint } from "../checkpoints/named-checkpoints.ts";
import { migrateAll } from "../migrations/migrate-all.ts";
import {
  putState,
  stateAt,
  TripThree,
  tripOneAfter,
  tripThreeAfter,
} from "../migrations/testing/trip-versions.ts";
import { assembleStorage, type Storage } from "../open-storage.ts";
import { generateMasterKey, KeyRing } from "../sealing/key-ring.ts";
import { openSealer } from "../sealing/open-sealer.ts";
import { holds } from "../sessions/leases.ts";
import { type Session, sessionSpace } from "../sessions/sessions.ts";
import { beforeEachCommit } from "../testing/crash-after-commits.ts";
import { dumpStore } from "../testing/dump-store.ts";
import { filePlace, memoryPlace, type Place, postgresPlace, sqlitePlace } from "../testing/places.ts";
import { type PostgresServer, startPostgres } from "../testing/postgres-server.ts";
import { Vault } from "../vault.ts";
import { verifySpace } from "../verify.ts";
import { pruneAll } from "./prune-all.ts";

const OWNER = { tenant: "maru", user: "지우", assistant: "travel" };
const DAY = 24 * 60 * 60 * 1000;
const START = Date.parse("2026-11-16T01:00:00Z");
let clock = START;
const ports = {
  now: () => clock,
  random: (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes)),
};
const open = (backend: Backend) => assembleStorage(new Vault(backend, null), ports);
beforeEach(() => {
  clock = START;
});

async function talk(storage: Storage, thread: string, turns: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let turn = 1; turn <= turns; turn += 1)
    ids.push(await putState(storage.checkpointer, thread, ids.at(-1) ?? null, tripOneAfter(turn)));
  return ids;
}

/** One turn: its message, its events, and when it is answered the mark that it is done. */
async function turn(storage: Storage, { id }: Session, name: string, isDone = true): Promise<void> {
  const { entry } = await storage.inbox.accept(id, { client_id: name, content: name });
  const events = [
    { type: "plan_ready", data: name },
    { type: "final_response", data: name },
  ];
  await storage.events.append(id, events, isDone ? storage.inbox.done(entry.sequence) : {});
}

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 120_000);
afterAll(() => server?.stop());
const ring = new KeyRing([{ id: "test", key: generateMasterKey() }]);
const places: readonly [string, () => Promise<Place>, boolean][] = [
  ["memory", memoryPlace, false],
  ["file", filePlace, false],
  ["SQLite", sqlitePlace, false],
  ["sealed SQLite", sqlitePlace, true],
  ["PostgreSQL", () => postgresPlace(server), false],
];

describe.each(places)("tidying a store on %s", (name, makePlace, isSealed) => {
  let place: Place;
  let storage: Storage;
  beforeEach(async () => {
    place = await makePlace();
    const backend = await place.open();
    storage = assembleStorage(new Vault(backend, isSealed ? await openSealer(backend, ring) : null), ports);
  });
  afterEach(async () => {
    await storage.close();
    await place.dispose();
  });

  it("[R3] keeps what the policy says of every session and thread, and gives the room back", async () => {
    const first = await storage.sessions.create(OWNER);
    const second = await storage.sessions.create({ ...OWNER, tenant: "elsewhere" });
    const ids = await talk(storage, first.id, 12);
    await talk(storage, second.id, 12);
    await talk(storage, "any text", 12);
    const draft = randomBytes(200_000).toString("base64");
    const large = await putState(storage.checkpointer, "large", null, tripOneAfter(0), { draft });
    await putState(storage.checkpointer, "large", large, tripOneAfter(1));
    await putState(storage.checkpointer, "large", large, tripOneAfter(2));
    await nameCheckpoint(storage.vault, sessionSpace(first.id), "예약 전", ids[3] ?? "");
    const report = await pruneAll(storage, { checkpoints: { last: 2 } }, { now: clock });
    expect(report).toMatchObject({ sessions: 4, removed: 0, checkpoints: 30, events: 0, failed: [] });
    // PostgreSQL keeps freed pages for the next rows when they are not at the end of its files. What stays is written
    // anew, which may take a page or two.
    if (name !== "PostgreSQL") expect(report.freed).toBeGreaterThan(190_000);
    expect(await stateAt(storage.checkpointer, first.id, ids[3])).toEqual(tripOneAfter(4));
    expect(await stateAt(storage.checkpointer, first.id)).toEqual(tripOneAfter(12));
    expect(await stateAt(storage.checkpointer, first.id, ids[8])).toBeUndefined();
    expect((await verifySpace(storage.vault, sessionSpace(first.id))).findings).toEqual([]);
    expect(await pruneAll(storage, { checkpoints: { last: 2 } }, { now: clock })).toMatchObject({
      checkpoints: 0,
    });
  });

  it("[E2] [R4] drops events of finished turns only, and tells a reader how many it missed", async () => {
    const session = await storage.sessions.create(OWNER);
    await turn(storage, session, "하나");
    clock += 10 * DAY;
    await turn(storage, session, "둘", false);
    clock += 10 * DAY;
    const report = await pruneAll(storage, { events: { days: 5 } }, { now: clock });
    expect(report).toMatchObject({ events: 2, messages: 1, checkpoints: 0 });
    const page = await storage.events.read(session.id, 0);
    expect(page).toMatchObject({ first: 3, last: 4, missed: 2, events: [{ data: "둘" }, { data: "둘" }] });
    expect(await storage.events.read(session.id, 2)).toMatchObject({ missed: 0 });
    const [waiting] = await storage.inbox.waiting(session.id);
    await storage.vault.commit(sessionSpace(session.id), storage.inbox.done(waiting?.sequence ?? -1));
    expect(await pruneAll(storage, { events: { days: 5 } }, { now: clock })).toMatchObject({ events: 2 });
    const [next] = await storage.events.append(session.id, [{ type: "connected", data: null }]);
    expect(next?.sequence).toBe(5);
    expect((await verifySpace(storage.vault, sessionSpace(session.id))).findings).toEqual([]);
  });

  it("[R7] drops answered messages after their days, and knows younger ones when they are sent again", async () => {
    const session = await storage.sessions.create(OWNER);
    await turn(storage, session, "하나");
    clock += 2 * DAY;
    await turn(storage, session, "둘");
    await turn(storage, session, "셋", false);
    const policy = { events: { days: 0 } };
    expect(await pruneAll(storage, policy, { now: clock })).toMatchObject({ messages: 1 });
    const again = await storage.inbox.accept(session.id, { client_id: "둘", content: "둘" });
    expect(again).toMatchObject({ isNew: false, entry: { sequence: 1 } });
    clock += 2 * DAY;
    expect(await pruneAll(storage, policy, { now: clock })).toMatchObject({ messages: 1 });
    expect(await storage.inbox.waiting(session.id)).toMatchObject([{ client_id: "셋" }]);
    const anew = await storage.inbox.accept(session.id, { client_id: "하나", content: "하나" });
    expect(anew).toMatchObject({ isNew: true, entry: { sequence: 3 } });
    expect(await pruneAll(storage, policy, { now: clock })).toMatchObject({ messages: 0 });
  });

  it("[R8] drops results of effects only when nothing is left that could run their step again", async () => {
    const session = await storage.sessions.create(OWNER);
    const lease = await storage.leases.acquire(session.id, "worker", DAY);
    if (lease === null) throw new Error("nobody else works on it");
    const at = (moment: number) => new Date(moment).toISOString();
    const order = async (key: string, when: number) => {
      await storage.effects.intend(lease, key, at(when));
      await storage.effects.finish(lease, key, at(when), { ordered: key });
    };
    const [first] = await talk(storage, session.id, 3);
    const now = Date.now() + 10 * DAY;
    await order("long ago", Date.now() - 10 * DAY);
    await order("after the newest", Date.now() + DAY);
    await storage.effects.intend(lease, "uncertain", at(Date.now() - 10 * DAY));
    const policy = { checkpoints: { last: 1 } };
    const [pending] = [[["__interrupt__", "승인할까요?"]] as [string, string][]];
    const head = await storage.checkpointer.getTuple({ configurable: { thread_id: session.id } });
    await storage.checkpointer.putWrites(head?.config ?? {}, pending, "task");
    expect(await pruneAll(storage, policy, { now })).toMatchObject({ effects: 0 });
    await putState(storage.checkpointer, session.id, head?.checkpoint.id ?? null, tripOneAfter(4));
    expect(await pruneAll(storage, policy, { now })).toMatchObject({ effects: 1 });
    expect(await storage.effects.find(session.id, "long ago")).toEqual({ status: "none" });
    expect(await storage.effects.find(session.id, "after the newest")).toMatchObject({ status: "done" });
    expect(await storage.effects.uncertain(session.id)).toMatchObject([{ key: "uncertain" }]);
    expect(await stateAt(storage.checkpointer, session.id, first)).toBeUndefined();
    await storage.effects.intend(lease, "long ago", at(now));
  });

  it("[R5] removes expired sessions with every row, and no other", async () => {
    const expires_at = new Date(clock + DAY).toISOString();
    const gone = await storage.sessions.create({ ...OWNER, expires_at });
    const stays = await storage.sessions.create(OWNER);
    for (const session of [gone, stays]) {
      await talk(storage, session.id, 3);
      await turn(storage, session, "안녕하세요");
    }
    expect(await pruneAll(storage, {}, { now: clock })).toMatchObject({ removed: 0 });
    clock += 2 * DAY;
    expect(await pruneAll(storage, { expired: "keep" }, { now: clock })).toMatchObject({ removed: 0 });
    expect(await pruneAll(storage, {}, { now: clock })).toMatchObject({ removed: 1, sessions: 2 });
    const spaces = (await dumpStore(storage.vault.backend)).map(({ space }) => space);
    expect(spaces).not.toContain(sessionSpace(gone.id));
    expect(await stateAt(storage.checkpointer, stays.id)).toEqual(tripOneAfter(3));
  });

  it("brings the sessions of an older release forward, whole", async () => {
    const session = await storage.sessions.create(OWNER);
    const ids = await talk(storage, session.id, 5);
    const backup = { isSealed: true, write: async () => {} };
    expect(await migrateAll(storage, [TripThree], { backup })).toEqual({
      migrated: 1,
      unchanged: 0,
      refused: [],
    });
    for (const [index, id] of ids.entries())
      expect(await stateAt(storage.checkpointer, session.id, id)).toEqual(tripThreeAfter(index + 1));
    expect((await verifySpace(storage.vault, sessionSpace(session.id))).findings).toEqual([]);
  });
});

describe("tidying while conversations go on", () => {
  it("keeps checkpoints of the last days, whatever their number", async () => {
    const storage = open(new MemoryBackend());
    const session = await storage.sessions.create(OWNER);
    await talk(storage, session.id, 6);
    const now = Date.now();
    const days = { checkpoints: { days: 1 } };
    expect(await pruneAll(storage, days, { now })).toMatchObject({ checkpoints: 0 });
    expect(await pruneAll(storage, days, { now: now + 2 * DAY })).toMatchObject({ checkpoints: 5 });
  });

  it("[R5] leaves an expired session alone while somebody works on it", async () => {
    const storage = open(new MemoryBackend());
    const expires_at = new Date(clock).toISOString();
    const session = await storage.sessions.create({ ...OWNER, expires_at });
    const lease = await storage.leases.acquire(session.id, "worker", 10_000);
    if (lease === null) throw new Error("the session is free");
    expect(await pruneAll(storage, {}, { now: clock })).toMatchObject({ removed: 0 });
    await storage.vault.commit(sessionSpace(session.id), { checks: [holds(lease)] });
    await storage.leases.release(lease);
    expect(await pruneAll(storage, {}, { now: clock })).toMatchObject({ removed: 1 });
    await expect(storage.leases.renew(lease, 1000)).rejects.toMatchObject({ code: "STALE_LEASE" });
  });

  it("[R5] leaves a session alone whose time was extended in between, and nothing of one that was removed", async () => {
    const backend = new MemoryBackend();
    const storage = open(backend);
    const expires_at = new Date(clock).toISOString();
    const extended = await storage.sessions.create({ ...OWNER, expires_at });
    let isDone = false;
    const busy = beforeEachCommit(backend, async () => {
      if (!isDone) await storage.sessions.expire(extended, null);
      isDone = true;
    });
    expect(await pruneAll(open(busy), {}, { now: clock })).toMatchObject({ removed: 0 });
    expect(await storage.sessions.get(extended.id)).toMatchObject({ expires_at: null });
    await storage.sessions.remove(extended.id);
    const removed = await storage.sessions.create({ ...OWNER, expires_at });
    const racing = beforeEachCommit(backend, () => storage.sessions.remove(removed.id));
    expect(await pruneAll(open(racing), {}, { now: clock })).toMatchObject({ removed: 0 });
    expect(await dumpStore(backend)).toEqual([]);
  });

  it("drops old events although new ones come in between", async () => {
    const backend = new MemoryBackend();
    const storage = open(backend);
    const session = await storage.sessions.create(OWNER);
    await turn(storage, session, "하나");
    clock += 10 * DAY;
    let isDone = false;
    const busy = beforeEachCommit(backend, async () => {
      if (isDone) return;
      isDone = true;
      await turn(storage, session, "둘");
    });
    expect(await pruneAll(open(busy), { events: { days: 5 } }, { now: clock })).toMatchObject({ events: 2 });
    expect(await storage.events.read(session.id, 2)).toMatchObject({
      missed: 0,
      events: [{ sequence: 3 }, { sequence: 4 }],
    });
  });

  it("[R6] names a session it could not read and goes on with the others", async () => {
    const backend = new MemoryBackend();
    const storage = open(backend);
    const broken = await storage.sessions.create(OWNER);
    const whole = await storage.sessions.create(OWNER);
    await talk(storage, broken.id, 4);
    await talk(storage, whole.id, 4);
    await backend.commit({
      space: sessionSpace(broken.id),
      puts: [{ table: "checkpoint", key: "/zz", cell: "{" }],
    });
    const report = await pruneAll(open(backend), { checkpoints: { last: 1 } }, { now: clock });
    expect(report).toMatchObject({
      checkpoints: 3,
      failed: [{ space: sessionSpace(broken.id), error: { code: "CORRUPT" } }],
    });
  });

  it("stops between two sessions when asked to", async () => {
    const storage = open(new MemoryBackend());
    for (let count = 0; count < 3; count += 1) await storage.sessions.create(OWNER);
    const stop = new AbortController();
    const run = pruneAll(storage, {}, { now: clock, signal: stop.signal, onProgress: () => stop.abort() });
    await expect(run).rejects.toThrow(/abort/i);
  });
});
