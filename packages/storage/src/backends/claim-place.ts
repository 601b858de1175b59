import Database from "libsql";
import { createPrivateFile } from "./private-file.ts";
import { isBusy } from "./sqlite/sqlite-errors.ts";

/** The lock of an empty database: the system frees it when its process ends, however that happens. */
export async function claimPlace(path: string): Promise<(() => void) | null> {
  await createPrivateFile(path);
  const database = new Database(path);
  try {
    database.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
    return () => void database.close();
  } catch (error) {
    database.close();
    if (isBusy(error)) return null;
    throw error;
  }
}
