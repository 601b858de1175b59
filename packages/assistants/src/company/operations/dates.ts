import { type CheckedCall, sayDate } from "@maru/dialogue";
import {
  addDays,
  addMonths,
  dateInSeoul,
  daysBetween,
  findDates,
  findDurations,
  findNumbers,
  findPeriods,
  type IsoDate,
  weekdayOf,
} from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import type { Sentence } from "@maru/state";
import { foundText } from "../../shared/operations/found-text.ts";
import { afterWorkingDays, lastDayOfMonth, workingDays } from "../domain/figures/working-days.ts";
import { sumWords } from "../reading/sum-words.ts";
import type { GlobalSessionState, SessionUpdate } from "../states/state.ts";
import { checkDay, WEEKDAYS } from "./check-day.ts";
import { dayAfter } from "./day-after.ts";
import { saidWords } from "./said-words.ts";

/** `dates`: a day with its weekday, a day so long before or after, or how many days of work are left. */
export function workOutDates(call: CheckedCall, scene: Scene<GlobalSessionState>): Outcome<SessionUpdate> {
  const words = saidWords(call, scene);
  const meant = sumWords(apart(words)).map(({ meaning }) => meaning);
  const today = dateInSeoul(scene.now);
  const checked = checkDay(words, scene.now);
  if (checked !== null && !meant.includes("workday")) return foundText(scene, { text: checked });
  const [found] = findDates(words, { now: scene.now });
  const said = found !== undefined && "date" in found.value ? (found.value.date as IsoDate) : null;
  const day = words.includes(END_OF_MONTH) ? endOfMonth(words, scene.now) : said;
  if (meant.includes("next_visit") && day === null) return foundText(scene, { text: nextVisit(scene.state) });
  const [duration] = findDurations(words).filter(
    ({ span }) => found === undefined || span.start >= found.span.end || span.end <= found.span.start,
  );
  if (meant.includes("workday")) {
    const count = countOf(words, duration);
    if (count !== null && meant.includes("afterwards")) return workdaysLater(day ?? today, count, scene);
    return workdaysUntil(today, day === null || day <= today ? lastDayOfMonth(today) : day, scene);
  }
  if (meant.includes("days_between") && (day !== null || found?.value.kind === "span"))
    return between(found?.value.kind === "span" ? found.value : { from: today, to: day ?? today }, scene);
  const pointed = meant.includes("that_day") ? lastDate(scene.state) : undefined;
  const from = day ?? lastDate(scene.state) ?? today;
  const later = meant.includes("afterwards") ? dayAfter(words, scene.now, pointed) : null;
  const target = later ?? pointed ?? (duration === undefined ? day : shifted(from, words, duration));
  if (target === null || target === undefined)
    return foundText(scene, {
      text: {
        ko: "그 날짜는 자료에 없어요. 날짜를 말씀해 주시면 요일과 남은 날을 알려 드릴게요.",
        en: "My data hold no such day. Name a date, and I tell its weekday and the days left.",
      },
    });
  return foundText(scene, {
    text: {
      ko: `${sayDate(target, "ko")}, ${WEEKDAYS.ko[weekdayOf(target)]}이에요.`,
      en: `${sayDate(target, "en")}, a ${WEEKDAYS.en[weekdayOf(target)]}.`,
    },
    values: { day: { kind: "date", label: { ko: "", en: "" }, date: target } },
  });
}

const END_OF_MONTH = "말일";

function endOfMonth(words: string, now: string): IsoDate {
  const [period] = findPeriods(words, { now });
  return period === undefined ? lastDayOfMonth(dateInSeoul(now)) : (period.value.to as IsoDate);
}

/** «5영업일» reads as «5 영업일»: a word begins after the number. */
const apart = (words: string) => words.replaceAll(/(?<=\d)(?=\p{L})/gu, " ");

