import { expect, it } from "vitest";
import { openTables } from "./open-tables.ts";

const sales = () =>
  openTables([
    {
      name: "sales",
      columns: [
        { name: "team", type: "TEXT" },
        { name: "amount", type: "INTEGER" },
      ],
      rows: [
        ["a", 10],
        ["b", null],
        ["a", 5],
      ],
    },
  ]);

it("answers a reading statement with its parameters", async () => {
  const tables = sales();
  expect(
    await tables.readOnlyQuery("SELECT team, SUM(amount) AS sum FROM sales WHERE team = ? GROUP BY team", [
      "a",
    ]),
  ).toEqual({
    columns: ["team", "sum"],
    rows: [["a", 15]],
    isCut: false,
  });
  expect((await tables.readOnlyQuery("SELECT team FROM sales", [], { rows: 2 })).isCut).toBe(true);
  await tables.close();
});

it("refuses everything that changes", async () => {
  const tables = sales();
  for (const sql of [
    "DELETE FROM sales",
    "WITH x AS (SELECT 1) DELETE FROM sales",
    "SELECT 1; DROP TABLE sales",
  ])
    await expect(tables.readOnlyQuery(sql)).rejects.toMatchObject({ code: "QUERY_REFUSED" });
  expect((await tables.readOnlyQuery("SELECT COUNT(*) FROM sales")).rows).toEqual([[3]]);
  await tables.close();
});
