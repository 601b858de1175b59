import { addDays, type IsoDate, mondayOf, weekdayOf } from "./calendar.ts";
import {
  type DateContext,
  type DateRule,
  day,
  inWeek,
  type RuleReading,
  WEEKDAYS,
  window,
} from "./dates-rule.ts";

const WHICH = "(?<which>다다음|다담|다음|담|이번|요번|지난|저번|지지난|돌아오는|오는|차|금)";
/** "다음 주소", "이번 주식": other words that begin with the syllable for week. */
const WEEK = "\\s?주(?!소|식|인|택|문|의|제|방|변|민|연|차장|유|사|장|가|점|관)";

/** Rules for what is said by week: weekdays, weekends, whole weeks. */
export const WEEK_RULES: readonly DateRule[] = [
  {
    // 매주 금요일, 금요일마다: a habit, not a day
    pattern: /매\s?(?:주|월|달|년)\s{0,2}[^\n,.]{0,12}?(?:요일|일|주)|[월화수목금토일]요일마다/gu,
    read: () => undefined,
  },
  {
    // 다음 주 금요일, 담주 토욜, 이번 금요일, 돌아오는 토요일
    pattern: new RegExp(
      `(?<![가-힣])${WHICH}(?<week>${WEEK})?\\s{0,2}(?<weekday>[월화수목금토일])(?:요일|욜|(?=$|[\\s,.!?~]|부터|까지|에))`,
      "gu",
    ),
    read(groups, context) {
      const which = groups["which"] ?? "";
      const weekday = WEEKDAYS.indexOf(groups["weekday"] ?? "") + 1;
      const isWeekSaid = groups["week"] !== undefined;
      if (!isWeekSaid && (which === "차" || which === "금")) return undefined;
      if (which === "돌아오는" || which === "오는") return day(comingWeekday(context.today, weekday), 0.9);
      const date = inWeek(addDays(mondayOf(context.today), 7 * weeksAway(which)), weekday);
      // Without the word for week some mean the coming day and some the one after it.
      return day(date, isWeekSaid ? 0.95 : which === "다음" || which === "담" ? 0.65 : 0.85);
    },
  },
  {
    // 다음 주 금토일, 이번 주 토일
    pattern: new RegExp(
      `(?<![가-힣])${WHICH}${WEEK}\\s{0,2}(?<days>[월화수목금토일]{2,5})(?=$|[\\s,.!?~]|에|로|요일)(?:요일)?`,
      "gu",
    ),
    read(groups, context) {
      const days = groups["days"] ?? "";
      if (!WEEKDAYS.includes(days)) return undefined;
      const monday = addDays(mondayOf(context.today), 7 * weeksAway(groups["which"] ?? ""));
      const first = inWeek(monday, WEEKDAYS.indexOf(days) + 1);
      return stretch(first, days.length, 0.9);
    },
  },
  {
    // 금토일, 목금토일: the coming ones
    pattern:
      /(?<![가-힣])(?<days>[월화수목]?금토일?|토일|목금토?|월화수|화수목|수목금)(?=$|[\s,.!?~]|에\s|로\s|요일|으로)(?:요일)?/gu,
    read(groups, context) {
      const days = groups["days"] ?? "";
      if (!WEEKDAYS.includes(days)) return undefined;
      return stretch(weekdayNear(context, WEEKDAYS.indexOf(days) + 1), days.length, 0.75);
    },
  },
  {
    // 금요일, 토욜: the coming one
    pattern: /(?<![가-힣])(?<weekday>[월화수목금토일])(?:요일|욜)/gu,
    read(groups, context) {
      const weekday = WEEKDAYS.indexOf(groups["weekday"] ?? "") + 1;
      return day(weekdayNear(context, weekday), 0.75);
    },
  },
  {
    // 이번 주말, 다음 주 주말, 지난 주말, 담주말
    pattern: new RegExp(`(?<![가-힣])${WHICH}(?:\\s?주)?\\s?주말(?!농장|부부|드라마)`, "gu"),
    read: (groups, context) => weekend(context, weeksAway(groups["which"] ?? ""), 0.9),
  },
  {
    pattern: /(?<![가-힣])주말(?=에|부터|$|[\s,.!?])(?!\s?(?:요금|가격|마다|엔 비|농장|부부|드라마))/gu,
    read: (_, context) => weekend(context, 0, 0.5),
  },
  {
    // 다음 주 초, 이번 주 중, 다음 주
    pattern: new RegExp(
      `(?<![가-힣])(?<which>다다음|다담|다음|담|이번|요번|지난|저번|지지난)${WEEK}(?:차(?!장))?(?:\\s?(?<part>초|중반|중|후반|말)(?=$|[\\s,.!?]|에|쯤|부터))?`,
      "gu",
    ),
    read(groups, context) {
      const monday = addDays(mondayOf(context.today), 7 * weeksAway(groups["which"] ?? ""));
      switch (groups["part"]) {
        case "초":
          return window(monday, addDays(monday, 1), 0.8);
        case "중반":
          return window(addDays(monday, 2), addDays(monday, 3), 0.8);
        case "후반":
          return window(addDays(monday, 3), addDays(monday, 4), 0.8);
        case "말":
          return window(addDays(monday, 5), addDays(monday, 6), 0.8);
        default:
          return window(monday, addDays(monday, 6), 0.9);
      }
    },
  },
];

/** Days that follow each other, the first and the last of which were said. */
function stretch(first: IsoDate, days: number, confidence: number): RuleReading {
  return { from: first, to: addDays(first, days - 1), exact: true, confidence };
}

export function weeksAway(which: string): number {
  switch (which) {
    case "다다음":
    case "다담":
      return 2;
    case "다음":
    case "담":
    case "차":
      return 1;
    case "지난":
    case "저번":
      return -1;
    case "지지난":
      return -2;
    default:
      return 0;
  }
}

export function weekend({ today }: DateContext, weeks: number, confidence: number): RuleReading {
  const saturday = inWeek(addDays(mondayOf(today), 7 * weeks), 6);
  return window(saturday, addDays(saturday, 1), confidence);
}

/** A weekday alone is never today: who means today says so. As the end of a range it follows the beginning. */
export function weekdayNear({ reference, expect }: DateContext, weekday: number): IsoDate {
  if (expect !== "past") return comingWeekday(reference, weekday);
  return addDays(reference, -(((weekdayOf(reference) - weekday + 6) % 7) + 1));
}

function comingWeekday(date: IsoDate, weekday: number): IsoDate {
  return addDays(date, ((weekday - weekdayOf(date) + 6) % 7) + 1);
}
