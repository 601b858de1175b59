import { CLIENTS, ORDERS, PEOPLE, type Person, POSITIONS, PRODUCTS } from "./invented.ts";

/** Everything in the sample company is invented; the same seed gives the same tables. */
const SEED = 20261116;
const FIRST = { year: 2025, month: 1 };
const MONTHS = 22;

export type Cell = string | number | null;
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Mulberry32: small, and the same on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const random = randomFrom(SEED);
const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
const months = Array.from({ length: MONTHS }, (_, index) => {
  const month = FIRST.month - 1 + index;
  return `${FIRST.year + Math.floor(month / 12)}${String((month % 12) + 1).padStart(2, "0")}`;
});
const monthOf = (date: string) => date.replaceAll("-", "").slice(0, 6);

/** Who may sell in a month: not before they joined, not after they left. */
const sellers = PEOPLE.filter(({ id, position }) => id.startsWith("MR") && position !== "팀장");
const SIZE = { 의원: 1, 병원: 2.4, 종합병원: 4.1, 공공병원: 1.8 };
/** From this month on another person looks after these clients. */
const HANDED_OVER = new Map([
  ["별빛이비인후과", { month: "202604", from: "MR-2012", to: "MR-2003" }],
  ["미소가정의학과", { month: "202604", from: "MR-2012", to: "MR-2011" }],
  ["다솜가정의학과", { month: "202508", from: "MR-2001", to: "MR-2005" }],
]);

function keeperOf(name: string, team: string, month: string): Person {
  const change = HANDED_OVER.get(name);
  const own = sellers.filter((each) => each.team === team && each.left === null && each.joined < "2026");
  const id = change === undefined ? null : month < change.month ? change.from : change.to;
  const index = CLIENTS.filter((each) => each.team === team).findIndex((each) => each.name === name);
  const found = PEOPLE.find((each) => each.id === id) ?? own[index % own.length];
  if (found === undefined) throw new Error(`nobody looks after ${name}`);
  return found;
}

interface Sale {
  readonly person: Person;
  readonly client: string;
  readonly product: string;
  readonly month: string;
  readonly amount: number;
}

const SEASON = { 호흡기: [1.3, 1.25, 1.1, 1, 0.9, 0.8, 0.75, 0.8, 0.95, 1.1, 1.2, 1.3] };

function salesOf(): readonly Sale[] {
  return CLIENTS.flatMap((each) => {
    const bought = PRODUCTS.filter(
      ({ group, form }) =>
        ORDERS[each.specialty].includes(group) && (form !== "주사" || each.kind !== "의원"),
    );
    return bought.flatMap(({ name, base, launched, stopped, group }) => {
      const scale = SIZE[each.kind] * (0.7 + random() * 0.7);
      const growth = 0.994 + random() * 0.018;
      return months.flatMap((month, index) => {
        const isSold =
          month >= monthOf(launched) &&
          (stopped === null || month <= monthOf(stopped)) &&
          month >= monthOf(each.since);
        if (!isSold) return [];
        const season = group === "호흡기" ? (SEASON.호흡기[Number(month.slice(4)) - 1] ?? 1) : 1;
        const wave = 0.94 + random() * 0.12;
        const raw = base * 100_000 * scale * growth ** index * season * wave;
        return [
          {
            person: keeperOf(each.name, each.team, month),
            client: each.name,
            product: name,
            month,
            amount: Math.round(raw / 1000) * 1000,
          },
        ];
      });
    });
  });
}

/** One row for a person, client and product, one column for a month: as such sheets come. */
function salesTable(sales: readonly Sale[]): Table {
  const rows = new Map<string, Map<string, number>>();
  for (const { person: seller, client: buyer, product, month, amount } of sales) {
    const key = [seller.id, seller.name, buyer, product].join("\t");
    rows.set(key, (rows.get(key) ?? new Map()).set(month, amount));
  }
  // What was sent back in a month counts against it.
  rows.get(["MR-2022", "유한결", "강남새길병원", "라온패취"].join("\t"))?.set("202512", -640_000);
  return {
    name: "매출",
    columns: ["사번", "담당자", "거래처", "품목", ...months],
    rows: [...rows].map(([key, amounts]) => [
      ...key.split("\t"),
      ...months.map((month) => amounts.get(month) ?? null),
    ]),
  };
}

function clientMonths(sales: readonly Sale[]): Table {
  const rows = CLIENTS.flatMap(({ name, kind, since }) =>
    months
      .filter((month) => month >= monthOf(since))
      .map((month) => {
        const sold = sales.filter((each) => each.client === name && each.month === month);
        const visits = between(1, kind === "의원" ? 5 : 7);
        // Patients are counted by the clients themselves; some never say.
        const patients = random() < 0.06 ? null : Math.round(SIZE[kind] * between(620, 1480));
        return [
          name,
          month,
          sold.reduce((sum, { amount }) => sum + amount, 0),
          visits,
          visits * between(1, 4) * 10_000,
          patients,
        ];
      }),
  );
  return {
    name: "거래처월",
    columns: ["거래처", "년월", "매출", "월방문횟수", "사용예산", "총환자수"],
    rows,
  };
}

