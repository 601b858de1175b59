import { describe, expect, it } from "vitest";
import { AFTER, type Backend, SEALED_TABLES, type SpaceEntry } from "../backends/backend.ts";
import { MemoryBackend } from "../backends/memory-backend.ts";
import { beforeEachCommit, crashAfterCommits } from "../testing/crash-after-commits.ts";
import { dumpStore } from "../testing/dump-store.ts";
import { Vault } from "../vault.ts";
import { encryptExisting } from "./encrypt-existing.ts";
import { generateMasterKey, KeyRing } from "./key-ring.ts";
import { openSealer } from "./open-sealer.ts";

const ring = new KeyRing([{ id: "2026-11", key: generateMasterKey() }]);
const USERS = ["하늘", "바다", "minji@example.test", "zoe.in.seoul"];
const LONG = "서울에서 부산까지 ".repeat(200);

async function plaintextStore(): Promise<MemoryBackend> {
  const backend = new MemoryBackend();
  const vault = new Vault(backend, null);
  for (const user of USERS) await writeTurn(vault, user, 1);
  return backend;
}

async function writeTurn(vault: Vault, user: string, turn: number): Promise<void> {
  const space = `session-${USERS.indexOf(user)}`;
  await vault.commit(space, {
    label: `user/${vault.lookupName(user)}`,
    writes: [
      { table: "version", key: "it", value: turn },
      { table: "session", key: "it", value: { user, turn } },
      { table: "log", key: `${turn}`, value: { text: LONG, turn } },
    ],
  });
}

async function encrypt(backend: Backend, through: Backend = backend, signal?: AbortSignal) {
  const sealer = await openSealer(backend, ring, { plaintext: "accept" });
  const relabel = ({ label }: SpaceEntry) => {
    const [prefix, user] = label.split("/");
    return `${prefix}/${sealer.lookupHash(decodeURIComponent(user ?? ""))}`;
  };
  return encryptExisting(through, sealer, { relabel, ...(signal === undefined ? {} : { signal }) });
}

async function expectAllSealedAndReadable(backend: Backend): Promise<void> {
  const vault = new Vault(backend, await openSealer(backend, ring));
  for (const [index, user] of USERS.entries()) {
    const label = `user/${vault.lookupName(user)}`;
    expect(await backend.listSpaces({ from: label, to: label + AFTER, limit: 5 })).toMatchObject([
      { space: `session-${index}` },
    ]);
    const answers = await vault.read(`session-${index}`, [
      { type: "row", table: "session", key: "it" },
      { type: "row", table: "log", key: "1" },
      { type: "row", table: "version", key: "it" },
    ]);
    expect(answers.map(([entry]) => entry?.value)).toEqual([{ user, turn: 1 }, { text: LONG, turn: 1 }, 1]);
  }
  expect(await sealedShares(backend)).toEqual(USERS.map(() => 1));
  const stored = (await dumpStore(backend)).map(
    ({ label, cell }) => label + Buffer.from(cell as string).toString("latin1"),
  );
  for (const text of [...USERS.map(encodeURIComponent), "minji", "turn"])
    expect(stored.join("\n")).not.toContain(text);
}

/** Of each session, the share of its rows that are sealed. */
async function sealedShares(backend: Backend): Promise<readonly number[]> {
  const rows = (await dumpStore(backend)).filter(({ table }) =>
    (SEALED_TABLES as readonly string[]).includes(table),
  );
  return USERS.map((_, index) => {
    const own = rows.filter(({ space }) => space === `session-${index}`);
    return own.filter(({ cell }) => typeof cell !== "string" && cell[0] !== 1).length / own.length;
  });
}

