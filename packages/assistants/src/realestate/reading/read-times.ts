import { dateInSeoul, findDates, findDurations } from "@maru/language";
import type { Facts } from "../shapes/request.ts";
import { likelySlots, plainSlot } from "./likely-slots.ts";

type Day =
  | "mortgage_on"
  | "balance_on"
  | "contract_end"
  | "notice_on"
  | "signed_on"
  | "moves_on"
  | "contract_start"
  | "raised_on";

/** What a day is of, by the words next to it. */
const LABELS: readonly (readonly [Day, RegExp])[] = [
  ["mortgage_on", /근저당|저당|담보|설정|잡혔|잡혀|잡힌|mortgage/giu],
  ["raised_on", /올렸|올린\s?(?:지|게|건|적)|인상했|인상한\s?(?:지|게)/giu],
  ["balance_on", /잔금|balance/giu],
  ["contract_end", /만기|만료|끝[나난났날]|끝이|종료|까지|\bends?\b|\buntil\b|expir/giu],
  [
    "notice_on",
    /통보|통지|알리|알렸|알린|말하|말했|말할|말씀|문자|톡|보내|보냈|해지|나간다|나가겠다|내용증명|notice|notif|\btold\b|\btell\b/giu,
  ],
  [
    "signed_on",
    /계약\s?(?:을|를|서를?)?\s?(?:했|한|함|하고|하였|해서|하|체결|썼|쓴|쓰고|작성|일)|계약\s?(?=[,.]|$)|체결|서명|도장|\bsigned\b/giu,
  ],
  ["moves_on", /이사|전입|move[ds]?\b|moving/giu],
  ["contract_start", /시작|부터|입주|들어(?!가도)|\bstart|\bbegin/giu],
];
/** How far a word may stand from its day. */
const BEFORE = 20;
const AFTER = 22;
/** A day that is only the day of speaking, unless it is said what it is of. */
const TODAY = /^(?:오늘|어제|그저께|내일|지금|today|yesterday|tomorrow)/iu;

/** Words that say that a lease ends, and not only «까지». */
const ENDS = /만기|만료|끝|종료|ends?\b|expir/iu;

/** Whether the words right behind a day say that something ends on it. */
export function isSaidToEnd(text: string, { end }: { readonly end: number }): boolean {
  const [clause = ""] = text.slice(end, end + AFTER).split(/[,.!?]/u);
  return labelOf("", clause) === "contract_end" && ENDS.test(clause);
}

/** The label next to a day: the nearest, and never one beyond another day. */
function labelOf(before: string, after: string): Day | null {
  let nearest: { readonly day: Day; readonly distance: number } | null = null;
  for (const [day, pattern] of LABELS) {
    const ahead = [...before.matchAll(pattern)].at(-1);
    const behind = [...after.matchAll(pattern)][0];
    const distance = Math.min(
      ahead === undefined ? Number.POSITIVE_INFINITY : before.length - ahead.index - ahead[0].length,
      behind === undefined ? Number.POSITIVE_INFINITY : behind.index,
    );
    if (Number.isFinite(distance) && (nearest === null || distance < nearest.distance))
      nearest = { day, distance };
  }
  return nearest?.day ?? null;
}

/** Terms, days of a lease, of a notice and of a mortgage, and how long somebody has lived there. */
export function readTimes(text: string, squeezed: string, now: string): Partial<Facts> {
  const lived = /(\d{1,2})년(?:째|넘게|동안|간|을|정도|이나)?(?:살|거주|사는)/u.exec(squeezed)?.[1];
  const years = findDurations(text).find(
    // «한 달 40 나가고»: how often, not how long.
    ({ value, span }) => value.kind === "period" && value.months > 1 && !isHowOften(text.slice(span.end)),
  );
  const dates = readDays(text, now);
  const left = timeLeft(squeezed);
  if (left !== null && dates.contract_end === undefined) dates.contract_end = after(now, left);
  const isSpan = left !== null || SINCE.test(squeezed);
  return {
    ...(lived === undefined ? {} : { lived_years: Number(lived) }),
    ...(lived === undefined && !isSpan && years?.value.kind === "period"
      ? { years: years.value.months / 12 }
      : {}),
    ...dates,
  };
}

/** «1년에 600만원씩 갚는»: how often, and no term of anything. */
function isHowOften(after: string): boolean {
  return /^에\s?(?:대출|빚|할부|원리금|이자|상환|약|한|총|\d)/u.test(after);
}