/** «5영업일», «영업일로 5일». */
function countOf(
  words: string,
  duration: ReturnType<typeof findDurations>[number] | undefined,
): number | null {
  if (duration?.value.kind === "stay") return duration.value.days;
  const [number] = findNumbers(apart(words)).flatMap(({ value }) =>
    value.kind === "exact" ? [value.amount] : [],
  );
  return number === undefined || number < 1 || number > MOST_WORKDAYS ? null : number;
}

const MOST_WORKDAYS = 250;

function workdaysLater(
  from: IsoDate,
  count: number,
  scene: Scene<GlobalSessionState>,
): Outcome<SessionUpdate> {
  const target = afterWorkingDays(from, count);
  return foundText(scene, {
    text: {
      ko: `${sayDate(target, "ko")}, ${WEEKDAYS.ko[weekdayOf(target)]}이에요(${sayDate(from, "ko")} 다음 날부터 영업일 ${count}일, 토·일요일과 공휴일은 뺐어요).`,
      en: `${sayDate(target, "en")}, a ${WEEKDAYS.en[weekdayOf(target)]}: ${count} working days after ${sayDate(from, "en")}.`,
    },
    values: { day: { kind: "date", label: { ko: "", en: "" }, date: target } },
  });
}

function workdaysUntil(
  today: IsoDate,
  end: IsoDate,
  scene: Scene<GlobalSessionState>,
): Outcome<SessionUpdate> {
  const days = workingDays(today, end);
  return foundText(scene, {
    text: {
      ko: `오늘부터 ${sayDate(end, "ko")}까지 영업일은 ${days}일이에요(토·일요일과 공휴일은 뺐어요).`,
      en: `${days} working days up to ${sayDate(end, "en")}, without weekends and public holidays.`,
    },
    values: {
      value: { kind: "count", label: { ko: "", en: "" }, amount: days, unit: { ko: "일", en: " days" } },
    },
  });
}

function between(
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
  scene: Scene<GlobalSessionState>,
): Outcome<SessionUpdate> {
  const days = daysBetween(from, to);
  const isOver = days < 0;
  return foundText(scene, {
    text: {
      ko: `${Math.abs(days)}일 ${isOver ? "지났어요" : "남았어요"}(${sayDate(from, "ko")} → ${sayDate(to, "ko")}, ${WEEKDAYS.ko[weekdayOf(to)]}).`,
      en: `${Math.abs(days)} days ${isOver ? "ago" : "left"} (${sayDate(from, "en")} to ${sayDate(to, "en")}, a ${WEEKDAYS.en[weekdayOf(to)]}).`,
    },
  });
}

/** The day that was told for the report; visits that are planned are in no table. */
function nextVisit({ kept, open_form }: GlobalSessionState): Sentence {
  const told = kept["next_date"]?.at(-1)?.words ?? open_form?.values["next_visit_date"] ?? null;
  if (told !== null)
    return { ko: `말씀하신 다음 방문은 ${told}이에요.`, en: `The next visit, as you told me: ${told}.` };
  return {
    ko: "다음 방문 일정은 자료에 없어요. 방문은 지난 달별 횟수만 있어요. 날짜를 말씀하시면 방문보고서에 적어 둘게요.",
    en: "My data hold no visit plans, only how many visits there were by month. Tell me the day, and I note it in the report.",
  };
}

function lastDate({ results }: GlobalSessionState): IsoDate | undefined {
  const dates = Object.values(results).flatMap(({ values }) =>
    Object.values(values).flatMap((value) => (value.kind === "date" ? [value.date as IsoDate] : [])),
  );
  return dates.at(-1);
}

function shifted(
  from: IsoDate,
  words: string,
  { value, span }: ReturnType<typeof findDurations>[number],
): IsoDate | null {
  const sign = words.slice(span.end).trim().startsWith("전") ? -1 : 1;
  switch (value.kind) {
    case "period":
      return addMonths(from, sign * value.months);
    case "stay":
      return addDays(from, sign * value.days);
    case "range":
      return null;
  }
}
