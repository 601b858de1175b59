import Database from "libsql";
import { StorageError } from "../errors.ts";
import { checkStatement } from "./check-statement.ts";
import type { ReadableDatabase } from "./query.ts";
import { QUERY_LIMITS, type QueryLimits, type QueryResult, type QueryValue } from "./query.ts";

/** A table as it is filled once: nothing is added afterwards. */
export interface FilledTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: "TEXT" | "INTEGER" | "REAL" }[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/**
 * Tables held in memory that can be asked like any database and cannot be changed. For statements that our own code
 * wrote: a stranger's statement may take long, and nothing here can stop it.
 */
export function openTables(tables: readonly FilledTable[]): ReadableDatabase {
  const database = new Database(":memory:");
  for (const table of tables) fill(database, table);
  database.exec("PRAGMA query_only = ON; PRAGMA trusted_schema = OFF");
  return {
    readOnlyQuery: async (sql, parameters = [], limits = {}) =>
      ask(database, sql, parameters, { ...QUERY_LIMITS, ...limits }),
    close: async () => {
      database.close();
    },
  };
}

function fill(database: Database.Database, { name, columns, rows }: FilledTable): void {
  const declared = columns.map((column) => `${quotedName(column.name)} ${column.type}`).join(", ");
  database.exec(`CREATE TABLE ${quotedName(name)} (${declared})`);
  const places = columns.map(() => "?").join(", ");
  const insert = database.prepare(`INSERT INTO ${quotedName(name)} VALUES (${places})`);
  database.exec("BEGIN");
  for (const row of rows) insert.run([...row]);
  database.exec("COMMIT");
}

function ask(
  database: Database.Database,
  sql: string,
  parameters: readonly QueryValue[],
  { rows: most, bytes }: QueryLimits,
): QueryResult {
  checkStatement(sql, "sqlite");
  try {
    const statement = database.prepare(sql);
    const columns = statement.columns().map(({ name }) => name);
    const rows: QueryValue[][] = [];
    let size = 0;
    for (const row of statement.raw().iterate([...parameters]) as Iterable<QueryValue[]>) {
      size += row.reduce<number>((sum, each) => sum + (typeof each === "string" ? each.length : 8), 0);
      if (rows.length === most || size > bytes) return { columns, rows, isCut: true };
      rows.push(row);
    }
    return { columns, rows, isCut: false };
  } catch (error) {
    throw new StorageError("QUERY_REFUSED", {
      reason: error instanceof Error ? error.message.slice(0, 300) : "it failed",
    });
  }
}

function quotedName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
