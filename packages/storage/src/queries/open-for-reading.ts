import { StorageError } from "../errors.ts";
import type { ReadableDatabase } from "./query.ts";
import { readPostgres } from "./read-postgres.ts";
import { readSqlite } from "./read-sqlite.ts";

export type { QueryLimits, QueryResult, QueryValue, ReadableDatabase } from "./query.ts";

export interface ReadingOptions {
  /** SQLite: the tables that queries may read; all of them unless told. PostgreSQL: grant it to the role. */
  readonly tables?: readonly string[];
  /** PostgreSQL: settings of each query's transaction, for row-level security: `{ "app.company": "a" }`. */
  readonly settings?: { readonly [name: string]: string };
}

/**
 * Opens a database of the user's own data for statements that a model or a stranger wrote.
 *
 * @example
 * const sales = await openForReading("sqlite:./sales.db", { tables: ["sales"] });
 * await sales.readOnlyQuery("SELECT sum(amount) FROM sales WHERE month = ?", ["2026-10"]);
 */
export async function openForReading(url: string, options: ReadingOptions = {}): Promise<ReadableDatabase> {
  const scheme = url.slice(0, Math.max(0, url.indexOf(":")));
  switch (scheme) {
    case "sqlite":
      return readSqlite(url.slice("sqlite:".length), options.tables ?? null);
    case "postgres":
    case "postgresql":
      return readPostgres(url, options.settings ?? {});
    default:
      throw new StorageError("UNKNOWN_SCHEME", { scheme: scheme === "" ? url.slice(0, 20) : scheme });
  }
}
