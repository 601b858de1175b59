import { addDays, addMonths, dayOf, type IsoDate, isoDate, monthOf, yearOf } from "./calendar.ts";
import { readCountWord } from "./count-words.ts";
import { type DateContext, type DateRule, day, window } from "./dates-rule.ts";

const AWAY: Readonly<Record<string, number>> = {
  그글피: 4,
  글피: 3,
  내일모레: 2,
  낼모레: 2,
  모레: 2,
  내일: 1,
  명일: 1,
  낼: 1,
  오늘: 0,
  금일: 0,
  어제: -1,
  어저께: -1,
  전날: -1,
  그제: -2,
  그저께: -2,
  엊그제: -2,
  그끄저께: -3,
};

const DAYS_IN: Readonly<Record<string, number>> = {
  하루: 1,
  이틀: 2,
  사흘: 3,
  나흘: 4,
  닷새: 5,
  엿새: 6,
  이레: 7,
  열흘: 10,
  보름: 15,
  일주일: 7,
};

/** Rules for days counted from today, and for a day of the month said alone. */
export const DAY_RULES: readonly DateRule[] = [
  {
    // How long a trip lasts, which day of it, how often: none of these is a date. Nor is a telephone number.
    pattern:
      /\d{1,2}\s?박(?:\s?\d{1,2}\s?일)?|(?<!월\s?)\d{1,3}\s?일\s?(?:간|동안|정도|짜리|차|째|일정|코스|내내|이내|치|여행|만에|씩|마다)|(?<!\d)0\d{1,2}-\d{3,4}-\d{4}/gu,
    read: () => undefined,
  },
  {
    // "낼" is also "will pay", "그제야" is "only then"
    pattern:
      /(?<![가-힣])(?<word>그글피|글피|내일모레|내일\s모레|낼모레|모레|내일(?!로\s?(?:티켓|패스))|명일|낼(?=\s?(?:부터|까지|출발|아침|점심|저녁|밤|오전|오후|새벽))|오늘(?!의\s?집)|금일|어제|어저께|그제(?!야|서야)|그저께|엊그제|그끄저께)/gu,
    read(groups, { today }) {
      const away = AWAY[(groups["word"] ?? "").replace(/\s/gu, "")] ?? 0;
      return day(addDays(today, away), groups["word"] === "엊그제" ? 0.6 : 0.95);
    },
  },
  {
    // 3일 뒤, 일주일 후, 두 달 뒤, 보름 전
    pattern:
      /(?<![\d.가-힣])(?:(?<count>\d{1,3}|한|두|세|석|네|넉|다섯|여섯)\s?(?<unit>일|주일|주|달|개월|년)|(?<word>하루|이틀|사흘|나흘|닷새|엿새|이레|열흘|보름|일주일))\s?(?<side>뒤|후(?!기|보|쿠|회)|있다가|전(?!세|자|주|통|에는|체))/gu,
    read(groups, { today }) {
      const sign = groups["side"] === "전" ? -1 : 1;
      const word = groups["word"];
      if (word !== undefined) return day(addDays(today, sign * (DAYS_IN[word] ?? 0)), 0.85);
      const count = sign * (readCountWord(groups["count"] ?? "") ?? 0);
      switch (groups["unit"]) {
        case "일":
          return day(addDays(today, count), 0.85);
        case "주":
        case "주일":
          return around(addDays(today, 7 * count), 3);
        case "년":
          return around(addMonths(today, 12 * count), 15);
        default:
          return around(addMonths(today, count), 7);
      }
    },
  },
  {
    // 20일부터, 20일에, 25일 출발: the next such day
    pattern:
      /(?<![\d.,박월]|박\s)(?<day>0?[1-9]|[12]\d|3[01])\s?일(?:날)?(?=\s?(?:부터|까지|에(?!\s?\d)|출발|저녁|아침|오전|오후|밤|새벽|\(|[~〜-]\s?\d{1,2}\s?일|도착|귀국|복귀))/gu,
    read: (groups, context) => dayOfMonth(Number(groups["day"]), context, 0.8),
  },
  {
    // 20일 alone: more days than a trip can last, so it is a day of the month
    pattern: /(?<![\d.,박월]|박\s)(?<day>1[6-9]|2\d|3[01])\s?일(?=$|[\s,.!?]|쯤|경|로|이요|요|날)/gu,
    read: (groups, context) => dayOfMonth(Number(groups["day"]), context, 0.6),
  },
  {
    // 20~23일, 20-23일
    pattern:
      /(?<![\d.,/-])(?<first>0?[1-9]|[12]\d|3[01])\s?[~〜-]\s?(?<last>1[6-9]|2\d|3[01])\s?일(?!\s?(?:간|동안|정도|짜리|일정))/gu,
    read(groups, context) {
      const first = dayOfMonth(Number(groups["first"]), context, 0.7);
      if (first === "impossible" || first === undefined) return first;
      const last = dayOfMonth(
        Number(groups["last"]),
        { ...context, reference: first.from, expect: "future" },
        0.7,
      );
      if (last === "impossible" || last === undefined || last.from < first.from) return "impossible";
      return { ...window(first.from, last.from, 0.7), exact: true };
    },
  },
];

/** "Two months from now" is not said of one day. */
function around(date: IsoDate, days: number) {
  return window(addDays(date, -days), addDays(date, days), 0.7);
}

export function dayOfMonth(number: number, { reference, expect }: DateContext, confidence: number) {
  const step = expect === "past" ? -1 : 1;
  // A month that lacks the day is passed over; two in a row never do.
  for (let months = 0; months < 3; months += 1) {
    const month = addMonths(`${reference.slice(0, 8)}01`, step * months);
    const date = isoDate(yearOf(month), monthOf(month), number);
    if (date === undefined) continue;
    const fits = expect === "past" ? date <= reference : date >= reference;
    if (expect === "any" ? Math.abs(dayOf(reference) - number) < 20 || months > 0 : fits)
      return day(date, confidence);
  }
  return "impossible" as const;
}
