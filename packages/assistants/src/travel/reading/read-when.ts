import {
  addDays,
  clauseAt,
  daysBetween,
  type Found,
  findClauses,
  findDates,
  findDurations,
  findMoney,
  weekdayOf,
  withoutRejected,
} from "@maru/language";
import { LIMITS } from "../state.ts";
import { NOTING } from "../texts/noting.ts";
import { WORDS } from "../texts/words.ts";
import { NONE, problem, type QuantityOptions, type QuantityReading, told } from "./quantity-reading.ts";

type Span = Found<unknown>["span"];

/** «1박에 10만원» is the price of a night; «1박 35만원» is a night, and a budget. */
export const PER_NIGHT = /박 ?(?:에|당)|숙소|숙박|호텔|방값|per night|a night|\/ ?night/iu;

/** How many nights. */
export function readDuration(text: string, options: QuantityOptions): QuantityReading {
  const others = [
    ...pricedNights(text),
    ...shiftSpans(text),
    ...datesIn(text, options).map(({ span }) => span),
  ];
  const found = withoutRejected(findDurations(text), options.corrections).filter(
    ({ value, span }) =>
      (value.kind === "stay" ||
        (value.kind === "range" && value.unit === "night") ||
        value.kind === "period") &&
      !others.some((other) => span.start < other.end && other.start < span.end),
  );
  // «4박5일 … 애기 하나(18개월)»: beside nights, months are an age.
  const last = found.findLast(({ value }) => value.kind !== "period") ?? found.at(-1);
  if (last === undefined) return options.asked === "duration" ? readBareNights(text) : NONE;
  const said = text.slice(last.span.start, last.span.end);
  const weighed = weighedNights(text, found);
  if (weighed !== null)
    return problem("duration", "range", text.trim(), weighed.map(WORDS[options.language].nights));
  if (last.value.kind === "range") {
    const { nights } = WORDS[options.language];
    return problem("duration", "range", said, [nights(last.value.minimum), nights(last.value.maximum)]);
  }
  if (last.value.kind === "period") return problem("duration", "out_of_range", said);
  const change = /more|extra/iu.test(said) ? 1 : changeAfter(text.slice(last.span.end));
  if (change === 0 || options.duration === null) {
    const { nights, days } = last.value;
    const read = nightsOf(nights, said);
    return days === nights + 2 && read.problems.length === 0
      ? told(read.facts, NOTING[options.language].nightFlight(nights, days))
      : read;
  }
  const amount = /박|밤|night/iu.test(said) ? last.value.nights : last.value.days;
  return nightsOf(options.duration + change * amount, said);
}

/** «4박이 좋을까 3박이 좋을까», «3박 아니면 4박»: two lengths, and no decision. */
function weighedNights(text: string, found: ReturnType<typeof findDurations>): readonly number[] | null {
  if (!/좋을까|할까|갈까|고민|아니면|어느 ?(?:게|쪽)|\bor\b/iu.test(text)) return null;
  const nights = new Set(found.flatMap(({ value }) => (value.kind === "stay" ? [value.nights] : [])));
  return nights.size === 2 ? [...nights].sort((left, right) => left - right) : null;
}

/** «숙소는 1박 15만원 이하»: what a night may cost says nothing of how many there are. */
function pricedNights(text: string): readonly Span[] {
  const asked = [...text.matchAll(NIGHT_ASKED)].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  }));
  if (!PER_NIGHT.test(text)) return asked;
  const priced = findMoney(text).flatMap(({ value, span }) =>
    value.per === "night" ? [{ start: Math.max(0, span.start - 4), end: span.end }] : [],
  );
  return [...asked, ...priced];
}

/** «숙소는 하룻밤에 얼마예요?», «1박 가격이 어떻게 돼?»: what one night costs is asked. */
const NIGHT_ASKED =
  /(?:하룻밤|하루|1 ?박|일박|한 ?박)(?:에|당|마다|씩)? ?(?:숙박비|방값|숙소|평균|보통|대략|대충)?(?:는|은|이|가)? ?(?:얼마|몇 ?만|가격|요금|어느 ?정도)|(?:per|a|one) night (?:cost|price|rate)/giu;