describe("encrypting a plaintext store", () => {
  it("seals every row, hides every label, and gives all of it back", async () => {
    const backend = await plaintextStore();
    expect(await sealedShares(backend)).toEqual([0, 0, 0, 0]);
    expect(await encrypt(backend)).toEqual({ sealed: 4, alreadySealed: 0 });
    await expectAllSealedAndReadable(backend);
  });

  it("counts each session once, though its new label lies further down the list", async () => {
    const backend = new MemoryBackend();
    for (let index = 0; index < 600; index += 1)
      await backend.commit({ space: `session-${index}`, label: `a${index}` });
    const sealer = await openSealer(backend, ring, { plaintext: "accept" });
    const report = await encryptExisting(backend, sealer, { relabel: ({ label }) => `b${label}` });
    expect(report).toEqual({ sealed: 600, alreadySealed: 0 });
  });

  it("changes nothing the second time", async () => {
    const backend = await plaintextStore();
    await encrypt(backend);
    const before = await dumpStore(backend);
    expect(await encrypt(backend)).toEqual({ sealed: 0, alreadySealed: 4 });
    expect(await dumpStore(backend)).toEqual(before);
    const relabel = () => {
      throw new Error("a sealed session keeps its label");
    };
    expect(await encryptExisting(backend, await openSealer(backend, ring), { relabel })).toMatchObject({
      sealed: 0,
    });
  });

  it("[K7] killed anywhere, leaves each session wholly plain or wholly sealed, and a second run finishes", async () => {
    for (let commits = 0; commits < USERS.length; commits += 1) {
      const backend = await plaintextStore();
      await expect(encrypt(backend, crashAfterCommits(backend, commits))).rejects.toThrow("killed");
      const shares = await sealedShares(backend);
      expect(shares.filter((share) => share === 1)).toHaveLength(commits);
      expect(shares.filter((share) => share === 0)).toHaveLength(USERS.length - commits);
      expect(await encrypt(backend)).toEqual({ sealed: USERS.length - commits, alreadySealed: commits });
      await expectAllSealedAndReadable(backend);
    }
  });

  it("half-way, refuses what is still plain", async () => {
    const backend = await plaintextStore();
    await expect(encrypt(backend, crashAfterCommits(backend, 0))).rejects.toThrow("killed");
    const vault = new Vault(backend, await openSealer(backend, ring));
    const reading = vault.read("session-0", [{ type: "row", table: "session", key: "it" }]);
    await expect(reading).rejects.toMatchObject({ code: "PLAINTEXT_REFUSED" });
  });

  it("seals the newest turn when a session was still written to", async () => {
    const backend = await plaintextStore();
    let turn = 1;
    const busy = beforeEachCommit(backend, async (space) => {
      if (space === "session-3" && turn < 3)
        await writeTurn(new Vault(backend, null), "zoe.in.seoul", ++turn);
    });
    expect(await encrypt(backend, busy)).toMatchObject({ sealed: 4 });
    const vault = new Vault(backend, await openSealer(backend, ring));
    const [rows] = await vault.read("session-3", [{ type: "row", table: "session", key: "it" }]);
    expect(rows?.[0]?.value).toEqual({ user: "zoe.in.seoul", turn: 3 });
    expect((await sealedShares(backend))[3]).toBe(1);
  });

  it("gives up on a session that never rests, leaving it plain", async () => {
    const backend = await plaintextStore();
    let turn = 1;
    const restless = beforeEachCommit(backend, async (space) => {
      if (space === "session-3") await writeTurn(new Vault(backend, null), "zoe.in.seoul", ++turn);
    });
    await expect(encrypt(backend, restless)).rejects.toMatchObject({ code: "STALE_WRITE" });
    expect((await sealedShares(backend))[3]).toBe(0);
  });

  it("two at once seal each session once", async () => {
    const backend = await plaintextStore();
    const reports = await Promise.all([encrypt(backend), encrypt(backend)]);
    expect(reports.reduce((sum, { sealed }) => sum + sealed, 0)).toBe(USERS.length);
    await expectAllSealedAndReadable(backend);
  });

  it("gives freed pages back at the end, where the plaintext would lie on", async () => {
    const backend = await plaintextStore();
    let sharesWhenReclaimed: readonly number[] = [];
    const watched = beforeEachCommit(backend, async () => {});
    watched.reclaim = async () => {
      sharesWhenReclaimed = await sealedShares(backend);
    };
    await encrypt(backend, watched);
    expect(sharesWhenReclaimed).toEqual([1, 1, 1, 1]);
  });

  it("stops between two sessions when asked to", async () => {
    const backend = await plaintextStore();
    await expect(encrypt(backend, backend, AbortSignal.abort())).rejects.toThrow(/abort/i);
    expect(await sealedShares(backend)).toEqual([0, 0, 0, 0]);
  });
});
