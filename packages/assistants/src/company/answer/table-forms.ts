import type { Line } from "../domain/semantic/answer-query.ts";
import type { DataQuery } from "../domain/semantic/data-query.ts";

const WIDEST_BAR = 20;

/** Bars in proportion to the largest value. */
export function barFor(value: number | null, lines: readonly Line[]): string {
  const largest = Math.max(0, ...lines.map((line) => line.value ?? 0));
  if (value === null || value <= 0 || largest === 0) return "";
  return `${"█".repeat(Math.max(1, Math.round((value / largest) * WIDEST_BAR)))} `;
}

/** Lines in the order that was asked for. */
export function inOrder(lines: readonly Line[], { show_as: { order } }: DataQuery): readonly Line[] {
  const amountOf = ({ value }: Line) => value ?? Number.NEGATIVE_INFINITY;
  switch (order) {
    case "told":
      return lines;
    case "ascending":
      return [...lines].sort((left, right) => amountOf(left) - amountOf(right));
    case "descending":
      return [...lines].sort((left, right) => amountOf(right) - amountOf(left));
    case "name":
      return [...lines].sort((left, right) => left.keys.join().localeCompare(right.keys.join(), "ko"));
  }
}

/** The table as text for a sheet. A cell that a sheet would run as a formula is made a text. */
export function asCsv(lines: readonly Line[], header: readonly string[]): string {
  const cell = (text: string) => `"${/^[=+\-@]/u.test(text) ? "'" : ""}${text.replaceAll('"', '""')}"`;
  const rows = lines.map(({ keys, value, others }) =>
    [...keys.map(cell), ...[value, ...others].map((each) => (each === null ? "" : String(each)))].join(","),
  );
  return [header.map(cell).join(","), ...rows].join("\n");
}
