import {
  addDays,
  addMonths,
  daysBetween,
  firstOfMonth,
  type IsoDate,
  lastOfMonth,
  monthOf,
  yearOf,
} from "./calendar.ts";
import type { Groups } from "./dates-rule.ts";
import { monthIndex, monthOfIndex, type PlainPeriod, period, quarterOfIndex } from "./periods-calendar.ts";

type Comparison = "same_last_year" | "month_before" | "quarter_before" | "year_before" | "week_before";

export interface ComparisonRule {
  readonly pattern: RegExp;
  readonly kind: Comparison;
}

/** Periods that are only said to compare with. */
export const COMPARISON_RULES: readonly ComparisonRule[] = [
  {
    pattern:
      /(?<![가-힣])(?:작년|전년도?|지난해|전년)\s?(?:의\s?)?(?:같은\s?(?<unit>달|월|기간|분기|시기|주|날)|(?<short>동월|동기|동기간|동분기)|(?<then>이맘때|이때))(?:\s?(?:대비|비))?|\b(?:same (?<english>month|period|quarter) last year|yoy|year over year)\b/gu,
    kind: "same_last_year",
  },
  {
    pattern: /(?<![가-힣])(?:전월|전달|지난\s?달)\s?(?:대비|비(?=$|\s))|\bmom\b|\bmonth over month\b/gu,
    kind: "month_before",
  },
  { pattern: /(?<![가-힣])(?:전\s?분기|지난\s?분기|직전\s?분기)\s?대비|\bqoq\b/gu, kind: "quarter_before" },
  { pattern: /(?<![가-힣])(?:전년|작년|지난해)\s?대비/gu, kind: "year_before" },
  { pattern: /(?<![가-힣])(?:전주|지난\s?주)\s?대비/gu, kind: "week_before" },
];

export function comparedWith(
  { kind }: ComparisonRule,
  groups: Groups,
  base: { readonly from: IsoDate; readonly to: IsoDate } | undefined,
  today: IsoDate,
): PlainPeriod {
  switch (kind) {
    case "same_last_year":
      return yearBefore(base ?? current(groups, today));
    case "year_before":
      return base === undefined
        ? period(firstOfMonth(yearOf(today) - 1, 1), lastOfMonth(yearOf(today) - 1, 12), "year")
        : yearBefore(base);
    case "month_before":
      return monthOfIndex(monthIndex(base?.from ?? today) - 1);
    case "quarter_before":
      return quarterOfIndex(Math.floor(monthIndex(base?.from ?? today) / 3) - 1);
    case "week_before": {
      const from = base?.from ?? addDays(today, -6);
      return period(addDays(from, -7), addDays(base?.to ?? today, -7), "week");
    }
  }
}

/** What "the same" is the same as, where no other period was named. */
function current(groups: Groups, today: IsoDate): { from: IsoDate; to: IsoDate } {
  const unit =
    groups["unit"] ?? groups["short"] ?? (groups["then"] === undefined ? groups["english"] : "달") ?? "기간";
  if (unit === "달" || unit === "월" || unit === "동월" || unit === "month")
    return monthOfIndex(monthIndex(today));
  if (unit.includes("분기") || unit === "quarter") return quarterOfIndex(Math.floor(monthIndex(today) / 3));
  if (unit === "날") return { from: today, to: today };
  return { from: firstOfMonth(yearOf(today), 1), to: today };
}

function yearBefore({ from, to }: { readonly from: IsoDate; readonly to: IsoDate }): PlainPeriod {
  const isMonthEnd = to === lastOfMonth(yearOf(to), monthOf(to));
  const end = addMonths(to, -12);
  const days = daysBetween(from, to) + 1;
  const granularity =
    days === 1 ? "day" : days <= 7 ? "week" : days <= 31 ? "month" : days <= 92 ? "quarter" : "year";
  // February ends on another day in leap years.
  return period(addMonths(from, -12), isMonthEnd ? lastOfMonth(yearOf(end), monthOf(end)) : end, granularity);
}