/** «하루 더», «1박 줄여줘»: a change of what is known; «2박으로 줄여줘» is the new length itself. */
function changeAfter(after: string): -1 | 0 | 1 {
  if (/^ ?(?:만 ?|을 ?)?(?:더(?![가-힣])(?! ?(?:싸|저렴|비싸|좋))|추가|연장|늘[려리릴])/u.test(after))
    return 1;
  return /^ ?(?:만 ?|을 ?)?(?:줄[여이일]|덜(?![가-힣])|단축|빼)/u.test(after) ? -1 : 0;
}

function readBareNights(text: string): QuantityReading {
  const match = /^\s*(\d{1,3})\s*(?:요|이요)?[.!~]*\s*$/u.exec(text);
  return match === null ? NONE : nightsOf(Number(match[1]), text.trim());
}

function nightsOf(nights: number, said: string): QuantityReading {
  const { min, max } = LIMITS.duration;
  return nights >= min && nights <= max
    ? told({ duration: nights })
    : problem("duration", "out_of_range", said);
}

function datesIn(text: string, options: QuantityOptions) {
  return withoutRejected(findDates(text, { now: options.now, expect: "future" }), options.corrections).filter(
    ({ value, confidence, span }) => {
      // «어제 정했어요»: told of a day that is over, and no day to leave on.
      const isOver = value.kind === "refused" && clauseAt(findClauses(text), span.start)?.isPast === true;
      return confidence >= 0.5 && !isOver;
    },
  );
}

/** When to leave. */
export function readDate(text: string, options: QuantityOptions): QuantityReading {
  const shifted = readShift(text, options);
  if (shifted !== null) return shifted;
  const last = datesIn(text, options).at(-1);
  if (last === undefined) return NONE;
  const said = text.slice(last.span.start, last.span.end);
  const { value } = last;
  switch (value.kind) {
    case "day":
      return dayOf(value.date, said, options);
    case "span": {
      const nights = daysBetween(value.from, value.to);
      const stay = nightsOf(nights, said);
      return { ...stay, facts: { departure_date: value.from, ...stay.facts } };
    }
    case "window": {
      const tomorrow = addDays(options.now.slice(0, 10), 1);
      // «2주 뒤» is a few days around one day; «12월 첫째 주» begins with its first.
      const isAround = /뒤|후|later|in \d/iu.test(said);
      const middle = addDays(value.from, Math.floor(daysBetween(value.from, value.to) / 2));
      const date = [tomorrow, isAround ? middle : value.from].toSorted().at(-1) ?? tomorrow;
      return told({ departure_date: date }, NOTING[options.language].dayWithin(said, date));
    }
    case "unclear":
      return problem("departure_date", "ambiguous", said);
    case "refused":
      return problem("departure_date", value.reason, said);
  }
}

/** A weekday alone moves a trip that has a day to the nearest such day; else it is the coming one. */
function dayOf(date: string, said: string, { departure, now, language }: QuantityOptions): QuantityReading {
  const today = now.slice(0, 10);
  if (departure !== null && /^[월화수목금토일](?:요일|욜)?$/u.test(said)) {
    const away = ((weekdayOf(date) - weekdayOf(departure) + 10) % 7) - 3;
    const near = addDays(departure, away);
    return told({ departure_date: near > today ? near : addDays(near, 7) });
  }
  // «11월 10일» on the 16th: a year without a word about it would surprise.
  const isNextYear = date.slice(0, 4) > today.slice(0, 4) && date.slice(5) < today.slice(5);
  const isFarOff = isNextYear && daysBetween(today, date) > 300 && !/년|year/u.test(said);
  return told(
    { departure_date: date },
    ...(isFarOff ? [NOTING[language].nextYear(said, date)] : []),
    ...(date === today ? [NOTING[language].today] : []),
  );
}

/** «그 다음날로», «그 다음주로 바꾸면?»: from the day that is planned. */
const NEXT_TO = /(?:그|바로) ?(?<way>다음|전) ?(?<unit>날|주|달)(?! ?(?:일정|코스))/u;
const DAYS_IN: Readonly<Record<string, number>> = { 날: 1, 주: 7, 달: 30 };

