import { addDays, type IsoDate, isoDate, lastOfMonth, yearOf } from "./calendar.ts";
import { readYear } from "./dates-months.ts";
import {
  type DateContext,
  type DateRule,
  type Groups,
  occurrence,
  type RuleReading,
  window,
} from "./dates-rule.ts";
import { breakAround, type KoreanDay, koreanDay } from "./korean-holidays.ts";

const SAID_YEAR =
  "(?:(?<![\\d.])'?(?<year>(?:19|20)\\d{2}|\\d{2})\\s?년\\s{0,2}|(?<yearWord>올해|금년|내년|명년|내후년|작년|지난해|재작년)의?\\s{0,2}|(?:이번|다음|오는|지난)\\s?)?";
/** A thing named after the day is not the day. */
const NOT_A_THING =
  "(?!\\s?(?:선물|마켓|트리|카드|케이크|케익|섬|분위기|파티|장식|캐럴|세트|음식|특선|보너스|상여|동(?=$|[\\s,.에])))";

const NAMES: Readonly<Record<string, KoreanDay>> = {
  "크리스마스\\s?이브|성탄\\s?전야|christmas eve": "christmas_eve",
  "크리스마스|성탄절|크리스마스날|성탄|기독탄신일|christmas|xmas": "christmas",
  "설날|설(?=\\s?(?:연휴|명절|때|에(?=$|\\s)))|구정|음력\\s?설|lunar new year|seollal": "seollal",
  "추석|한가위|chuseok": "chuseok",
  "신정|새해\\s?첫날|새해\\s?첫\\s?날|양력\\s?설|new year'?s day": "new_year",
  "삼일절|3[·.]?1절": "independence_movement",
  "근로자의\\s?날|노동절": "labour",
  "어린이날|어린이\\s날": "children",
  "어버이날|어버이\\s날": "parents",
  "석가탄신일|부처님\\s?오신\\s?날|초파일": "buddha",
  현충일: "memorial",
  제헌절: "constitution",
  광복절: "liberation",
  개천절: "foundation",
  한글날: "hangul",
  "핼러윈|할로윈|halloween": "halloween",
  "발렌타인\\s?데이|밸런타인\\s?데이|valentine'?s day": "valentine",
  "화이트\\s?데이": "white_day",
  "12월\\s?31일\\s?밤|제야|new year'?s eve": "new_years_eve",
};

/** Rules for named days, breaks and seasons. */
export const HOLIDAY_RULES: readonly DateRule[] = [
  ...Object.entries(NAMES).map(
    ([names, name]): DateRule => ({
      pattern: new RegExp(
        `(?<![가-힣a-z])${SAID_YEAR}(?:${names})${NOT_A_THING}(?:\\s?(?<break>연휴|황금연휴|명절|휴가|holidays?|break))?(?:\\s?(?<side>전날|다음\\s?날))?`,
        "gu",
      ),
      read: (groups, context) => readHoliday(name, groups, context),
    }),
  ),
  {
    // 연말연시, 연말, 연초
    pattern: new RegExp(
      `(?<![가-힣])${SAID_YEAR}(?<word>연말연시|연말(?!정산|결산|보너스|평가|모임)|연초(?!제|부터\\s?지금))`,
      "gu",
    ),
    read(groups, context) {
      const said = readYear(groups, context.today);
      const build = (year: number) => turnOfYear(groups["word"] ?? "", year);
      const found = said === undefined ? occurrence(context, build) : build(said);
      return found === undefined ? undefined : window(found.from, found.to, 0.7);
    },
  },
  {
    // Everyone takes these at another time: worth asking, with the usual weeks as a hint.
    pattern: new RegExp(
      `(?<![가-힣])${SAID_YEAR}(?<season>여름\\s?휴가|여름\\s?방학|겨울\\s?방학|겨울\\s?휴가|봄\\s?방학|벚꽃\\s?(?:시즌|철|필\\s?때)|단풍\\s?(?:시즌|철)|휴가철|(?:여름|겨울|가을|봄)(?=$|[\\s,.!?]|에|쯤|때|여행|이요|으로)|summer vacation|summer holidays?)`,
      "gu",
    ),
    read(groups, context) {
      const season = seasonMonths(groups["season"] ?? "");
      const said = readYear(groups, context.today);
      const build = (year: number) => ({
        from: `${year}-${season.from}` as IsoDate,
        to: season.wraps ? lastOfMonth(year + 1, 2) : `${year}-${season.to}`,
      });
      const found = said === undefined ? occurrence(context, build) : build(said);
      return found === undefined ? undefined : { ...window(found.from, found.to, 0.5), unclear: "season" };
    },
  },
  {
    pattern: /(?<![가-힣])(?:황금\s?연휴|징검다리\s?연휴|연휴|명절)(?=$|[\s,.!?에때로])/gu,
    read: (_, { today }) => ({ ...window(today, addDays(today, 365), 0.4), unclear: "which_holiday" }),
  },
];

function readHoliday(name: KoreanDay, groups: Groups, context: DateContext): RuleReading | undefined {
  const isBreak = groups["break"] !== undefined;
  const said = readYear(groups, context.today);
  const build = (year: number) => {
    const date = koreanDay(name, year);
    if (date === undefined) return undefined;
    if (groups["side"] === "전날") return { from: addDays(date, -1), to: addDays(date, -1) };
    if (groups["side"] !== undefined) return { from: addDays(date, 1), to: addDays(date, 1) };
    return isBreak ? breakAround(date) : { from: date, to: date };
  };
  const found = said === undefined ? occurrence(context, build) : build(said);
  if (found === undefined) {
    const year = said ?? yearOf(context.reference) + 1;
    return { ...window(`${year}-01-01`, `${year}-12-31`, 0.4), unclear: "unknown_holiday" };
  }
  return { ...found, exact: !isBreak, confidence: isBreak ? 0.85 : 0.9 };
}

function turnOfYear(word: string, year: number): { from: IsoDate; to: IsoDate } | undefined {
  if (word === "연초") return { from: `${year}-01-01`, to: `${year}-01-15` };
  const from = isoDate(year, 12, 20);
  if (from === undefined) return undefined;
  return word === "연말" ? { from, to: `${year}-12-31` } : { from, to: `${year + 1}-01-05` };
}

function seasonMonths(season: string): { from: string; to: string; wraps?: true } {
  if (season.startsWith("여름") || season.startsWith("summer") || season === "휴가철")
    return { from: "07-15", to: "08-20" };
  if (season.startsWith("겨울")) return { from: "12-20", to: "", wraps: true };
  if (season.startsWith("벚꽃")) return { from: "03-25", to: "04-15" };
  if (season.startsWith("봄")) return { from: "03-01", to: "05-31" };
  return { from: "09-15", to: "11-20" };
}
