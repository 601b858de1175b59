import type { Figure, Target, Unit } from "./benchmark.ts";

/** How many times better than the peer: 2 means twice as fast, or half the memory. Null where both have none of it. */
export function ratioOf(figure: Figure): number | null {
  if (figure.peer === null || (figure.peer === 0 && figure.ours === 0)) return null;
  return figure.unit.endsWith("/s") || figure.unit === "%"
    ? figure.ours / figure.peer
    : figure.peer / figure.ours;
}

/** Null when there is nothing to meet. A target on a missing peer is missed. */
export function isMet(figure: Figure): boolean | null {
  if (figure.target === null) return null;
  const { of, bound, limit } = figure.target;
  const reached = of === "ours" ? figure.ours : ratioOf(figure);
  if (reached === null || Number.isNaN(reached)) return false;
  return bound === "at least" ? reached >= limit : reached <= limit;
}

/** Three significant digits: what a benchmark on a shared machine can honestly say. */
export function formatNumber(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString("en-US");
  return String(Number(value.toPrecision(value >= 1 ? 3 : 2)));
}

export function formatValue(value: number | null, unit: Unit): string {
  if (value === null) return "—";
  if (unit === "%") return `${value.toFixed(2)} %`;
  return unit === "×" ? `${formatNumber(value)}×` : `${formatNumber(value)} ${unit}`;
}

export function formatTarget(target: Target | null, unit: Unit): string {
  if (target === null) return "—";
  const bound = target.bound === "at least" ? "≥" : "≤";
  return target.of === "ratio"
    ? `ratio ${bound} ${formatValue(target.limit, "×")}`
    : `ours ${bound} ${formatValue(target.limit, unit)}`;
}
