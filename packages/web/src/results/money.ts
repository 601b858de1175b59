import type { Language } from "../words/index.ts";

const NUMBERS = { ko: new Intl.NumberFormat("ko-KR"), en: new Intl.NumberFormat("en-GB") } as const;

/** Won, to the last one. */
export function won(amount: number, language: Language): string {
  const number = NUMBERS[language].format(amount);
  return language === "ko" ? `${number}원` : `₩${number}`;
}
