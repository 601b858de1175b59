import type { StorageError } from "../errors.ts";

/**
 * What Maru asks of a place that keeps bytes. Small on purpose: everything with a meaning (sessions, checkpoints,
 * events …) is written once above it, so all backends behave the same.
 *
 * A **space** is everything that belongs together and is deleted together: one session, one foreign thread, one
 * long-term memory. A space has tables of rows, ordered by key in code-point order. A **batch** changes one space,
 * wholly or not at all, and only if its checks still hold.
 */
export interface Backend {
  /** Answers all requests from one consistent moment, in the order asked. */
  read(space: string, requests: readonly ReadRequest[]): Promise<readonly (readonly Row[])[]>;

  /** Durable when it resolves. Throws StorageError STALE_WRITE, and changes nothing, when a check does not hold. */
  commit(batch: Batch): Promise<void>;

  /** Spaces whose label lies in the range, ordered by label. */
  listSpaces(range: LabelRange): Promise<readonly SpaceEntry[]>;

  /** Every row of the space is gone when it resolves; a space that does not exist is fine. */
  deleteSpace(space: string): Promise<void>;

  /** Gives space that deleted rows took back to the machine, as far as this backend can. */
  reclaim(): Promise<void>;

  /** Bytes this backend takes on disk, or in memory where there is no disk. */
  size(): Promise<number>;

  /** A copy of everything, made while others go on working; resolves to where it is. */
  backup(label: string): Promise<string>;

  /**
   * What the database finds wrong with its own books: an index that lost a row hides it from every read. `quick` takes
   * seconds at most: of a very large database only the form of each page is looked at.
   */
  findDamage?(how?: { readonly quick?: boolean }): Promise<readonly string[]>;

  /** Makes the books anew from the rows, and resolves to where the database as it was is kept under this label. */
  rebuildBooks?(label: string): Promise<string>;

  /** Marks this process as the one that serves here; null while another one does. The mark goes with the process. */
  claim?(): Promise<(() => void) | null>;

  /** Spaces that `listSpaces` cannot name since what holds them is damaged; null where not even the name is known. */
  listDamaged?(): Promise<readonly DamagedSpace[]>;

  close(): Promise<void>;
}

export interface DamagedSpace {
  readonly space: string | null;
  readonly error: StorageError;
}

/** A cell is JSON text, or bytes when it was compressed or sealed. Backends keep either exactly. */
export type Cell = string | Uint8Array;

export interface Row {
  readonly key: string;
  readonly cell: Cell;
}

export type ReadRequest =
  | { readonly type: "row"; readonly table: Table; readonly key: string }
  | {
      readonly type: "range";
      readonly table: Table;
      /** Inclusive. */
      readonly from: string;
      /** Exclusive. */
      readonly to: string;
      readonly limit?: number;
      readonly reverse?: boolean;
    };

export interface Batch {
  readonly space: string;
  /** Where the space stands in `listSpaces`; kept as it was when absent. */
  readonly label?: string;
  readonly checks?: readonly Check[];
  readonly deletes?: readonly (RowAddress | RowRange)[];
  /** Run after the deletes. */
  readonly puts?: readonly Put[];
}

/** The row must hold exactly this JSON text, or not exist (null). Only rows of clear tables are checked. */
export interface Check extends RowAddress {
  readonly equals: string | null;
}

export interface RowAddress {
  readonly table: Table;
  readonly key: string;
}

export interface RowRange {
  readonly table: Table;
  readonly from: string;
  readonly to: string;
}

export interface Put extends RowAddress {
  readonly cell: Cell;
  /** Leave the row alone when it exists. */
  readonly ifAbsent?: boolean;
}

export interface LabelRange {
  readonly from: string;
  readonly to: string;
  readonly limit: number;
  readonly reverse?: boolean;
}

export interface SpaceEntry {
  readonly space: string;
  readonly label: string;
}

/** Tables whose rows are never sealed: numbers and marks that the machinery compares, no content of a conversation. */
export const CLEAR_TABLES = ["cursor", "key", "lease", "version"] as const;
export const SEALED_TABLES = [
  "block",
  "checkpoint",
  "effect",
  "event",
  "inbox",
  "item",
  "log",
  "session",
  "write",
] as const;
export type ClearTable = (typeof CLEAR_TABLES)[number];
export type SealedTable = (typeof SEALED_TABLES)[number];
export type Table = ClearTable | SealedTable;

/** Sorts after every key that starts with the same text: keys are printable, and this character is above them. */
export const AFTER = "\u{10ffff}";
