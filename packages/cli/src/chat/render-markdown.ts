import { table } from "../command/table.ts";

export type Emphasise = (text: string) => string;

const ROW = /^\s*\|.*\|\s*$/;
const RULE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

/** Markdown as a terminal shows it well: tables in columns, headings and strong words emphasised, the rest as it is. */
export function renderMarkdown(text: string, emphasise: Emphasise): string {
  const lines = text.split("\n");
  const shown: string[] = [];
  for (let at = 0; at < lines.length; ) {
    let end = at;
    while (end < lines.length && ROW.test(lines[end] ?? "")) end += 1;
    if (end > at) {
      shown.push(...tableLines(lines.slice(at, end), emphasise));
      at = end;
    } else {
      shown.push(lineOf(lines[at] ?? "", emphasise));
      at += 1;
    }
  }
  return shown.join("\n");
}

function tableLines(rows: readonly string[], emphasise: Emphasise): readonly string[] {
  const [headings = [], ...cells] = rows.filter((row) => !RULE.test(row)).map(cellsOf);
  const [first = "", ...rest] = table(headings, cells);
  return [`  ${emphasise(first)}`, ...rest.map((line) => `  ${line}`)];
}

function cellsOf(row: string): readonly string[] {
  return row
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => withoutMarks(cell.trim()));
}

function lineOf(line: string, emphasise: Emphasise): string {
  const [, heading] = /^#{1,6}\s+(.*)$/.exec(line) ?? [];
  if (heading !== undefined) return emphasise(withoutMarks(heading));
  return line
    .split(/\*\*(.+?)\*\*/)
    .map((part, position) => (position % 2 === 1 ? emphasise(part) : part))
    .join("");
}

function withoutMarks(text: string): string {
  return text.replaceAll(/\*\*(.+?)\*\*/g, "$1").replaceAll("\\|", "|");
}
