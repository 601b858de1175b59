import type { IsoDate } from "@maru/language";
import type { Sentence } from "@maru/state";

/** How amounts, rates and dates are written in each language. */
export interface Words {
  readonly won: (amount: number) => string;
  readonly percent: (rate: number) => string;
  readonly date: (date: IsoDate) => string;
  readonly count: (value: number) => string;
}

const KOREAN: Words = {
  won: koreanWon,
  percent: (rate) => `${grouped(rate)}%`,
  date: (date) => `${date.slice(0, 4)}년 ${Number(date.slice(5, 7))}월 ${Number(date.slice(8, 10))}일`,
  count: grouped,
};

const ENGLISH: Words = {
  won: (amount) => `${grouped(amount)} won`,
  percent: (rate) => `${grouped(rate)}%`,
  date: (date) => date,
  count: grouped,
};

/** One sentence in both languages, from one way of writing it. */
export function inBoth(write: (words: Words) => string): Sentence {
  return { ko: write(KOREAN), en: write(ENGLISH) };
}

/** Sentences that differ in more than their numbers. */
export function sentence(korean: (words: Words) => string, english: (words: Words) => string): Sentence {
  return { ko: korean(KOREAN), en: english(ENGLISH) };
}

/** `315000000` → `3억 1,500만원`, `416666` → `41만 6,666원`: to the won, as people say it. */
export function koreanWon(amount: number): string {
  if (amount < 0) return `-${koreanWon(-amount)}`;
  const parts = [
    [Math.floor(amount / 1_0000_0000_0000), "조"],
    [Math.floor(amount / 1_0000_0000) % 10_000, "억"],
    [Math.floor(amount / 1_0000) % 10_000, "만"],
    [amount % 10_000, ""],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => `${grouped(count)}${unit}`);
  return said.length === 0 ? "0원" : `${said.join(" ")}원`;
}

function grouped(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: 6 });
}
