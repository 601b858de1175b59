import { addMonths, findPeriods, type Span } from "@maru/language";
import type { Months } from "../domain/semantic/data-query.ts";
import { COMPARED_WORDS, type Compared } from "./company-words.ts";
import { findWords } from "./find-words.ts";

export interface ReadMonths {
  readonly period: Months | null;
  readonly compare: Months | null;
  /** How it is compared, where no other period was named. */
  readonly compared: Compared | null;
  readonly spans: readonly Span[];
  /** A day or a week was named: the data know months. */
  readonly isTooFine: boolean;
  /** More than two were named: each month is told for itself. */
  readonly isSeveral: boolean;
}

const monthOf = (date: string) => date.slice(0, 7).replace("-", "");

/** The months that a question is about, and those it is compared with. */
export function readMonths(text: string, now: string, base: Months | null): ReadMonths {
  const options =
    base === null ? { now } : { now, base: { from: firstDay(base.from), to: lastDay(base.to) } };
  const words = findWords(text, COMPARED_WORDS, []);
  const found = findPeriods(text, options).filter(
    ({ span, value }) =>
      value.isComparison ||
      !words.some((word) => word.span.start <= span.start && span.start < word.span.end),
  );
  const plain = found.filter(({ value }) => !value.isComparison);
  const against = found.find(({ value }) => value.isComparison);
  const isTooFine = plain.some(({ value }) => value.granularity === "day" || value.granularity === "week");
  const months = plain.map(({ value }) => ({ from: monthOf(value.from), to: monthOf(value.to) }));
  const [first, second] = months;
  const spans = [...found.map(({ span }) => span), ...words.map(({ span }) => span)];
  const [word] = words;
  const isSeveral = months.length > 2 && against === undefined;
  if (isSeveral) {
    const all = months.flatMap(({ from, to }) => [from, to]).sort();
    const period = { from: all[0] ?? "", to: all.at(-1) ?? "" };
    return { period, compare: null, compared: null, spans, isTooFine, isSeveral };
  }
  const isPair = first !== undefined && second !== undefined && against === undefined;
  const [earlier, later] = isPair && second.from < first.from ? [second, first] : [first, second];
  return {
    period: isPair ? (later ?? null) : (first ?? null),
    compare: isPair
      ? (earlier ?? null)
      : against === undefined
        ? null
        : { from: monthOf(against.value.from), to: monthOf(against.value.to) },
    compared: word?.meaning ?? null,
    spans,
    isTooFine,
    isSeveral,
  };
}

/** The stretch before, as long as this one, or the same a year ago. */
export function comparedTo(period: Months, compared: Compared | "before"): Months {
  const length = monthsIn(period);
  const back =
    compared === "year_before"
      ? 12
      : compared === "quarter_before"
        ? 3
        : compared === "month_before"
          ? 1
          : length;
  return { from: shifted(period.from, -back), to: shifted(period.to, -back) };
}

export function monthsIn({ from, to }: Months): number {
  return (
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(4)) - Number(from.slice(4)) + 1
  );
}

function shifted(month: string, by: number): string {
  return monthOf(addMonths(firstDay(month), by));
}

function firstDay(month: string): string {
  return `${month.slice(0, 4)}-${month.slice(4)}-01`;
}

function lastDay(month: string): string {
  const next = addMonths(firstDay(month), 1);
  const last = new Date(`${next}T00:00:00Z`);
  last.setUTCDate(0);
  return last.toISOString().slice(0, 10);
}
