import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import {
  type Account,
  copyPostgres,
  type PostgresPrograms,
  unprivilegedAccount,
} from "./postgres-programs.ts";

const HOST = "127.0.0.1";
const USER = "proof";
const READY = "database system is ready to accept connections";

/** A real PostgreSQL for one run of the proof. Both sides use the same server, each a database of its own. */
export class PostgresServer {
  readonly #folder: string;
  readonly #account: Account | null;
  readonly #programs: PostgresPrograms;
  readonly #port: number;
  #process: ChildProcess | null = null;
  #databases = 0;
  readonly #killWithParent = () => void this.#process?.kill("SIGQUIT");

  private constructor(folder: string, account: Account | null, programs: PostgresPrograms, port: number) {
    this.#folder = folder;
    this.#account = account;
    this.#programs = programs;
    this.#port = port;
    process.on("exit", this.#killWithParent);
  }

  static async start(): Promise<PostgresServer> {
    const account = await unprivilegedAccount();
    const folder = await mkdtemp(join(account === null ? tmpdir() : "/tmp", "maru-proof-postgres-"));
    if (account !== null) await chown(folder, account.uid, account.gid);
    const server = new PostgresServer(folder, account, await copyPostgres(folder), await freePort());
    try {
      await server.#create();
      await server.#start();
      return server;
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  /** A new, empty database; resolves to its address. */
  async database(): Promise<string> {
    this.#databases += 1;
    const name = `proof_${this.#databases}`;
    await query(this.#url("postgres"), `CREATE DATABASE ${name}`);
    return this.#url(name);
  }

  /** As an administrator would do it: connections are ended, nothing is lost. */
  async restart(): Promise<void> {
    await this.#end();
    await this.#start();
  }

  async stop(): Promise<void> {
    process.off("exit", this.#killWithParent);
    await this.#end();
    await rm(this.#folder, { recursive: true, force: true });
  }

  #url(database: string): string {
    return `postgres://${USER}@${HOST}:${this.#port}/${database}`;
  }

  async #create(): Promise<void> {
    const options = [
      "--encoding=UTF8",
      "--locale=C.UTF-8",
      "--auth=trust",
      `--username=${USER}`,
      "--no-sync",
    ];
    const initdb = this.#spawn(this.#programs.initdb, [`--pgdata=${join(this.#folder, "data")}`, ...options]);
    const said = collect(initdb);
    const [code] = await once(initdb, "close");
    if (code !== 0) throw new Error(`initdb failed: ${said()}`);
  }

  async #start(): Promise<void> {
    const settings = [`listen_addresses=${HOST}`, "unix_socket_directories=", "shared_buffers=64MB"];
    const server = this.#spawn(this.#programs.postgres, [
      ...["-D", join(this.#folder, "data"), "-p", String(this.#port)],
      ...settings.flatMap((setting) => ["-c", setting]),
    ]);
    this.#process = server;
    const said = collect(server);
    await new Promise<void>((resolve, reject) => {
      server.stderr?.on("data", () => said().includes(READY) && resolve());
      server.once("close", () => reject(new Error(`PostgreSQL did not start: ${said()}`)));
    });
  }

  async #end(): Promise<void> {
    const server = this.#process;
    this.#process = null;
    if (server === null || server.exitCode !== null || server.signalCode !== null) return;
    const closed = once(server, "close");
    server.kill("SIGINT");
    await closed;
  }

  #spawn(program: string, parameters: readonly string[]): ChildProcess {
    return spawn(program, parameters, {
      cwd: this.#folder,
      env: { PATH: process.env["PATH"], LC_MESSAGES: "C", TZ: "UTC" },
      stdio: ["ignore", "ignore", "pipe"],
      ...this.#account,
    });
  }
}

/** How much room a database takes, in bytes. */
export async function databaseBytes(url: string): Promise<number> {
  const [row] = await query(url, "SELECT pg_database_size(current_database()) AS bytes");
  return Number(row?.["bytes"]);
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

function collect(child: ChildProcess): () => string {
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    said = `${said}${chunk.toString("utf8")}`.slice(-20_000);
  });
  return () => said;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, HOST);
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}
