import { expect, it } from "vitest";
import { sampleTables } from "./sample-tables.ts";

const TABLES = new Map(sampleTables().map((table) => [table.name, table]));

it("what is sold in a month is the same in the sheet of sales and in the months of the clients", () => {
  const sales = TABLES.get("매출");
  const months = TABLES.get("거래처월");
  if (sales === undefined || months === undefined) throw new Error("both tables are there");
  const at = sales.columns.indexOf("202610");
  const sold = new Map<string, number>();
  for (const row of sales.rows)
    sold.set(String(row[2]), (sold.get(String(row[2])) ?? 0) + Number(row[at] ?? 0));
  for (const [client, month, amount] of months.rows)
    if (month === "202610") expect([client, amount]).toEqual([client, sold.get(String(client)) ?? 0]);
});
