import { isStorageError, StorageError } from "../errors.ts";

/** A refused lease check is not a conflict to retry: the session belongs to somebody else now. */
export function toStaleLease(error: unknown, space: string): unknown {
  if (!isStorageError(error, "STALE_WRITE") || error.details.table !== "lease") return error;
  return new StorageError("STALE_LEASE", { session: space }, { cause: error });
}
