import pg from "pg";
import { isStorageError, StorageError } from "../../errors.ts";
import { type Patience, patiently, type Timing } from "../patience.ts";
import { fromPostgresError, isTransient, isUnanswered } from "./postgres-errors.ts";
import { findUpgrade, PREPARE_CONNECTION } from "./postgres-schema.ts";

export interface PostgresPoolOptions {
  readonly url: string;
  readonly schema: string;
  readonly poolSize: number;
  /** Milliseconds after which the server gives a statement up. */
  readonly statementTimeout: number;
  readonly retry: Patience;
  readonly timing: Timing;
}

/** Named, so that each connection parses it once. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Connections that survive a restart of the server: broken ones are replaced and statements sent again. */
export class PostgresPool {
  /** Host, port and database; never the login. */
  readonly where: string;
  readonly #pool: pg.Pool;
  readonly #options: PostgresPoolOptions;
  readonly #underWay = new Set<Promise<unknown>>();
  #closed = false;

  constructor(options: PostgresPoolOptions) {
    this.where = describeAddress(options.url);
    this.#options = options;
    this.#pool = new pg.Pool({
      connectionString: options.url,
      max: options.poolSize,
      application_name: "maru",
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      idleTimeoutMillis: 30_000,
      // The server's own limit comes first; this one is for a server that no longer answers at all.
      query_timeout: options.statementTimeout + 5000,
      onConnect: async (client) => {
        await client.query(PREPARE_CONNECTION, [options.schema, String(options.statementTimeout)]);
      },
    });
    // An idle connection that breaks is simply replaced; without a listener it would end the process.
    this.#pool.on("error", () => {});
  }

  /** Only for statements that may be sent twice. `unanswered` hears when one was sent and the answer was lost. */
  async query(
    statement: Statement,
    values: readonly unknown[],
    unanswered: () => void = () => undefined,
  ): Promise<readonly (readonly unknown[])[]> {
    return this.#patiently(async () => {
      const client = await this.#pool.connect();
      // What breaks fails the query; without a listener it would end the process.
      client.on("error", ignore);
      try {
        const { rows } = await client.query({ ...statement, values: [...values], rowMode: "array" });
        giveBack(client);
        return rows;
      } catch (error) {
        if (isUnanswered(error)) unanswered();
        giveBack(client, error);
        throw error;
      }
    });
  }

  /** One connection for several statements, closed afterwards: what they set is nobody else's. */
  async withClient<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    return this.#patiently(async () => {
      const client = await this.#pool.connect();
      client.on("error", () => {});
      try {
        return await work(client);
      } finally {
        client.release(true);
      }
    });
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    // The pool itself forgets whoever still waits for a connection when it ends.
    await Promise.allSettled(this.#underWay);
    await this.#pool.end();
  }

  async #patiently<Result>(attempt: () => Promise<Result>): Promise<Result> {
    if (this.#closed) throw new StorageError("CLOSED", {});
    const running = this.#attempt(attempt);
    this.#underWay.add(running);
    try {
      return await running;
    } finally {
      this.#underWay.delete(running);
    }
  }

  async #attempt<Result>(attempt: () => Promise<Result>): Promise<Result> {
    const { retry, timing, statementTimeout } = this.#options;
    try {
      return await patiently(attempt, (error) => !this.#closed && isTransient(error), retry, timing);
    } catch (error) {
      const told = fromPostgresError(error, this.where, statementTimeout);
      const isForeign = error instanceof pg.DatabaseError && isStorageError(told, "UNKNOWN_FORMAT");
      throw (isForeign ? await findUpgrade(this.#pool, this.where).catch(() => null) : null) ?? told;
    }
  }
}

function ignore(): void {}

/** A connection on which something failed is not used again. */
function giveBack(client: pg.PoolClient, failure?: unknown): void {
  client.off("error", ignore);
  client.release(failure !== undefined);
}

function describeAddress(url: string): string {
  if (!URL.canParse(url)) return "an address that is no URL";
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || "localhost"}:${port || "5432"}${pathname}`;
}