function readDays(text: string, now: string): Partial<Facts> {
  const days: Partial<Record<Day, string>> = {};
  const found = findDates(text, { now });
  for (const [index, { value, span }] of found.entries()) {
    const before = sameClause(
      text.slice(Math.max(0, span.start - BEFORE, found[index - 1]?.span.end ?? 0), span.start),
    );
    const after = text.slice(
      span.end,
      Math.min(span.end + AFTER, found[index + 1]?.span.start ?? text.length),
    );
    const label = labelOf(before, after);
    if (value.kind === "span") {
      days.contract_start = value.from;
      days.contract_end = value.to;
    } else if (value.kind === "window") {
      // «내년 5월 말에 끝나는데»: a term ends at the end of what was said; everything else counts from its beginning.
      if (label !== null) days[label] ??= label === "contract_end" ? value.to : value.from;
    } else if (value.kind === "day") {
      const isToday = TODAY.test(text.slice(span.start, span.end));
      // «오늘까지 아무 말이 없어요» ends nothing.
      if (isToday && label === "contract_end" && !ENDS.test(`${before}${after}`)) continue;
      const said = text.slice(span.start, span.end);
      if (label !== null && !isOfAnother(text, said, label)) days[label] = value.date;
      else if (label === null && !isToday && !isOfAnother(text, said, null)) days.contract_end ??= value.date;
    }
  }
  // «2022년 근저당»: the year alone, from its first day, whose table is the stricter one.
  const year =
    /((?:19|20)\d\d)\s?년(?:도|에|쯤)?\s?(?:설정|근저당|저당|담보|대출)/u.exec(text)?.[1] ??
    /(?:근저당|저당|담보)[^.\d]{0,8}((?:19|20)\d\d)\s?년(?!\s?\d)/u.exec(text)?.[1];
  const named = ENGLISH_MONTH.exec(text);
  const month = MONTHS.indexOf(named?.[1]?.slice(0, 3).toLowerCase() ?? "");
  if (days.mortgage_on === undefined && named !== null && month >= 0)
    days.mortgage_on = `${named[2]}-${String(month + 1).padStart(2, "0")}-01`;
  if (days.mortgage_on === undefined && year !== undefined) days.mortgage_on = `${year}-01-01`;
  // «지금 통보하면 언제 끝나?»
  if (
    days.notice_on === undefined &&
    /(?:지금|바로|당장|이제)[^.?!]{0,12}(?:통보|통지|알리|말하|해지)/u.test(text)
  )
    days.notice_on = dateInSeoul(now);
  // Until something else is said, a lease is reckoned from the day it was made.
  const { raised_on, ...told } = days;
  // A year counts from the last rise as from the contract.
  const start = raised_on ?? days.contract_start ?? days.signed_on;
  return { ...told, ...(start === undefined ? {} : { contract_start: start }) };
}

/** What an end of a lease is called where it is kept. */
const ENDINGS = ["end_date", "deadline"];

/** «10/20 나왔는데 … 들어옴»: a day that the examples plainly give to something else is neither begin nor end. */
function isOfAnother(text: string, said: string, label: Day | null): boolean {
  if (label !== null && label !== "contract_start") return false;
  const plain = plainSlot(likelySlots(text, "date", said));
  return label === null ? plain !== null && !ENDINGS.includes(plain) : plain === "move_out_date";
}

/** «11월에 들어왔고 작년 11월에 올렸는데»: what stands before a verb that ends a clause is of another day. */
function sameClause(before: string): string {
  return before.split(/(?<=[가-힣](?:고|며|는데|지만))[\s,]+/u).at(-1) ?? before;
}

/** «The mortgage is from March 2023» */
const ENGLISH_MONTH = /mortgage[^.?!]{0,30}\b([a-z]{3,9}) (20\d\d)\b/iu;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** «만기 한 달 남았는데», «계약 끝나기까지 3개월 남음» */
const LEFT =
  /(?:만기|만료|계약|종료|끝나).{0,12}?(\d{1,2}|한|두|세|석|네|넉|다섯|여섯|일곱|여덟|아홉|열)(개월|달|주|일)(?:정도|쯤|밖에|도)?(?:안)?남/u;
/** «계약한 지 8개월»: a time that has passed is no term. */
const SINCE =
  /(?:한|된|온|산|간|낸|인상|계약|입주)지(?:이제|아직|겨우)?(?:\d{1,2}|한|두|세|네|몇)(?:년|개월|달|주)/u;
const NATIVE = ["한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열"];
const SAME: Readonly<Record<string, string>> = { 석: "세", 넉: "네" };

function timeLeft(squeezed: string): { readonly months: number; readonly days: number } | null {
  const [, said, unit] = LEFT.exec(squeezed) ?? [];
  if (said === undefined) return null;
  const count = /\d/u.test(said) ? Number(said) : NATIVE.indexOf(SAME[said] ?? said) + 1;
  if (unit === "주") return { months: 0, days: count * 7 };
  return unit === "일" ? { months: 0, days: count } : { months: count, days: 0 };
}

function after(now: string, { months, days }: { readonly months: number; readonly days: number }): string {
  const [year, month, day] = now.slice(0, 10).split("-").map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last) + days)).toISOString().slice(0, 10);
}
