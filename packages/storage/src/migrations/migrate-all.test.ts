import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AFTER, type Backend } from "../backends/backend.ts";
import { MemoryBackend } from "../backends/memory-backend.ts";
import { StorageError } from "../errors.ts";
import { assembleStorage, type Storage } from "../open-storage.ts";
import { SYSTEM_PORTS } from "../ports.ts";
import { generateMasterKey, KeyRing } from "../sealing/key-ring.ts";
import { openSealer } from "../sealing/open-sealer.ts";
import { sessionSpace } from "../sessions/sessions.ts";
import { exportSession, importSession, type SessionDocument } from "../sessions/transfer.ts";
import { beforeEachCommit, crashAfterCommits } from "../testing/crash-after-commits.ts";
import { dumpStore } from "../testing/dump-store.ts";
import { temporaryFolder } from "../testing/places.ts";
import { Vault } from "../vault.ts";
import { verifySpace } from "../verify.ts";
import { openBackupFolder } from "./backup-folder.ts";
import { type BackupSink, migrateAll } from "./migrate-all.ts";
import {
  putState,
  said,
  stateAt,
  TripBroken,
  TripOne,
  TripThree,
  TripTwo,
  tripOneAfter,
  tripThreeAfter,
} from "./testing/trip-versions.ts";

const OWNER = { tenant: "maru", user: "지우", assistant: "travel" };
const open = (backend: Backend) => assembleStorage(new Vault(backend, null), SYSTEM_PORTS);

let backend: MemoryBackend;
let storage: Storage;
let kept: Map<string, SessionDocument>;
let backup: BackupSink;
beforeEach(() => {
  backend = new MemoryBackend();
  storage = open(backend);
  kept = new Map();
  backup = {
    isSealed: true,
    write: async (document) => void kept.set(String(document.session.id), document),
  };
});

/** A session of the first release: so many turns, and a branch off the first. */
async function oldSession(turns = 3, city = "오사카") {
  const { id } = await storage.sessions.create(OWNER);
  const ids: string[] = [];
  for (let turn = 0; turn < turns; turn += 1)
    ids.push(await putState(storage.checkpointer, id, ids.at(-1) ?? null, tripOneAfter(turn, city)));
  const branch = await putState(storage.checkpointer, id, ids[0] ?? null, tripOneAfter(1, "교토"));
  return { id, ids, branch };
}

async function expectNew({ id, ids, branch }: Awaited<ReturnType<typeof oldSession>>) {
  const fresh = open(backend);
  for (const [turn, each] of ids.entries())
    expect(await stateAt(fresh.checkpointer, id, each)).toEqual(tripThreeAfter(turn));
  expect(await stateAt(fresh.checkpointer, id, branch)).toEqual(tripThreeAfter(1, "교토"));
  expect((await verifySpace(fresh.vault, sessionSpace(id))).findings).toEqual([]);
}

