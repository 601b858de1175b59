import { randomInt } from "node:crypto";
import { isStorageError, StorageError } from "../errors.ts";
import { impossible } from "../sessions/impossible.ts";
import type { Write } from "../vault.ts";
import { ROOT } from "./checkpoint-rows.ts";

/**
 * What the next writer must know: the next free number, the small chunks that wait to be joined, and how many rows of
 * checkpoints came since some were folded. Every commit counts as a change, so that nobody overlooks another's. The
 * epoch changes when something was taken away, so that nobody refers to it from memory.
 */
export interface Cursor {
  readonly next: number;
  readonly small: readonly number[];
  readonly loose?: number;
  readonly epoch: number;
  readonly changes?: number;
  /**
   * The key of the root's newest checkpoint, and the change that said so: whoever does not know of it leaves the
   * number behind, and then it says nothing.
   */
  readonly head?: readonly [key: string, changes: number];
}

export const CURSOR = { table: "cursor", key: "log" } as const;

/** What the next writer builds on: the cursor as it is stored, and the newest checkpoint of the root. */
export interface Known {
  readonly text: string | null;
  readonly value: Cursor;
  readonly head: string | undefined;
}

/** Begins at a random epoch: a space that was deleted and begun again is not taken for the one it was. */
export function firstCursor(): Cursor {
  return { next: 0, small: [], epoch: randomInt(2 ** 31) };
}

/** The newest checkpoint of the root once a draft is stored. Who takes some away writes all that stay. */
export function headOf(
  draft: { readonly writes: readonly Write[]; readonly startsEpoch: boolean },
  head: string | undefined,
): string | undefined {
  const before = draft.startsEpoch || head === undefined ? [] : [head];
  const keys = draft.writes.filter(({ table, key }) => table === "checkpoint" && key.startsWith(ROOT));
  return [...before, ...keys.map(({ key }) => key)].toSorted().at(-1);
}

export function withHead({ head: _, ...cursor }: Cursor, head: string | undefined): Cursor {
  return head === undefined ? cursor : { ...cursor, head: [head, cursor.changes ?? 0] };
}

/** What a cursor says of the rows beside it, and is not so; null when nothing is wrong. `end` is where values end. */
export function problemOf(
  { next, head, changes }: Cursor,
  found: { readonly end?: number; readonly head: string | undefined },
): string | null {
  if (found.end !== undefined && found.end > next) return `${next} values are counted, and more are there`;
  if (head === undefined || head[1] !== changes || head[0] === found.head) return null;
  return "the newest checkpoint is not the one that was written last";
}

export function refuseImpossible(
  space: string,
  cursor: Cursor,
  found: Parameters<typeof problemOf>[1],
): void {
  const problem = problemOf(cursor, found);
  if (problem !== null) throw impossible(`The history of ${space}`, problem);
}

/** Elements are from another epoch than what refers to them. */
export function overtaken(space: string): StorageError {
  return new StorageError("STALE_WRITE", { space, ...CURSOR });
}

/** Another writer came first: what was built on the old ground is built again. */
export function isOvertaken(error: unknown): boolean {
  return isStorageError(error, "STALE_WRITE") && error.details.table === CURSOR.table;
}
