import { constants } from "node:fs";
import { copyFile, lstat, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { faultPoint } from "../fault-point.ts";
import { createPrivateFolder } from "../private-file.ts";
import { flushFolder } from "./atomic-file.ts";
import { errorCode } from "./file-errors.ts";

/** Copies files into a new folder that appears only once all of them are safely there. Never replaces one. */
export async function copyFolder(from: string, names: readonly string[], to: string): Promise<void> {
  await refuseExisting(to);
  const unfinished = `${to}.tmp`;
  await rm(unfinished, { recursive: true, force: true });
  await createPrivateFolder(unfinished);
  for (const name of names) await copyFlushed(join(from, name), join(unfinished, name));
  await flushFolder(unfinished);
  faultPoint("file.backup:copied");
  await rename(unfinished, to);
  await flushFolder(dirname(to));
  faultPoint("file.backup:done");
}

async function refuseExisting(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (found !== null) throw Object.assign(new Error("the backup is already there"), { code: "EEXIST" });
}

async function copyFlushed(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  } catch (error) {
    // Deleted since the folder was listed.
    if (errorCode(error) === "ENOENT") return;
    throw error;
  }
  const handle = await open(to, "r+");
  await handle.sync();
  await handle.close();
}
