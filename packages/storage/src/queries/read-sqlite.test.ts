import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import Database from "libsql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { HOSTILE_ANYWHERE, HOSTILE_SQLITE } from "../testing/hostile-statements.ts";
import { temporaryFolder } from "../testing/places.ts";
import { openForReading, type ReadableDatabase } from "./open-for-reading.ts";

let folder: string;
let sales: ReadableDatabase;
let before: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  const database = new Database(join(folder, "sales.db"));
  database.exec(`
    CREATE TABLE sales (client TEXT, amount INTEGER);
    CREATE TABLE salaries (person TEXT, amount INTEGER);
    CREATE VIEW salaries_view AS SELECT person AS client, amount FROM salaries;
    CREATE VIEW open_view AS SELECT client, amount FROM sales;
    INSERT INTO salaries VALUES ('canary', 987654321);
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000) INSERT INTO sales SELECT '거래처' || i, i FROM n;`);
  database.close();
  before = await checksum();
  sales = await openForReading(`sqlite:${join(folder, "sales.db")}`, { tables: ["sales"] });
});

afterAll(async () => {
  await sales.close();
  await rm(folder, { recursive: true, force: true });
});

async function checksum(): Promise<string> {
  const files = await readdir(folder);
  const content = await readFile(join(folder, "sales.db"));
  return `${files.sort().join(" ")} ${createHash("sha256").update(content).digest("hex")}`;
}

it.each([...HOSTILE_ANYWHERE, ...HOSTILE_SQLITE])("refuses or stops %j", async (sql) => {
  const given = await sales.readOnlyQuery(sql, [], { milliseconds: 100 }).then(
    (result) => JSON.stringify(result),
    (error: { code?: string }) => error.code,
  );
  expect(["QUERY_REFUSED", "QUERY_TIMED_OUT"]).toContain(given);
});

it("changed nothing and left nothing behind", async () => {
  expect(await checksum()).toBe(before);
  await expect(stat("/tmp/evil.db")).rejects.toThrow();
});

it("answers questions with what people need for them", async () => {
  const result = await sales.readOnlyQuery(
    "WITH top AS (SELECT client, sum(amount) AS total FROM sales WHERE amount <= ? GROUP BY client) SELECT client, total, rank() OVER (ORDER BY total DESC) AS place FROM top ORDER BY place LIMIT 2; -- done",
    [10],
  );
  expect(result).toEqual({
    columns: ["client", "total", "place"],
    rows: [
      ["거래처10", 10, 1],
      ["거래처9", 9, 2],
    ],
    isCut: false,
  });
  expect((await sales.readOnlyQuery("SELECT count(*) FROM open_view")).rows).toEqual([[2000]]);
  expect((await sales.readOnlyQuery("SELECT 'insert; -- ''drop''', replace('a', 'a', 'b')")).rows).toEqual([
    ["insert; -- 'drop'", "b"],
  ]);
});

it("gives as many rows and bytes as allowed, and says that there were more", async () => {
  const few = await sales.readOnlyQuery("SELECT amount FROM sales ORDER BY amount", [], { rows: 3 });
  expect(few).toMatchObject({ rows: [[1], [2], [3]], isCut: true });
  const small = await sales.readOnlyQuery("SELECT printf('%1000d', amount) FROM sales", [], { bytes: 5000 });
  expect([small.rows.length, small.isCut]).toEqual([5, true]);
  expect(await sales.readOnlyQuery("SELECT 9007199254740993, x'00ff'")).toMatchObject({
    rows: [["9007199254740993", "(2 bytes)"]],
  });
});

it("goes on after a query that had to be stopped", async () => {
  const forEver = "WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL SELECT n FROM x) SELECT max(n) FROM x";
  await expect(sales.readOnlyQuery(forEver, [], { milliseconds: 50 })).rejects.toMatchObject({
    code: "QUERY_TIMED_OUT",
  });
  expect((await sales.readOnlyQuery("SELECT 1")).rows).toEqual([[1]]);
});

it("does not create a file that is not there", async () => {
  await expect(openForReading(`sqlite:${join(folder, "other.db")}`)).rejects.toMatchObject({
    code: "UNREADABLE_PATH",
  });
  expect(await checksum()).toBe(before);
});
