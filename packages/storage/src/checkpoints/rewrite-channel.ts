import type { Plain } from "@maru/state";
import { AFTER } from "../backends/backend.ts";
import type { Entry, Vault } from "../vault.ts";
import type { StoredCheckpoint } from "./block.ts";
import { oldestFirst, together } from "./checkpoint-rows.ts";
import type { CheckpointSpace } from "./checkpoint-space.ts";
import type { Draft, LoadedHeader } from "./draft.ts";
import { ElementLog, holdRows } from "./element-log.ts";
import { type HeaderRow, toRow } from "./header.ts";
import { type AddElement, type Packed, pack, type Remembered, recall, unpack } from "./pack.ts";
import { loadAll, replaceCheckpoints, sweep, usedElements } from "./prune.ts";

/** All checkpoints of a space, read at one moment. */
export interface WholeSpace {
  readonly stored: readonly StoredCheckpoint[];
  readonly headers: ReadonlyMap<string, LoadedHeader>;
  readonly chunks: readonly Entry[];
}

export async function readWholeSpace(vault: Vault, space: CheckpointSpace): Promise<WholeSpace> {
  const [own = [], writes = [], blocks = [], chunks = []] = await vault.read(space.name, [
    oldestFirst("checkpoint", ""),
    oldestFirst("write", ""),
    oldestFirst("block", ""),
    { type: "range", table: "log", from: "", to: AFTER },
  ]);
  const stored = together(own, writes, blocks);
  return { stored, headers: await loadAll(space, stored), chunks };
}

/** What one channel holds in each checkpoint that has it, by the key of the checkpoint. */
export function channelValues(
  { headers, chunks }: WholeSpace,
  channel: string,
): ReadonlyMap<string, unknown> {
  const log = new ElementLog();
  holdRows(log, chunks);
  const values = new Map<string, unknown>();
  for (const [key, { header }] of headers) {
    const packed = Object.hasOwn(header.values, channel) ? header.values[channel] : undefined;
    if (packed !== undefined) values.set(key, unpack(recall(packed, log)));
  }
  return values;
}

interface Rewritten {
  readonly row: HeaderRow;
  readonly loaded: LoadedHeader;
  readonly value: Remembered | undefined;
}

/**
 * Gives one channel other values in the checkpoints that `replacements` names, within the draft's one transaction.
 * Elements that stay the same are kept, the ones nothing refers to any more leave with the old values.
 */
export function rewriteChannel(
  draft: Draft,
  whole: WholeSpace,
  channel: string,
  replacements: ReadonlyMap<string, unknown>,
  outdatedWrites: ReadonlySet<string>,
): void {
  const add = addTo(draft, whole.chunks);
  const rewritten = new Map<string, Rewritten>();
  const rewrite = (key: string): Rewritten | undefined => {
    const done = rewritten.get(key);
    const old = whole.headers.get(key);
    if (done !== undefined || old === undefined) return done;
    const parent = old.parent === null ? undefined : rewrite(siblingKey(key, old.parent));
    const value = replacements.has(key)
      ? pack(replacements.get(key), parent?.value, add, channel)
      : undefined;
    const header =
      value === undefined
        ? old.header
        : { ...old.header, values: { ...old.header.values, [channel]: value.packed } };
    const row = toRow(header, parent === undefined ? null : parent.loaded, old.parent);
    const next = { row, loaded: { ...old, left: row.left, header }, value };
    rewritten.set(key, next);
    return next;
  };
  for (const key of whole.headers.keys()) rewrite(key);
  const loaded = new Map([...rewritten].map(([key, each]) => [key, each.loaded]));
  const left = whole.stored.map(({ key, row, writes }) => ({
    key,
    row: rewritten.get(key)?.row ?? row,
    writes: writes.filter((write) => !outdatedWrites.has(write.key)),
  }));
  replaceCheckpoints(draft, left);
  sweep(draft, whole.chunks, usedElements(left, loaded));
  draft.startsEpoch = true;
}

/** The rows that hold what unfinished tasks wrote, when one of their writes went to this channel. */
export function unfinishedWrites(
  { stored }: WholeSpace,
  channel: string,
  checkpoints: ReadonlySet<string>,
): ReadonlySet<string> {
  const regular = stored
    .flatMap(({ writes }) => writes)
    .filter(({ key }) => {
      const [namespace, id, , kind = ""] = key.split("/");
      return kind.startsWith("w") && checkpoints.has(`${namespace}/${id}`);
    });
  const taskOf = (key: string) => key.slice(0, key.lastIndexOf("/"));
  const outdated = new Set(
    regular
      .filter(({ value }) =>
        (value as unknown as [number, string, Packed][]).some(([, written]) => written === channel),
      )
      .map(({ key }) => taskOf(key)),
  );
  return new Set(regular.map(({ key }) => key).filter((key) => outdated.has(taskOf(key))));
}

function siblingKey(key: string, id: string): string {
  return key.slice(0, key.indexOf("/") + 1) + encodeURIComponent(id);
}

/** Finds an element wherever in the log it is, and adds it only when it is new. */
function addTo(draft: Draft, chunks: readonly Entry[]): AddElement {
  const known = new Map<string, number>();
  for (const { key, value } of chunks) {
    for (const [offset, element] of (value as readonly Plain[]).entries())
      known.set(JSON.stringify(element), Number(key) + offset);
  }
  return (copy, text) => known.get(text) ?? draft.add(copy, text);
}