describe("migrating every session", () => {
  it("[M5] brings all of their history and branches forward, and has nothing to do the second time", async () => {
    const sessions = [await oldSession(), await oldSession(40)];
    const progress: number[] = [];
    const report = await migrateAll(storage, [TripThree], {
      backup,
      onProgress: ({ migrated }) => progress.push(migrated),
    });
    expect(report).toEqual({ migrated: 2, unchanged: 0, refused: [] });
    expect(progress).toEqual([1, 2]);
    for (const session of sessions) await expectNew(session);
    const after = await dumpStore(backend);
    expect(await migrateAll(storage, [TripThree], { backup })).toMatchObject({ migrated: 0, unchanged: 2 });
    expect(await dumpStore(backend)).toEqual(after);
  });

  it("[M4] [M5] reaches checkpoints that were folded into blocks, and what unfinished steps wrote there", async () => {
    const { id } = await storage.sessions.create(OWNER);
    const ids: string[] = [];
    const at = (turn: number) => ({
      configurable: { thread_id: id, checkpoint_ns: "", checkpoint_id: ids[turn] },
    });
    for (let turn = 0; turn < 60; turn += 1) {
      ids.push(await putState(storage.checkpointer, id, ids.at(-1) ?? null, tripOneAfter(turn % 7)));
      await storage.checkpointer.putWrites(at(turn), [["state", { notes: [said(turn)] }]], "outdated");
      await storage.checkpointer.putWrites(at(turn), [["other", turn]], "unconcerned");
    }
    const blocks = async () => {
      const [rows = []] = await backend.read(sessionSpace(id), [
        { type: "range", table: "block", from: "", to: AFTER },
      ]);
      return rows.length;
    };
    expect(await blocks()).toBeGreaterThan(0);
    expect(await migrateAll(storage, [TripThree], { backup })).toMatchObject({ migrated: 1 });
    expect(await blocks()).toBeGreaterThan(0);
    const fresh = open(backend);
    for (const turn of ids.keys()) {
      const tuple = await fresh.checkpointer.getTuple(at(turn));
      expect(tuple?.checkpoint.channel_values.state).toEqual(tripThreeAfter(turn % 7));
      expect(tuple?.pendingWrites).toEqual([["unconcerned", "other", turn]]);
      expect(tuple?.parentConfig?.configurable?.checkpoint_id).toBe(ids[turn - 1]);
    }
    expect((await verifySpace(fresh.vault, sessionSpace(id))).findings).toEqual([]);
  });

  it("meets versions of every age in one history", async () => {
    const { id, ids } = await oldSession(2);
    const two = {
      definition: "trip",
      version: 2,
      state: { nights: 3, destination: "도쿄", notes: [said(0)] },
    };
    const middle = await putState(storage.checkpointer, id, ids[1] ?? null, two);
    const newest = await putState(storage.checkpointer, id, middle, tripThreeAfter(5));
    await migrateAll(storage, [TripThree], { backup });
    expect(await stateAt(storage.checkpointer, id, middle)).toMatchObject({
      version: 3,
      state: { nights: 3 },
    });
    expect(await stateAt(storage.checkpointer, id, newest)).toEqual(tripThreeAfter(5));
  });

  it("keeps everything else: other channels, events, messages, names, and the next turn goes on", async () => {
    const { id, ids } = await oldSession(2);
    const head = await putState(storage.checkpointer, id, ids[1] ?? null, tripOneAfter(2), {
      seen: { pages: [said(8), said(9)] },
    });
    await storage.events.append(id, [{ type: "connected", data: null }]);
    await storage.inbox.accept(id, { client_id: "c", content: "하루 더 있을게요" });
    await migrateAll(storage, [TripThree], { backup });
    const tuple = await storage.checkpointer.getTuple({ configurable: { thread_id: id } });
    expect(tuple?.checkpoint.channel_values).toEqual({
      state: tripThreeAfter(2),
      seen: { pages: [said(8), said(9)] },
    });
    expect(tuple?.parentConfig?.configurable?.checkpoint_id).toBe(ids[1]);
    expect((await storage.events.read(id, 0)).events).toHaveLength(1);
    expect(await storage.inbox.waiting(id)).toHaveLength(1);
    const next = await putState(storage.checkpointer, id, head, tripThreeAfter(3));
    expect(await stateAt(open(backend).checkpointer, id, next)).toEqual(tripThreeAfter(3));
  });

  it("leaves nothing behind of what a migration took away", async () => {
    await oldSession(3, "비밀스러운 도시 이름".repeat(3));
    await migrateAll(storage, [TripThree], { backup });
    const content = JSON.stringify((await dumpStore(backend)).map(({ cell }) => String(cell)));
    expect(content).not.toContain("city");
  });

  it("[M4] drops the updates of a step that was under way, so that it runs again", async () => {
    const { id, branch } = await oldSession();
    const config = { configurable: { thread_id: id, checkpoint_ns: "", checkpoint_id: branch } };
    await storage.checkpointer.putWrites(config, [["state", { city: "도쿄" }]], "updating");
    await storage.checkpointer.putWrites(config, [["__interrupt__", "예약할까요?"]], "asking");
    await migrateAll(storage, [TripThree], { backup });
    const tuple = await storage.checkpointer.getTuple(config);
    expect(tuple?.pendingWrites).toEqual([["asking", "__interrupt__", "예약할까요?"]]);
  });

  it("[M9] tried dry says what it would do and does nothing", async () => {
    await oldSession();
    await storage.sessions.create(OWNER);
    await oldSession(2, "가".repeat(41));
    const before = await dumpStore(backend);
    const report = await migrateAll(storage, [TripThree], { dryRun: true });
    expect(report).toMatchObject({
      migrated: 1,
      unchanged: 1,
      refused: [{ error: { code: "INVALID_VALUE" } }],
    });
    expect(await dumpStore(backend)).toEqual(before);
    expect(kept.size).toBe(0);
  });

  it("stops between two sessions when asked to", async () => {
    for (let count = 0; count < 4; count += 1) await oldSession(1);
    const stop = new AbortController();
    const onProgress = ({ migrated }: { migrated: number }) => migrated === 2 && stop.abort();
    await expect(
      migrateAll(storage, [TripThree], { backup, signal: stop.signal, onProgress }),
    ).rejects.toThrow(/abort/i);
    expect(await migrateAll(storage, [TripThree], { backup })).toMatchObject({ migrated: 2, unchanged: 2 });
  });
});

