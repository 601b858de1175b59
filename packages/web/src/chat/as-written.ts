import type { MarkdownPart } from "./read-markdown.ts";

/** Signs that assistants put before a heading; the page draws them itself, alike on every machine. */
export const SIGNS = {
  "✈": "plane",
  "🏨": "hotel",
  "🗓": "calendar",
  "💰": "wallet",
  "🗂": "layers",
  "💡": "idea",
  "👥": "people",
  "🍽": "food",
  "📍": "place",
  "🚌": "bus",
  "🛍": "shop",
  "🛏": "bed",
  "🚄": "train",
  "⚠": "warning",
  "⭐": "star",
} as const;
export type Sign = (typeof SIGNS)[keyof typeof SIGNS];

const SIGN = new RegExp(`(${Object.keys(SIGNS).join("|")})\\uFE0F?`, "u");
const AMOUNT = /^[~약₩+−-]*\s?[\d,.]+(\s?(원|만원|억원|%|명|개|박|km|건|점|won))?$/u;

/** Reads a text as a person wrote it: a new line is a new line, amounts stand under each other, signs are drawn. */
export function asWritten<Part extends MarkdownPart>(part: Part): Part {
  if (part.type === "table") alignAmounts(part);
  if (part.children === undefined) return part;
  part.children = part.children.flatMap((child) =>
    child.type === "text" ? linesOf(child.value ?? "") : [asWritten(child)],
  );
  return part;
}

function linesOf(text: string): MarkdownPart[] {
  return text
    .split("\n")
    .flatMap((line, index) => (index === 0 ? signsOf(line) : [{ type: "break" }, ...signsOf(line)]));
}

function signsOf(line: string): MarkdownPart[] {
  // Every second piece is a sign: the pattern keeps what it splits at.
  return line.split(SIGN).flatMap((piece, index): MarkdownPart[] => {
    if (piece === "") return [];
    if (index % 2 === 0) return [{ type: "text", value: keepTogether(piece) }];
    return [{ type: "sign", sign: SIGNS[piece as keyof typeof SIGNS] }];
  });
}

/** 12억 6,000만원 is one amount: it is not broken in two. */
function keepTogether(text: string): string {
  return text.replace(/(?<=\d[억만]) (?=\d)/gu, "\u00a0");
}

/** A column of amounts is set to the right, and no amount is broken in two. */
function alignAmounts(table: MarkdownPart): void {
  const [, ...rows] = table.children ?? [];
  const columns = table.align?.length ?? 0;
  for (let column = 0; column < columns; column += 1) {
    const cells = rows.flatMap((row) => row.children?.[column] ?? []);
    if (cells.length === 0 || !cells.every((cell) => AMOUNT.test(textIn(cell)))) continue;
    if (table.align != null) table.align[column] = "right";
    for (const cell of cells) cell.isAmount = true;
  }
}

function textIn({ value, children }: MarkdownPart): string {
  return (value ?? (children ?? []).map(textIn).join("")).trim();
}

const ITEM = /^\s*([-*+]|\d{1,9}[.)])\s/;

/** A line right under a list that is not one of its items begins anew: people leave no blank line there. */
export function endLists(text: string): string {
  let isInList = false;
  return text
    .split("\n")
    .map((line) => {
      const isItem = ITEM.test(line);
      const endsHere = isInList && line !== "" && !isItem && !/^\s/.test(line);
      isInList = isItem || (isInList && /^\s+\S/.test(line));
      return endsHere ? `\n${line}` : line;
    })
    .join("\n");
}
