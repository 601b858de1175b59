import type { Language } from "../words/index.ts";

const LOCALES = { ko: "ko-KR", en: "en-GB" } as const;
export const localeOf = (language: Language): string => LOCALES[language];

export function sayDay(at: string, language: Language): string {
  const parts = { year: "numeric", month: "long", day: "numeric", weekday: "short" } as const;
  const said = new Intl.DateTimeFormat(localeOf(language), parts).format(new Date(at));
  // 2026년 11월 18일 수 → 2026년 11월 18일 (수)
  return language === "ko" ? said.replace(/ ?\(?([일월화수목금토])\)?$/u, " ($1)") : said;
}

export function sayTime(at: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { hour: "numeric", minute: "2-digit" }).format(
    new Date(at),
  );
}

/** To the second, where steps follow each other quickly. */
export function sayMoment(at: string, language: Language): string {
  const parts = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat(localeOf(language), parts).format(new Date(at));
}
