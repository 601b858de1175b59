import * as z from "zod";
import { LedgerEntry } from "../domain/compliance/act.ts";
import { type Asker, ROLES } from "../domain/semantic/access.ts";
import { sampleTables } from "../sample/sample-tables.ts";
import type { CompanyData, CompanyRows, Row } from "./company-tables.ts";

const RawRow = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
const Users = z.record(z.string(), z.object({ 사번: z.string(), role: z.string() }));
const Given = z.object({
  company: z.string().default(""),
  Employee_Performance: z.array(RawRow).default([]),
  Targets: z.array(RawRow).default([]),
  Customer_Trend: z.array(RawRow).default([]),
  Customers: z.array(RawRow).default([]),
  HR_Info: z.array(RawRow).default([]),
  Products: z.array(RawRow).default([]),
  Expenses: z.array(RawRow).default([]),
  users: Users.default({}),
});

const MONTH = /^(?:19|20)\d{4}$/;

/** What columns are called in sheets, and here. */
const NAMES: Readonly<Record<string, string>> = {
  ...{
    거래처ID: "client",
    거래처: "client",
    품목: "product",
    년월: "month",
    매출액: "amount",
    목표액: "amount",
  },
  ...{
    사번: "person_id",
    담당자: "person",
    지점: "team",
    월방문횟수: "visits",
    사용예산: "budget",
    총환자수: "patients",
  },
  ...{
    종별: "kind",
    원장명: "director",
    지역구: "district",
    병원연락처: "phone",
    담당팀: "team",
    거래시작: "since",
  },
  ...{ 성명: "name", 본부: "headquarters", 부서: "department", 직급: "position", 연락처: "phone" },
  ...{ 입사일: "joined", 퇴사일: "left_on", 평가: "grade", 기본급: "base_pay", 성과급: "bonus" },
  ...{ 제형: "form", 계열: "product_group", 보험약가: "price", 출시일: "launched", 판매종료: "stopped" },
  ...{
    번호: "id",
    일자: "date",
    받는사람: "recipient",
    유형: "kind",
    인원: "people",
    금액: "amount",
    증빙: "proof",
  },
};

/** The company's tables: those that are given, or the sample company. */
export function readCompanyData(data: unknown): CompanyData {
  return data === null || data === undefined ? sampleCompany() : givenCompany(Given.parse(data));
}

function givenCompany(given: z.output<typeof Given>): CompanyData {
  const { company, users, ...tables } = given;
  const raw = (rows: readonly Row[]) => rows.flatMap(unpivoted).map(renamed);
  const rows = joined({
    Employee_Performance: raw(tables.Employee_Performance),
    Targets: raw(tables.Targets),
    Customer_Trend: raw(tables.Customer_Trend),
    Customers: raw(tables.Customers).map((row) => ({ ...row, name: row["client"] ?? null })),
    HR_Info: raw(tables.HR_Info).map((row) => ({ ...row, id: row["person_id"] ?? null })),
    Products: raw(tables.Products).map((row) => ({ ...row, name: row["product"] ?? null })),
    Expenses: raw(tables.Expenses),
  });
  const askers = Object.entries(users).map(
    ([id, user]) => [id, askerOf(id, user.사번, user.role, rows)] as const,
  );
  return {
    company,
    rows,
    askers: new Map(askers),
    ledger: ledgerOf(rows),
    months: monthsOf(rows),
    isSample: false,
  };
}

function sampleCompany(): CompanyData {
  const tables = new Map(
    sampleTables().map(({ name, columns, rows }) => [
      name,
      rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null]))),
    ]),
  );
  const take = (name: string) => tables.get(name) ?? [];
  const { company: _, ...sample } = givenCompany(
    Given.parse({
      Employee_Performance: take("매출"),
      Targets: take("목표"),
      Customer_Trend: take("거래처월"),
      Customers: take("거래처"),
      HR_Info: take("인사"),
      Products: take("품목"),
      Expenses: take("지출장부"),
      users: {
        local: { 사번: "EX-0001", role: "executive" },
        u_exec: { 사번: "EX-0001", role: "executive" },
        u_lead: { 사번: "MR-2000", role: "team_lead" },
        u_rep: { 사번: "MR-2001", role: "rep" },
        u_cp: { 사번: "CP-1001", role: "compliance" },
        u_hr: { 사번: "HR-3001", role: "hr" },
      },
    }),
  );
  return { ...sample, company: "표본 회사", isSample: true };
}

