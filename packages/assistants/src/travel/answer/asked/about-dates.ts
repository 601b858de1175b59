import { addDays, dateInSeoul, daysBetween, findDates, publicHolidays, weekdayOf } from "@maru/language";
import { sunriseOn, sunsetOn } from "../../experts/daylight.ts";
import { departureOf } from "../../experts/trip.ts";
import { clockOf } from "../../prices/local-time.ts";
import { WORDS } from "../../texts/words.ts";
import { type Answerer, type Asked, speaksOf } from "./asked.ts";

/** Days, nights, the sun and the moon: of the day that is named, or of the first of the trip. */
export const aboutDates: Answerer = (asked) => {
  const { destination, language, op } = asked;
  const date = dayMeant(asked);
  const said = WORDS[language].date(date);
  if (speaksOf(asked, "sunset", "sunrise") && destination !== undefined) {
    const sunset = sunsetOn(date, destination.centre, destination.time_zone);
    const sunrise = sunriseOn(date, destination.centre, destination.time_zone);
    if (sunrise === null) return null;
    return {
      ko: `${destination.names.ko}의 ${said} 해 뜨는 시각은 ${clockOf(sunrise)}, 해 지는 시각은 ${clockOf(sunset)}쯤이에요(계산값, 몇 분 차이가 나요).`,
      en: `In ${destination.names.en} on ${said} the sun rises about ${clockOf(sunrise)} and sets about ${clockOf(sunset)} (computed, within minutes).`,
    }[language];
  }
  if (speaksOf(asked, "moon", "lunar")) {
    const lunar = lunarOf(date);
    return {
      ko: `${said}은 음력 ${lunar.month}월 ${lunar.day}일이에요. 보름은 음력 15일이라 ${WORDS.ko.date(addDays(date, 15 - lunar.day))}이에요.`,
      en: `${said} is day ${lunar.day} of lunar month ${lunar.month}; the moon is full on ${WORDS.en.date(addDays(date, 15 - lunar.day))}.`,
    }[language];
  }
  if (speaksOf(asked, "days_until")) {
    const left = daysBetween(dateInSeoul(asked.now), date);
    return { ko: `${said}까지 ${left}일 남았어요.`, en: `${left} days are left until ${said}.` }[language];
  }
  if (speaksOf(asked, "weekday") || op === "dates") return span(asked, date);
  return null;
};

function dayMeant({ words, state, now }: Asked): string {
  const [found] = findDates(words, { now, expect: "future" });
  return found?.value.kind === "day" ? found.value.date : departureOf(state);
}

const LUNAR = new Intl.DateTimeFormat("en-u-ca-dangi", { month: "numeric", day: "numeric", timeZone: "UTC" });

function lunarOf(date: string): { month: number; day: number } {
  const parts = LUNAR.formatToParts(new Date(`${date}T00:00:00Z`));
  const of = (kind: string) => Number(parts.find(({ type }) => type === kind)?.value.replace(/\D/gu, ""));
  return { month: of("month"), day: of("day") };
}

const DAYS = {
  ko: ["월", "화", "수", "목", "금", "토", "일"],
  en: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
};

function span({ state, language, op, words, now }: Asked, date: string): string | null {
  const days = findDates(words, { now, expect: "future" }).flatMap(({ value }) =>
    value.kind === "day" ? [value.date] : [],
  );
  const [first, last] = days;
  if (first !== undefined && last !== undefined && first < last) {
    const nights = daysBetween(first, last);
    return {
      ko: `${WORDS.ko.date(first)}부터 ${WORDS.ko.date(last)}까지는 ${nights}박 ${nights + 1}일이에요.`,
      en: `From ${WORDS.en.date(first)} to ${WORDS.en.date(last)} it is ${nights} nights.`,
    }[language];
  }
  if (first !== undefined) {
    const isOff = publicHolidays(Number(first.slice(0, 4))).has(first);
    const name = DAYS[language][weekdayOf(first) - 1] ?? "";
    return {
      ko: `${WORDS.ko.date(first)}, ${name}요일이에요.${isOff ? " 공휴일이에요." : ""}`,
      en: `${WORDS.en.date(first)} is a ${name}${isOff ? ", a public holiday in Korea" : ""}.`,
    }[language];
  }
  if (op !== "dates" || state.duration === null) return null;
  const end = addDays(date, state.duration);
  return {
    ko: `${WORDS.ko.date(date)} 출발, ${WORDS.ko.date(end)} 귀국으로 ${WORDS.ko.nights(state.duration)}이에요.`,
    en: `You leave on ${WORDS.en.date(date)} and are back on ${WORDS.en.date(end)}: ${WORDS.en.nights(state.duration)}.`,
  }[language];
}
