import { grouped } from "@maru/dialogue";
import type { Language, Sentence } from "@maru/state";
import { type Answered, type Line, meets } from "../domain/semantic/answer-query.ts";
import { COMPANY_MODEL } from "../domain/semantic/company-model.ts";
import type { DataQuery, Months } from "../domain/semantic/data-query.ts";
import { type Measure, measureOf, type Unit } from "../domain/semantic/semantic-model.ts";

import { scaledAmount } from "./scaled-amount.ts";
import { asCsv, barFor, inOrder } from "./table-forms.ts";

const UNITS: { readonly [unit in Unit]: Sentence } = {
  won: { ko: "원", en: " won" },
  percent: { ko: "%", en: "%" },
  times: { ko: "회", en: " visits" },
  people: { ko: "명", en: " people" },
  places: { ko: "곳", en: " clients" },
  kinds: { ko: "개", en: " products" },
  cases: { ko: "건", en: " entries" },
};
const MOST_LINES = 30;

export function sayAmount(value: number | null, unit: Unit, language: Language): string {
  if (value === null) return language === "ko" ? "자료 없음" : "no data";
  const rounded =
    unit === "percent"
      ? Math.round(value * 10) / 10
      : Number.isInteger(value)
        ? value
        : Math.round(value * 10) / 10;
  return `${grouped(unit === "won" ? Math.round(value) : rounded)}${UNITS[unit][language]}`;
}

export function sayMonths({ from, to }: Months, language: Language): string {
  const say = (month: string) =>
    language === "ko"
      ? `${month.slice(0, 4)}년 ${Number(month.slice(4))}월`
      : `${month.slice(0, 4)}-${month.slice(4)}`;
  if (from === to) return say(from);
  if (from.slice(0, 4) === to.slice(0, 4) && from.endsWith("01") && to.endsWith("12"))
    return language === "ko" ? `${from.slice(0, 4)}년` : from.slice(0, 4);
  return `${say(from)}~${say(to)}`;
}

/** What was asked, in words: «서부팀 2026년 10월 매출». */
export function sayScope({ filters, period }: DataQuery, language: Language): string {
  const held = filters.map(({ values, not }) => {
    const names = values.join(", ");
    return not ? (language === "ko" ? `${names} 제외` : `without ${names}`) : names;
  });
  return [...held, ...(period === null ? [] : [sayMonths(period, language)])].join(" ");
}

/** «서부팀 2026년 10월 매출». */
export function titleOf(query: DataQuery, language: Language): string {
  const measure = measureOf(COMPANY_MODEL, query.measures[0] ?? "");
  return [sayScope(query, language), labelOf(query, measure, language)]
    .filter((each) => each !== "")
    .join(" ");
}

/** An answer in words: the figure first, then what it rests on. */
export function sayAnswer(answered: Answered, language: Language): string {
  const { query, lines } = answered;
  const measure = measureOf(COMPANY_MODEL, query.measures[0] ?? "");
  const title = titleOf(query, language);
  if (lines.length === 0)
    return { ko: `${title}: 조건에 맞는 자료가 없어요(0건).`, en: `${title}: nothing fits (0).` }[language];
  const told =
    lines[0]?.keys.length === 0
      ? [sayOne(title, lines[0], query, measure, language)]
      : sayMany(title, answered, measure, language);
  return [...told, sayGround(answered, measure, language)].join("\n");
}

function labelOf({ fn, over, measures }: DataQuery, measure: Measure, language: Language): string {
  const labels = measures.map((id) => measureOf(COMPANY_MODEL, id).label[language]).join(", ");
  if (fn === "average" && over !== null) {
    const unit = COMPANY_MODEL.dimensions.find(({ id }) => id === over)?.label[language] ?? over;
    return language === "ko" ? `${unit} 평균 ${labels}` : `average ${labels} per ${unit}`;
  }
  if (fn === "share") return language === "ko" ? `${labels} 비중` : `share of ${labels}`;
  if (fn === "cumulative") return language === "ko" ? `누적 ${labels}` : `cumulative ${labels}`;
  return measure.isPerThing === undefined || language === "en" ? labels : labels;
}

/** A value of the answer, in the unit that was asked for. */
function sayIn({ show_as }: DataQuery, value: number | null, unit: Unit, language: Language): string {
  const scaled = value === null || unit !== "won" ? undefined : scaledAmount(value, show_as.unit, language);
  return scaled ?? sayAmount(value, unit, language);
}

function sayOne(title: string, line: Line, query: DataQuery, measure: Measure, language: Language): string {
  if (query.fn === "share" && line.share !== null) {
    const share = sayAmount(line.share, "percent", language);
    return `${title}: ${share} (${sayIn(query, line.value, measure.unit, language)})`;
  }
  const verdict = verdictOn(line.value, query, language);
  const others = line.others.map((value, index) => {
    const other = measureOf(COMPANY_MODEL, query.measures[index + 1] ?? "");
    return `${other.label[language]} ${sayIn(query, value, other.unit, language)}`;
  });
  return [
    `${verdict}${title}: ${[`${sayIn(query, line.value, measure.unit, language)}${changeOf(line, query, measure, language)}`, ...others].join(", ")}`,
  ].join("");
}

