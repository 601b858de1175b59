import type { Plain } from "@maru/state";
import { AFTER } from "../backends/backend.ts";
import type { Entry, Vault } from "../vault.ts";
import type { StoredCheckpoint } from "./block.ts";
import { oldestFirst, prefixOf, together } from "./checkpoint-rows.ts";
import type { CheckpointSpace } from "./checkpoint-space.ts";
import type { Draft, LoadedHeader } from "./draft.ts";
import { GONE, isGone } from "./element-log.ts";
import { storeFolded } from "./fold.ts";
import { wholeRow } from "./header.ts";
import { type Packed, runsOf } from "./pack.ts";

export interface Pruned {
  readonly checkpoints: number;
  readonly elements: number;
}

/** Looks at all checkpoints, oldest first within a namespace, and says which ones go. */
export type Choose = (
  all: readonly { key: string; loaded: LoadedHeader }[],
) => (key: string, loaded: LoadedHeader) => boolean;

/**
 * Removes checkpoints and every element that nothing refers to any more, in one transaction. Checkpoints that stay
 * become independent of the ones that go: each is written whole and points to its nearest ancestor that stays.
 */
export async function removeCheckpoints(
  vault: Vault,
  space: CheckpointSpace,
  choose: Choose,
): Promise<Pruned> {
  let pruned: Pruned = { checkpoints: 0, elements: 0 };
  const remove = async (draft: Draft) => {
    const [own = [], writes = [], blocks = [], chunks = []] = await vault.read(space.name, [
      oldestFirst("checkpoint", ""),
      oldestFirst("write", ""),
      oldestFirst("block", ""),
      { type: "range", table: "log", from: "", to: AFTER },
    ]);
    const stored = together(own, writes, blocks);
    const all = await loadAll(space, stored);
    const goes = choose([...all].map(([key, loaded]) => ({ key, loaded })));
    const gone = new Set([...all].filter(([key, loaded]) => goes(key, loaded)).map(([key]) => key));
    if (gone.size === 0) return;
    const left = stored.filter(({ key }) => !gone.has(key)).map((each) => standAlone(each, all, gone));
    replaceCheckpoints(draft, left);
    const elements = sweep(draft, chunks, usedElements(left, all));
    draft.startsEpoch = true;
    pruned = { checkpoints: gone.size, elements };
  };
  await space.store(remove, { isAlone: true });
  return pruned;
}

export async function loadAll(
  space: CheckpointSpace,
  stored: readonly StoredCheckpoint[],
): Promise<ReadonlyMap<string, LoadedHeader>> {
  const byKey = new Map(stored.map(({ key, row }) => [key, row]));
  const all = new Map<string, LoadedHeader>();
  for (const { key } of stored) {
    const loaded = await space.resolve(key, byKey);
    if (loaded !== undefined) all.set(key, loaded);
  }
  return all;
}

/** Only checkpoints whose parent goes need to be written again; the others still find theirs. */
function standAlone(
  stored: StoredCheckpoint,
  all: ReadonlyMap<string, LoadedHeader>,
  gone: ReadonlySet<string>,
): StoredCheckpoint {
  const loaded = all.get(stored.key);
  const keyOf = (id: string) => prefixOf(stored.key) + encodeURIComponent(id);
  if (loaded === undefined || loaded.parent === null || !gone.has(keyOf(loaded.parent))) return stored;
  let ancestor: string | null = loaded.parent;
  while (ancestor !== null && gone.has(keyOf(ancestor))) ancestor = all.get(keyOf(ancestor))?.parent ?? null;
  return { ...stored, row: wholeRow(loaded.header, ancestor) };
}

/** Writes what is left anew, folded as it would have been, so that nothing of what goes stays behind. */
export function replaceCheckpoints(draft: Draft, left: readonly StoredCheckpoint[]): void {
  for (const table of ["checkpoint", "write", "block"] as const)
    draft.deletes.push({ table, from: "", to: AFTER });
  for (const namespace of new Set(left.map(({ key }) => prefixOf(key))))
    draft.writes.push(...storeFolded(left.filter(({ key }) => prefixOf(key) === namespace)));
}

export function usedElements(
  left: readonly StoredCheckpoint[],
  all: ReadonlyMap<string, LoadedHeader>,
): ReadonlySet<number> {
  const used = new Set<number>();
  const use = (packed: Packed) => {
    for (const [start, count] of runsOf(packed))
      for (let index = start; index < start + count; index += 1) used.add(index);
  };
  for (const { key, writes } of left) {
    for (const packed of Object.values(all.get(key)?.header.values ?? {})) use(packed);
    for (const { value } of writes)
      for (const [, , packed] of value as unknown as [number, string, Packed][]) use(packed);
  }
  return used;
}

/** Unused elements leave no trace: whole chunks are deleted, single elements blanked. */
export function sweep(draft: Draft, chunks: readonly Entry[], used: ReadonlySet<number>): number {
  let removed = 0;
  for (const { key, value } of chunks) {
    const start = Number(key);
    const elements = value as readonly Plain[];
    const unused = elements.filter((element, offset) => !isGone(element) && !used.has(start + offset)).length;
    if (unused === 0) continue;
    removed += unused;
    const isUsed = elements.some((_, offset) => used.has(start + offset));
    if (!isUsed) draft.deletes.push({ table: "log", key });
    else
      draft.writes.push({
        table: "log",
        key,
        value: elements.map((element, offset) => (used.has(start + offset) ? element : GONE)),
      });
  }
  return removed;
}
