import type { Plain } from "@maru/state";
import type { Entry, Write } from "../vault.ts";
import type { HeaderRow } from "./header.ts";

/** A checkpoint with its pending writes, as stored: in rows of its own while it is new, later in a block. */
export interface StoredCheckpoint {
  readonly key: string;
  readonly row: HeaderRow;
  /** Keyed below the checkpoint's own key, in order. */
  readonly writes: readonly Entry[];
}

/** One checkpoint in a block. Its parent is named only when it is not the one before. */
type Item = Omit<HeaderRow, "p"> & {
  readonly i: string;
  readonly p?: string | null;
  readonly w?: readonly (readonly [string, Plain])[];
};

/**
 * Older checkpoints of a namespace in one row: they resemble each other, so together they compress to a fraction.
 * The row has the key of its newest checkpoint, and the ranges of two blocks never overlap.
 */
export function toBlock(checkpoints: readonly StoredCheckpoint[]): Write {
  let before: string | undefined;
  const items = checkpoints.map(({ key, row, writes }): Item => {
    const { p, ...rest } = row;
    const item = {
      i: key.slice(key.indexOf("/") + 1),
      ...(p === before ? {} : { p }),
      ...rest,
      ...(writes.length === 0
        ? {}
        : { w: writes.map((each) => [each.key.slice(key.length + 1), each.value] as const) }),
    };
    before = decodeURIComponent(item.i);
    return item;
  });
  return { table: "block", key: checkpoints.at(-1)?.key ?? "", value: items };
}

/** Oldest first. */
export function fromBlock(block: Entry): readonly StoredCheckpoint[] {
  const namespace = block.key.slice(0, block.key.indexOf("/") + 1);
  let before: string | null = null;
  return (block.value as unknown as readonly Item[]).map(({ i, p, w, ...rest }) => {
    const key = namespace + i;
    const row: HeaderRow = { p: p === undefined ? before : p, ...rest };
    before = decodeURIComponent(i);
    return { key, row, writes: (w ?? []).map(([name, value]) => ({ key: `${key}/${name}`, value })) };
  });
}

/** Writes that came after a checkpoint went into a block. A task that runs again replaces only its signals. */
export function addWrites(stored: StoredCheckpoint, later: readonly Entry[]): StoredCheckpoint {
  if (later.length === 0) return stored;
  const byKey = new Map(stored.writes.map((each) => [each.key, each]));
  for (const each of later) {
    const isRegular = each.key.slice(each.key.lastIndexOf("/") + 1).startsWith("w");
    if (!isRegular || !byKey.has(each.key)) byKey.set(each.key, each);
  }
  const writes = [...byKey.values()].sort((left, right) => (left.key < right.key ? -1 : 1));
  return { ...stored, writes };
}
