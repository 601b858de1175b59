import {
  addDays,
  dateInSeoul,
  firstOfMonth,
  type IsoDate,
  lastOfMonth,
  monthOf,
  yearOf,
} from "./calendar.ts";
import { fold } from "./folded.ts";
import type { Found } from "./found.ts";
import type { Granularity, PeriodContext, PlainPeriod } from "./periods-calendar.ts";
import { COMPARISON_RULES, comparedWith } from "./periods-comparison.ts";
import { PERIOD_RULES, type PeriodRule } from "./periods-rules.ts";
import { type Scanned, scan } from "./scan.ts";

/** A stretch of the calendar that a question asks about. Both days belong to it. */
export interface Period {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly granularity: Granularity;
  /** Said only to compare with: "전월 대비", "작년 같은 달". */
  readonly isComparison: boolean;
}

export interface PeriodOptions {
  readonly now: string;
  /** What "전년 동기" is compared with where the text names no other period: the period of an earlier question. */
  readonly base?: { readonly from: IsoDate; readonly to: IsoDate };
  /** Monthly books want whole months for "최근 3개월", deals by the day want up to today. */
  readonly recent?: "complete" | "to_date";
}

/** Before anything that is written down here. */
export const BEGINNING: IsoDate = "1900-01-01";

/** Who names more periods than this has pasted a document. */
const MOST_PERIODS = 200;

const JOINS = /^\s{0,2}(?:부터|에서|[~〜–—-]|to|until|through)\s{0,2}$/u;
const DAY_ONLY = /\s{0,2}(?:부터|[~〜-])\s{0,2}(?<day>\d{1,2})일(?!\s?(?:간|동안))/uy;
/** "9월 대비 10월": the first is only there to compare with. */
const AGAINST = /\s?(?:대비|보다|에\s?비해)/uy;
/** With "부터" alone the period is still running; "까지" and "이전" have no beginning. */
const SINCE = /\s{0,2}(?:부터|이후|이래|\bonwards?\b)/uy;
const BEFORE = /\s{0,2}(?:까지|이전)/uy;

type Piece = {
  readonly start: number;
  readonly end: number;
  readonly period: Period;
  readonly confidence: number;
};

/**
 * The periods that a business question asks about, in order; without a year the latest that has begun is meant.
 *
 * @example
 * findPeriods("지난달 매출 전년 동월 대비", { now: "2026-11-16T10:00:00+09:00" }).map(({ value }) => value.from);
 * // ["2026-10-01", "2025-10-01"]
 */
export function findPeriods(text: string, options: PeriodOptions): readonly Found<Period>[] {
  const today = dateInSeoul(options.now);
  const context: PeriodContext = { today, recent: options.recent ?? "complete" };
  const folded = fold(text);
  const comparisons = scan(folded.text, COMPARISON_RULES).slice(0, MOST_PERIODS);
  const isFree = ({ start, end }: { start: number; end: number }) =>
    comparisons.every((each) => end <= each.start || start >= each.end);
  const asked = joinPeriods(
    folded.text,
    scan(folded.text, PERIOD_RULES).slice(0, MOST_PERIODS).filter(isFree),
    context,
  );
  const base = asked.find(({ period }) => !period.isComparison)?.period ?? options.base;
  const compared = comparisons.map(({ rule, groups, start, end }): Piece => {
    const period = comparedWith(rule, groups, base, today);
    return {
      start,
      end,
      period: { ...period, isComparison: true },
      confidence: base === undefined ? 0.6 : 0.9,
    };
  });
  return [...asked, ...compared]
    .sort((left, right) => left.start - right.start)
    .map(({ start, end, period, confidence }) => ({
      value: period,
      span: folded.spanOf(start, end),
      confidence,
    }));
}

function joinPeriods(
  text: string,
  scanned: readonly Scanned<PeriodRule>[],
  context: PeriodContext,
): readonly Piece[] {
  const pieces: Piece[] = [];
  let free = 0;
  scanned.forEach((first, index) => {
    if (first.start < free) return;
    const read = first.rule.read(first.groups, context);
    if (read === undefined) return;
    const joined =
      joinNext(text, first, read, scanned[index + 1], context) ??
      joinDay(text, first, read) ??
      openEnd(text, first, read, context.today);
    const { period, end } = joined ?? { period: read, end: first.end };
    free = end;
    AGAINST.lastIndex = end;
    const isComparison = AGAINST.test(text);
    pieces.push({
      start: first.start,
      end,
      period: { ...period, isComparison },
      confidence: first.rule.confidence,
    });
  });
  return pieces;
}

interface Joined {
  readonly period: PlainPeriod;
  readonly end: number;
}

function joinNext(
  text: string,
  first: Scanned<PeriodRule>,
  from: PlainPeriod,
  second: Scanned<PeriodRule> | undefined,
  context: PeriodContext,
): Joined | undefined {
  if (second === undefined || !JOINS.test(text.slice(first.end, second.start))) return undefined;
  const to = second.rule.read(second.groups, { ...context, after: from.from });
  if (to === undefined || to.to < from.from) return undefined;
  BEFORE.lastIndex = second.end;
  const end = BEFORE.test(text) ? BEFORE.lastIndex : second.end;
  return { period: { from: from.from, to: to.to, granularity: from.granularity }, end };
}

function joinDay(text: string, first: Scanned<PeriodRule>, from: PlainPeriod): Joined | undefined {
  DAY_ONLY.lastIndex = first.end;
  const day = Number(DAY_ONLY.exec(text)?.groups?.["day"]);
  if (from.granularity !== "day" || Number.isNaN(day)) return undefined;
  const to = addDays(firstOfMonth(yearOf(from.from), monthOf(from.from)), day - 1);
  if (to < from.from || to > lastOfMonth(yearOf(from.from), monthOf(from.from))) return undefined;
  BEFORE.lastIndex = DAY_ONLY.lastIndex;
  const end = BEFORE.test(text) ? BEFORE.lastIndex : DAY_ONLY.lastIndex;
  return { period: { ...from, to }, end };
}

function openEnd(
  text: string,
  first: Scanned<PeriodRule>,
  read: PlainPeriod,
  today: IsoDate,
): Joined | undefined {
  SINCE.lastIndex = first.end;
  if (read.from <= today && SINCE.test(text)) return { period: { ...read, to: today }, end: SINCE.lastIndex };
  BEFORE.lastIndex = first.end;
  if (!BEFORE.test(text)) return undefined;
  const isBefore = text.slice(first.end, BEFORE.lastIndex).includes("이전");
  const to = isBefore ? addDays(read.from, -1) : read.to;
  return { period: { ...read, from: BEGINNING, to }, end: BEFORE.lastIndex };
}

/** The short form that is shown and compared: `2026-10`, `2026-Q3`, `2026-H1`, `2026`, otherwise `from/to`. */
export function periodLabel({ from, to }: { readonly from: IsoDate; readonly to: IsoDate }): string {
  if (from === to) return from;
  const year = yearOf(from);
  const [first, last] = [monthOf(from), monthOf(to)];
  const isWhole = year === yearOf(to) && from === firstOfMonth(year, first) && to === lastOfMonth(year, last);
  if (isWhole && first === last) return from.slice(0, 7);
  if (isWhole && first === 1 && last === 12) return String(year);
  if (isWhole && first % 3 === 1 && last === first + 2) return `${year}-Q${(first + 2) / 3}`;
  if (isWhole && first % 6 === 1 && last === first + 5) return `${year}-H${(first + 5) / 6}`;
  return `${from}/${to}`;
}
