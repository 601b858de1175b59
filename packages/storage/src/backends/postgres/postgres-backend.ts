import { isStorageError, StorageError } from "../../errors.ts";
import { admitBatch, admitLabels, admitName, admitRead } from "../admit.ts";
import type { Backend, Batch, Cell, LabelRange, ReadRequest, Row, SpaceEntry } from "../backend.ts";
import { backupName } from "../backup-name.ts";
import { faultPoint } from "../fault-point.ts";
import { type GroupOutcome, GroupQueue } from "../group-queue.ts";
import { type Patience, SYSTEM_TIMING, type Timing } from "../patience.ts";
import { refuseDamaged } from "../row-sum.ts";
import { TABLE_NUMBERS } from "../table-number.ts";
import { commitTogether, Sending } from "./postgres-commit.ts";
import { PostgresPool, type Statement } from "./postgres-pool.ts";
import { copySchema, ensureSchema, schemaIdentifier } from "./postgres-schema.ts";

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

const READ: Statement = {
  name: "read_rows",
  text: "SELECT request, row_key, row_text, row_bytes, row_sum FROM read_rows($1, $2, $3, $4, $5, $6)",
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

/**
 * Commits of many sessions share a transaction. Several groups are under way at once, so that this process prepares
 * the next ones while the server works on the last.
 */
const TOGETHER = { groups: 4, most: 16, placeOf: ({ batch }: Sending) => batch.space };

/** Keeps everything in one schema of a PostgreSQL database, shared by any number of processes. */
export class PostgresBackend implements Backend {
  readonly #pool: PostgresPool;
  readonly #schema: string;
  readonly #queue = new GroupQueue<Sending>((group) => this.#commitGroup(group), TOGETHER);
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
    for (const [request, key, text, bytes, sum] of found) {
      const { table } = requests[(request as number) - 1] as ReadRequest;
      const row = { key: key as string, cell: (text ?? bytes) as Cell };
      refuseDamaged({ space, table, ...row, isText: text !== null, sum });
      answers[(request as number) - 1]?.push(row);
    }
    return answers;
  }

  async commit(batch: Batch): Promise<void> {
    this.#refuseClosed();
    admitBatch(batch);
    await this.#queue.add(new Sending(batch));
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
    await this.#queue.idle();
    await this.#pool.close();
  }

  async #commitGroup(group: readonly Sending[]): Promise<readonly (GroupOutcome | Promise<GroupOutcome>)[]> {
    if (group.length === 1) return [await this.#commitAlone(group[0] as Sending)];
    faultPoint("postgres.commit:before");
    try {
      const outcomes = await commitTogether(this.#pool, group);
      faultPoint("postgres.commit:after");
      return outcomes.map((outcome, index) =>
        outcome === "alone" ? this.#commitAlone(group[index] as Sending) : outcome,
      );
    } catch (error) {
      if (isStorageError(error, "UNREACHABLE")) return group.map(() => error);
      // One of them cannot be written: each alone, so that only that one fails.
      return group.map((sending) => this.#commitAlone(sending));
    }
  }

  async #commitAlone(sending: Sending): Promise<GroupOutcome> {
    faultPoint("postgres.commit:before");
    try {
      const [outcome] = await commitTogether(this.#pool, [sending]);
      faultPoint("postgres.commit:after");
      return outcome as GroupOutcome;
    } catch (error) {
      return error as Error;
    }
  }

  #refuseClosed(): void {
    if (this.#closed) throw new StorageError("CLOSED", {});
  }
}
