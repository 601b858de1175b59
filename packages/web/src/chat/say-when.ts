import type { Language } from "../words/index.ts";

const LOCALES = { ko: "ko-KR", en: "en-GB" } as const;
export const localeOf = (language: Language): string => LOCALES[language];

export function sayDay(at: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    year: "numeric",
    month: "long",
    day: "numeric",
    weekday: "short",
  }).format(new Date(at));
}

export function sayTime(at: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { hour: "numeric", minute: "2-digit" }).format(
    new Date(at),
  );
}
