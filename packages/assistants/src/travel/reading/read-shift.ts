import { addDays, type Found } from "@maru/language";
import { nightsOf } from "./nights-of.ts";
import { problem, type QuantityOptions, type QuantityReading, told } from "./quantity-reading.ts";

type Span = Found<unknown>["span"];

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

/** Where a shift is spoken of: its days are no length of a trip. */
export function shiftSpans(text: string): readonly Span[] {
  const match = NEXT_TO.exec(text) ?? SHIFT.exec(text);
  return match === null ? [] : [{ start: match.index, end: match.index + match[0].length }];
}

/** «이틀 미뤄줘», «일주일 앞당겨»: counted from the day that is planned. */
export function readShift(text: string, options: QuantityOptions): QuantityReading | null {
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
