import {
  addDays,
  addMonths,
  firstOfMonth,
  type IsoDate,
  isoDate,
  lastOfMonth,
  monthOf,
  weekdayOf,
  yearOf,
} from "./calendar.ts";
import {
  type DateContext,
  type DateRule,
  day,
  type Groups,
  occurrence,
  type RuleReading,
  single,
  WEEKDAYS,
  window,
} from "./dates-rule.ts";
import { nthWeekday, partOfMonth, weekOfMonth } from "./weeks-of-month.ts";

export const YEAR =
  "(?:(?<![\\d.])'?(?<year>(?:19|20)\\d{2}|\\d{2})\\s?년\\s{0,2}|(?<yearWord>올해|금년|내년|명년|내후년|작년|지난해|재작년)의?\\s{0,2})?";
export const MONTH =
  "(?:(?<![\\d.])(?<month>\\d{1,2})\\s?월|(?<![가-힣])(?<monthName>일월|이월|삼월|사월|오월|유월|육월|칠월|팔월|구월|시월|십월|십일월|십이월)|(?<![가-힣])(?<monthWord>이번\\s?달|이\\s?달|다음\\s?달|담\\s?달|내달|다다음\\s?달|지난\\s?달|저번\\s?달))";
const NAMED_WEEKDAY =
  "(?:\\s?\\((?<bracketed>[월화수목금토일])(?:요일|욜)?\\)|\\s?(?<spoken>[월화수목금토일])(?:요일|욜))?";
const ORDINAL =
  "(?<ordinal>첫째|첫번째|첫|둘째|두번째|셋째|세번째|넷째|네번째|다섯째|마지막|[1-5](?:째|번째)|[1-5](?=\\s?주차))";
/** What may follow a word that would otherwise be the beginning of another one ("3월 초밥", "3월 말고"). */
const ENDS = "(?=$|[\\s,.!?~)]|에|쯤|부터|까지|로|경|께|이|정도|의|나|면|엔|은|는|도|출발)";

const MONTH_NAMES: Readonly<Record<string, number>> = {
  일월: 1,
  이월: 2,
  삼월: 3,
  사월: 4,
  오월: 5,
  유월: 6,
  육월: 6,
  칠월: 7,
  팔월: 8,
  구월: 9,
  시월: 10,
  십월: 10,
  십일월: 11,
  십이월: 12,
};

/** «삼월 보름» is the fifteenth. */
function dayIn(groups: Parameters<typeof spokenDay>[0]): number {
  if (groups["middle"] !== undefined) return MIDDLE_OF_MONTH;
  return groups["day"] === undefined ? spokenDay(groups) : Number(groups["day"]);
}
const MIDDLE_OF_MONTH = 15;

