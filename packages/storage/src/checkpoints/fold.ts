import type { Change, Vault, Write } from "../vault.ts";
import { type StoredCheckpoint, toBlock } from "./block.ts";
import { groupWrites, newestFirst, oldestFirst, toStored } from "./checkpoint-rows.ts";

/** So many new rows of checkpoints and writes, and the older ones are folded into a block. */
export const FOLD_AT = 96;
/** The newest stay as they are: they are read most, and writes still come for them. */
const STAYS = 8;
/** A block of fewer is not worth its row. */
const LEAST = 8;
/** Opening a block for one checkpoint should not cost much more than that checkpoint. */
const MOST = 64;

/** What folds the older checkpoints of one namespace; nothing when there are too few. */
export async function foldOlder(
  vault: Vault,
  space: string,
  prefix: string,
): Promise<Required<Pick<Change, "writes" | "deletes">>> {
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
