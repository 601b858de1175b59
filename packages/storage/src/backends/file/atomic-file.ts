import { constants } from "node:fs";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { faultPoint } from "../fault-point.ts";

/** Windows has no such flag; there a link needs rights that nobody has by accident. */
export const NO_FOLLOW = constants.O_NOFOLLOW ?? 0;

export function unfinishedName(path: string): string {
  return `${path}.tmp`;
}

/**
 * Replaces a file wholly or not at all, and durably: written beside it, flushed, renamed, folder flushed. The caller
 * holds the lock on the file, so one unfinished file per path is enough.
 */
export async function replaceFile(path: string, content: Uint8Array): Promise<void> {
  // Opened first: once the rename is done, little is left that could fail.
  const folder = await openFolder(dirname(path));
  const unfinished = unfinishedName(path);
  try {
    await rm(unfinished, { force: true });
    await writeFlushed(unfinished, content);
    faultPoint("file.replace:flushed");
    await rename(unfinished, path);
    faultPoint("file.replace:renamed");
    await folder?.sync();
    faultPoint("file.replace:done");
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw error;
  } finally {
    await folder?.close();
  }
}

export async function removeFile(path: string): Promise<void> {
  await rm(path, { force: true });
  faultPoint("file.remove:removed");
  await flushFolder(dirname(path));
  faultPoint("file.remove:done");
}

/** A rename or removal is only safe from a power cut once the folder itself is on the disk. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await openFolder(path);
  try {
    await folder?.sync();
  } finally {
    await folder?.close();
  }
}

/** Windows flushes folders by itself and lets nobody open them. */
async function openFolder(path: string): Promise<FileHandle | null> {
  if (process.platform === "win32") return null;
  return open(path, constants.O_RDONLY | constants.O_DIRECTORY);
}

async function writeFlushed(path: string, content: Uint8Array): Promise<void> {
  const handle = await open(
    path,
    constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY | NO_FOLLOW,
    0o600,
  );
  try {
    faultPoint("file.replace:begun");
    await handle.writeFile(content);
    faultPoint("file.replace:written");
    await handle.sync();
  } finally {
    await handle.close();
  }
}
