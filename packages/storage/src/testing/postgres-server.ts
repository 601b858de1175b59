import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Account, isOpenToAll, postgresBinaries, unprivilegedAccount } from "./postgres-binaries.ts";

/** A real PostgreSQL of our own, for one test file. */
export interface PostgresServer {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly url: string;
  /** Stops as a power cut would: nobody is told, the next start recovers. */
  crash(): Promise<void>;
  /** Stops as an operator would: whoever is connected is told and sent away. */
  shutDown(): Promise<void>;
  start(): Promise<void>;
  /** Stops and removes everything. */
  stop(): Promise<void>;
}

export interface PostgresServerOptions {
  /** Waits for the disk on every commit. Only measurements need it: no test cuts the machine's own power. */
  readonly waitForDisk?: boolean;
}

const HOST = "127.0.0.1";
const READY = "database system is ready to accept connections";

export async function startPostgres(options: PostgresServerOptions = {}): Promise<PostgresServer> {
  const account = await unprivilegedAccount();
  const base = account !== null && !(await isOpenToAll(tmpdir())) ? "/tmp" : tmpdir();
  const folder = await mkdtemp(join(base, "maru-postgres-"));
  if (account !== null) await chown(folder, account.uid, account.gid);
  const server = new Server(folder, account, options.waitForDisk ?? false);
  try {
    await server.create();
    await server.startOnFreePort();
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

class Server implements PostgresServer {
  readonly host = HOST;
  readonly user = "maru_tester";
  readonly password = randomBytes(12).toString("hex");
  port = 0;
  readonly #folder: string;
  readonly #account: Account | null;
  readonly #waitForDisk: boolean;
  #process: ChildProcess | null = null;
  readonly #killWithParent = () => void this.#process?.kill("SIGQUIT");

  constructor(folder: string, account: Account | null, waitForDisk: boolean) {
    this.#folder = folder;
    this.#account = account;
    this.#waitForDisk = waitForDisk;
    process.on("exit", this.#killWithParent);
  }

  get url(): string {
    return `postgres://${this.user}:${this.password}@${this.host}:${this.port}/postgres`;
  }

  async create(): Promise<void> {
    const passwordFile = join(this.#folder, "password");
    await writeFile(passwordFile, this.password, { mode: 0o644 });
    const initdb = await this.#spawn("initdb", [
      `--pgdata=${join(this.#folder, "data")}`,
      "--encoding=UTF8",
      "--locale=C.UTF-8",
      "--auth=scram-sha-256",
      `--username=${this.user}`,
      `--pwfile=${passwordFile}`,
      "--no-sync",
    ]);
    const said = collect(initdb);
    const [code] = await once(initdb, "close");
    if (code !== 0) throw new Error(`initdb failed: ${said()}`);
    await rm(passwordFile);
  }

  /** Someone else may take a free port before the server does. */
  async startOnFreePort(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      this.port = await freePort();
      try {
        return await this.start();
      } catch (error) {
        if (attempt === 3) throw error;
      }
    }
  }

  async start(): Promise<void> {
    const server = await this.#spawn("postgres", [
      "-D",
      join(this.#folder, "data"),
      "-p",
      String(this.port),
      "-c",
      `listen_addresses=${HOST}`,
      "-c",
      "unix_socket_directories=",
      "-c",
      "shared_buffers=32MB",
      "-c",
      `fsync=${this.#waitForDisk ? "on" : "off"}`,
    ]);
    this.#process = server;
    const said = collect(server);
    await new Promise<void>((resolve, reject) => {
      server.stderr?.on("data", () => said().includes(READY) && resolve());
      server.once("close", () => reject(new Error(`PostgreSQL did not start: ${said()}`)));
    });
  }

  crash(): Promise<void> {
    return this.#end("SIGQUIT");
  }

  shutDown(): Promise<void> {
    return this.#end("SIGINT");
  }

  async stop(): Promise<void> {
    process.off("exit", this.#killWithParent);
    await this.shutDown();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const server = this.#process;
    this.#process = null;
    if (server === null || server.exitCode !== null || server.signalCode !== null) return;
    const closed = once(server, "close");
    server.kill(signal);
    await closed;
  }

  async #spawn(name: "initdb" | "postgres", parameters: readonly string[]): Promise<ChildProcess> {
    const binaries = await postgresBinaries(this.#account, this.#folder);
    return spawn(binaries[name], parameters, {
      cwd: this.#folder,
      env: { PATH: process.env["PATH"], LC_MESSAGES: "C", TZ: "UTC" },
      stdio: ["ignore", "ignore", "pipe"],
      ...this.#account,
    });
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
