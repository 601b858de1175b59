import type { Plain } from "@maru/state";
import { AFTER, type RowRange } from "../backends/backend.ts";
import type { Entry, Vault, Write } from "../vault.ts";
import type { CheckpointSpace, Draft, LoadedHeader } from "./checkpoint-space.ts";
import { GONE, isGone } from "./element-log.ts";
import type { HeaderRow } from "./header.ts";
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
  await space.store(async (draft) => {
    const [checkpoints = [], writes = [], chunks = []] = await vault.read(space.name, [
      { type: "range", table: "checkpoint", from: "", to: AFTER },
      { type: "range", table: "write", from: "", to: AFTER },
      { type: "range", table: "log", from: "", to: AFTER },
    ]);
    const all = await loadAll(space, checkpoints);
    const goes = choose([...all].map(([key, loaded]) => ({ key, loaded })));
    const gone = new Set([...all].filter(([key, loaded]) => goes(key, loaded)).map(([key]) => key));
    if (gone.size === 0) return;
    const kept = new Map([...all].filter(([key]) => !gone.has(key)));
    draft.deletes.push(...[...gone].flatMap(rowsOfCheckpoint));
    draft.writes.push(...[...kept].flatMap(([key, loaded]) => standAlone(key, loaded, all, gone)));
    const keptWrites = writes.filter(({ key }) => !gone.has(key.split("/").slice(0, 2).join("/")));
    const elements = sweep(draft, chunks, usedElements(kept, keptWrites));
    draft.startsEpoch = true;
    pruned = { checkpoints: gone.size, elements };
  });
  return pruned;
}

export async function loadAll(
  space: CheckpointSpace,
  rows: readonly Entry[],
): Promise<ReadonlyMap<string, LoadedHeader>> {
  const byKey = new Map(rows.map(({ key, value }) => [key, value as unknown as HeaderRow]));
  const all = new Map<string, LoadedHeader>();
  for (const { key } of rows) {
    const loaded = await space.resolve(key, byKey);
    if (loaded !== undefined) all.set(key, loaded);
  }
  return all;
}

function rowsOfCheckpoint(key: string): readonly ({ table: "checkpoint"; key: string } | RowRange)[] {
  return [
    { table: "checkpoint", key },
    { table: "write", from: `${key}/`, to: `${key}/${AFTER}` },
  ];
}

/** Only checkpoints whose parent goes need to be written again; the others still find theirs. */
function standAlone(
  key: string,
  loaded: LoadedHeader,
  all: ReadonlyMap<string, LoadedHeader>,
  gone: ReadonlySet<string>,
): readonly Write[] {
  const namespace = key.slice(0, key.indexOf("/") + 1);
  const keyOf = (id: string) => namespace + encodeURIComponent(id);
  if (loaded.parent === null || !gone.has(keyOf(loaded.parent))) return [];
  let ancestor: string | null = loaded.parent;
  while (ancestor !== null && gone.has(keyOf(ancestor))) ancestor = all.get(keyOf(ancestor))?.parent ?? null;
  const row: HeaderRow = { p: ancestor, depth: 0, h: loaded.header };
  return [{ table: "checkpoint", key, value: row }];
}

export function usedElements(
  kept: ReadonlyMap<string, LoadedHeader>,
  writes: readonly Entry[],
): ReadonlySet<number> {
  const used = new Set<number>();
  const use = (packed: Packed) => {
    for (const [start, count] of runsOf(packed))
      for (let index = start; index < start + count; index += 1) used.add(index);
  };
  for (const { header } of kept.values()) for (const packed of Object.values(header.values)) use(packed);
  for (const { value } of writes)
    for (const [, , packed] of value as unknown as [number, string, Packed][]) use(packed);
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
