import { expect, it } from "vitest";
import { checkStatement, type Dialect } from "./check-statement.ts";

const refusalOf = (sql: string, dialect: Dialect) => {
  try {
    checkStatement(sql, dialect);
    return null;
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

it.each([
  "SELECT updated_at, deleted, insert_count FROM sales -- update",
  "select 'drop table; --' as text, \"delete\" from sales;",
  "VALUES (1), (2)",
  "WITH 합계 AS (SELECT sum(금액) AS 값 FROM 매출) SELECT 값 FROM 합계 ; /* done; really */ ",
  "SELECT replace(client, 'a', 'b') FROM sales",
])("lets %j pass in both dialects", (sql) => {
  expect([refusalOf(sql, "sqlite"), refusalOf(sql, "postgres")]).toEqual([null, null]);
});

it("knows what a comment and a text is in each dialect", () => {
  // What PostgreSQL takes for one nested comment ends earlier for SQLite.
  const nested = "SELECT 1 /* /* */ ; SELECT 2 -- */";
  expect(refusalOf(nested, "sqlite")).toBe("QUERY_REFUSED");
  expect(refusalOf("SELECT 1 /* /* */ ; SELECT 2 */", "postgres")).toBeNull();
  expect(refusalOf("SELECT $$ ; delete $$", "postgres")).toBeNull();
  expect(refusalOf("SELECT E'\\' ; delete'", "postgres")).toBeNull();
  expect(refusalOf("SELECT '\\' ; delete", "postgres")).toBe("QUERY_REFUSED");
  expect(refusalOf("SELECT [a;b] FROM `c;d`", "sqlite")).toBeNull();
});
