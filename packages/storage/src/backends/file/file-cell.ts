import type { Cell } from "../backend.ts";

const BYTES = "$bytes";
const TEXT = "$text";

/**
 * JSON text is shown as the JSON it is, when reading it back gives the very same text. What would not (other
 * spacing, doubled or number-like keys out of order, look-alikes of our own marks) is kept as a quoted text, and
 * bytes as Base64.
 */
export function renderCell(cell: Cell, indent: string): string {
  if (typeof cell !== "string") return pretty({ [BYTES]: Buffer.from(cell).toString("base64") }, indent);
  const value = parse(cell);
  if (value === undefined || isMark(value) || JSON.stringify(value) !== cell)
    return pretty({ [TEXT]: cell }, indent);
  return pretty(value, indent);
}

/** Remembers how the cells of a document looked, since most of them are the same the next time it is written. */
export class CellRenderer {
  #before = new Map<Cell, string>();
  #now = new Map<Cell, string>();

  render(cell: Cell, indent: string): string {
    const known = this.#now.get(cell) ?? this.#before.get(cell) ?? renderCell(cell, indent);
    this.#now.set(cell, known);
    return known;
  }

  /** Forgets what the document just written no longer holds. */
  finish(): void {
    this.#before = this.#now;
    this.#now = new Map();
  }
}

export function readCell(value: unknown): Cell {
  if (!isMark(value)) return JSON.stringify(value);
  const { [BYTES]: bytes, [TEXT]: text } = value;
  return bytes === undefined ? String(text) : Buffer.from(bytes, "base64");
}

function isMark(value: unknown): value is { readonly [BYTES]?: string; readonly [TEXT]?: string } {
  if (typeof value !== "object" || value === null) return false;
  const keys = Object.keys(value);
  return keys.length === 1 && (keys[0] === BYTES || keys[0] === TEXT);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function pretty(value: unknown, indent: string): string {
  return JSON.stringify(value, null, 2).replaceAll("\n", `\n${indent}`);
}
