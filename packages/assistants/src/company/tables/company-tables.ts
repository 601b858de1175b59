import type { FilledTable } from "@maru/storage";
import type { LedgerEntry } from "../domain/compliance/act.ts";
import type { Asker } from "../domain/semantic/access.ts";

type Cell = string | number | null;
export type Row = Readonly<Record<string, Cell>>;

/** The columns of every table as the semantic model names them. */
const COLUMNS = {
  Employee_Performance: ["person_id", "person", "client", "product", "month", "amount"],
  Targets: ["team", "person_id", "person", "month", "amount"],
  Customer_Trend: ["client", "month", "person_id", "visits", "budget", "patients"],
  Customers: ["name", "kind", "director", "district", "phone", "team", "since", "person_id", "person"],
  HR_Info: [
    "id",
    "name",
    "headquarters",
    "department",
    "team",
    "position",
    "phone",
    "joined",
    "left_on",
    "grade",
    "base_pay",
    "bonus",
  ],
  Products: ["name", "form", "product_group", "price", "launched", "stopped"],
  Expenses: [
    "id",
    "date",
    "month",
    "person_id",
    "person",
    "client",
    "recipient",
    "kind",
    "people",
    "amount",
    "proof",
  ],
} as const;
export type TableName = keyof typeof COLUMNS;
const NUMBERS = new Set(["amount", "visits", "budget", "patients", "base_pay", "bonus", "price", "people"]);

export type CompanyRows = { readonly [name in TableName]: readonly Row[] };

export interface CompanyData {
  readonly company: string;
  readonly rows: CompanyRows;
  readonly askers: ReadonlyMap<string, Asker>;
  readonly ledger: readonly LedgerEntry[];
  /** First and last month for which sales are there. */
  readonly months: { readonly from: string; readonly to: string };
  readonly isSample: boolean;
}

export function filledTables(rows: CompanyRows): readonly FilledTable[] {
  return (Object.keys(COLUMNS) as TableName[]).map((name) => ({
    name,
    columns: COLUMNS[name].map((column) => ({
      name: column,
      type: NUMBERS.has(column) ? ("REAL" as const) : ("TEXT" as const),
    })),
    rows: rows[name].map((row) => COLUMNS[name].map((column) => row[column] ?? null)),
  }));
}
