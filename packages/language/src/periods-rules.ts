import { addDays, firstOfMonth, type IsoDate, isoDate, lastOfMonth, mondayOf, yearOf } from "./calendar.ts";
import { readYear } from "./dates-months.ts";
import type { Groups } from "./dates-rule.ts";
import {
  monthIndex,
  monthOfIndex,
  type PeriodContext,
  type PlainPeriod,
  period,
  quarterOfIndex,
} from "./periods-calendar.ts";
import { readRecent } from "./periods-recent.ts";

export interface PeriodRule {
  readonly pattern: RegExp;
  /** `undefined`: looks like a period and is none. */
  read(groups: Groups, context: PeriodContext): PlainPeriod | undefined;
  readonly confidence: number;
}

const YEAR =
  "(?:(?<![\\d.])'?(?<year>(?:19|20)\\d{2}|\\d{2}(?=\\s?년))\\s?년?도?\\s{0,2}|(?<yearWord>올해|금년|내년|작년|지난해|재작년)의?\\s{0,2})?";
const COUNT = "(?<count>\\d{1,3}|한|두|세|석|네|넉|다섯|여섯|육|삼|일|이)";

const ENGLISH_MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

export const PERIOD_RULES: readonly PeriodRule[] = [
  {
    // How long, how often, how old: no period of the calendar.
    pattern:
      /매(?:주|월|달|년)|\d{1,2}\s?박(?:\s?\d{1,2}일)?|\d{1,3}\s?년\s?(?:살|동안|전세|만기|거치|계약|차)|\d{1,2}\s?월세/gu,
    read: () => undefined,
    confidence: 0,
  },
  {
    pattern: /(?<![가-힣])(?<word>오늘|금일|어제|그제(?!야|서야)|그저께)|\b(?<english>today|yesterday)\b/gu,
    read(groups, { today }) {
      const word = groups["word"] ?? groups["english"] ?? "";
      const away = word.startsWith("그") ? -2 : word === "어제" || word === "yesterday" ? -1 : 0;
      return period(addDays(today, away), addDays(today, away), "day");
    },
    confidence: 0.95,
  },
  {
    pattern: /(?<![\d.-])(?<year>20\d{2})\s?[-./]\s?(?<month>\d{1,2})\s?[-./]\s?(?<day>\d{1,2})(?![\d])/gu,
    read: (groups) => oneDay(isoDate(Number(groups["year"]), Number(groups["month"]), Number(groups["day"]))),
    confidence: 0.95,
  },
  {
    pattern: new RegExp(`${YEAR}(?<![\\d.])(?<month>\\d{1,2})월\\s{0,2}(?<day>\\d{1,2})일`, "gu"),
    read(groups, context) {
      const month = Number(groups["month"]);
      const year = yearMeant(groups, context, (each) => firstOfMonth(each, Math.min(12, Math.max(1, month))));
      return oneDay(isoDate(year, month, Number(groups["day"])));
    },
    confidence: 0.95,
  },
  {
    pattern:
      /(?<![가-힣])(?<which>이번|요번|금|지난|저번|지지난|저저번)\s?주(?!소|식|인|택|문|의|제|방|변|민|연|말|류|점)|\b(?<english>this|last)\sweek\b/gu,
    read(groups, { today }) {
      const which = groups["which"] ?? groups["english"] ?? "";
      const away =
        which === "지지난" || which === "저저번" ? -2 : ["지난", "저번", "last"].includes(which) ? -1 : 0;
      const monday = addDays(mondayOf(today), 7 * away);
      return period(monday, addDays(monday, 6), "week");
    },
    confidence: 0.95,
  },
  {
    pattern:
      /(?<![가-힣])(?<which>이번\s?달|이\s?달|당월|금월|지난\s?달|저번\s?달|전월|지지난\s?달|저저번\s?달|전전월|다음\s?달|내달)|\b(?<english>this|last|next)\smonth\b/gu,
    read(groups, { today }) {
      const which = (groups["which"] ?? groups["english"] ?? "").replace(/\s/gu, "");
      return monthOfIndex(monthIndex(today) + monthsAway(which));
    },
    confidence: 0.95,
  },
  {
    // 2024년 3월, 작년 3월, 10월, 2024-03, 2024.03
    pattern: new RegExp(
      `${YEAR}(?<![\\d.])(?<month>0?[1-9]|1[0-2])\\s?월(?!세|급|간|요일|\\s?\\d{1,2}일)`,
      "gu",
    ),
    read(groups, context) {
      const month = Number(groups["month"]);
      return monthOfIndex(yearMeant(groups, context, (year) => firstOfMonth(year, month)) * 12 + month - 1);
    },
    confidence: 0.9,
  },
  {
    pattern:
      /(?<![\d.,-])(?<year>20\d{2})(?:[-./](?<month>0?[1-9]|1[0-2])|(?<packed>0[1-9]|1[0-2]))(?![\d.,-]*\d|원|만|명)/gu,
    read: (groups) =>
      monthOfIndex(Number(groups["year"]) * 12 + Number(groups["month"] ?? groups["packed"]) - 1),
    confidence: 0.85,
  },
  {
    pattern:
      /(?:\bin\s(?<named>march|may|mar|apr|jan|feb|jun|jul|aug|sep|oct|nov|dec)|\b(?<full>january|february|april|june|july|august|september|october|november|december))\b(?:,?\s(?<year>20\d{2}))?/gu,
    read(groups, context) {
      const name = (groups["named"] ?? groups["full"] ?? "").slice(0, 3);
      const month = ENGLISH_MONTHS.indexOf(name) + 1;
      return monthOfIndex(yearMeant(groups, context, (year) => firstOfMonth(year, month)) * 12 + month - 1);
    },
    confidence: 0.85,
  },
  {
    // 1~3월: both ends in one breath
    pattern: new RegExp(
      `${YEAR}(?<![\\d.])(?<first>0?[1-9]|1[0-2])\\s?[~〜-]\\s?(?<last>0?[1-9]|1[0-2])\\s?월`,
      "gu",
    ),
    read(groups, context) {
      const first = Number(groups["first"]);
      const last = Number(groups["last"]);
      const begin = yearMeant(groups, context, (year) => firstOfMonth(year, first)) * 12 + first - 1;
      const end = begin + ((last - first + 12) % 12);
      return period(monthOfIndex(begin).from, monthOfIndex(end).to, "month");
    },
    confidence: 0.9,
  },
  {
    pattern:
      /(?<![가-힣])(?<which>이번|금|당|지난|저번|직전|전|지지난|전전|다음)\s?분기|\b(?<english>this|last)\squarter\b/gu,
    read(groups, { today }) {
      const which = groups["which"] ?? groups["english"] ?? "";
      const away = ["지지난", "전전"].includes(which)
        ? -2
        : ["지난", "저번", "직전", "전", "last"].includes(which)
          ? -1
          : which === "다음"
            ? 1
            : 0;
      return quarterOfIndex(Math.floor(monthIndex(today) / 3) + away);
    },
    confidence: 0.95,
  },
  {
    // 2분기, 2024년 2분기, 작년 4/4분기, 3사분기
    pattern: new RegExp(`${YEAR}(?<![\\d.])(?<quarter>[1-4]|일|이|삼|사)(?:\\s?\\/\\s?4|사)?\\s?분기`, "gu"),
    read: (groups, context) => namedQuarter(groups, context),
    confidence: 0.95,
  },
  {
    pattern: /\b(?:q(?<quarter>[1-4])|(?<digit>[1-4])q)\b(?:\s?,?\s?'?(?<year>20\d{2}|\d{2})\b)?/gu,
    read: (groups, context) =>
      namedQuarter({ ...groups, quarter: groups["quarter"] ?? groups["digit"] }, context),
    confidence: 0.9,
  },
  {
    pattern: new RegExp(`${YEAR}(?<half>상반기|하반기|(?<![a-z0-9])h[12](?![a-z0-9]))`, "gu"),
    read(groups, context) {
      const half = groups["half"] === "상반기" || groups["half"] === "h1" ? 1 : 7;
      const year = yearMeant(groups, context, (each) => firstOfMonth(each, half));
      return period(firstOfMonth(year, half), lastOfMonth(year, half + 5), "half");
    },
    confidence: 0.95,
  },
  {
    // 최근 3개월, 지난 30일, 최근 한 달, last 3 months
    pattern: new RegExp(
      `(?<![가-힣])(?!지난\\s?[1-4]\\s?분기)(?:최근|지난|직전|근)\\s?(?:${COUNT}\\s?(?<unit>개월|달|주일|주|일|년|분기|개\\s?분기)|(?<word>일주일|보름|열흘|반년|일년))(?:간|동안)?|\\b(?:last|past|recent)\\s(?<english>\\d{1,3})\\s(?<englishUnit>day|week|month|quarter|year)s?\\b`,
      "gu",
    ),
    read: readRecent,
    confidence: 0.9,
  },
  {
    pattern:
      /(?<![가-힣])(?:올해\s?들어|연초부터(?:\s?(?:지금|현재|오늘)까지)?|올해\s?누적|연간\s?누적)|\bytd\b|\byear to date\b/gu,
    read: (_, { today }) => period(firstOfMonth(yearOf(today), 1), today, "year"),
    confidence: 0.9,
  },
  {
    pattern:
      /(?<![가-힣])(?<yearWord>올해|금년|내년|작년|지난해|재작년)|(?<![가-힣])전년도?(?!\s?(?:동|대비|같은))|(?<![\d.,-])'?(?<year>(?:19|20)\d{2})(?:\s?년도?(?!\s?\d{1,2}\s?월)|(?=\s(?:매출|실적|결산)))|\b(?<english>this|last)\syear\b/gu,
    read(groups, { today }) {
      const english = groups["english"];
      const said =
        english === undefined ? readYear(groups, today) : yearOf(today) - (english === "last" ? 1 : 0);
      const year = said ?? yearOf(today) - 1;
      return period(firstOfMonth(year, 1), lastOfMonth(year, 12), "year");
    },
    confidence: 0.9,
  },
];

function oneDay(date: IsoDate | undefined): PlainPeriod | undefined {
  return date === undefined ? undefined : period(date, date, "day");
}

/** Business looks back: without a year the latest that has begun is meant; the end of a range follows its beginning. */
function yearMeant(
  groups: Groups,
  { today, after }: PeriodContext,
  beginsIn: (year: number) => IsoDate,
): number {
  const said = readYear(groups, today);
  if (said !== undefined) return said;
  if (after !== undefined) return beginsIn(yearOf(after)) >= after ? yearOf(after) : yearOf(after) + 1;
  return beginsIn(yearOf(today)) <= today ? yearOf(today) : yearOf(today) - 1;
}

function namedQuarter(groups: Groups, context: PeriodContext): PlainPeriod {
  const said = groups["quarter"] ?? "1";
  const quarter = Number.isNaN(Number(said)) ? "일이삼사".indexOf(said) : Number(said) - 1;
  const year = yearMeant(groups, context, (each) => firstOfMonth(each, quarter * 3 + 1));
  return quarterOfIndex(year * 4 + quarter);
}

function monthsAway(which: string): number {
  if (["지지난달", "저저번달", "전전월"].includes(which)) return -2;
  if (["지난달", "저번달", "전월", "last"].includes(which)) return -1;
  return ["다음달", "내달", "next"].includes(which) ? 1 : 0;
}
