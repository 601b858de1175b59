import type { Figure, Section } from "./benchmark.ts";
import { formatTarget, formatValue, isMet, ratioOf } from "./figure.ts";

const HEADINGS = ["figure", "ours", "peer", "ratio", "target", "met?"];

/** A Markdown table with aligned columns, as readable in a terminal as in a file. */
export function formatTable(figures: readonly Figure[]): string {
  const rows = figures.map(rowOf);
  const widths = HEADINGS.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join(" | ")} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)).join(" | ")} |`;
  return [line(HEADINGS), rule, ...rows.map(line)].join("\n");
}

function rowOf(figure: Figure): readonly string[] {
  const met = isMet(figure);
  return [
    figure.what,
    formatValue(figure.ours, figure.unit),
    formatValue(figure.peer, figure.unit),
    formatValue(ratioOf(figure), "×"),
    formatTarget(figure.target, figure.unit),
    met === null ? "—" : met ? "yes" : "NO",
  ];
}

/** Words to the left, numbers to the right. */
function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

/** How a section came to be, so that anyone can repeat it. */
export interface Origin {
  readonly command: string;
  readonly date: string;
  readonly machine: string;
}

export function formatSection(title: string, section: Section, origin: Origin): string {
  const notes = section.notes.map((note) => `- ${note}`).join("\n");
  return [
    `## ${title}`,
    `\`${origin.command}\` · ${origin.date} · ${origin.machine}`,
    formatTable(section.figures),
    ...(notes === "" ? [] : [notes]),
  ].join("\n\n");
}

export const EMPTY_RESULTS = `# Results

Each section is written by its benchmark (\`npm run bench -- --write\`); text outside the markers is kept.
Ours and the peer run side by side in one run. The ratio says how many times better ours is.
`;

/** The document with this benchmark's section renewed in its place, or added at the end. */
export function replaceSection(document: string, name: string, body: string): string {
  const begin = `<!-- bench:${name} -->`;
  const end = `<!-- /bench:${name} -->`;
  const section = `${begin}\n\n${body}\n\n${end}`;
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 && to < 0) return `${document.trimEnd()}\n\n${section}\n`;
  if (from < 0 || to < from) throw new Error(`${begin} and ${end} do not enclose a section; put both back.`);
  return document.slice(0, from) + section + document.slice(to + end.length);
}