/** One column for a month becomes one row for a month; an empty cell is no row. */
function unpivoted(row: Row): readonly Row[] {
  const wide = Object.keys(row).filter((column) => MONTH.test(column));
  if (wide.length === 0) return [row];
  const rest = Object.fromEntries(Object.entries(row).filter(([column]) => !MONTH.test(column)));
  return wide.flatMap((month) => {
    const amount = row[month] ?? null;
    return amount === null ? [] : [{ ...rest, 년월: month, 매출액: amount }];
  });
}

function renamed(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([column, cell]) => [NAMES[column] ?? column, cell]));
}

/** What one sheet leaves out and another says: whose client it is, of which team, and the number behind a name. */
function joined(rows: CompanyRows): CompanyRows {
  const sellers = new Map<string, Row>();
  for (const row of rows.Employee_Performance) sellers.set(`${row["client"]}/${row["month"]}`, row);
  const latest = new Map<string, Row>();
  for (const row of rows.Employee_Performance) {
    const known = latest.get(String(row["client"]));
    if (known === undefined || String(known["month"]) <= String(row["month"]))
      latest.set(String(row["client"]), row);
  }
  const teams = new Map(rows.HR_Info.map((row) => [row["id"], row["team"] ?? null]));
  const ids = new Map(rows.HR_Info.map((row) => [row["name"], row["id"] ?? null]));
  const bought = [...new Set(rows.Employee_Performance.map((row) => row["product"] ?? null))];
  return {
    ...rows,
    Products: rows.Products.length > 0 ? rows.Products : bought.map((name) => ({ name })),
    Targets: rows.Targets.map((row) => ({ ...row, person_id: ids.get(row["person"] ?? null) ?? null })),
    Customer_Trend: rows.Customer_Trend.map((row) => ({
      ...row,
      person_id:
        sellers.get(`${row["client"]}/${row["month"]}`)?.["person_id"] ??
        latest.get(String(row["client"]))?.["person_id"] ??
        null,
    })),
    Customers: rows.Customers.map((row) => {
      const keeper = latest.get(String(row["name"]));
      const id = keeper?.["person_id"] ?? null;
      return {
        ...row,
        person_id: id,
        person: keeper?.["person"] ?? null,
        team: row["team"] ?? teams.get(id) ?? null,
      };
    }),
    Expenses: rows.Expenses.map((row) => ({
      ...row,
      month: String(row["date"] ?? "")
        .replaceAll("-", "")
        .slice(0, 6),
    })),
  };
}

function askerOf(id: string, number: string, role: string, rows: CompanyRows): Asker {
  const person = rows.HR_Info.find((row) => row["id"] === number);
  const known = ROLES.find((each) => each === role);
  if (known === undefined) throw new TypeError(`unknown role ${role} of ${id}`);
  return {
    id,
    name: String(person?.["name"] ?? id),
    team: person?.["team"] === undefined ? null : String(person["team"]),
    role: known,
  };
}

function monthsOf({ Employee_Performance }: CompanyRows) {
  const months = Employee_Performance.map((row) => String(row["month"])).sort();
  return { from: months[0] ?? "200001", to: months.at(-1) ?? "200001" };
}

/** What kinds of expenses are as acts, and where they take place. */
const ACTS = new Map([
  ["개별설명회 식음료", { kind: "meal", occasion: "briefing_single" }],
  ["복수설명회 식음료", { kind: "meal", occasion: "briefing_multi" }],
  ["판촉물", { kind: "promo", occasion: "briefing_single" }],
  ["강연료", { kind: "lecture", occasion: null }],
  ["자문료", { kind: "advisory", occasion: null }],
]);

function ledgerOf({ Expenses }: CompanyRows): readonly LedgerEntry[] {
  return Expenses.flatMap(({ id, date, recipient, kind, people, amount }) => {
    const act = ACTS.get(String(kind));
    return act === undefined ? [] : [LedgerEntry.parse({ ...act, id, date, recipient, people, amount })];
  });
}
