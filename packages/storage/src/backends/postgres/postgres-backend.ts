import { randomUUID } from "node:crypto";
import { StorageError } from "../../errors.ts";
import { admitBatch, admitLabels, admitName, admitRead } from "../admit.ts";
import type { Backend, Batch, Cell, LabelRange, ReadRequest, Row, SpaceEntry } from "../backend.ts";
import { backupName } from "../backup-name.ts";
import { faultPoint } from "../fault-point.ts";
import { type Patience, SYSTEM_TIMING, type Timing } from "../patience.ts";
import { TABLE_NUMBERS } from "../table-number.ts";
import { PostgresPool, type Statement } from "./postgres-pool.ts";
import { copySchema, ensureSchema, schemaIdentifier } from "./postgres-schema.ts";
import { settlePuts } from "./settle-puts.ts";

export interface PostgresOptions {
  readonly url: string;
  readonly schema?: string;
  readonly poolSize?: number;
  readonly statementTimeout?: number;
  /** How long to go on trying while the server cannot be reached. */
  readonly retry?: Patience;
  readonly timing?: Timing;
}

const RETRY: Patience = { limit: 10_000, shortest: 20, longest: 1000 };

const COMMIT: Statement = {
  name: "commit_batch",
  text: "SELECT commit_batch($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
};
const READ: Statement = {
  name: "read_rows",
  text: "SELECT request, row_key, row_text, row_bytes FROM read_rows($1, $2, $3, $4, $5, $6)",
};
const LIST: Statement = {
  name: "list_spaces",
  text: "SELECT space, label FROM spaces WHERE label >= $1 AND label < $2 ORDER BY label, space LIMIT $3",
};
const LIST_REVERSED: Statement = {
  name: "list_spaces_reversed",
  text: "SELECT space, label FROM spaces WHERE label >= $1 AND label < $2 ORDER BY label DESC, space DESC LIMIT $3",
};
const DELETE: Statement = { name: "delete_space", text: "SELECT delete_space($1)" };
const SIZE: Statement = {
  name: "size",
  text: "SELECT pg_total_relation_size('rows') + pg_total_relation_size('spaces')",
};

/** Keeps everything in one schema of a PostgreSQL database, shared by any number of processes. */
export class PostgresBackend implements Backend {
  readonly #pool: PostgresPool;
  readonly #schema: string;
  #closed = false;

  private constructor(pool: PostgresPool, schema: string) {
    this.#pool = pool;
    this.#schema = schema;
  }

  static async open(options: PostgresOptions): Promise<PostgresBackend> {
    const schema = options.schema ?? "maru";
    schemaIdentifier(schema);
    const pool = new PostgresPool({
      url: options.url,
      schema,
      poolSize: options.poolSize ?? 10,
      statementTimeout: options.statementTimeout ?? 30_000,
      retry: options.retry ?? RETRY,
      timing: options.timing ?? SYSTEM_TIMING,
    });
    try {
      await pool.withClient((client) => ensureSchema(client, schema));
      return new PostgresBackend(pool, schema);
    } catch (error) {
      await pool.close();
      throw error;
    }
  }

  async read(space: string, requests: readonly ReadRequest[]): Promise<readonly (readonly Row[])[]> {
    this.#refuseClosed();
    admitRead(space, requests);
    if (requests.length === 0) return [];
    const found = await this.#pool.query(READ, [
      space,
      requests.map(({ table }) => TABLE_NUMBERS[table]),
      requests.map((request) => (request.type === "row" ? request.key : request.from)),
      requests.map((request) => (request.type === "row" ? null : request.to)),
      requests.map((request) => (request.type === "row" ? null : (request.limit ?? null))),
      requests.map((request) => request.type === "range" && (request.reverse ?? false)),
    ]);
    const answers: Row[][] = requests.map(() => []);
    for (const [request, key, text, bytes] of found) {
      answers[(request as number) - 1]?.push({ key: key as string, cell: (text ?? bytes) as Cell });
    }
    return answers;
  }

  async commit(batch: Batch): Promise<void> {
    this.#refuseClosed();
    admitBatch(batch);
    const checks = batch.checks ?? [];
    const deletes = batch.deletes ?? [];
    const puts = settlePuts(batch.puts ?? []);
    faultPoint("postgres.commit:before");
    const [answer] = await this.#pool.query(COMMIT, [
      batch.space,
      batch.label ?? null,
      // Makes sending the same batch again harmless.
      randomUUID(),
      checks.map(({ table }) => TABLE_NUMBERS[table]),
      checks.map(({ key }) => key),
      checks.map(({ equals }) => equals),
      deletes.map(({ table }) => TABLE_NUMBERS[table]),
      deletes.map((each) => ("key" in each ? each.key : each.from)),
      deletes.map((each) => ("key" in each ? null : each.to)),
      puts.map(({ table }) => TABLE_NUMBERS[table]),
      puts.map(({ key }) => key),
      puts.map(({ cell }) => (typeof cell === "string" ? cell : null)),
      puts.map(({ cell }) => (typeof cell === "string" ? null : cell)),
      puts.map(({ ifAbsent }) => ifAbsent ?? false),
    ]);
    faultPoint("postgres.commit:after");
    const failed = checks[(answer?.[0] as number) - 1];
    if (failed === undefined) return;
    throw new StorageError("STALE_WRITE", { space: batch.space, table: failed.table, key: failed.key });
  }

  async listSpaces(range: LabelRange): Promise<readonly SpaceEntry[]> {
    this.#refuseClosed();
    admitLabels(range);
    const found = await this.#pool.query(range.reverse ? LIST_REVERSED : LIST, [
      range.from,
      range.to,
      range.limit,
    ]);
    return found.map(([space, label]) => ({ space: space as string, label: label as string }));
  }

  async deleteSpace(space: string): Promise<void> {
    this.#refuseClosed();
    admitName("space", space);
    faultPoint("postgres.delete:before");
    await this.#pool.query(DELETE, [space]);
    faultPoint("postgres.delete:after");
  }

  async reclaim(): Promise<void> {
    this.#refuseClosed();
    await this.#pool.withClient(async (client) => {
      await client.query("SET statement_timeout = 0");
      await client.query("VACUUM (ANALYZE) rows");
      await client.query("VACUUM (ANALYZE) spaces");
    });
  }

  async size(): Promise<number> {
    this.#refuseClosed();
    const [row] = await this.#pool.query(SIZE, []);
    return Number(row?.[0]);
  }

  async backup(label: string): Promise<string> {
    this.#refuseClosed();
    const target = `${this.#schema}_backup_${backupName(label).replaceAll("-", "_")}`;
    await this.#pool.withClient((client) => copySchema(client, this.#schema, target));
    return `${this.#pool.where}, schema ${target}`;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#pool.close();
  }

  #refuseClosed(): void {
    if (this.#closed) throw new StorageError("CLOSED", {});
  }
}
