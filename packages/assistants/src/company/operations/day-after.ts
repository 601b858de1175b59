import { findDates, type IsoDate } from "@maru/language";

/** «12월 8일에서 10일 뒤»: a day that is told from another one, told before it or meant by «그날»; null for anything else. */
export function dayAfter(words: string, now: string, meant: IsoDate | undefined): IsoDate | null {
  if (meant !== undefined) return firstDay(words, noonOf(meant));
  const ends = [...words.matchAll(/\s/gu)].map(({ index }) => index);
  const end = ends.find((each) => firstDay(words.slice(0, each), now) !== null);
  if (end === undefined) return null;
  const from = firstDay(words.slice(0, end), now);
  return from === null ? null : firstDay(words.slice(end), noonOf(from));
}

function firstDay(words: string, now: string): IsoDate | null {
  const [found] = findDates(words, { now });
  return found?.value.kind === "day" ? found.value.date : null;
}

const noonOf = (day: IsoDate) => `${day}T12:00:00+09:00`;
