import { addDays, addMonths } from "./calendar.ts";
import { readCountWord } from "./count-words.ts";
import type { Groups } from "./dates-rule.ts";
import {
  monthIndex,
  monthOfIndex,
  type PeriodContext,
  type PlainPeriod,
  period,
  quarterOfIndex,
} from "./periods-calendar.ts";

/** "최근 3개월", "지난 30일": a stretch that ends now, or with the last whole month. */
export function readRecent(groups: Groups, context: PeriodContext): PlainPeriod {
  const word = groups["word"];
  if (word === "반년") return recentMonths(6, context);
  if (word === "일년") return recentMonths(12, context);
  if (word !== undefined) return recentDays(word === "보름" ? 15 : word === "열흘" ? 10 : 7, context);
  const said = groups["count"] ?? groups["english"] ?? "1";
  const count = Math.max(1, readCountWord(said) ?? 1);
  switch (groups["unit"] ?? groups["englishUnit"]) {
    case "일":
    case "day":
      return recentDays(count, context);
    case "주":
    case "주일":
    case "week":
      return recentDays(7 * count, context);
    case "년":
    case "year":
      return recentMonths(12 * count, context);
    case "개월":
    case "달":
    case "month":
      return recentMonths(count, context);
    default: {
      const current = Math.floor(monthIndex(context.today) / 3);
      return period(quarterOfIndex(current - count).from, quarterOfIndex(current - 1).to, "quarter");
    }
  }
}

function recentDays(count: number, { today }: PeriodContext): PlainPeriod {
  return period(addDays(today, 1 - count), today, "day");
}

function recentMonths(count: number, { today, recent }: PeriodContext): PlainPeriod {
  if (recent === "to_date") return period(addDays(addMonths(today, -count), 1), today, "month");
  const current = monthIndex(today);
  return period(monthOfIndex(current - count).from, monthOfIndex(current - 1).to, "month");
}
