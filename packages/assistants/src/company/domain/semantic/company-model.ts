import { MEASURES } from "./company-measures.ts";
import type { Dimension, Entity, SemanticModel } from "./semantic-model.ts";

const time = (column: string) =>
  ({
    month: ["f", column],
    quarter: ["f", `quarter:${column}`],
    year: ["f", `year:${column}`],
  }) as const;
const people = {
  team: ["p", "team"],
  department: ["p", "department"],
  person: ["p", "name"],
  position: ["p", "position"],
} as const;
const clients = { client: ["c", "name"], client_kind: ["c", "kind"], district: ["c", "district"] } as const;
const products = {
  product: ["i", "name"],
  product_group: ["i", "product_group"],
  form: ["i", "form"],
} as const;
const JOIN_PEOPLE = "LEFT JOIN HR_Info p ON p.id = f.person_id";
const JOIN_CLIENTS = "LEFT JOIN Customers c ON c.name = f.client";

const ENTITIES: { readonly [name: string]: Entity } = {
  sales: {
    table: "Employee_Performance",
    month: "month",
    joins: { p: JOIN_PEOPLE, c: JOIN_CLIENTS, i: "LEFT JOIN Products i ON i.name = f.product" },
    dimensions: { ...people, ...clients, ...products, ...time("month") },
  },
  targets: {
    table: "Targets",
    month: "month",
    joins: { p: JOIN_PEOPLE },
    dimensions: { ...people, ...time("month") },
  },
  client_months: {
    table: "Customer_Trend",
    month: "month",
    joins: { p: JOIN_PEOPLE, c: JOIN_CLIENTS },
    dimensions: { ...people, ...clients, ...time("month") },
  },
  clients: {
    table: "Customers",
    month: null,
    joins: { p: JOIN_PEOPLE },
    dimensions: {
      ...people,
      team: ["f", "team"],
      client: ["f", "name"],
      client_kind: ["f", "kind"],
      district: ["f", "district"],
    },
  },
  people: {
    table: "HR_Info",
    month: null,
    joins: {},
    dimensions: {
      team: ["f", "team"],
      department: ["f", "department"],
      person: ["f", "name"],
      position: ["f", "position"],
    },
  },
  products: {
    table: "Products",
    month: null,
    joins: {},
    dimensions: { product: ["f", "name"], product_group: ["f", "product_group"], form: ["f", "form"] },
  },
  expenses: {
    table: "Expenses",
    month: "month",
    joins: { p: JOIN_PEOPLE, c: JOIN_CLIENTS },
    dimensions: { ...people, ...clients, expense_kind: ["f", "kind"], ...time("month") },
  },
};

const DIMENSION_WORDS: readonly Dimension[] = [
  {
    id: "team",
    label: { ko: "팀", en: "team" },
    names: ["지점별", "지점", "팀별", "팀마다", "팀", "team", "branch"],
  },
  { id: "department", label: { ko: "부서", en: "department" }, names: ["부서별", "부서", "department"] },
  {
    id: "person",
    label: { ko: "담당자", en: "person" },
    names: [
      "담당자별",
      "담당자",
      "사람별",
      "사람",
      "직원별",
      "직원",
      "영업사원별",
      "영업사원",
      "인별",
      "개인별",
      "누구누구",
      "누구",
      "누가",
      "person",
      "rep",
      "who",
    ],
  },
  { id: "position", label: { ko: "직급", en: "position" }, names: ["직급별", "직급", "position"] },
  {
    id: "client",
    label: { ko: "거래처", en: "client" },
    names: [
      "거래처별",
      "거래처마다",
      "거래처",
      "병원별",
      "병원",
      "어느 곳",
      "곳별",
      "의원별",
      "고객별",
      "고객사",
      "고객",
      "병원들",
      "어느 병원",
      "어떤 병원",
      "어디 병원",
      "client",
      "hospital",
      "customer",
    ],
  },
  {
    id: "client_kind",
    label: { ko: "종별", en: "kind of client" },
    names: ["종별", "병원 종류", "거래처 종류", "kind of client"],
  },
  {
    id: "district",
    label: { ko: "지역구", en: "district" },
    names: ["지역구별", "지역구", "지역별", "지역", "구별", "district"],
  },
  {
    id: "product",
    label: { ko: "품목", en: "product" },
    names: [
      "품목별",
      "품목마다",
      "품목",
      "제품별",
      "제품",
      "약별",
      "어떤 약",
      "어느 약",
      "무슨 약",
      "약",
      "상품",
      "product",
      "drug",
    ],
  },
  {
    id: "product_group",
    label: { ko: "계열", en: "product group" },
    names: ["계열별", "계열", "약효군별", "제품군별", "제품군", "product group"],
  },
  { id: "form", label: { ko: "제형", en: "form" }, names: ["제형별", "제형", "dosage form"] },
  {
    id: "expense_kind",
    label: { ko: "지출 유형", en: "kind of expense" },
    names: ["유형별", "지출 유형", "유형", "지출 종류", "expense type"],
  },
  {
    id: "month",
    label: { ko: "월", en: "month" },
    names: [
      "월별",
      "월마다",
      "달마다",
      "매월",
      "매달",
      "달별",
      "어느 달",
      "몇 월",
      "어떤 달",
      "monthly",
      "by month",
      "month",
    ],
  },
  {
    id: "quarter",
    label: { ko: "분기", en: "quarter" },
    names: ["분기별", "분기마다", "어느 분기", "quarterly", "by quarter"],
  },
  {
    id: "year",
    label: { ko: "연도", en: "year" },
    names: ["연도별", "년도별", "연별", "해마다", "yearly", "by year"],
  },
];

/** What can be asked of a company like this, and where it stands. */
export const COMPANY_MODEL: SemanticModel = {
  entities: ENTITIES,
  measures: MEASURES,
  dimensions: DIMENSION_WORDS,
};
