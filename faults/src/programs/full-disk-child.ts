import { spawnSync } from "node:child_process";
import { writeSync } from "node:fs";
import { mkdir, readdir, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isStorageError, openStorage } from "@maru/storage";
import { converse } from "./conversation.ts";
import { observe } from "./observe.ts";

/**
 * Meets a full disk at many moments of a conversation, each time goes on once there is room, and says how it went.
 * Each meeting has a process of its own: the SQLite binding lets go of a closed file only when it is collected.
 */
const [kind = "", disk = "", phase = "", given] = process.argv.slice(2);
const ballast = join(disk, "ballast");
const place = join(disk, "place");
const url = kind === "file" ? `file:${place}/spaces` : `sqlite:${place}/maru.db`;
const ROOMS = Array.from({ length: 14 }, (_, index) => 8192 + index * 20_480);

if (phase === "fill") {
  for (const room of ["plenty", ...ROOMS]) {
    const parameters = [String(process.argv[1]), kind, disk, "meet", String(room)];
    const { status } = spawnSync(process.execPath, parameters, { stdio: "inherit" });
    if (status !== 0) process.exit(1);
  }
} else if (phase === "meet") {
  writeSync(1, `${JSON.stringify(await meet(given === "plenty" ? null : Number(given)))}\n`);
}

async function meet(room: number | null) {
  await rm(place, { recursive: true, force: true });
  await mkdir(place);
  if (room !== null) await leave(room);
  const refused = await outcomeOf(talk);
  const seen = await outcomeOf(look);
  await rm(ballast, { force: true });
  const resumed = await outcomeOf(talk);
  const names = await readdir(place, { recursive: true });
  const unfinished = names.filter((name) => name.endsWith(".tmp"));
  return { room, refused, seen, resumed, unfinished, found: resumed === "done" ? await look() : null };
}

async function leave(room: number): Promise<void> {
  const { bavail, bsize } = await statfs(disk);
  await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - room)));
}

async function outcomeOf(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return "done";
  } catch (error) {
    return isStorageError(error) ? error.code : String(error);
  }
}

async function talk(): Promise<void> {
  const storage = await openStorage(url);
  try {
    await converse(storage);
  } finally {
    await storage.close();
  }
}

async function look(): Promise<unknown> {
  const reader = await openStorage(url);
  try {
    return await observe(reader);
  } finally {
    await reader.close();
  }
}
