import { sayDate } from "@maru/dialogue";
import {
  type DateReading,
  dateInSeoul,
  findDates,
  findDaysOfMonth,
  findWeekdays,
  type IsoDate,
  isoDate,
  weekdayOf,
} from "@maru/language";
import type { Sentence } from "@maru/state";

export const WEEKDAYS = {
  ko: ["", "월요일", "화요일", "수요일", "목요일", "금요일", "토요일", "일요일"],
  en: ["", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
};

/** «8일이 화욜 맞아?»: whether the day that is named falls on the weekday that is named; null where not both are. */
export function checkDay(words: string, now: string): Sentence | null {
  const [weekday] = findWeekdays(words);
  if (weekday === undefined) return null;
  const [number] = findDaysOfMonth(words);
  const byWeek = dayOf(findDates(words, { now })[0]?.value);
  const plain = `${words.slice(0, weekday.span.start)}${words.slice(weekday.span.end)}`;
  const dated = dayOf(findDates(plain, { now })[0]?.value);
  if (dated !== null) return verdict(dated, weekday.value);
  if (number === undefined) return null;
  // «다음 주 화요일이 8일»: the week is named, so the number is what is in doubt.
  if (byWeek !== null && NAMES_A_WEEK.test(words.slice(0, weekday.span.start)))
    return numberVerdict(byWeek, number.value);
  return inThisOrTheNextMonth(number.value, weekday.value, now);
}

const NAMES_A_WEEK = /주\s*$/u;

function dayOf(reading: DateReading | undefined): IsoDate | null {
  return reading?.kind === "day" ? reading.date : null;
}

function verdict(day: IsoDate, weekday: number): Sentence {
  const isSo = weekdayOf(day) === weekday;
  const [ko, en] = [WEEKDAYS.ko[weekdayOf(day)], WEEKDAYS.en[weekdayOf(day)]];
  return {
    ko: `${isSo ? "네, 맞아요." : "아니요."} ${sayDate(day, "ko")}은 ${ko}이에요.`,
    en: `${isSo ? "Yes." : "No."} ${sayDate(day, "en")} is a ${en}.`,
  };
}

function numberVerdict(day: IsoDate, number: number): Sentence {
  const isSo = Number(day.slice(8)) === number;
  return {
    ko: `${isSo ? "네, 맞아요." : "아니요."} 그 ${WEEKDAYS.ko[weekdayOf(day)]}은 ${sayDate(day, "ko")}이에요.`,
    en: `${isSo ? "Yes." : "No."} That ${WEEKDAYS.en[weekdayOf(day)]} is ${sayDate(day, "en")}.`,
  };
}

/** Of a day without its month the one to come is meant; that of this month is told beside it where it is over. */
function inThisOrTheNextMonth(number: number, weekday: number, now: string): Sentence | null {
  const today = dateInSeoul(now);
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const here = isoDate(year, month, number);
  const next = month === 12 ? isoDate(year + 1, 1, number) : isoDate(year, month + 1, number);
  const coming = here !== undefined && here >= today ? here : next;
  if (coming === undefined) return null;
  const said = verdict(coming, weekday);
  if (coming === here || here === undefined) return said;
  return {
    ko: `${said.ko} 지난 ${sayDate(here, "ko")}은 ${WEEKDAYS.ko[weekdayOf(here)]}이었어요.`,
    en: `${said.en} The past ${sayDate(here, "en")} was a ${WEEKDAYS.en[weekdayOf(here)]}.`,
  };
}