describe("F16: a migration that is killed", () => {
  it("[M6] anywhere leaves each session wholly old or wholly new with a backup, and a second run finishes", async () => {
    for (let commits = 0; commits < 4; commits += 1) {
      backend = new MemoryBackend();
      storage = open(backend);
      kept.clear();
      const sessions = [];
      for (let count = 0; count < 4; count += 1) sessions.push(await oldSession());
      await expect(
        migrateAll(open(crashAfterCommits(backend, commits)), [TripThree], { backup }),
      ).rejects.toThrow("killed");
      for (const { id, ids } of sessions) {
        const fresh = open(backend).checkpointer;
        const isNew = (await stateAt(fresh, id, ids[0])) as { version: number };
        const [expected, documents] = isNew.version === 3 ? [tripThreeAfter, 1] : [tripOneAfter, 0];
        for (const [turn, each] of ids.entries())
          expect(await stateAt(fresh, id, each)).toEqual(expected(turn));
        expect(kept.has(id) ? 1 : 0).toBeGreaterThanOrEqual(documents);
      }
      const report = await migrateAll(open(backend), [TripThree], { backup });
      expect(report).toEqual({ migrated: 4 - commits, unchanged: commits, refused: [] });
      for (const session of sessions) await expectNew(session);
    }
  });
});

describe("a session that cannot be migrated", () => {
  it.each([
    ["a checkpoint that fails validation", [TripThree], tripOneAfter(0, "가".repeat(41)), "INVALID_VALUE"],
    ["a state from the future", [TripOne], tripThreeAfter(1), "FUTURE_VERSION"],
    ["a migration that throws", [TripBroken], tripOneAfter(1), "MIGRATION_FAILED"],
    ["a state that no definition here knows", [], tripOneAfter(1), "UNKNOWN_FORMAT"],
  ])(
    "[M3] because of %s stays as it is and is named; the others go on",
    async (_, definitions, state, code) => {
      const { id } = await storage.sessions.create(OWNER);
      const first = await putState(storage.checkpointer, id, null, tripOneAfter(0));
      const bad = await putState(storage.checkpointer, id, first, state);
      const before = await dumpStore(backend);
      const report = await migrateAll(storage, definitions, { backup });
      expect(report.refused).toMatchObject([{ space: sessionSpace(id), error: { code } }]);
      expect([first, bad]).toContain(report.refused[0]?.checkpoint);
      expect(await dumpStore(backend)).toEqual(before);
    },
  );

  it("because it is only a thread is named, and comes forward when it is read", async () => {
    await putState(storage.checkpointer, "any text", null, tripOneAfter(1));
    const report = await migrateAll(storage, [TripThree], { backup });
    expect(report).toMatchObject({ migrated: 0, refused: [{ error: { code: "NOT_FOUND" } }] });
  });

  it("is not confused with a backup that fails: the run ends, and the session is as it was", async () => {
    await oldSession();
    const before = await dumpStore(backend);
    const full = new StorageError("STORAGE_FULL", { where: "backups" });
    const failing = { isSealed: true, write: () => Promise.reject(full) };
    await expect(migrateAll(storage, [TripThree], { backup: failing })).rejects.toBe(full);
    expect(await dumpStore(backend)).toEqual(before);
  });
});