/** Rules for what is said by month: days, weeks and parts of it. */
export const MONTH_RULES: readonly DateRule[] = [
  {
    // 2026년 12월 20일, 내년 1월 3일(일), 다음 달 5일, 십이월 이십일
    pattern: rule(
      `${YEAR}${MONTH}\\s{0,2}(?:(?<day>\\d{1,2})\\s?일|(?<tens>[이삼]?십)?(?<ones>[일이삼사오육칠팔구])?일|(?<middle>보름))(?!\\s?간)${NAMED_WEEKDAY}`,
    ),
    read(groups, context) {
      const number = dayIn(groups);
      const found = inMonth(groups, context, (year, month) => single(isoDate(year, month, number)));
      return found === undefined ? "impossible" : checkWeekday(found.from, groups, 0.95);
    },
  },
  {
    // 12월 20~24일
    pattern: rule(
      `${YEAR}${MONTH}\\s{0,2}(?<day>\\d{1,2})\\s?[~〜–-]\\s?(?<last>\\d{1,2})\\s?일(?!\\s?(?:간|동안))`,
    ),
    read(groups, context) {
      const found = inMonth(groups, context, (year, month) => {
        const from = isoDate(year, month, Number(groups["day"]));
        const to = isoDate(year, month, Number(groups["last"]));
        return from === undefined || to === undefined || to < from ? undefined : { from, to };
      });
      return found === undefined ? "impossible" : { ...found, exact: true, confidence: 0.9 };
    },
  },
  {
    // 2026-12-20, 2026.12.20, 2026/12/20, 20261220
    pattern:
      /(?<![\d.-])(?<year>(?:19|20)\d{2})(?:\s?[-./]\s?(?<month>\d{1,2})\s?[-./]\s?(?<day>\d{1,2})|(?<packedMonth>0[1-9]|1[0-2])(?<packedDay>[0-2]\d|3[01]))(?![\d-])\.?(?:\s?\((?<bracketed>[월화수목금토일])(?:요일|욜)?\)|\s?(?<spoken>[월화수목금토일])(?:요일|욜))?/gu,
    read(groups) {
      const date = isoDate(
        Number(groups["year"]),
        Number(groups["month"] ?? groups["packedMonth"]),
        Number(groups["day"] ?? groups["packedDay"]),
      );
      return date === undefined ? "impossible" : checkWeekday(date, groups, 0.98);
    },
  },
  {
    // 12/20, 12/20(일); fractions and round-the-clock are not days
    pattern:
      /(?<![\d/.,])(?!(?:1\/[2-9]|2\/3|3\/4)(?!\d|\s?(?:부터|까지|에\s?출발|출발|[~〜-]\s?\d|\()))(?<month>0?[1-9]|1[0-2])\/(?<day>0?[1-9]|[12]\d|3[01])(?![\d/%]|\s?(?:명|개|박|원|만|억|배|점|분기|인))일?(?:\s?\((?<bracketed>[월화수목금토일])(?:요일|욜)?\)|\s?(?<spoken>[월화수목금토일])(?:요일|욜))?/gu,
    read: (groups, context) => monthAndDay(groups, context, 0.9),
  },
  {
    // 12.20부터, 12.20~12.23: with a dot only where the words around it speak of days
    pattern:
      /(?<![\d/.,])(?<month>0?[1-9]|1[0-2])\.\s?(?<day>0?[1-9]|[12]\d|3[01])(?:\.?\s?\((?<bracketed>[월화수목금토일])\)|(?=\.?\s?(?:부터|까지|에\s|출발|[~〜]\s?\d{1,2}[./]\d)))/gu,
    read: (groups, context) => monthAndDay(groups, context, 0.85),
  },
  {
    // ~12.23: the second half of a range with dots
    pattern:
      /(?<=\d[.)]?\s?[~〜]\s?)(?<month>0?[1-9]|1[0-2])\.(?<day>0?[1-9]|[12]\d|3[01])(?!\d|[\d.]{0,4}[억만천원배점])/gu,
    read: (groups, context) => monthAndDay(groups, context, 0.85),
  },
  {
    // 12월 첫째 주, 12월 둘째 주 토요일, 1월 마지막 주말
    pattern: rule(
      `${YEAR}${MONTH}의?\\s{0,2}${ORDINAL}\\s{0,2}(?:(?<weekend>(?:주\\s?)?주말)|주차?(?!말)(?:\\s?(?<weekday>[월화수목금토일])(?:요일|욜))?|(?<only>[월화수목금토일])(?:요일|욜))`,
    ),
    read(groups, context) {
      const wanted = groups["weekday"] ?? groups["only"];
      const ordinal = readOrdinal(groups["ordinal"] ?? "");
      const found = inMonth(groups, context, (year, month) => {
        if (wanted !== undefined)
          return single(nthWeekday(year, month, WEEKDAYS.indexOf(wanted) + 1, ordinal));
        if (groups["weekend"] === undefined) return weekOfMonth(year, month, ordinal);
        const saturday = nthWeekday(year, month, 6, ordinal);
        return saturday === undefined ? undefined : { from: saturday, to: addDays(saturday, 1) };
      });
      if (found === undefined) return "impossible";
      return wanted === undefined ? window(found.from, found.to, 0.85) : day(found.from, 0.85);
    },
  },
  {
    // 3월 초, 3월 중순, 12월 말, 다음 달 하순
    pattern: rule(
      `${YEAR}(?:${MONTH}\\s{0,2}|(?<![가-힣])월)(?<part>초순|상순|초반|초|중순|중반|하순|월말|말일|후반|말(?!고))${ENDS}`,
    ),
    read(groups, context) {
      const found = inMonth(groups, context, (year, month) => partOfMonth(year, month, groups["part"] ?? ""));
      return found === undefined ? "impossible" : window(found.from, found.to, 0.85);
    },
  },
  {
    // 내년 1월, 12월에, 다음 달
    pattern: rule(`${YEAR}${MONTH}(?!세|급|간|요일|정액|\\s?\\d{1,2}일|\\s?권)(?:\\s?중(?=$|[\\s,.!?]|에))?`),
    read(groups, context) {
      // "유월", "이월" alone are more often other words.
      if (
        groups["monthName"] !== undefined &&
        groups["year"] === undefined &&
        groups["yearWord"] === undefined
      )
        return undefined;
      const found = inMonth(groups, context, (year, month) =>
        month < 1 || month > 12
          ? undefined
          : { from: firstOfMonth(year, month), to: lastOfMonth(year, month) },
      );
      return found === undefined ? "impossible" : window(found.from, found.to, 0.85);
    },
  },
];

