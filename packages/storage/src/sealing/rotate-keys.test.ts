import { describe, expect, it } from "vitest";
import type { Backend } from "../backends/backend.ts";
import { MemoryBackend } from "../backends/memory-backend.ts";
import { StorageError } from "../errors.ts";
import { beforeEachCommit, crashAfterCommits } from "../testing/crash-after-commits.ts";
import { dumpStore } from "../testing/dump-store.ts";
import { Vault } from "../vault.ts";
import { generateMasterKey, KeyRing } from "./key-ring.ts";
import { LOOKUP_SPACE, openSealer } from "./open-sealer.ts";
import { rotateKeys } from "./rotate-keys.ts";
import { KEY_ROW, readKeyRow } from "./wrapped-key.ts";

const may = { id: "2026-05", key: generateMasterKey() };
const november = { id: "2026-11", key: generateMasterKey() };
const oldRing = new KeyRing([may]);
const bothRing = new KeyRing([november, may]);
/** A process that still seals with the retiring key but was told of the new one, as rotation asks for. */
const preparedRing = new KeyRing([may, november]);
const newRing = new KeyRing([november]);
const SESSIONS = ["seoul", "busan", "jeju", "incheon", "daegu"];

async function openVault(backend: Backend, ring: KeyRing): Promise<Vault> {
  return new Vault(backend, await openSealer(backend, ring));
}

async function write(vault: Vault, session: string, key = "1"): Promise<void> {
  await vault.commit(session, {
    label: vault.lookupName(session),
    writes: [{ table: "log", key, value: `${session} ${key}` }],
  });
}

async function readable(vault: Vault, session: string, key = "1"): Promise<boolean> {
  const [entries] = await vault.read(session, [{ type: "row", table: "log", key }]);
  return entries?.[0]?.value === `${session} ${key}`;
}

async function storeOf(sessions: readonly string[], ring = oldRing): Promise<MemoryBackend> {
  const backend = new MemoryBackend();
  const vault = await openVault(backend, ring);
  for (const session of sessions) await write(vault, session);
  return backend;
}

async function expectAllReadable(backend: Backend, ring: KeyRing, sessions = SESSIONS): Promise<void> {
  const vault = await openVault(backend, ring);
  for (const session of sessions) expect(await readable(vault, session), session).toBe(true);
}

describe("B11d: rotating the master key", () => {
  it("[K6] moves every data key, after which the retired key can be removed", async () => {
    const backend = await storeOf(SESSIONS);
    await expectAllReadable(backend, bothRing);
    const progress: number[] = [];
    const report = await rotateKeys(backend, bothRing, {
      onProgress: ({ rewrapped }) => progress.push(rewrapped),
    });
    const keys = SESSIONS.length + 1;
    expect(report).toEqual({ rewrapped: keys, current: keys, unsealed: 0, failed: [], complete: true });
    expect(progress.slice(0, keys)).toEqual([1, 2, 3, 4, 5, 6]);
    await expectAllReadable(backend, newRing);
    await expect(openVault(backend, oldRing)).rejects.toMatchObject({
      code: "MISSING_KEY",
      details: { key: "2026-11" },
    });
  });

  it("changes nothing but the key rows, and nothing at all the second time", async () => {
    const backend = await storeOf(SESSIONS);
    const before = (await dumpStore(backend)).filter(({ table }) => table !== "key");
    await rotateKeys(backend, bothRing);
    const after = await dumpStore(backend);
    expect(after.filter(({ table }) => table !== "key")).toEqual(before);
    expect(await rotateKeys(backend, bothRing)).toMatchObject({ rewrapped: 0, current: 6, complete: true });
    expect(await dumpStore(backend)).toEqual(after);
  });

  it("[K9] keeps people findable by their look-up hash", async () => {
    const backend = await storeOf(SESSIONS);
    const before = (await openVault(backend, oldRing)).lookupName("김하늘");
    await rotateKeys(backend, bothRing);
    expect((await openVault(backend, newRing)).lookupName("김하늘")).toBe(before);
  });

  it("[K6] is finished by a second run, wherever the first was killed, and all stays readable in between", async () => {
    for (let commits = 0; commits <= SESSIONS.length; commits += 1) {
      const backend = await storeOf(SESSIONS);
      await expect(rotateKeys(crashAfterCommits(backend, commits), bothRing)).rejects.toThrow("killed");
      await expectAllReadable(backend, bothRing);
      const left = SESSIONS.length + 1 - commits;
      expect(await rotateKeys(backend, bothRing)).toMatchObject({ rewrapped: left, complete: true });
      await expectAllReadable(backend, newRing);
    }
  });

  it("stops between two sessions when asked to", async () => {
    const backend = await storeOf(SESSIONS);
    const stop = new AbortController();
    const onProgress = ({ rewrapped }: { rewrapped: number }) => rewrapped === 2 && stop.abort();
    await expect(rotateKeys(backend, bothRing, { signal: stop.signal, onProgress })).rejects.toThrow(
      /abort/i,
    );
    await expectAllReadable(backend, bothRing);
    expect(await rotateKeys(backend, bothRing)).toMatchObject({ rewrapped: 4 });
  });

  it("reaches every one of many sessions without a label", async () => {
    const backend = new MemoryBackend();
    const sealer = await openSealer(backend, oldRing);
    for (let index = 0; index < 700; index += 1) {
      const space = `session-${index}`;
      await backend.commit({ space, puts: [{ ...KEY_ROW, cell: sealer.create(space).cell }] });
    }
    expect(await rotateKeys(backend, bothRing)).toMatchObject({
      rewrapped: 701,
      current: 701,
      complete: true,
    });
  });
});

