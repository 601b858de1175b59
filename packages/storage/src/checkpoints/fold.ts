import type { Change, Vault, Write } from "../vault.ts";
import { type StoredCheckpoint, toBlock } from "./block.ts";
import { groupWrites, newestFirst, oldestFirst, prefixOf, ROOT, toStored } from "./checkpoint-rows.ts";
import type { Cursor } from "./cursor.ts";
import type { Draft } from "./draft.ts";

type Folding = Required<Pick<Change, "writes" | "deletes">>;

/** So many new rows of checkpoints and writes, and the older ones are folded into a block. */
export const FOLD_AT = 96;
/** The newest stay as they are: they are read most, and writes still come for them. */
const STAYS = 8;
/** A block of fewer is not worth its row. */
const LEAST = 8;
/** Opening a block for one checkpoint should not cost much more than that checkpoint. */
const MOST = 64;

/** Not while something is taken away, and only with a checkpoint: folding is part of its transaction. */
export function isTimeToFold(draft: Draft, { loose = 0 }: Cursor): boolean {
  return !draft.startsEpoch && draft.headers.size > 0 && loose + draft.writes.length >= FOLD_AT;
}

/** What folds the older checkpoints of the root, and of every namespace that the draft writes a checkpoint of. */
export async function foldEach(vault: Vault, space: string, draft: Draft): Promise<Folding> {
  const prefixes = new Set([ROOT, ...[...draft.headers.keys()].map(prefixOf)]);
  const folds = await Promise.all([...prefixes].map((prefix) => foldOlder(vault, space, prefix)));
  return {
    writes: folds.flatMap(({ writes }) => writes),
    deletes: folds.flatMap(({ deletes }) => deletes),
  };
}

/** What folds the older checkpoints of one namespace; nothing when there are too few. */
async function foldOlder(vault: Vault, space: string, prefix: string): Promise<Folding> {
  const [own = [], writes = [], [newestBlock] = []] = await vault.read(space, [
    oldestFirst("checkpoint", prefix),
    oldestFirst("write", prefix),
    newestFirst("block", prefix, 1),
  ]);
  // Below the newest block a checkpoint keeps its own row, so that blocks never overlap.
  const foldable = own.slice(0, -STAYS).filter(({ key }) => key > (newestBlock?.key ?? ""));
  if (foldable.length < LEAST) return { writes: [], deletes: [] };
  const byCheckpoint = groupWrites(writes);
  const folded = foldable.map((row) => toStored(row, byCheckpoint));
  return {
    writes: toBlocks(folded),
    deletes: folded.flatMap((stored) => [
      { table: "checkpoint" as const, key: stored.key },
      ...stored.writes.map(({ key }) => ({ table: "write" as const, key })),
    ]),
  };
}

/** All checkpoints of one namespace, oldest first: the older ones in blocks, the newest in rows of their own. */
export function storeFolded(checkpoints: readonly StoredCheckpoint[]): readonly Write[] {
  const older = checkpoints.slice(0, -STAYS);
  const isWorthIt = older.length >= LEAST;
  return [
    ...(isWorthIt ? toBlocks(older) : []),
    ...(isWorthIt ? checkpoints.slice(-STAYS) : checkpoints).flatMap(({ key, row, writes }) => [
      { table: "checkpoint" as const, key, value: row },
      ...writes.map((each) => ({ table: "write" as const, ...each })),
    ]),
  ];
}

function toBlocks(checkpoints: readonly StoredCheckpoint[]): readonly Write[] {
  return Array.from({ length: Math.ceil(checkpoints.length / MOST) }, (_, index) =>
    toBlock(checkpoints.slice(index * MOST, (index + 1) * MOST)),
  );
}
