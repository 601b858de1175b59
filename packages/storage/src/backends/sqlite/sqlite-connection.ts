import { stat } from "node:fs/promises";
import Reader from "libsql";
import Writer from "libsql/promise";
import { StorageError } from "../../errors.ts";
import { faultPoint } from "../fault-point.ts";

/** "Maru" in ASCII; marks the file as ours. */
const APPLICATION_ID = 0x4d617275;
const FORMAT = 2;
/** Rows had no checksums. */
const WITHOUT_SUMS = 1;

export type SqliteValue = string | number | Uint8Array | null;

/** The binding aborts the process on a lone buffer, so parameters always travel as one array. */
export interface SqliteStatement {
  run(parameters: readonly SqliteValue[]): unknown;
  get(parameters: readonly SqliteValue[]): readonly SqliteValue[] | undefined;
  all(parameters: readonly SqliteValue[]): readonly (readonly SqliteValue[])[];
}

/** Runs `exec` on a thread of its own, so that waiting for the disk does not stop the process. */
export interface SqliteWriter {
  readonly inTransaction: boolean;
  exec(sql: string): Promise<void>;
  prepare(sql: string): Promise<SqliteStatement>;
  close(): void;
}

export interface SqliteReader {
  exec(sql: string): void;
  prepare(sql: string): SqliteStatement;
  close(): void;
}

export function openReader(path: string): SqliteReader {
  const database = new Reader(path);
  database.exec("PRAGMA query_only = ON; PRAGMA busy_timeout = 5");
  return {
    exec: (sql) => void database.exec(sql),
    prepare: (sql) => {
      const statement = database.prepare(sql);
      return (statement.reader ? statement.raw() : statement) as unknown as SqliteStatement;
    },
    close: () => void database.close(),
  };
}

export async function openWriter(path: string): Promise<SqliteWriter> {
  const database = new Writer(path, {});
  const writer: SqliteWriter = {
    get inTransaction(): boolean {
      return (database as unknown as { inTransaction: boolean }).inTransaction;
    },
    exec: (sql) => database.exec(sql),
    prepare: async (sql) => {
      const statement = await database.prepare(sql);
      return statement.reader ? statement.raw() : statement;
    },
    close: () => database.close(),
  };
  try {
    await prepareFile(writer, path);
    return writer;
  } catch (error) {
    writer.close();
    throw error;
  }
}

/** Copies the database as of one moment, on a connection and thread of its own. */
export async function vacuumInto(path: string, target: string): Promise<void> {
  const database = new Writer(path, {});
  try {
    const statement = await database.prepare("VACUUM INTO ?");
    await statement.all([target]);
  } finally {
    database.close();
  }
}

/** SQLite's own look at tables and indexes, on a connection and thread of its own. */
export async function findInconsistencies(
  path: string,
  check: "integrity_check" | "quick_check",
): Promise<readonly string[]> {
  const database = new Writer(path, {});
  try {
    const statement = await database.prepare(`PRAGMA ${check}(100)`);
    const rows = (await statement.raw().all([])) as unknown as readonly (readonly [string])[];
    return rows.map(([finding]) => finding).filter((finding) => finding !== "ok");
  } finally {
    database.close();
  }
}

async function prepareFile(writer: SqliteWriter, path: string): Promise<void> {
  // Longer waits happen outside SQLite, where they do not hold the thread.
  await writer.exec("PRAGMA busy_timeout = 5");
  const format = await formatOf(writer, path);
  if (format === "none") await writer.exec("PRAGMA auto_vacuum = INCREMENTAL");
  else await refuseCutOff(writer, path);
  await writer.exec("PRAGMA journal_mode = WAL");
  await writer.exec("PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
  if (format !== FORMAT) await bringTables(writer, path);
}

/** One statement, so that another process creating its tables meanwhile is seen wholly or not at all. */
const WHAT_IS_IT = `
  SELECT application_id, user_version, (SELECT count(*) FROM sqlite_schema)
    FROM pragma_application_id, pragma_user_version`;

/** Refuses files of other programs and of newer versions before anything in them is touched. */
async function formatOf(writer: SqliteWriter, path: string): Promise<"none" | 1 | 2> {
  const [application, version, tables] = (await writer.prepare(WHAT_IS_IT)).get([]) ?? [];
  if (application === APPLICATION_ID && (version === FORMAT || version === WITHOUT_SUMS)) return version;
  if (application === 0 && version === 0 && tables === 0) return "none";
  const found =
    application === APPLICATION_ID ? `maru-sqlite/${version}` : "of another program's SQLite file";
  throw new StorageError("UNKNOWN_FORMAT", {
    found: `${found} at ${path}`,
    supported: `maru-sqlite/${FORMAT}`,
  });
}

/** SQLite reads what a page lost as zeros, so it would find nothing where something was. The log may hold the page. */
async function refuseCutOff(writer: SqliteWriter, path: string): Promise<void> {
  const [pageSize] = (await writer.prepare("PRAGMA page_size")).get([]) ?? [];
  const size = async (file: string) => (await stat(file).catch(() => null))?.size ?? 0;
  const [log, offset] = [await size(`${path}-wal`), await size(path)];
  if (log > 0 || offset % Number(pageSize) === 0) return;
  throw new StorageError("CORRUPT", { where: path, offset, reason: "its last page is cut off", kept: null });
}

/** A plain table with an index takes half the bytes of WITHOUT ROWID once cells pass a quarter of a page. */
const CREATE = `
  CREATE TABLE spaces (id INTEGER PRIMARY KEY, space TEXT NOT NULL UNIQUE, label TEXT NOT NULL);
  CREATE INDEX spaces_by_label ON spaces (label, space);
  CREATE TABLE rows (
    space INTEGER NOT NULL, tbl INTEGER NOT NULL, key TEXT NOT NULL, cell NOT NULL, sum INTEGER,
    PRIMARY KEY (space, tbl, key)
  );
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${FORMAT};
`;

/** Old rows stay as they are, without a checksum, until they are written again. */
const ADD_SUMS = `ALTER TABLE rows ADD COLUMN sum INTEGER; PRAGMA user_version = ${FORMAT};`;

async function bringTables(writer: SqliteWriter, path: string): Promise<void> {
  await writer.exec("BEGIN IMMEDIATE");
  try {
    // Another process may have been first.
    const format = await formatOf(writer, path);
    if (format !== FORMAT) {
      await writer.exec(format === "none" ? CREATE : ADD_SUMS);
      faultPoint("sqlite.create:before");
    }
    await writer.exec("COMMIT");
    faultPoint("sqlite.create:after");
  } catch (error) {
    if (writer.inTransaction) await writer.exec("ROLLBACK");
    throw error;
  }
}
