import { StorageError } from "../../errors.ts";
import { errorCode, fromFileError } from "../file/file-errors.ts";

/** What SQLite said, as one of our errors; anything else is passed on unchanged. */
export function fromSqliteError(error: unknown, path: string, waited: number): unknown {
  const code = errorCode(error);
  if (code === null || error instanceof StorageError) return error;
  if (!code.startsWith("SQLITE_")) return fromFileError(error, path);
  const cause = { cause: error };
  if (isBusy(error)) return new StorageError("BUSY", { where: path, waited }, cause);
  if (code === "SQLITE_FULL" || code === "SQLITE_IOERR_SHMSIZE") {
    return new StorageError("STORAGE_FULL", { where: path }, cause);
  }
  // A disk that fails may do so for a moment only: whoever writes tries again, and nothing was acknowledged.
  if (code.startsWith("SQLITE_IOERR"))
    return new StorageError("UNREACHABLE", { where: path, reason: `SQLite answered ${code}` }, cause);
  if (code === "SQLITE_NOTADB" || code.startsWith("SQLITE_CORRUPT")) {
    const reason = code === "SQLITE_NOTADB" ? "it is not an SQLite database" : "SQLite found it inconsistent";
    return new StorageError("CORRUPT", { where: path, offset: null, reason, kept: null }, cause);
  }
  if (code.startsWith("SQLITE_READONLY")) {
    return new StorageError(
      "READ_ONLY",
      { where: path, reason: "the file or its folder may only be read" },
      cause,
    );
  }
  if (code === "SQLITE_TOOBIG") {
    return new StorageError(
      "NOT_STORABLE",
      { path: "cell", found: "more bytes than SQLite keeps in one place" },
      cause,
    );
  }
  return new StorageError("UNREADABLE_PATH", { path, reason: `SQLite answered ${code}` }, cause);
}

export function isBusy(error: unknown): boolean {
  const code = errorCode(error);
  return code !== null && (code.startsWith("SQLITE_BUSY") || code.startsWith("SQLITE_LOCKED"));
}
