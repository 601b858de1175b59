import { StorageError } from "../../errors.ts";

const NO_ROOM = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/** What the operating system said about a path, as one of our errors; anything else is passed on unchanged. */
export function fromFileError(error: unknown, path: string): unknown {
  const code = errorCode(error);
  if (code === null || error instanceof StorageError) return error;
  if (NO_ROOM.has(code)) return new StorageError("STORAGE_FULL", { where: path }, { cause: error });
  if (code === "EROFS") {
    return new StorageError(
      "READ_ONLY",
      { where: path, reason: "the file system is read-only" },
      { cause: error },
    );
  }
  return new StorageError("UNREADABLE_PATH", { path, reason: REASONS[code] ?? code }, { cause: error });
}

export function errorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return null;
  return error.code;
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "this user may not use it",
  EPERM: "this user may not use it",
  ENOENT: "it does not exist",
  ENOTDIR: "a part of the path is a file, not a folder",
  EISDIR: "it is a folder, not a file",
  EEXIST: "something else is already there",
  ELOOP: "it leads in circles",
  EMFILE: "this process has too many files open",
  ENFILE: "this machine has too many files open",
};
