import type { Language } from "@maru/state";

/** `315000000` → `3억 1,500만원`, `416666` → `41만 6,666원`: to the won, as people say it. */
export function sayWon(amount: number, language: Language): string {
  if (language === "en") return `${grouped(amount)} won`;
  if (amount < 0) return `-${sayWon(-amount, "ko")}`;
  const parts = [
    [Math.floor(amount / 1_0000_0000_0000), "조"],
    [Math.floor(amount / 1_0000_0000) % 10_000, "억"],
    [Math.floor(amount / 1_0000) % 10_000, "만"],
    [amount % 10_000, ""],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => `${grouped(count)}${unit}`);
  return said.length === 0 ? "0원" : `${said.join(" ")}원`;
}

export function sayDate(date: string, language: Language): string {
  if (language === "en") return date;
  return `${date.slice(0, 4)}년 ${Number(date.slice(5, 7))}월 ${Number(date.slice(8, 10))}일`;
}

export function sayPercent(rate: number): string {
  return `${grouped(rate)}%`;
}

export function grouped(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: 6 });
}
