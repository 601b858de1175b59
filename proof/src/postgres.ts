import { asAdministrator, type PostgresServer as RealServer, startPostgres } from "@maru/storage/testing";
import pg from "pg";

/** A real PostgreSQL for one run of the proof. Both sides use the same server, each a database of its own. */
export class PostgresServer {
  readonly #server: RealServer;
  #databases = 0;

  private constructor(server: RealServer) {
    this.#server = server;
  }

  static async start(): Promise<PostgresServer> {
    return new PostgresServer(await startPostgres({ waitForDisk: true }));
  }

  /** A new, empty database; resolves to its address. */
  async database(): Promise<string> {
    this.#databases += 1;
    const name = `proof_${this.#databases}`;
    await asAdministrator(this.#server.url, (ask) => ask(`CREATE DATABASE ${name}`));
    return this.#server.url.replace(/\/postgres$/, `/${name}`);
  }

  /** As after a power cut: connections are gone, nothing that was committed is lost. */
  async restart(): Promise<void> {
    await this.#server.crash();
    await this.#server.start();
  }

  stop(): Promise<void> {
    return this.#server.stop();
  }
}

/** How much room a database takes, in bytes. */
export async function databaseBytes(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ bytes: string }>(
      "SELECT pg_database_size(current_database()) AS bytes",
    );
    return Number(rows[0]?.bytes);
  } finally {
    await client.end();
  }
}
