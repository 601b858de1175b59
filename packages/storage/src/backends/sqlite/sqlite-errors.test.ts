import { expect, it } from "vitest";
import { fromSqliteError, isBusy } from "./sqlite-errors.ts";

const said = (code: string) => Object.assign(new Error(code), { code });

it("what SQLite says becomes one of our errors by its code", () => {
  const codes = {
    SQLITE_BUSY: "BUSY",
    SQLITE_BUSY_SNAPSHOT: "BUSY",
    SQLITE_FULL: "STORAGE_FULL",
    SQLITE_IOERR_SHMSIZE: "STORAGE_FULL",
    SQLITE_NOTADB: "CORRUPT",
    SQLITE_CORRUPT_INDEX: "CORRUPT",
    SQLITE_READONLY: "READ_ONLY",
    SQLITE_TOOBIG: "NOT_STORABLE",
    SQLITE_IOERR_WRITE: "UNREACHABLE",
    SQLITE_IOERR_FSYNC: "UNREACHABLE",
    SQLITE_CANTOPEN: "UNREADABLE_PATH",
    ENOSPC: "STORAGE_FULL",
    EROFS: "READ_ONLY",
    EACCES: "UNREADABLE_PATH",
  };
  for (const [code, ours] of Object.entries(codes))
    expect(fromSqliteError(said(code), "p", 1)).toMatchObject({ code: ours });
  const mistake = new TypeError("a mistake of ours");
  expect(fromSqliteError(mistake, "p", 1)).toBe(mistake);
});

it("only a lock passes by itself", () => {
  expect(["SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_FULL"].map((code) => isBusy(said(code)))).toEqual([
    true,
    true,
    false,
  ]);
});
