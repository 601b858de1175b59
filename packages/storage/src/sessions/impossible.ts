import { StorageError } from "../errors.ts";

/** Rows and the cursor that counts them disagree: some were lost or came back, and going on would overwrite others. */
export function impossible(where: string, reason: string): StorageError<"CORRUPT"> {
  return new StorageError("CORRUPT", { where, offset: null, reason, kept: null });
}
