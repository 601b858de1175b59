import stringWidth from "fast-string-width";
import { table } from "../command/table.ts";

export interface Look {
  readonly emphasise: (text: string) => string;
  /** Columns of the screen. */
  readonly width: number;
}

const ROW = /^\s*\|.*\|\s*$/;
const RULE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

/** Markdown as a terminal shows it well: tables in columns, headings and strong words emphasised, the rest as it is. */
export function renderMarkdown(text: string, look: Look): string {
  const lines = text.split("\n");
  const shown: string[] = [];
  for (let at = 0; at < lines.length; ) {
    let end = at;
    while (end < lines.length && ROW.test(lines[end] ?? "")) end += 1;
    if (end > at) {
      shown.push(...tableLines(lines.slice(at, end), look));
      at = end;
    } else {
      shown.push(lineOf(lines[at] ?? "", look));
      at += 1;
    }
  }
  return shown.join("\n");
}

function tableLines(rows: readonly string[], { emphasise, width }: Look): readonly string[] {
  const [headings = [], ...cells] = rows.filter((row) => !RULE.test(row)).map(cellsOf);
  const lines = table(headings, cells).map((line) => `  ${line}`);
  // A line that does not fit would tear the columns apart: then every row is told by itself.
  if (lines.some((line) => stringWidth(line) > width))
    return cells.flatMap((row) => told(headings, row, emphasise));
  return lines.map((line, position) => (position === 0 ? emphasise(line) : line));
}

function told(
  headings: readonly string[],
  [first = "", ...rest]: readonly string[],
  emphasise: Look["emphasise"],
): readonly string[] {
  return [`  ${emphasise(first)}`, ...rest.map((cell, at) => `    ${headings[at + 1] ?? ""}: ${cell}`)];
}

function cellsOf(row: string): readonly string[] {
  return row
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => withoutMarks(cell.trim()));
}

function lineOf(line: string, { emphasise }: Look): string {
  const [, heading] = /^#{1,6}\s+(.*)$/.exec(line) ?? [];
  if (heading !== undefined) return emphasise(withoutMarks(heading));
  const [, aside] = /^_(.+)_$/.exec(line) ?? [];
  return (aside ?? line)
    .split(/\*\*(.+?)\*\*/)
    .map((part, position) => (position % 2 === 1 ? emphasise(part) : part))
    .join("");
}

function withoutMarks(text: string): string {
  return text.replaceAll(/\*\*(.+?)\*\*/g, "$1").replaceAll("\\|", "|");
}