const clientTable: Table = {
  name: "거래처",
  columns: ["거래처", "종별", "원장명", "지역구", "병원연락처", "담당팀", "거래시작"],
  rows: CLIENTS.map(({ name, kind, director, district, team, since }, index) => [
    name,
    kind,
    director,
    district,
    `02-0000-${String(1111 + index * 101).padStart(4, "0")}`,
    team,
    since,
  ]),
};

const peopleTable: Table = {
  name: "인사",
  columns: [
    "사번",
    "성명",
    "본부",
    "부서",
    "지점",
    "직급",
    "연락처",
    "입사일",
    "퇴사일",
    "평가",
    "기본급",
    "성과급",
  ],
  rows: PEOPLE.map(({ id, name, department, team, position, joined, left }) => {
    const base = POSITIONS[position] * 1_000_000 + between(0, 4) * 500_000;
    const bonus = id.startsWith("MR")
      ? Math.round((base * between(12, 24)) / 100 / 100_000) * 100_000
      : between(20, 60) * 100_000;
    const grade = joined > "2026-06" ? null : (["S", "A", "A", "B", "B", "B", "C"] as const)[between(0, 6)];
    return [
      id,
      name,
      "영업본부",
      department,
      team,
      position,
      `010-0000-${id.slice(3)}`,
      joined,
      left,
      grade ?? null,
      base,
      joined > "2026-06" ? null : bonus,
    ];
  }),
};

function targetTable(sales: readonly Sale[]): Table {
  const rows = sellers.flatMap((each) =>
    months.flatMap((month) => {
      const own = sales.filter((sale) => sale.person.id === each.id && sale.month === month);
      if (own.length === 0) return [];
      const sold = own.reduce((sum, { amount }) => sum + amount, 0);
      return [
        [each.team, each.name, month, Math.round((sold * (0.88 + random() * 0.26)) / 500_000) * 500_000],
      ];
    }),
  );
  return { name: "목표", columns: ["지점", "담당자", "년월", "목표액"], rows };
}

const productTable: Table = {
  name: "품목",
  columns: ["품목", "제형", "계열", "보험약가", "출시일", "판매종료"],
  rows: PRODUCTS.map(({ name, form, group, price, launched, stopped }) => [
    name,
    form,
    group,
    price,
    launched,
    stopped,
  ]),
};

const EXPENSES = [
  { kind: "개별설명회 식음료", low: 20, high: 95, people: 3 },
  { kind: "개별설명회 식음료", low: 30, high: 90, people: 2 },
  { kind: "개별설명회 식음료", low: 15, high: 60, people: 1 },
  { kind: "복수설명회 식음료", low: 40, high: 98, people: 9 },
  { kind: "판촉물", low: 4, high: 10, people: 1 },
  { kind: "강연료", low: 300, high: 500, people: 1 },
  { kind: "자문료", low: 300, high: 500, people: 1 },
] as const;

function expenseTable(): Table {
  const rows: Cell[][] = [];
  for (const month of months.slice(9))
    for (const each of CLIENTS) {
      if (monthOf(each.since) > month) continue;
      const times = between(0, 2);
      for (let time = 0; time < times; time++) {
        const kind = EXPENSES[random() < 0.9 ? between(0, 4) : between(5, 6)];
        if (kind === undefined) continue;
        const people = between(1, kind.people);
        const date = `${month.slice(0, 4)}-${month.slice(4)}-${String(between(2, 27)).padStart(2, "0")}`;
        const keeper = keeperOf(each.name, each.team, month);
        rows.push([
          date,
          keeper.id,
          keeper.name,
          each.name,
          each.director,
          kind.kind,
          people,
          people * between(kind.low, kind.high) * 1000,
          random() < 0.95 ? "영수증" : null,
        ]);
      }
    }
  rows.sort((one, other) => String(one[0]).localeCompare(String(other[0])));
  return {
    name: "지출장부",
    columns: ["번호", "일자", "사번", "담당자", "거래처", "받는사람", "유형", "인원", "금액", "증빙"],
    rows: rows.map((row, index) => [`L-${String(index + 1).padStart(4, "0")}`, ...row]),
  };
}

/** The tables of the sample company, in the shapes in which such sheets come: wide months, gaps, people who left. */
export function sampleTables(): readonly Table[] {
  made ??= makeTables();
  return made;
}

let made: readonly Table[] | null = null;

function makeTables(): readonly Table[] {
  const sales = salesOf();
  return [
    salesTable(sales),
    clientMonths(sales),
    clientTable,
    peopleTable,
    targetTable(sales),
    productTable,
    expenseTable(),
  ];
}
