import { StorageError } from "../errors.ts";
import type {
  Batch,
  Cell,
  LabelRange,
  ReadRequest,
  Row,
  RowAddress,
  RowRange,
  SpaceEntry,
  Table,
} from "./backend.ts";
import { compareCodePoints } from "./code-points.ts";
import { SortedRows } from "./sorted-rows.ts";

/** One space held in memory: what the memory and file backends work on. */
export interface SpaceRows {
  label: string;
  readonly tables: Map<Table, SortedRows>;
}

export function emptySpace(): SpaceRows {
  return { label: "", tables: new Map() };
}

/** A space of its own with the same rows. */
export function copySpace(space: SpaceRows): SpaceRows {
  return {
    label: space.label,
    tables: new Map([...space.tables].map(([name, rows]) => [name, rows.copy()])),
  };
}

export function answer(space: SpaceRows | undefined, request: ReadRequest): readonly Row[] {
  const rows = space?.tables.get(request.table);
  if (rows === undefined) return [];
  if (request.type === "range") {
    return rows.range(request.from, request.to, request.limit, request.reverse).map(copyRow);
  }
  const cell = rows.get(request.key);
  return cell === undefined ? [] : [copyRow({ key: request.key, cell })];
}

export function refuseStale(batch: Batch, space: SpaceRows | undefined): void {
  for (const check of batch.checks ?? []) {
    const found = space?.tables.get(check.table)?.get(check.key) ?? null;
    if (found === check.equals) continue;
    throw new StorageError("STALE_WRITE", { space: batch.space, table: check.table, key: check.key });
  }
}

export function applyBatch(batch: Batch, space: SpaceRows): void {
  if (batch.label !== undefined) space.label = batch.label;
  for (const each of batch.deletes ?? []) deleteRows(space, each);
  for (const put of batch.puts ?? []) {
    const rows = space.tables.get(put.table) ?? new SortedRows();
    space.tables.set(put.table, rows);
    if (put.ifAbsent && rows.get(put.key) !== undefined) continue;
    rows.set(put.key, copyCell(put.cell));
  }
}

export function selectSpaces(entries: readonly SpaceEntry[], range: LabelRange): readonly SpaceEntry[] {
  const inside = entries
    .filter(
      ({ label }) => compareCodePoints(label, range.from) >= 0 && compareCodePoints(label, range.to) < 0,
    )
    .sort(
      (left, right) =>
        compareCodePoints(left.label, right.label) || compareCodePoints(left.space, right.space),
    );
  if (range.reverse) inside.reverse();
  return inside.slice(0, range.limit);
}

function deleteRows(space: SpaceRows, target: RowAddress | RowRange): void {
  const rows = space.tables.get(target.table);
  if ("key" in target) rows?.delete(target.key);
  else for (const { key } of rows?.range(target.from, target.to) ?? []) rows?.delete(key);
}

function copyRow({ key, cell }: Row): Row {
  return { key, cell: copyCell(cell) };
}

/** Bytes can be changed by whoever holds them; what is stored must not change with them. */
function copyCell(cell: Cell): Cell {
  return typeof cell === "string" ? cell : new Uint8Array(cell);
}