describe("rotating while sessions run", () => {
  it("loses no write of a running session, and sessions begun meanwhile are rotated too", async () => {
    const backend = await storeOf(SESSIONS);
    const running = await openVault(backend, preparedRing);
    let turn = 1;
    const busy = beforeEachCommit(backend, async () => {
      if (turn > 6) return;
      turn += 1;
      for (const session of SESSIONS) await write(running, session, `${turn}`);
      await write(running, `new-${turn}`);
    });
    expect(await rotateKeys(busy, bothRing)).toMatchObject({ rewrapped: 12, complete: true });
    const vault = await openVault(backend, newRing);
    for (const session of SESSIONS) {
      for (let each = 1; each <= turn; each += 1)
        expect(await readable(vault, session, `${each}`)).toBe(true);
    }
    for (let each = 2; each <= turn; each += 1) expect(await readable(vault, `new-${each}`)).toBe(true);
  });

  it("two rotations at once do not disturb each other", async () => {
    const backend = await storeOf(SESSIONS);
    const reports = await Promise.all([rotateKeys(backend, bothRing), rotateKeys(backend, bothRing)]);
    expect(reports.map(({ complete }) => complete)).toEqual([true, true]);
    expect(reports.reduce((sum, { rewrapped }) => sum + rewrapped, 0)).toBe(SESSIONS.length + 1);
    await expectAllReadable(backend, newRing);
  });

  it("never puts the data key of a deleted session over that of its successor, which it rotates too", async () => {
    const backend = await storeOf(["busan"]);
    const running = await openVault(backend, oldRing);
    await rotateKeys(backend, bothRing);
    await write(running, "seoul");
    let isDone = false;
    const busy = beforeEachCommit(backend, async () => {
      if (isDone) return;
      isDone = true;
      await running.deleteSpace("seoul");
      await write(running, "seoul", "2");
    });
    expect(await rotateKeys(busy, bothRing)).toMatchObject({ rewrapped: 1, complete: true });
    expect(await readable(await openVault(backend, newRing), "seoul", "2")).toBe(true);
  });

  it("does not bring a deleted session back", async () => {
    const backend = await storeOf(["seoul", "busan"]);
    const busy = beforeEachCommit(backend, async (space) => {
      if (space === "seoul") await backend.deleteSpace("seoul");
    });
    expect(await rotateKeys(busy, bothRing)).toMatchObject({ complete: true });
    expect((await dumpStore(backend)).filter(({ space }) => space === "seoul")).toEqual([]);
  });

  it("does not call itself complete while someone keeps using the retired key", async () => {
    const backend = await storeOf(["seoul"]);
    const stubborn = await openVault(backend, oldRing);
    let made = 0;
    const busy = beforeEachCommit(backend, () => write(stubborn, `made-${made++}`));
    expect(await rotateKeys(busy, bothRing)).toMatchObject({ complete: false });
  });
});

describe("a data key that does not open", () => {
  it.each([
    [
      "altered",
      "INTEGRITY",
      (cell: string) => cell.replace(/(.)("\})$/, (_, last, end) => (last === "_" ? "-" : "_") + end),
    ],
    [
      "wrapped by a key that is already gone",
      "MISSING_KEY",
      (cell: string) => cell.replace("2026-05", "2025-11"),
    ],
  ])("is reported and left as it is when it is %s; all others are rotated", async (_, code, alter) => {
    const backend = await storeOf(SESSIONS);
    const altered = alter(String(await readKeyRow(backend, "jeju")));
    await backend.commit({ space: "jeju", puts: [{ ...KEY_ROW, cell: altered }] });
    const report = await rotateKeys(backend, bothRing);
    expect(report).toMatchObject({
      rewrapped: 5,
      complete: false,
      failed: [{ space: "jeju", error: { code } }],
    });
    expect(await readKeyRow(backend, "jeju")).toBe(altered);
    await expectAllReadable(
      backend,
      newRing,
      SESSIONS.filter((session) => session !== "jeju"),
    );
  });

  it("is not confused with a store that failed: the run ends and says so", async () => {
    const backend = await storeOf(SESSIONS);
    const down = beforeEachCommit(backend, async () => {
      throw new StorageError("UNREACHABLE", { where: "db", reason: "it restarts" });
    });
    await expect(rotateKeys(down, bothRing)).rejects.toMatchObject({ code: "UNREACHABLE" });
  });

  it("plaintext spaces are counted and left alone", async () => {
    const backend = await storeOf(["seoul"]);
    await write(new Vault(backend, null), "plain");
    expect(await rotateKeys(backend, bothRing)).toMatchObject({ rewrapped: 2, unsealed: 1, complete: true });
    expect(await readKeyRow(backend, "plain")).toBeNull();
    expect(await readKeyRow(backend, LOOKUP_SPACE)).toContain("2026-11");
  });
});
