import { type CheckedCall, sayDate } from "@maru/dialogue";
import {
  addDays,
  addMonths,
  dateInSeoul,
  findDates,
  findDurations,
  findPeriods,
  type IsoDate,
  weekdayOf,
} from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import { foundText } from "../../shared/operations/found-text.ts";
import { lastDayOfMonth, workingDays } from "../domain/figures/working-days.ts";
import { sumWords } from "../reading/sum-words.ts";
import type { GlobalSessionState, SessionUpdate } from "../states/state.ts";
import { saidWords } from "./said-words.ts";

const WEEKDAYS = {
  ko: ["", "월요일", "화요일", "수요일", "목요일", "금요일", "토요일", "일요일"],
  en: ["", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
};

/** `dates`: a day with its weekday, a day so long before or after, or how many days of work are left. */
export function workOutDates(call: CheckedCall, scene: Scene<GlobalSessionState>): Outcome<SessionUpdate> {
  const words = saidWords(call, scene);
  const meant = sumWords(words).map(({ meaning }) => meaning);
  const today = dateInSeoul(scene.now);
  const [found] = findDates(words, { now: scene.now });
  const said = found !== undefined && "date" in found.value ? (found.value.date as IsoDate) : null;
  const day = words.includes(END_OF_MONTH) ? endOfMonth(words, scene.now) : said;
  if (meant.includes("workday") || meant.includes("saturday")) {
    const end = day ?? lastDayOfMonth(today);
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
  const from = day ?? lastDate(scene.state) ?? today;
  const [duration] = findDurations(words);
  // «8일이 화요일 맞아?»: a day of the month beside a weekday is no stretch of time.
  const target = duration === undefined || said !== null ? day : shifted(from, words, duration);
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