/** «3천만원 넘었지?»: the answer comes first. */
function verdictOn(value: number | null, { threshold }: DataQuery, language: Language): string {
  if (threshold === null || threshold.of === "growth" || value === null) return "";
  const isMet = meets(value, threshold);
  return language === "ko" ? (isMet ? "네. " : "아니요. ") : isMet ? "Yes. " : "No. ";
}

function changeOf(
  { before, growth, value }: Line,
  { compare_to }: DataQuery,
  { unit }: Measure,
  language: Language,
): string {
  if (compare_to === null) return "";
  const when = sayMonths(compare_to, language);
  if (before === null || value === null)
    return language === "ko" ? ` (${when} 자료 없음)` : ` (no data for ${when})`;
  const difference = value - before;
  const sign = difference > 0 ? "+" : "";
  const points =
    unit === "percent"
      ? language === "ko"
        ? `${sign}${Math.round(difference * 10) / 10}%p`
        : `${sign}${Math.round(difference * 10) / 10} points`
      : `${sign}${sayAmount(difference, unit, language)}`;
  const rate =
    growth === null || unit === "percent" ? "" : `, ${sign}${sayAmount(growth, "percent", language)}`;
  return ` (${when} ${sayAmount(before, unit, language)}, ${points}${rate})`;
}

function sayMany(
  title: string,
  { query, lines, total, of }: Answered,
  measure: Measure,
  language: Language,
): readonly string[] {
  const isNumbered = query.fn === "top" || query.fn === "bottom";
  const hasTotal =
    measure.isAdditive &&
    total !== null &&
    query.fn !== "cumulative" &&
    query.over === null &&
    of === lines.length &&
    query.threshold === null;
  const head =
    query.fn === "count" || query.threshold !== null
      ? { ko: `${title}: 조건에 맞는 것은 ${of}개예요.`, en: `${title}: ${of} fit.` }[language]
      : query.limit !== null && of > lines.length
        ? {
            ko: `${title} ${query.fn === "bottom" ? "하위" : "상위"} ${lines.length}개(전체 ${of}개 가운데)`,
            en: `${title}, ${lines.length} of ${of}`,
          }[language]
        : title;
  if (query.show_as.form === "csv") return [head, asCsv(lines, headerOf(query, language))];
  const shown = inOrder(lines, query)
    .slice(0, MOST_LINES)
    .map((line, index) => {
      const name = line.keys.map((each) => each || (language === "ko" ? "(없음)" : "(none)")).join(" · ");
      const share =
        query.fn === "share" && line.share !== null
          ? `${sayAmount(line.share, "percent", language)} (${sayIn(query, line.value, measure.unit, language)})`
          : sayIn(query, line.value, measure.unit, language);
      const others = line.others.map((value, at) => {
        const other = measureOf(COMPANY_MODEL, query.measures[at + 1] ?? "");
        return `${other.label[language]} ${sayIn(query, value, other.unit, language)}`;
      });
      const isName = query.fn === "list" && ["clients", "products", "headcount"].includes(measure.id);
      const bar = query.show_as.form === "chart" ? barFor(line.value, lines) : "";
      const figures = isName
        ? ""
        : `: ${bar}${[`${share}${changeOf(line, query, measure, language)}`, ...others].join(", ")}`;
      return `${isNumbered ? `${index + 1}. ` : "- "}${name}${figures}`;
    });
  const more =
    lines.length > MOST_LINES
      ? [
          { ko: `… 외 ${lines.length - MOST_LINES}개`, en: `… and ${lines.length - MOST_LINES} more` }[
            language
          ],
        ]
      : [];
  const sum = hasTotal
    ? [
        `${{ ko: "합계", en: "Total" }[language]}: ${sayIn(query, total.value, measure.unit, language)}${changeOf(total, query, measure, language)}`,
      ]
    : [];
  return [head, ...shown, ...more, ...sum];
}

function headerOf({ per, measures }: DataQuery, language: Language): readonly string[] {
  const groups = per.map(
    (each) => COMPANY_MODEL.dimensions.find(({ id }) => id === each)?.label[language] ?? each,
  );
  return [...groups, ...measures.map((id) => measureOf(COMPANY_MODEL, id).label[language])];
}

/** What the figure rests on: its definition, the rows behind it, and of when the data are. */
function sayGround({ behind, query }: Answered, measure: Measure, language: Language): string {
  const assumed = query.is_period_assumed && query.period !== null;
  const { ko, en } = measure.definition;
  return {
    ko: `근거: ${ko}, 자료 ${grouped(behind)}건${assumed ? `. 기간을 말씀하지 않아 ${sayMonths(query.period as Months, "ko")}로 봤어요` : ""}`,
    en: `Basis: ${en}; ${grouped(behind)} rows${assumed ? `. No period was named, so I took ${sayMonths(query.period as Months, "en")}` : ""}`,
  }[language];
}
