import {
  addDays,
  addMonths,
  clampDate,
  firstOfMonth,
  type IsoDate,
  isoDate,
  lastOfMonth,
  mondayOf,
  monthOf,
  yearOf,
} from "./calendar.ts";
import { dayOfMonth } from "./dates-days.ts";
import {
  type DateContext,
  type DateRule,
  day,
  type Groups,
  inWeek,
  occurrence,
  single,
  window,
} from "./dates-rule.ts";
import { weekdayNear, weekend } from "./dates-weeks.ts";
import { readEnglish } from "./english-numbers.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const MONTH =
  "(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const YEAR = "(?:,?\\s(?<year>20\\d{2}))?";
const LONG_DAY = "(?<weekday>monday|tuesday|wednesday|thursday|friday|saturday|sunday)";
const SHORT_DAY =
  "(?<weekday>mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)";
/** «ten days», «a couple of weeks»: counted from today. */
const COUNT =
  "(?<count>\\d{1,3}|an?|a couple(?: of)?|[a-z]{3,9}(?:-[a-z]{3,5})?)\\s(?<unit>day|week|month)s?";

/** English rules; text arrives in lower case. */
export const ENGLISH_RULES: readonly DateRule[] = [
  {
    // 20-23 December, the 20th to the 23rd of December
    pattern: rule(
      `\\b(?:the\\s)?(?<first>\\d{1,2})(?:st|nd|rd|th)?(?:\\s?[~–—-]\\s?|\\s(?:to|until|till|through)\\s)(?:the\\s)?(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s(?:of\\s)?${MONTH}\\b${YEAR}`,
    ),
    read(groups, context) {
      const from = monthAndDay({ ...groups, day: groups["first"] }, context);
      const to = monthAndDay(groups, context);
      if (from === "impossible" || to === "impossible" || to.from < from.from) return "impossible";
      return { ...from, to: to.to };
    },
  },
  { pattern: rule(`\\b${MONTH}\\.?\\s(?<day>\\d{1,2})(?:st|nd|rd|th)?\\b${YEAR}`), read: monthAndDay },
  { pattern: rule(`\\b(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s(?:of\\s)?${MONTH}\\b${YEAR}`), read: monthAndDay },
  {
    pattern: rule(
      `\\b(?<part>early|beginning of|start of|mid|middle of|late|end of|first week of|last week of)[\\s-]${MONTH}\\b${YEAR}`,
    ),
    read: (groups, context) => monthWindow(groups, context, partOf(groups["part"] ?? "")),
  },
  {
    pattern: rule(`\\b(?:in|during|for|until|by|this|next)\\s${MONTH}\\b${YEAR}`),
    read: (groups, context) => monthWindow(groups, context, [1, 31]),
  },
  {
    pattern:
      /\b(?<month>january|february|april|june|july|august|september|october|november|december)\b(?:,?\s(?<year>20\d{2}))?/gu,
    read: (groups, context) => monthWindow(groups, context, [1, 31]),
  },
  {
    pattern: /\bthe\s(?<day>\d{1,2})(?:st|nd|rd|th)\b(?!\s(?:floor|time|day|night|century|anniversary))/gu,
    read: (groups, context) => dayOfMonth(Number(groups["day"]), context, 0.75),
  },
  {
    pattern: /\b(?<word>the day after tomorrow|day after tomorrow|tomorrow|today|tonight|yesterday)\b/gu,
    read({ word = "" }, { today }) {
      if (word.includes("after")) return day(addDays(today, 2), 0.95);
      return day(addDays(today, word === "tomorrow" ? 1 : word === "yesterday" ? -1 : 0), 0.95);
    },
  },
  {
    pattern: rule(`\\b(?<which>next|this|coming|last)\\s${SHORT_DAY}\\b`),
    read({ which, weekday = "" }, context) {
      const number = DAYS.indexOf(weekday.slice(0, 3)) + 1;
      const monday = mondayOf(context.today);
      switch (which) {
        case "next":
          // Some mean the coming one.
          return day(inWeek(addDays(monday, 7), number), 0.65);
        case "last":
          return day(weekdayNear({ ...context, expect: "past" }, number), 0.8);
        default:
          return day(weekdayNear({ ...context, expect: "future" }, number), 0.85);
      }
    },
  },
  {
    pattern: rule(`\\b(?:on\\s)?${LONG_DAY}(?<next>\\snext week)?\\b(?!\\s?(?:night|s\\b))`),
    read({ weekday = "", next }, context) {
      const number = DAYS.indexOf(weekday.slice(0, 3)) + 1;
      if (next !== undefined) return day(inWeek(addDays(mondayOf(context.today), 7), number), 0.95);
      return day(weekdayNear(context, number), 0.75);
    },
  },
  {
    pattern:
      /\bevery\s(?:\w{1,9}\s)?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|month|week)\b/gu,
    read: () => undefined,
  },
  {
    pattern: /\b(?<which>next|this|last|the)\s(?<unit>weekend|week|month)\b/gu,
    read({ which, unit }, context) {
      const away = which === "next" ? 1 : which === "last" ? -1 : 0;
      if (unit === "weekend") return weekend(context, away, which === "the" ? 0.5 : 0.9);
      if (which === "the") return undefined;
      if (unit === "week") {
        const monday = addDays(mondayOf(context.today), 7 * away);
        return window(monday, addDays(monday, 6), 0.9);
      }
      const month = addMonths(firstOfMonth(yearOf(context.today), monthOf(context.today)), away);
      return window(month, lastOfMonth(yearOf(month), monthOf(month)), 0.85);
    },
  },
  {
    pattern: rule(`\\bin\\s(?:about\\s|around\\s)?${COUNT}\\b(?:\\stime\\b)?`),
    read: countedFromToday,
  },
  {
    pattern: rule(`\\b${COUNT}\\s(?:from\\s(?:now|today)|later)\\b`),
    read: countedFromToday,
  },
];