describe("migrating while sessions run", () => {
  it("[M8] loses no turn that was added in the middle of it, even one that stored nothing new", async () => {
    const { id, ids } = await oldSession();
    const running = open(backend);
    let added: string | null = null;
    const busy = beforeEachCommit(backend, async () => {
      if (added !== null) return;
      added = "";
      added = await putState(running.checkpointer, id, ids.at(-1) ?? null, tripOneAfter(2));
    });
    expect(await migrateAll(open(busy), [TripThree], { backup })).toMatchObject({ migrated: 1 });
    expect(await stateAt(running.checkpointer, id, added ?? "")).toEqual(tripThreeAfter(2));
    expect(JSON.stringify(kept.get(id))).toContain(String(added));
    expect((await verifySpace(storage.vault, sessionSpace(id))).findings).toEqual([]);
  });

  it("[M8] a reader in the middle of it gets the old state or the new one", async () => {
    const { id } = await oldSession(30);
    const reader = open(backend);
    const before = await stateAt(reader.checkpointer, id);
    const slow = assembleStorage(
      new Vault(
        {
          ...beforeEachCommit(backend, async () => {}),
          // The migration happens between the reader's look at the header and its look at the elements.
          read: async (space, requests) => {
            const rows = await backend.read(space, requests);
            if (requests.some(({ table }) => table === "checkpoint"))
              await migrateAll(open(backend), [TripThree], { backup });
            return rows;
          },
        },
        null,
      ),
      SYSTEM_PORTS,
    );
    const seen = await stateAt(slow.checkpointer, id);
    expect([before, await stateAt(open(backend).checkpointer, id)]).toContainEqual(seen);
    expect(await stateAt(reader.checkpointer, id)).toEqual(await stateAt(open(backend).checkpointer, id));
  });

  it("does not bring a deleted session back", async () => {
    const { id } = await oldSession();
    const busy = beforeEachCommit(backend, () => storage.sessions.remove(id));
    await migrateAll(open(busy), [TripThree], { backup });
    expect(await dumpStore(backend)).toEqual([]);
  });

  it("two runs at once migrate each session once", async () => {
    for (let count = 0; count < 5; count += 1) await oldSession();
    const reports = await Promise.all([0, 1].map(() => migrateAll(open(backend), [TripThree], { backup })));
    expect(reports.reduce((sum, { migrated }) => sum + migrated, 0)).toBe(5);
    expect(reports.flatMap(({ refused }) => refused)).toEqual([]);
  });
});

describe("the backup of a migration", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it("[M7] imports as the session was, and is never replaced by a later one", async () => {
    const { id } = await oldSession();
    const original = await exportSession(storage.vault, id);
    const files = await openBackupFolder(join(folder, "before"));
    await migrateAll(storage, [TripTwo], { backup: files });
    await migrateAll(storage, [TripThree], { backup: files });
    const documents = await Promise.all((await files.names()).map((name) => files.read(name)));
    expect(documents).toHaveLength(2);
    expect(documents).toContainEqual(original);
    await storage.sessions.remove(id);
    await importSession(storage.vault, SYSTEM_PORTS, original);
    expect(await exportSession(storage.vault, id)).toEqual(original);
  });

  it("[M7] of a sealed store is sealed: another is refused before anything happens", async () => {
    const ring = new KeyRing([{ id: "test", key: generateMasterKey() }]);
    storage = assembleStorage(new Vault(backend, await openSealer(backend, ring)), SYSTEM_PORTS);
    const { id } = await oldSession();
    const before = await dumpStore(backend);
    const plain = await openBackupFolder(join(folder, "plain"));
    await expect(migrateAll(storage, [TripThree], { backup: plain })).rejects.toMatchObject({
      code: "PLAINTEXT_REFUSED",
    });
    expect(await dumpStore(backend)).toEqual(before);
    const original = await exportSession(storage.vault, id);
    const sealed = await openBackupFolder(join(folder, "sealed"), ring);
    expect(await migrateAll(storage, [TripThree], { backup: sealed })).toMatchObject({ migrated: 1 });
    const [name = ""] = await sealed.names();
    expect(await sealed.read(name)).toEqual(original);
    await expect((await openBackupFolder(join(folder, "sealed"))).read(name)).rejects.toMatchObject({
      code: "MISSING_KEY",
    });
  });
});
