import { constants } from "node:fs";
import { access, mkdir, open, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { errorCode, fromFileError } from "./file/file-errors.ts";

/**
 * Makes sure there is a file that this user alone may read and write. An existing one is never opened: closing it
 * again would drop the locks that SQLite holds on it in this process.
 */
export async function createPrivateFile(path: string): Promise<void> {
  try {
    await createPrivateFolder(dirname(path));
    const file = await open(path, constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY, 0o600);
    await file.close();
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw fromFileError(error, path);
    await access(path, constants.R_OK | constants.W_OK).catch((refused) => {
      throw fromFileError(refused, path);
    });
  }
}

/**
 * Like `mkdir -p`, private where it creates. Node's own recursive mkdir never returns where a system refuses new
 * folders with "no such file", as /proc does.
 */
export async function createPrivateFolder(path: string): Promise<void> {
  if (await tryCreateFolder(path)) return;
  await createPrivateFolder(dirname(path));
  await mkdir(path, { mode: 0o700 }).catch(refuseUnlessFolder(path));
}

/** False when the folder around it is missing. */
async function tryCreateFolder(path: string): Promise<boolean> {
  try {
    await mkdir(path, { mode: 0o700 });
    return true;
  } catch (error) {
    if (errorCode(error) === "ENOENT" && dirname(path) !== path) return false;
    await refuseUnlessFolder(path)(error);
    return true;
  }
}

function refuseUnlessFolder(path: string): (error: unknown) => Promise<void> {
  return async (error) => {
    if (errorCode(error) !== "EEXIST" || !(await stat(path)).isDirectory()) throw error;
  };
}
