import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { HOSTILE_ANYWHERE, HOSTILE_POSTGRES } from "../testing/hostile-statements.ts";
import { type PostgresServer, startPostgres } from "../testing/postgres-server.ts";
import { openForReading, type ReadableDatabase } from "./open-for-reading.ts";

let server: PostgresServer;
let sales: ReadableDatabase;
let before: string;

const SETUP = `
  CREATE TABLE sales (client text, amount bigint, company text DEFAULT 'a');
  CREATE TABLE salaries (person text, amount bigint);
  CREATE SEQUENCE sales_id;
  INSERT INTO salaries VALUES ('canary', 987654321);
  INSERT INTO sales SELECT '거래처' || i, i FROM generate_series(1, 2000) AS i;
  INSERT INTO sales VALUES ('다른 회사', 987654321, 'b');
  ALTER TABLE sales ENABLE ROW LEVEL SECURITY;
  CREATE POLICY own ON sales USING (company = current_setting('app.company', true));
  CREATE ROLE reader LOGIN PASSWORD 'reader';
  GRANT SELECT ON sales TO reader`;

beforeAll(async () => {
  server = await startPostgres();
  await asOwner(SETUP);
  before = await checksum();
  const url = `postgres://reader:reader@${server.host}:${server.port}/postgres`;
  sales = await openForReading(url, { settings: { "app.company": "a" } });
}, 60_000);

afterAll(async () => {
  await sales?.close();
  await server?.stop();
});

async function asOwner(sql: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function checksum(): Promise<string> {
  const sql = `SELECT (SELECT md5(string_agg(sales::text, ',' ORDER BY client)) FROM sales) AS sales,
    (SELECT md5(string_agg(salaries::text, ',')) FROM salaries) AS salaries,
    (SELECT last_value FROM sales_id) AS next,
    (SELECT string_agg(relname, ',' ORDER BY relname) FROM pg_class WHERE relnamespace = 'public'::regnamespace) AS tables`;
  return JSON.stringify(await asOwner(sql));
}

it.each([...HOSTILE_ANYWHERE, ...HOSTILE_POSTGRES])("refuses, stops or cuts %j", async (sql) => {
  const given = await sales.readOnlyQuery(sql, [], { milliseconds: 200, rows: 20, bytes: 10_000 }).then(
    (result) => (result.isCut && result.rows.length <= 20 ? "CUT" : JSON.stringify(result)),
    (error: { code?: string }) => error.code,
  );
  expect(["QUERY_REFUSED", "QUERY_TIMED_OUT", "CUT"]).toContain(given);
});

it("changed nothing", async () => {
  expect(await checksum()).toBe(before);
});

it("answers with the rows of the own company, and no others", async () => {
  const { rows, columns } = await sales.readOnlyQuery(
    "SELECT client, amount FROM sales WHERE amount <= $1 ORDER BY amount",
    [2],
  );
  expect({ rows, columns }).toEqual({
    columns: ["client", "amount"],
    rows: [
      ["거래처1", "1"],
      ["거래처2", "2"],
    ],
  });
  expect((await sales.readOnlyQuery("SELECT count(*)::int FROM sales")).rows).toEqual([[2000]]);
  expect(
    (await sales.readOnlyQuery("SELECT max(amount)::int, $a$; drop$a$ FROM sales; -- done")).rows,
  ).toEqual([[2000, "; drop"]]);
});

it("gives as many rows as allowed and says that there were more", async () => {
  const few = await sales.readOnlyQuery("SELECT amount::int FROM sales ORDER BY amount", [], { rows: 2 });
  expect(few).toEqual({ columns: ["amount"], rows: [[1], [2]], isCut: true });
  expect(await sales.readOnlyQuery("SELECT client FROM sales WHERE false")).toEqual({
    columns: ["client"],
    rows: [],
    isCut: false,
  });
});

it("is not opened with a login that may do more than read", async () => {
  await expect(openForReading(server.url)).rejects.toMatchObject({ code: "QUERY_REFUSED" });
});
