import { copyFile, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { temporaryFolder } from "../../testing/places.ts";
import { SqliteBackend } from "./sqlite-backend.ts";

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  path = join(folder, "maru.db");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(backend: SqliteBackend, from: number, count: number): Promise<void> {
  for (let number = from; number < from + count; number += 1)
    await backend.commit({
      space: "s",
      puts: [{ table: "event", key: String(number).padStart(4, "0"), cell: `"말 ${number}"` }],
    });
}

async function countIn(file: string): Promise<number> {
  const backend = await SqliteBackend.open({ path: file });
  const [rows] = await backend.read("s", [{ type: "range", table: "event", from: "", to: "~" }]);
  await backend.close();
  return rows?.length ?? 0;
}

const logSize = async () => (await stat(`${path}-wal`)).size;

it("the log has its length before commits fill it, and keeps it while they do", async () => {
  const backend = await SqliteBackend.open({ path });
  await write(backend, 0, 7);
  expect(await logSize()).toBeLessThan(1_000_000);
  await write(backend, 7, 1);
  const laidOut = await logSize();
  expect(laidOut).toBeGreaterThan(4_000_000);
  await write(backend, 8, 100);
  expect(await logSize()).toBe(laidOut);
  await backend.close();
  expect(await countIn(path)).toBe(108);
});

it("what a crash leaves of it is read up to the last commit", async () => {
  const backend = await SqliteBackend.open({ path });
  await write(backend, 0, 40);
  const copy = join(folder, "after-the-crash.db");
  await copyFile(path, copy);
  await copyFile(`${path}-wal`, `${copy}-wal`);
  const log = await readFile(`${copy}-wal`);
  expect(log.subarray(-1_000_000).every((byte) => byte === 0)).toBe(true);
  expect(await countIn(copy)).toBe(40);
  await backend.close();
});

it("two writers on one file lay it out without touching each other's commits", async () => {
  const [one, other] = [await SqliteBackend.open({ path }), await SqliteBackend.open({ path })];
  for (let round = 0; round < 10; round += 1)
    await Promise.all([write(one, round * 20, 10), write(other, round * 20 + 10, 10)]);
  await one.close();
  await other.close();
  expect(await countIn(path)).toBe(200);
});

it("an emptied log is laid out again once commits come in a row", async () => {
  const backend = await SqliteBackend.open({ path });
  await write(backend, 0, 20);
  await backend.size();
  expect(await logSize()).toBe(0);
  await write(backend, 20, 20);
  expect(await logSize()).toBeGreaterThan(4_000_000);
  await backend.close();
  expect(await countIn(path)).toBe(40);
});
