import { AFTER, type ReadRequest } from "../backends/backend.ts";
import { StorageError } from "../errors.ts";
import type { Entry, Vault } from "../vault.ts";
import { addWrites, fromBlock, type StoredCheckpoint } from "./block.ts";
import type { HeaderRow } from "./header.ts";

/** What the keys of a thread's own checkpoints begin with; those of its subgraphs name their namespace first. */
export const ROOT = "/";
/** Parents are nearly always the rows just before; one read brings most of the chain. */
export const CHAIN = 33;
const BLOCKS_AT_ONCE = 8;
const KEPT_FROM_BLOCKS = 2048;
const ABOUT_A_CHECKPOINT = 2048;

/** Finds checkpoints, whether they still have rows of their own or are in a block. */
export class CheckpointRows {
  readonly #vault: Vault;
  readonly #space: string;
  /** What was read from blocks: it does not change until the space is pruned. */
  #fromBlocks = new Map<string, StoredCheckpoint>();

  /** What was read from blocks, roughly. */
  get bytes(): number {
    return this.#fromBlocks.size * ABOUT_A_CHECKPOINT;
  }

  constructor(vault: Vault, space: string) {
    this.#vault = vault;
    this.#space = space;
  }

  /** What is being read meanwhile goes into the old map, and with it. */
  forget(): void {
    this.#fromBlocks = new Map();
  }

  /** The checkpoint itself, with others that it may rest on. */
  async find(key: string): Promise<ReadonlyMap<string, HeaderRow>> {
    const fromBlocks = this.#fromBlocks;
    const known = fromBlocks.get(key);
    if (known !== undefined) return new Map([[key, known.row]]);
    const prefix = key.slice(0, key.indexOf("/") + 1);
    const [own = []] = await this.#vault.read(this.#space, [
      { type: "range", table: "checkpoint", from: prefix, to: `${key}!`, reverse: true, limit: CHAIN },
    ]);
    const rows = new Map(own.map((row) => [row.key, row.value as unknown as HeaderRow]));
    if (rows.has(key)) return rows;
    const [blocks = []] = await this.#vault.read(this.#space, [blockFrom(key)]);
    return new Map(open(blocks, fromBlocks).map((stored) => [stored.key, stored.row]));
  }

  async writesOf(key: string): Promise<readonly Entry[]> {
    const fromBlocks = this.#fromBlocks;
    const isKnown = fromBlocks.has(key);
    const [later = [], blocks = []] = await this.#vault.read(this.#space, [
      oldestFirst("write", `${key}/`),
      ...(isKnown ? [] : [blockFrom(key)]),
    ]);
    const opened = open(blocks, fromBlocks);
    const stored = fromBlocks.get(key) ?? opened.find((each) => each.key === key);
    return stored === undefined ? later : addWrites(stored, later).writes;
  }

  /** All checkpoints whose key begins so, from the last key to the first. */
  async *descending(prefix: string): AsyncGenerator<StoredCheckpoint> {
    const fromBlocks = this.#fromBlocks;
    const [own = [], writes = [], first = []] = await this.#vault.read(this.#space, [
      newestFirst("checkpoint", prefix),
      oldestFirst("write", prefix),
      newestFirst("block", prefix, 1),
    ]);
    const later = groupWrites(writes);
    const loose = own.map((row) => toStored(row, later));
    let next = 0;
    for (let blocks = first; blocks.length > 0; ) {
      for (const stored of open(blocks, fromBlocks).toReversed()) {
        while (next < loose.length && (loose[next] as StoredCheckpoint).key > stored.key)
          yield loose[next++] as StoredCheckpoint;
        // A checkpoint that was put again counts as it is in its own row.
        if (loose[next]?.key === stored.key) continue;
        yield addWrites(stored, later.get(stored.key) ?? []);
      }
      const below = blocks.at(-1)?.key ?? "";
      [blocks = []] = await this.#vault.read(this.#space, [
        { type: "range", table: "block", from: prefix, to: below, reverse: true, limit: BLOCKS_AT_ONCE },
      ]);
    }
    yield* loose.slice(next);
  }
}

function open(newestFirst: readonly Entry[], kept: Map<string, StoredCheckpoint>) {
  const opened = newestFirst.toReversed().flatMap(fromBlock);
  for (const stored of opened) {
    if (kept.size >= KEPT_FROM_BLOCKS) kept.delete(kept.keys().next().value as string);
    kept.set(stored.key, stored);
  }
  return opened;
}

/** Rows of their own and blocks as one history, oldest first. */
export function together(
  own: readonly Entry[],
  writes: readonly Entry[],
  blocks: readonly Entry[],
): readonly StoredCheckpoint[] {
  const later = groupWrites(writes);
  const byKey = new Map<string, StoredCheckpoint>();
  for (const stored of blocks.flatMap(fromBlock))
    byKey.set(stored.key, addWrites(stored, later.get(stored.key) ?? []));
  for (const row of own) byKey.set(row.key, toStored(row, later));
  return [...byKey.values()].sort((left, right) => (left.key < right.key ? -1 : 1));
}

export function toStored(row: Entry, writes: ReadonlyMap<string, readonly Entry[]>): StoredCheckpoint {
  return { key: row.key, row: row.value as unknown as HeaderRow, writes: writes.get(row.key) ?? [] };
}

/** By the key of the checkpoint they belong to. */
export function groupWrites(writes: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const write of writes) {
    const key = write.key.split("/", 2).join("/");
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [write]);
    else group.push(write);
  }
  return groups;
}

/** The only block that can hold this checkpoint. */
function blockFrom(key: string): ReadRequest {
  const prefix = key.slice(0, key.indexOf("/") + 1);
  return { type: "range", table: "block", from: key, to: prefix + AFTER, limit: 1 };
}

type HistoryTable = "block" | "checkpoint" | "write";

export function newestFirst(table: HistoryTable, prefix: string, limit?: number): ReadRequest {
  return {
    type: "range",
    table,
    from: prefix,
    to: prefix + AFTER,
    reverse: true,
    ...(limit === undefined ? {} : { limit }),
  };
}

export function oldestFirst(table: HistoryTable, prefix: string): ReadRequest {
  return { type: "range", table, from: prefix, to: prefix + AFTER };
}

/** A space without a cursor must be new: beginning anew where something is already would overwrite it. */
export async function refuseLostCursor(vault: Vault, space: string): Promise<void> {
  const tables = ["checkpoint", "log", "block"] as const;
  const found = await vault.read(
    space,
    tables.map((table) => ({ type: "range", table, from: "", to: AFTER, limit: 1 })),
  );
  if (found.every((rows) => rows.length === 0)) return;
  throw new StorageError("CORRUPT", {
    where: `cursor "log" of ${space}`,
    offset: null,
    reason: "it is missing although checkpoints are there",
    kept: null,
  });
}

/** The namespace part of a key. */
export function prefixOf(key: string): string {
  return key.slice(0, key.indexOf("/") + 1);
}
