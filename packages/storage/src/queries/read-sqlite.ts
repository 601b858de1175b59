import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { access } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { OneAtATime } from "../backends/one-at-a-time.ts";
import { StorageError } from "../errors.ts";
import { checkStatement } from "./check-statement.ts";
import {
  QUERY_LIMITS,
  type QueryLimits,
  type QueryResult,
  type QueryValue,
  type ReadableDatabase,
} from "./query.ts";

interface Answer extends QueryResult {
  readonly id: number;
  readonly refused?: string;
}

const CHILD = fileURLToPath(new URL("./sqlite-query-child.mjs", import.meta.url));

/** A SQLite file that is opened for reading only, in another process. */
export async function readSqlite(path: string, tables: readonly string[] | null): Promise<ReadableDatabase> {
  const absolute = resolve(path);
  await access(absolute).catch(() => {
    throw new StorageError("UNREADABLE_PATH", { path, reason: "there is no such file" });
  });
  return new SqliteReading(absolute, tables);
}

class SqliteReading implements ReadableDatabase {
  readonly #path: string;
  readonly #tables: readonly string[] | null;
  readonly #queue = new OneAtATime();
  /** The process that asks, from when it is able to. */
  #child: Promise<ChildProcess> | null = null;
  #count = 0;
  #isClosed = false;

  constructor(path: string, tables: readonly string[] | null) {
    this.#path = path;
    this.#tables = tables;
  }

  async readOnlyQuery(
    sql: string,
    parameters: readonly QueryValue[] = [],
    limits: Partial<QueryLimits> = {},
  ): Promise<QueryResult> {
    checkStatement(sql, "sqlite");
    return this.#queue.run(async () => this.#ask(sql, parameters, { ...QUERY_LIMITS, ...limits }));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#drop();
  }

  async #ask(sql: string, parameters: readonly QueryValue[], limits: QueryLimits): Promise<QueryResult> {
    if (this.#isClosed) throw new StorageError("CLOSED", {});
    this.#child ??= startChild();
    const child = await this.#child.catch((error: unknown) => {
      this.#child = null;
      throw error;
    });
    this.#count += 1;
    const id = this.#count;
    const { milliseconds, rows, bytes } = limits;
    return new Promise((done, fail) => {
      const settle = (act: () => void) => {
        clearTimeout(timer);
        child.off("message", hear).off("exit", died);
        child.unref();
        act();
      };
      const hear = (answer: Answer) => {
        if (answer.id !== id) return;
        const { columns, rows: found, isCut, refused } = answer;
        settle(() =>
          refused === undefined
            ? done({ columns, rows: found, isCut })
            : fail(new StorageError("QUERY_REFUSED", { reason: refused })),
        );
      };
      const died = () => {
        this.#drop();
        settle(() => fail(new StorageError("QUERY_REFUSED", { reason: "it took more than it may have" })));
      };
      const timer = setTimeout(() => {
        // Only the end of its process ends a query for certain.
        settle(() => this.#drop());
        fail(new StorageError("QUERY_TIMED_OUT", { milliseconds }));
      }, milliseconds);
      child.on("message", hear).on("exit", died);
      child.ref();
      child.send({ id, path: this.#path, sql, parameters, rows, bytes, tables: this.#tables });
    });
  }

  #drop(): void {
    this.#child?.then((child) => child.kill("SIGKILL")).catch(() => undefined);
    this.#child = null;
  }
}

/** Nothing of our environment is in its reach. Resolves when its first query would not have to wait. */
async function startChild(): Promise<ChildProcess> {
  const child = fork(CHILD, [], {
    serialization: "advanced",
    execArgv: [],
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const died = once(child, "exit").then(() => {
    throw new StorageError("UNREACHABLE", { where: "the process for queries", reason: "it did not start" });
  });
  died.catch(() => undefined);
  await Promise.race([once(child, "message"), died]);
  return child;
}
