import type { Plain } from "@maru/state";
import { AFTER } from "../backends/backend.ts";
import type { Entry, Vault } from "../vault.ts";
import type { CheckpointSpace, Draft, LoadedHeader } from "./checkpoint-space.ts";
import { ElementLog, holdRows } from "./element-log.ts";
import { type HeaderRow, toRow } from "./header.ts";
import { type AddElement, type Packed, pack, type Remembered, recall, unpack } from "./pack.ts";
import { loadAll, sweep, usedElements } from "./prune.ts";

/** All checkpoints of a space, read at one moment. */
export interface WholeSpace {
  readonly headers: ReadonlyMap<string, LoadedHeader>;
  readonly writes: readonly Entry[];
  readonly chunks: readonly Entry[];
}

export async function readWholeSpace(vault: Vault, space: CheckpointSpace): Promise<WholeSpace> {
  const [checkpoints = [], writes = [], chunks = []] = await vault.read(space.name, [
    { type: "range", table: "checkpoint", from: "", to: AFTER },
    { type: "range", table: "write", from: "", to: AFTER },
    { type: "range", table: "log", from: "", to: AFTER },
  ]);
  return { headers: await loadAll(space, checkpoints), writes, chunks };
}

/** What one channel holds in each checkpoint that has it, by the key of the checkpoint. */
export function channelValues(
  { headers, chunks }: WholeSpace,
  channel: string,
): ReadonlyMap<string, unknown> {
  const log = new ElementLog();
  holdRows(log, chunks);
  const get = (index: number) => log.get(index);
  const values = new Map<string, unknown>();
  for (const [key, { header }] of headers) {
    const packed = Object.hasOwn(header.values, channel) ? header.values[channel] : undefined;
    if (packed !== undefined) values.set(key, unpack(recall(packed, get)));
  }
  return values;
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
  const rewritten = new Map<string, { loaded: LoadedHeader; value: Remembered | undefined }>();
  const rewrite = (key: string): { loaded: LoadedHeader; value: Remembered | undefined } | undefined => {
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
    const row: HeaderRow = toRow(header, parent === undefined ? null : parent.loaded, old.parent);
    draft.writes.push({ table: "checkpoint", key, value: row });
    const next = { loaded: { ...old, depth: row.depth, header }, value };
    rewritten.set(key, next);
    return next;
  };
  for (const key of whole.headers.keys()) rewrite(key);
  const kept = new Map([...rewritten].map(([key, { loaded }]) => [key, loaded]));
  for (const key of outdatedWrites) draft.deletes.push({ table: "write", key });
  sweep(
    draft,
    whole.chunks,
    usedElements(
      kept,
      whole.writes.filter(({ key }) => !outdatedWrites.has(key)),
    ),
  );
  draft.startsEpoch = true;
}

/** The rows that hold what unfinished tasks wrote, when one of their writes went to this channel. */
export function unfinishedWrites(
  { writes }: WholeSpace,
  channel: string,
  checkpoints: ReadonlySet<string>,
): ReadonlySet<string> {
  const regular = writes.filter(({ key }) => {
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