const SHIFT =
  /(?<count>\d{1,2}|하루|이틀|사흘|나흘|일주일|한|두|세)\s?(?<unit>일|주일?|달)?\s?(?:만|정도|쯤)?\s?(?:더)?\s?(?<way>뒤로\s?(?:미|밀|늦)|미루|미뤄|미룰|늦춰|늦추|늦게|연기|앞당|당겨|당기|앞으로\s?(?:당|옮)|일찍)/u;
const COUNTS: Readonly<Record<string, number>> = {
  하루: 1,
  이틀: 2,
  사흘: 3,
  나흘: 4,
  일주일: 7,
  한: 1,
  두: 2,
  세: 3,
};

function shiftSpans(text: string): readonly Span[] {
  const match = NEXT_TO.exec(text) ?? SHIFT.exec(text);
  return match === null ? [] : [{ start: match.index, end: match.index + match[0].length }];
}

/** «이틀 미뤄줘», «일주일 앞당겨»: counted from the day that is planned. */
function readShift(text: string, options: QuantityOptions): QuantityReading | null {
  const { departure, duration, now } = options;
  const beside = NEXT_TO.exec(text);
  if (beside?.groups !== undefined && departure !== null) {
    const days = (DAYS_IN[beside.groups["unit"] ?? ""] ?? 1) * (beside.groups["way"] === "전" ? -1 : 1);
    return movedTo(addDays(departure, days), beside[0], now);
  }
  const match = SHIFT.exec(text);
  const groups = match?.groups;
  if (match === null || groups === undefined || departure === null) return null;
  const count = COUNTS[groups["count"] ?? ""] ?? Number(groups["count"]);
  const days = count * (groups["unit"]?.startsWith("주") ? 7 : groups["unit"] === "달" ? 30 : 1);
  const isEarlier = /앞|당|일찍/u.test(groups["way"] ?? "");
  const moved = isEarlier ? -days : days;
  const end = endMoved(text, match.index, match.index + match[0].length);
  if (end === "return" && duration !== null) return nightsOf(duration + moved, match[0]);
  const shifted = movedTo(addDays(departure, moved), match[0], now);
  if (end !== "departure" || duration === null || shifted.problems.length > 0) return shifted;
  const stay = nightsOf(duration - moved, match[0]);
  return stay.problems.length > 0 ? stay : { ...shifted, facts: { ...shifted.facts, ...stay.facts } };
}

const RETURN = "(?:돌아오|돌아올|돌아와|귀국|복귀|(?<![가-힣])오는 ?(?:날|편|비행기|표|건))";
const SAME = "(?:그대로|똑같|안 ?바[꿔뀌]|고정|같은 ?날|유지)";
/** «돌아오는 날은 그대로», «출발만»: only the beginning moves, and the stay becomes shorter or longer. */
const RETURN_STAYS = new RegExp(
  `${RETURN}[^.,!?]{0,10}${SAME}|(?:출발(?:일|날|하는 ?날|날짜)?|가는 ?(?:날|편|비행기))만|same return`,
  "iu",
);
const BEFORE_RETURN = new RegExp(
  `${RETURN}[가-힣]{0,3}(?: ?[날편표])?(?: ?비행기)?(?:은|는|을|를|만|이|도)? ?$`,
  "u",
);
const THEN_RETURN = new RegExp(`^[가-힣]{0,3} ?(?:집에 ?)?${RETURN}`, "u");

/** Which end of the trip a shift moves, where only one of them does; null when both do. */
function endMoved(text: string, start: number, end: number): "departure" | "return" | null {
  if (BEFORE_RETURN.test(text.slice(0, start)) || THEN_RETURN.test(text.slice(end))) return "return";
  return RETURN_STAYS.test(text) ? "departure" : null;
}

function movedTo(date: string, said: string, now: string): QuantityReading {
  return date > now.slice(0, 10) ? told({ departure_date: date }) : problem("departure_date", "past", said);
}
