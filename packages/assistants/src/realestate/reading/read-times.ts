import { findDates, findDurations } from "@maru/language";
import type { Facts } from "../shapes/request.ts";

const ENDS = /만기|만료|끝나|종료|까지/u;
const STARTS = /시작|부터|계약(?:했|한|일)|입주|들어/u;
const NOTICE = /통보|통지|알리|알렸|말하|말했|말할|문자|보내|보냈|해지/u;
const MORTGAGE = /근저당|저당|담보|설정|잡혔|잡혀|잡힌/u;

/** Terms, days of a lease, of a notice and of a mortgage, and how long somebody has lived there. */
export function readTimes(text: string, squeezed: string, now: string): Partial<Facts> {
  const lived = /(\d{1,2})년(?:째|넘게|동안|간|을|정도|이나)?(?:살|거주|사는)/u.exec(squeezed)?.[1];
  const years = findDurations(text).find(
    // «한 달 40 나가고»: how often, not how long.
    ({ value }) => value.kind === "period" && value.months > 1,
  );
  const built = /((?:19|20)\d\d)년(?:이후|식)?(?:에)?(?:준공|지어|이후|신축)/u.exec(squeezed)?.[1];
  const dates: Partial<Facts> = {};
  for (const { value, span } of findDates(text, { now })) {
    const near = text.slice(Math.max(0, span.start - 14), span.start) + text.slice(span.end, span.end + 14);
    const isMonth = value.kind === "window" || value.kind === "day";
    if (isMonth && MORTGAGE.test(near)) dates.mortgage_on = value.kind === "day" ? value.date : value.from;
    else if (value.kind === "day" && NOTICE.test(near) && !ENDS.test(near)) dates.notice_on = value.date;
    else if (value.kind === "span") {
      dates.contract_start = value.from;
      dates.contract_end = value.to;
    } else if (value.kind === "day" && STARTS.test(near) && !ENDS.test(near))
      dates.contract_start = value.date;
    else if (value.kind === "day") dates.contract_end = value.date;
  }
  const left = timeLeft(squeezed);
  if (left !== null && dates.contract_end === undefined) dates.contract_end = after(now, left);
  const isSpan = left !== null || SINCE.test(squeezed);
  return {
    ...(lived === undefined ? {} : { lived_years: Number(lived) }),
    ...(lived === undefined && !isSpan && years?.value.kind === "period"
      ? { years: years.value.months / 12 }
      : {}),
    ...(built === undefined ? {} : { built_since: Number(built) }),
    ...dates,
  };
}

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