function countedFromToday({ count = "", unit }: Groups, { today }: DateContext) {
  const number = countOf(count);
  if (number === undefined) return undefined;
  if (unit === "day") return day(addDays(today, number), 0.85);
  const date = unit === "week" ? addDays(today, 7 * number) : addMonths(today, number);
  return window(addDays(date, -3), addDays(date, 3), 0.7);
}

function countOf(word: string): number | undefined {
  if (/^\d/u.test(word)) return Number(word);
  if (word.startsWith("a couple")) return 2;
  if (word === "a" || word === "an") return 1;
  const read = readEnglish(word, 0);
  return read?.end === word.length ? read.value : undefined;
}

function rule(source: string): RegExp {
  return new RegExp(source, "gu");
}

function monthAndDay(groups: Groups, context: DateContext) {
  const number = Number(groups["day"]);
  const build = (year: number) => single(isoDate(year, monthNumber(groups), number));
  const found = groups["year"] === undefined ? occurrence(context, build) : build(Number(groups["year"]));
  return day(found?.from, 0.95);
}

function monthWindow(groups: Groups, context: DateContext, [first, last]: readonly [number, number]) {
  const month = monthNumber(groups);
  const build = (year: number): { from: IsoDate; to: IsoDate } => {
    const begin = firstOfMonth(year, month);
    const to = clampDate(addDays(begin, last - 1), begin, lastOfMonth(year, month));
    return { from: addDays(begin, first - 1), to };
  };
  const found = groups["year"] === undefined ? occurrence(context, build) : build(Number(groups["year"]));
  return found === undefined ? undefined : window(found.from, found.to, 0.85);
}

function monthNumber(groups: Groups): number {
  return MONTHS.indexOf((groups["month"] ?? "").slice(0, 3)) + 1;
}

function partOf(part: string): readonly [number, number] {
  switch (part) {
    case "first week of":
      return [1, 7];
    case "last week of":
      return [25, 31];
    case "mid":
    case "middle of":
      return [11, 20];
    case "late":
    case "end of":
      return [21, 31];
    default:
      return [1, 10];
  }
}
