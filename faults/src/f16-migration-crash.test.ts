import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { importSession, openBackupFolder, openStorage, type SessionId, SYSTEM_PORTS } from "@maru/storage";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { storeOldSession, versionOf } from "./f16-trip.ts";

const SESSIONS = 1000;
const KILLS = 5;
const REHEARSED = 20;
const CHILD = fileURLToPath(new URL("./f16-migration-child.ts", import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "maru-f16-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

interface Ended {
  readonly output: string;
  readonly points: readonly string[];
  readonly killed: boolean;
}

async function runMigration(url: string, fault: string): Promise<Ended> {
  const child = spawn(process.execPath, ["--import", "tsx", CHILD, url, join(folder, "backups")], {
    env: { ...process.env, MARU_FAULT: fault },
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  const texts = ["", "", ""];
  for (const [index, stream] of [child.stdio[1], child.stdio[2], child.stdio[3]].entries())
    (stream as NodeJS.ReadableStream).on("data", (chunk: Buffer) => {
      texts[index] += chunk.toString("utf8");
    });
  const [code, signal] = await once(child, "close");
  const killed = signal === "SIGKILL";
  if (!killed && code !== 0) throw new Error(texts[1]);
  return { output: texts[0] ?? "", points: (texts[2] ?? "").split("\n").filter(Boolean), killed };
}

/** What is there after a kill: every session whole, and a backup of each that is new. */
async function countNew(url: string): Promise<number> {
  const storage = await openStorage(url);
  const saved = new Set(
    (await readdir(join(folder, "backups")).catch(() => [])).map((name) => name.slice(0, 26)),
  );
  let count = 0;
  for (let after: string | undefined; ; ) {
    const page = await storage.sessions.list({
      tenant: "maru",
      limit: 200,
      ...(after === undefined ? {} : { after }),
    });
    for (const { id } of page.sessions) {
      if ((await versionOf(storage, id)) === 1) continue;
      count += 1;
      if (!saved.has(id)) throw new Error(`session ${id} was changed without a backup`);
    }
    if (page.next === null) break;
    after = page.next;
  }
  await storage.close();
  return count;
}

describe.each(["sqlite", "file"] as const)("F16: migrating a thousand sessions on %s", (scheme) => {
  it("killed again and again at any point, leaves each wholly old or wholly new, and finishes in the end", async () => {
    const url = `${scheme}:${join(folder, "store")}`;
    const storage = await openStorage(url);
    for (let start = 0; start < SESSIONS; start += 100)
      await Promise.all(
        Array.from({ length: 100 }, (_, index) => storeOldSession(storage, `도시 ${start + index}`)),
      );
    await storage.close();

    const seed = Number(process.env.MARU_SEED ?? Math.floor(Math.random() * 2 ** 31));
    console.log(`seed ${seed}`);
    const names = await pointsOfOneSession(scheme);
    let [done, random] = [0, seed];
    const next = (below: number) => {
      random = (random * 48271) % 2147483647;
      return random % below;
    };
    for (let kill = 0; kill < KILLS; kill += 1) {
      // So few passes that the point always comes before the work is done.
      const point = `${names[next(names.length)]}#${1 + next(SESSIONS / KILLS)}`;
      const { killed } = await runMigration(url, point);
      expect(killed, point).toBe(true);
      const now = await countNew(url);
      expect(now, point).toBeGreaterThanOrEqual(done);
      done = now;
    }
    const { output } = await runMigration(url, "");
    expect(JSON.parse(output)).toEqual({ migrated: SESSIONS - done, unchanged: done, refused: [] });
    expect(await countNew(url)).toBe(SESSIONS);
    await expectRestorable();
  });
});

/** The fault points that every session passes, from a small store of the same kind. */
async function pointsOfOneSession(scheme: string): Promise<readonly string[]> {
  const url = `${scheme}:${join(folder, "rehearsal")}`;
  const storage = await openStorage(url);
  for (let count = 0; count < REHEARSED; count += 1) await storeOldSession(storage, "부산");
  await storage.close();
  const { points } = await runMigration(url, "record");
  await rm(join(folder, "backups"), { recursive: true, force: true });
  return points.filter((point) => point.endsWith(`#${REHEARSED}`)).map((point) => point.split("#")[0] ?? "");
}

async function expectRestorable(): Promise<void> {
  const backups = await openBackupFolder(join(folder, "backups"));
  const names = await backups.names();
  expect(new Set(names.map((name) => name.slice(0, 26))).size).toBe(SESSIONS);
  const restored = await openStorage("memory:");
  const document = await backups.read(names[0] ?? "");
  const id: SessionId = await importSession(restored.vault, SYSTEM_PORTS, document);
  expect(await versionOf(restored, id)).toBe(1);
  await restored.close();
}
