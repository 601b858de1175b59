import pg from "pg";

/** Connections for a library that speaks to the database itself. */
export interface LentPool {
  readonly pool: pg.Pool;
  /** Ends every connection, also those that were not given back. */
  cut(): void;
}

/** So long somebody waits for a connection, and for an answer to something small. */
const PATIENCE = 5_000;

/** None of its connections waits for ever: a database that is cut off without a word says nothing any more. */
export function lendPool(url: string, size: number): LentPool {
  const pool = new ForgivingPool({
    connectionString: url,
    max: size,
    application_name: "maru queue",
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  });
  const clients = new Set<pg.PoolClient>();
  // What breaks is replaced; without a listener it would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    clients.add(client);
  });
  pool.on("remove", (client) => clients.delete(client));
  return {
    pool,
    cut: () => {
      void pool.end().catch(() => undefined);
      for (const client of clients) void (client as pg.PoolClient & pg.Client).end().catch(() => undefined);
    },
  };
}

type GiveBack = (broken?: Error | boolean) => void;
type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, giveBack: GiveBack) => void;

/** A connection that is given back a second time, as happens when it breaks while it is given back, is left alone. */
class ForgivingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
    if (taken === undefined) return super.connect();
    super.connect((error, client, giveBack) => taken(error, client, once(giveBack)));
  }
}

/** Where there was no connection there is nothing to give back either. */
function once(giveBack: GiveBack | undefined): GiveBack {
  let isBack = false;
  return (broken) => {
    if (isBack) return;
    isBack = true;
    giveBack?.(broken);
  };
}
