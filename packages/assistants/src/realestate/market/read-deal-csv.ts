import type { PropertyType } from "../ports.ts";
import { readCsv } from "./csv.ts";
import { propertyTypeOf } from "./property-names.ts";
import { contractOf, type ReportedDeal, wholeOf, wonOf } from "./reported-deal.ts";

/** What became of one row of a file. */
export type DealRow =
  | { readonly type: "deal"; readonly deal: ReportedDeal }
  | { readonly type: "cancelled" }
  | { readonly type: "unreadable"; readonly line: number; readonly reason: string };

/**
 * Rows of a file that the ministry's price disclosure offers for download. Some lines about the search come first, then
 * a header; columns are found by their names, so that their order may change.
 */
export function* readDealCsv(text: string): Generator<DealRow> {
  let columns: ReadonlyMap<string, number> | null = null;
  let type: PropertyType | undefined;
  let line = 0;
  for (const cells of readCsv(text)) {
    line += 1;
    if (columns === null) {
      type ??= typeInPreface(cells.join(","));
      if (isHeader(cells)) columns = columnsOf(cells);
      continue;
    }
    if (cells.every((cell) => cell.trim() === "")) continue;
    yield readRow(cells, columns, type, line);
  }
  if (columns === null)
    yield { type: "unreadable", line: 1, reason: "no header with 시군구 and 계약년월 was found" };
}

const PREFACE = /실거래\s*구분\s*[::]\s*"?,?"?\s*(아파트|오피스텔|연립\/?다세대|단독\/?다가구)/;

function typeInPreface(line: string): PropertyType | undefined {
  const name = PREFACE.exec(line)?.[1];
  return name === undefined ? undefined : propertyTypeOf(name);
}

function isHeader(cells: readonly string[]): boolean {
  const names = cells.map(plainName);
  return names.includes("시군구") && names.includes("계약년월");
}

function columnsOf(cells: readonly string[]): ReadonlyMap<string, number> {
  return new Map(cells.map((cell, index) => [plainName(cell), index]));
}

/** `전용면적(㎡)` → 전용면적, `갱신요구권 사용` → 갱신요구권사용. */
function plainName(cell: string): string {
  return cell.replace(/\(.*\)/, "").replaceAll(/[\s\ufeff]/g, "");
}

function readRow(
  cells: readonly string[],
  columns: ReadonlyMap<string, number>,
  knownType: PropertyType | undefined,
  line: number,
): DealRow {
  const text = (name: string) => {
    const cell = cells[columns.get(name) ?? -1]?.trim() ?? "";
    return cell === "-" ? "" : cell;
  };
  const unreadable = (reason: string): DealRow => ({ type: "unreadable", line, reason });
  if (text("해제사유발생일") !== "") return { type: "cancelled" };
  const type = knownType ?? propertyTypeOf(text("주택유형")) ?? typeOfColumns(columns);
  if (type === undefined) return unreadable("the type of home is not said");
  const place = placeOf(text("시군구"));
  if (place === undefined) return unreadable(`"${text("시군구")}" is no place with a district`);
  const month = /^(\d{4})(0[1-9]|1[0-2])$/.exec(text("계약년월"));
  if (month === null) return unreadable(`"${text("계약년월")}" is no month like 202610`);
  const isSale = columns.has("거래금액");
  const amount = wonOf(text(isSale ? "거래금액" : "보증금"));
  const rent = isSale ? 0 : wonOf(text("월세금") || text("월세") || "0");
  if (amount === null || rent === null) return unreadable("an amount is no number");
  const area = Number(text("전용면적") || text("연면적") || text("계약면적"));
  if (!Number.isFinite(area)) return unreadable("the area is no number");
  return {
    type: "deal",
    deal: {
      ...place,
      complex: text("단지명") || text("건물명"),
      property_type: type,
      kind: isSale ? "sale" : rent === 0 ? "jeonse" : "rent",
      amount,
      monthly_rent: rent,
      area,
      month: `${month[1]}-${month[2]}`,
      day: wholeOf(text("계약일")),
      floor: wholeOf(text("층")),
      lot: text("번지"),
      contract: contractOf(text("계약구분")),
      uses_renewal_right: text("갱신요구권사용") === "사용",
      previous_deposit: wonOf(text("종전계약보증금")),
    },
  };
}

/** Detached houses have a total area and no name; row houses call it 건물명. */
function typeOfColumns(columns: ReadonlyMap<string, number>): PropertyType | undefined {
  if (columns.has("연면적") && !columns.has("단지명")) return "house";
  return columns.has("건물명") ? "villa" : undefined;
}

/** «경기도 성남시 분당구 정자동» → 경기, 분당구, 정자동; Sejong has no districts of its own. */
function placeOf(text: string): Pick<ReportedDeal, "city" | "district" | "neighbourhood"> | undefined {
  const [province = "", ...rest] = text.split(/\s+/);
  const city = province.replace(/(특별자치시|특별자치도|특별시|광역시|도)$/, "");
  const last = rest.findLastIndex((word, index) => index < 2 && /[시군구]$/.test(word));
  if (last === -1 && !province.startsWith("세종")) return undefined;
  const neighbourhood = rest.slice(last + 1).join(" ");
  return { city, district: last === -1 ? "세종시" : (rest[last] ?? ""), neighbourhood };
}
