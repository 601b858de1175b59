import { crc32 } from "node:zlib";
import { StorageError } from "../errors.ts";
import type { Cell, Table } from "./backend.ts";
import { TABLE_NUMBERS } from "./table-number.ts";

/**
 * The checksum that databases keep beside a row. It covers where the row belongs too, so that a row that turns up
 * under another key or in another space is noticed as much as one whose bytes changed.
 */
export function rowSum(space: string, table: Table, key: string, cell: Cell): number {
  if (typeof cell === "string") return crc32(placeOf(space, table, key, true) + cell) | 0;
  return sumOfBytes(placeOf(space, table, key, false), cell);
}

/** A row as a database gave it: text may come as its bytes. Rows from before there were checksums have none. */
export interface FoundRow {
  readonly space: string;
  readonly table: Table;
  readonly key: string;
  readonly cell: Cell;
  readonly isText: boolean;
  readonly sum: unknown;
}

export function refuseDamaged({ space, table, key, cell, isText, sum }: FoundRow): void {
  if (sum === null || sum === undefined) return;
  const found =
    typeof cell === "string"
      ? rowSum(space, table, key, cell)
      : sumOfBytes(placeOf(space, table, key, isText), cell);
  if (found === sum) return;
  throw new StorageError("CORRUPT", {
    where: `${table} "${key}" of ${space}`,
    offset: null,
    reason: "its bytes are not those that were written",
    kept: null,
  });
}

function placeOf(space: string, table: Table, key: string, isText: boolean): string {
  return `${space}\n${TABLE_NUMBERS[table]}\n${key}\n${isText ? "t" : "b"}\n`;
}

function sumOfBytes(place: string, bytes: Uint8Array): number {
  // An empty buffer from outside JavaScript may have no memory at all, and its sum would be 0 whatever came before.
  return (bytes.length === 0 ? crc32(place) : crc32(bytes, crc32(place))) | 0;
}
