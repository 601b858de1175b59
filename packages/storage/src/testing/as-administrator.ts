import pg from "pg";

type Ask = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** Speaks to a server over a connection of its own, as an administrator does. */
export async function asAdministrator<Result>(
  url: string,
  work: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(async (sql) => (await client.query(sql)).rows);
  } finally {
    await client.end();
  }
}

/** Ends every other connection to the server, whatever it is doing. */
export async function endAllConnections(url: string): Promise<number> {
  const ended = await asAdministrator(url, (ask) =>
    ask(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
    ),
  );
  return ended.length;
}
