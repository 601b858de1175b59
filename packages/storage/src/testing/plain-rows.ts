import type { Cell, Row } from "../backends/backend.ts";

/** Rows with bytes as bare arrays, whatever kind of buffer the backend uses. */
export function plain(rows: readonly Row[]): readonly Row[] {
  return rows.map(({ key, cell }) => ({ key, cell: bare(cell) }));
}

export function bare(cell: Cell): Cell {
  return typeof cell === "string" ? cell : Uint8Array.from(cell);
}