function rule(source: string): RegExp {
  return new RegExp(source, "gu");
}

/** The interval in the month that was said, in the year that was said or meant. */
export function inMonth(
  groups: Groups,
  context: DateContext,
  build: (year: number, month: number) => { from: IsoDate; to: IsoDate } | undefined,
): { from: IsoDate; to: IsoDate } | undefined {
  const word = groups["monthWord"];
  const year = readYear(groups, context.today);
  if (word !== undefined || (groups["month"] === undefined && groups["monthName"] === undefined)) {
    const date = addMonths(
      firstOfMonth(yearOf(context.today), monthOf(context.today)),
      monthsAway(word ?? ""),
    );
    return build(yearOf(date), monthOf(date));
  }
  const month = MONTH_NAMES[groups["monthName"] ?? ""] ?? Number(groups["month"]);
  if (year !== undefined) return build(year, month);
  return occurrence(context, (each) => build(each, month));
}

export function readYear(groups: Groups, today: IsoDate): number | undefined {
  const written = groups["year"];
  if (written !== undefined) return written.length === 2 ? 2000 + Number(written) : Number(written);
  switch (groups["yearWord"]) {
    case "올해":
    case "금년":
      return yearOf(today);
    case "내년":
    case "명년":
      return yearOf(today) + 1;
    case "내후년":
      return yearOf(today) + 2;
    case "작년":
    case "지난해":
      return yearOf(today) - 1;
    case "재작년":
      return yearOf(today) - 2;
    default:
      return undefined;
  }
}

function monthsAway(word: string): number {
  if (word.startsWith("다다음")) return 2;
  if (word.startsWith("다음") || word.startsWith("담") || word === "내달") return 1;
  return word.startsWith("지난") || word.startsWith("저번") ? -1 : 0;
}

function monthAndDay(groups: Groups, context: DateContext, confidence: number): RuleReading | "impossible" {
  const found = occurrence(context, (year) =>
    single(isoDate(year, Number(groups["month"]), Number(groups["day"]))),
  );
  return found === undefined ? "impossible" : checkWeekday(found.from, groups, confidence);
}

/** "12월 20일 토요일" where the 20th is a Sunday: one of the two is wrong, and only the speaker knows which. */
export function checkWeekday(date: IsoDate, groups: Groups, confidence: number): RuleReading {
  const said = groups["bracketed"] ?? groups["spoken"];
  const reading: RuleReading = { from: date, to: date, exact: true, confidence };
  if (said === undefined || WEEKDAYS[weekdayOf(date) - 1] === said) return reading;
  return { ...reading, confidence: 0.5, unclear: "weekday_mismatch" };
}

function spokenDay(groups: Groups): number {
  const tens = groups["tens"];
  const ones = groups["ones"];
  const ten = tens === undefined ? 0 : tens.length === 1 ? 10 : tens.startsWith("이") ? 20 : 30;
  return ten + (ones === undefined ? 0 : "일이삼사오육칠팔구".indexOf(ones) + 1);
}

const ORDINALS = ["첫", "둘두", "셋세", "넷네", "다"];

/** 1 to 5, or -1 for the last. */
function readOrdinal(word: string): number {
  if (word.startsWith("마")) return -1;
  const digit = Number.parseInt(word, 10);
  return Number.isNaN(digit) ? ORDINALS.findIndex((each) => each.includes(word.charAt(0))) + 1 : digit;
}
