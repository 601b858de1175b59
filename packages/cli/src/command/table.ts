import stringWidth from "fast-string-width";
import { plainLine } from "./plain-text.ts";

/** Rows under headings, each column as wide as its widest cell; Hangul counts double, as on the screen. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const cells = [headings, ...rows].map((row) => row.map(plainLine));
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => stringWidth(row[column] ?? ""))));
  return cells.map((row) =>
    row
      .map((cell, column) => cell + " ".repeat(Math.max(0, (widths[column] ?? 0) - stringWidth(cell))))
      .join("  ")
      .trimEnd(),
  );
}
