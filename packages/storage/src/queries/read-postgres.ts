import pg from "pg";
import { StorageError } from "../errors.ts";
import { checkStatement } from "./check-statement.ts";
import {
  QUERY_LIMITS,
  type QueryLimits,
  type QueryResult,
  type QueryValue,
  type ReadableDatabase,
} from "./query.ts";

/** A role that may do more than read would make every other check the only one. */
const MIGHT = `
  SELECT rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls
      OR EXISTS (SELECT FROM pg_roles AS other
                  WHERE other.rolname IN ('pg_read_server_files', 'pg_write_server_files',
                                          'pg_execute_server_program', 'pg_signal_backend', 'pg_write_all_data',
                                          'pg_read_all_settings', 'pg_maintain', 'pg_checkpoint')
                    AND pg_has_role(current_user, other.oid, 'member'))
    FROM pg_roles WHERE rolname = current_user`;

/** A PostgreSQL database, by a login that can do nothing but read. Every query has a connection of its own. */
export async function readPostgres(
  url: string,
  settings: { readonly [name: string]: string },
): Promise<ReadableDatabase> {
  const isMighty = await withClient(url, async (client) => {
    const { rows } = await client.query({ text: MIGHT, rowMode: "array" });
    return rows[0]?.[0] !== false;
  });
  if (isMighty)
    throw new StorageError("QUERY_REFUSED", {
      reason: "its login may do more than read; use a role with SELECT on the views that are meant for it",
    });
  return {
    readOnlyQuery: async (sql, parameters = [], limits = {}) => {
      checkStatement(sql, "postgres");
      const all = { ...QUERY_LIMITS, ...limits };
      return withClient(url, async (client) => {
        await prepare(client, all, settings);
        return take(client, sql, parameters, all);
      });
    },
    close: async () => undefined,
  };
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "maru-reading",
    connectionTimeoutMillis: 5000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "it did not answer";
    throw new StorageError("UNREACHABLE", { where: "the database for queries", reason });
  }
  try {
    return await work(client);
  } finally {
    // Ended, not reused: locks, settings and whatever else it took end with it.
    socketOf(client).destroy();
  }
}

async function prepare(
  client: pg.Client,
  { milliseconds }: QueryLimits,
  settings: { readonly [name: string]: string },
): Promise<void> {
  await client.query("BEGIN READ ONLY");
  const local = { ...settings, statement_timeout: String(milliseconds), lock_timeout: "500" };
  for (const [name, value] of Object.entries(local))
    await client.query("SELECT set_config($1, $2, true)", [name, value]);
}

/** Reads rows as they come and lets go of the connection when there are too many. */
function take(
  client: pg.Client,
  sql: string,
  parameters: readonly QueryValue[],
  { rows: most, bytes, milliseconds }: QueryLimits,
): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    const rows: QueryValue[][] = [];
    let columns: readonly string[] = [];
    let size = 0;
    const finish = (isCut: boolean) => {
      clearTimeout(timer);
      resolve({ columns, rows, isCut });
    };
    const late = () => reject(new StorageError("QUERY_TIMED_OUT", { milliseconds }));
    // The server's own limit comes first; this one is for a server that does not answer.
    const timer = setTimeout(late, milliseconds + 500);
    socketOf(client).on("data", (chunk: Buffer) => {
      size += chunk.length;
      // A row that is larger than everything allowed never becomes a row here.
      if (size > bytes * 4 + 65_536) finish(true);
    });
    const query = new pg.Query<unknown[]>(
      // The extended protocol takes one statement, whatever its text says.
      { text: sql, values: [...parameters], rowMode: "array", queryMode: "extended" } as pg.QueryArrayConfig,
    );
    let kept = 0;
    query.on("row", (row, result) => {
      columns = (result?.fields ?? []).map(({ name }) => name);
      const values = (row as unknown as unknown[]).map(plainValue);
      kept += values.reduce<number>((sum, value) => sum + (typeof value === "string" ? value.length : 8), 0);
      if (rows.length === most || kept > bytes) return finish(true);
      rows.push(values);
    });
    query.on("end", (result) => {
      columns = result.fields.map(({ name }) => name);
      finish(false);
    });
    query.on("error", (error) => {
      clearTimeout(timer);
      const code = (error as { code?: string }).code;
      if (code === "57014") return late();
      reject(new StorageError("QUERY_REFUSED", { reason: error.message.slice(0, 300) }));
    });
    client.query(query);
  });
}

function plainValue(value: unknown): QueryValue {
  if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return value;
  if (value instanceof Uint8Array) return `(${value.length} bytes)`;
  if (value instanceof Date) return value.toISOString();
  return JSON.stringify(value) ?? null;
}

function socketOf(client: pg.Client): NodeJS.ReadWriteStream & { destroy(): void } {
  return (client as unknown as { connection: { stream: NodeJS.ReadWriteStream & { destroy(): void } } })
    .connection.stream;
}
