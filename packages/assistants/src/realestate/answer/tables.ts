import type { Language } from "@maru/state";
import { placeIn } from "../market/english-places.ts";
import type { Listing, MarketStatistics } from "../ports.ts";
import { gistOf, titled } from "./cite-articles.ts";
import { buildingIn, limitIn, productIn, stationIn } from "./english-names.ts";
import { type Material, PLAIN, type Section } from "./section.ts";
import { WORDS } from "./words.ts";

type Row = readonly string[];

/** «표로 보여줘»: what the last answer was written from, in rows and columns. */
export function tableLines(material: Material): readonly string[] | null {
  const { analyses, search, language } = material;
  const steps = [...analyses.values()].flatMap((each) => each.steps);
  if (steps.length > 0)
    return table(
      language === "ko" ? ["항목", "계산"] : ["Item", "Calculation"],
      steps.map(({ label, formula }) => [label[language], formula[language]]),
    );
  const listings = (search?.property_search_results ?? []) as unknown as readonly Listing[];
  if (listings.length > 0) return listingTable(listings, language);
  const statistics = (search?.real_estate_results ?? []) as unknown as readonly MarketStatistics[];
  if (statistics.length > 0) return marketTable(statistics, language);
  const loans = (search?.loan_results ?? []) as readonly Readonly<Record<string, unknown>>[];
  if (loans.length > 0) return loanTable(loans, language);
  const articles = (search?.legal_results ?? []).filter(({ relevance_score }) => relevance_score === 1);
  return articles.length === 0
    ? null
    : table(
        language === "ko" ? ["조문", "요지"] : ["Article", "In short"],
        articles.map((each) => [titled(each, language), gistOf(each, language)]),
      );
}

export function tableSection(material: Material, beside: readonly Section[]): Section | null {
  const lines = tableLines(material);
  if (lines === null) return null;
  const [first] = beside;
  return {
    ...PLAIN,
    title: material.language === "ko" ? "표" : "Table",
    lines,
    sources: beside.flatMap(({ sources }) => sources),
    confidence: first?.confidence ?? PLAIN.confidence,
    isLegal: beside.some(({ isLegal }) => isLegal === true),
    isUrgent: beside.some(({ isUrgent }) => isUrgent === true),
  };
}

function table(head: Row, rows: readonly Row[]): readonly string[] {
  const line = (cells: Row) => `| ${cells.map((cell) => cell.replaceAll("|", "/")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)];
}

function listingTable(listings: readonly Listing[], language: Language): readonly string[] {
  const words = WORDS[language];
  return table(
    language === "ko"
      ? ["이름", "거래", "금액", "면적", "준공", "역"]
      : ["Name", "Deal", "Amount", "Area", "Built", "Station"],
    listings.map((each) => [
      buildingIn(each.name, language),
      words.kind(each.kind),
      each.kind === "rent"
        ? `${words.won(each.amount)} / ${words.won(each.monthly_rent)}`
        : words.won(each.amount),
      words.area(each.area),
      each.built === null ? "" : String(each.built),
      each.station === null ? "" : stationIn(each.station, language),
    ]),
  );
}

function marketTable(rows: readonly MarketStatistics[], language: Language): readonly string[] {
  const words = WORDS[language];
  return table(
    language === "ko"
      ? ["지역", "거래", "평균", "최저", "최고", "건수"]
      : ["Place", "Deal", "Average", "Lowest", "Highest", "Deals"],
    rows.map((row) => [
      placeIn(row.region, language),
      [words.type(row.property_type), words.kind(row.kind)].filter(Boolean).join(" "),
      words.won(row.average),
      words.won(row.minimum),
      words.won(row.maximum),
      String(row.count),
    ]),
  );
}

function loanTable(
  loans: readonly Readonly<Record<string, unknown>>[],
  language: Language,
): readonly string[] {
  return table(
    language === "ko" ? ["상품", "금리", "한도"] : ["Loan", "Rate", "Limit"],
    loans.map((row) => [
      productIn(String(row["bank"]), String(row["product"]), language),
      `${row["rate_minimum"]}~${row["rate_maximum"]}%`,
      limitIn(String(row["limit"]), row["limit_amount"], language),
    ]),
  );
}
