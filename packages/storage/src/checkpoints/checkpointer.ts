import type { RunnableConfig } from "@langchain/core/runnables";
import {
  BaseCheckpointSaver,
  type ChannelVersions,
  type Checkpoint,
  type CheckpointListOptions,
  type CheckpointMetadata,
  type CheckpointPendingWrite,
  type CheckpointTuple,
  maxChannelVersion,
  type PendingWrite,
  TASKS,
  WRITES_IDX_MAP,
} from "@langchain/langgraph-checkpoint";
import type { PlainObject } from "@maru/state";
import { AFTER } from "../backends/backend.ts";
import { StorageError } from "../errors.ts";
import type { Change, Entry, Vault } from "../vault.ts";
import {
  checkpointKey,
  type Place,
  pageOf,
  placeOf,
  spaceOfThread,
  THREAD_LABEL,
  THREAD_NAME,
  threadOfSpace,
  writePrefix,
} from "./addresses.ts";
import type { StoredCheckpoint } from "./block.ts";
import { CheckpointSpace } from "./checkpoint-space.ts";
import type { Draft, LoadedHeader } from "./draft.ts";
import { decodeForeign, encodeForeignAfter } from "./foreign-value.ts";
import { type Header, type HeaderRow, toRow } from "./header.ts";
import { matchesFilter, readFilter } from "./metadata-filter.ts";
import { letGo, spacesOf } from "./open-spaces.ts";
import { type Packed, pack, type Remembered, unpack } from "./pack.ts";

/**
 * What else belongs into the transaction of a checkpoint: events, the inbox mark, effect results, the lease check.
 * Asked again when another writer came first.
 */
export type Companion = (committed: {
  place: Place;
  checkpoint: Checkpoint;
  metadata: CheckpointMetadata;
}) => Change | null | Promise<Change | null>;

/** Brings what was read to what this program understands. What is stored stays as it is. */
export type Forward = (tuple: CheckpointTuple) => CheckpointTuple;

/** What a task wrote, as `putWrites` takes it. */
export interface TaskWrites {
  readonly config: RunnableConfig;
  readonly writes: PendingWrite[];
  readonly taskId: string;
}

interface StoredWrite {
  readonly channel: string;
  readonly packed: Packed;
}

/**
 * A LangGraph checkpointer for any graph, on any backend. What a step adds is stored once; every branch reads back
 * its own values; everything one step writes is durable together or not at all.
 */
export class MaruCheckpointer extends BaseCheckpointSaver<number> {
  readonly #vault: Vault;
  readonly #companion: Companion | null;
  readonly #forward: Forward | null;
  readonly #spaces: Map<string, CheckpointSpace>;

  constructor(vault: Vault, options: { companion?: Companion | null; forward?: Forward | null } = {}) {
    super();
    this.#vault = vault;
    this.#companion = options.companion ?? null;
    this.#forward = options.forward ?? null;
    this.#spaces = spacesOf(vault);
  }

  async getTuple(config: RunnableConfig): Promise<CheckpointTuple | undefined> {
    const place = placeOf(config);
    const space = this.#space(place.space);
    const look = async () => {
      if (place.checkpoint === null) return space.newestKey(checkpointKey(place, ""));
      await space.refresh();
      return checkpointKey(place, place.checkpoint);
    };
    return space.steadily(look, async (key) => {
      const loaded = key === undefined ? undefined : await space.header(key);
      if (key === undefined || loaded === undefined) return undefined;
      return this.#toTuple(space, place, key, loaded, await space.rows.writesOf(key));
    });
  }

  async *list(config: RunnableConfig, options: CheckpointListOptions = {}): AsyncGenerator<CheckpointTuple> {
    const filter = readFilter(options.filter);
    const { before, limit } = pageOf(options);
    let left = limit;
    for await (const spaceName of this.#spacesFor(config)) {
      const space = this.#space(spaceName);
      await space.refresh();
      const { epoch } = space;
      for await (const { place, stored, loaded } of this.#historyOf(space, spaceName, config)) {
        if (left <= 0) return;
        if (place.checkpoint !== null && loaded.id !== place.checkpoint) continue;
        if (before !== null && loaded.id >= before) continue;
        if (!matchesFilter(loaded.header.metadata, filter)) continue;
        const listed = await space.within(epoch, () =>
          this.#toTuple(space, place, stored.key, loaded, stored.writes),
        );
        const tuple = listed === null ? await this.getTuple(configOf(place, loaded.id)) : listed.result;
        if (tuple === undefined) continue;
        left -= 1;
        yield tuple;
      }
    }
  }

  /** With `written`, what tasks of the step before wrote is stored with the checkpoint, or neither is. */
  async put(
    config: RunnableConfig,
    checkpoint: Checkpoint,
    metadata: CheckpointMetadata,
    newVersions: ChannelVersions,
    written: readonly TaskWrites[] = [],
  ): Promise<RunnableConfig> {
    const place = placeOf(config, "put");
    await this.#space(place.space).store(async (draft) => {
      for (const each of written) draftWrites(draft, each);
      const { key, loaded, values } = await buildCheckpoint(draft, place, checkpoint, metadata, newVersions);
      const companion = (await this.#companion?.({ place, checkpoint, metadata })) ?? null;
      draft.headers.set(key, loaded.loaded);
      draft.values.set(key, values);
      draft.writes.push({ table: "checkpoint", key, value: loaded.row });
      draft.checks.push(...(companion?.checks ?? []));
      draft.writes.push(...(companion?.writes ?? []));
      draft.deletes.push(...(companion?.deletes ?? []));
      draft.movesTo = companion?.label ?? draft.movesTo;
      // A session's label names its owner and is set by whoever created it.
      if (place.space.startsWith(THREAD_LABEL)) draft.label = place.space;
      if (threadOfSpace(place.space) === null)
        draft.writes.push({ ...THREAD_NAME, value: place.thread, ifAbsent: true });
    });
    return configOf(place, checkpoint.id);
  }

  async putWrites(config: RunnableConfig, writes: PendingWrite[], taskId: string): Promise<void> {
    const { space } = placeOf(config, "putWrites");
    await this.#space(space).store((draft) => draftWrites(draft, { config, writes, taskId }));
  }

  async deleteThread(threadId: string): Promise<void> {
    const space = spaceOfThread(threadId);
    await this.#vault.deleteSpace(space);
  }

  #space(name: string): CheckpointSpace {
    const known = this.#spaces.get(name) ?? new CheckpointSpace(this.#vault, name);
    this.#spaces.delete(name);
    this.#spaces.set(name, known);
    letGo(this.#spaces, name);
    return known;
  }

  async *#spacesFor(config: RunnableConfig): AsyncGenerator<string> {
    const thread: unknown = config.configurable?.thread_id;
    if (thread !== undefined) {
      yield placeOf(config).space;
      return;
    }
    for (let from = THREAD_LABEL; ; ) {
      const page = await this.#vault.backend.listSpaces({ from, to: THREAD_LABEL + AFTER, limit: 100 });
      for (const { space } of page) yield space;
      if (page.length < 100) return;
      from = `${page.at(-1)?.label ?? ""}!`;
    }
  }

  async *#historyOf(
    space: CheckpointSpace,
    name: string,
    config: RunnableConfig,
  ): AsyncGenerator<{ place: Place; stored: StoredCheckpoint; loaded: LoadedHeader }> {
    const namespace: unknown = config.configurable?.checkpoint_ns;
    const thread = threadOfSpace(name) ?? (await this.#longName(name));
    const base = placeOf({ configurable: { ...config.configurable, thread_id: thread } });
    const prefix = typeof namespace === "string" ? checkpointKey(base, "") : "";
    const { epoch } = space;
    const rows = new Map<string, HeaderRow>();
    for await (const stored of space.rows.descending(prefix)) {
      rows.set(stored.key, stored.row);
      // Somebody may have taken away meanwhile what it rested on; it was written anew then.
      const loaded = (await space.resolve(stored.key, rows, epoch)) ?? (await space.header(stored.key));
      if (loaded === undefined) continue;
      const namespace = decodeURIComponent(stored.key.slice(0, stored.key.indexOf("/")));
      yield { place: { ...base, namespace }, stored, loaded };
    }
  }

  async #longName(space: string): Promise<unknown> {
    const [rows] = await this.#vault.read(space, [{ type: "row", ...THREAD_NAME }]);
    return rows?.[0]?.value;
  }

  async #toTuple(
    space: CheckpointSpace,
    place: Place,
    key: string,
    loaded: LoadedHeader,
    writeRows: readonly Entry[],
  ): Promise<CheckpointTuple> {
    const { header } = loaded;
    const values = await space.values(key, header);
    const checkpoint: Checkpoint = {
      v: header.v,
      id: loaded.id,
      ts: header.ts,
      channel_values: Object.fromEntries([...values].map(([channel, each]) => [channel, unpack(each)])),
      channel_versions: { ...header.versions } as ChannelVersions,
      versions_seen: decodeForeign(header.seen) as Checkpoint["versions_seen"],
    };
    if (header.v < 4 && loaded.parent !== null)
      await this.#bringSends(space, place, loaded.parent, checkpoint);
    const tuple = {
      config: configOf(place, loaded.id),
      checkpoint,
      metadata: decodeForeign(header.metadata) as CheckpointMetadata,
      pendingWrites: await readWrites(space, writeRows),
      ...(loaded.parent === null ? {} : { parentConfig: configOf(place, loaded.parent) }),
    };
    return this.#forward === null ? tuple : this.#forward(tuple);
  }

  /** Before format 4, packets that were sent waited among the parent's writes. */
  async #bringSends(
    space: CheckpointSpace,
    place: Place,
    parent: string,
    checkpoint: Checkpoint,
  ): Promise<void> {
    const writes = await readWrites(space, await space.rows.writesOf(checkpointKey(place, parent)));
    const versions = Object.values(checkpoint.channel_versions);
    checkpoint.channel_values[TASKS] = writes
      .filter(([, channel]) => channel === TASKS)
      .map(([, , value]) => value);
    checkpoint.channel_versions[TASKS] =
      versions.length > 0 ? maxChannelVersion(...versions) : this.getNextVersion(undefined);
  }
}

function draftWrites(draft: Draft, { config, writes, taskId }: TaskWrites): void {
  const place = placeOf(config, "putWrites");
  if (place.checkpoint === null)
    throw new StorageError("INVALID_ID", {
      kind: "checkpoint_id",
      expected: "the checkpoint the writes belong to",
    });
  const prefix = `${writePrefix(place, place.checkpoint)}${encodeURIComponent(taskId)}/`;
  const numbered = writes.map(([channel, value], index) => {
    const packed = pack(value, undefined, draft.add, channel).packed;
    return { index: WRITES_IDX_MAP[channel] ?? index, write: { channel, packed } };
  });
  const regular = numbered.filter(({ index }) => index >= 0);
  const last = regular.at(-1);
  if (last !== undefined) {
    const value = regular.map(({ index, write }) => [index, write.channel, write.packed]);
    // A task that runs again does not replace what it wrote before.
    draft.writes.push({ table: "write", key: `${prefix}w${pad(last.index)}`, value, ifAbsent: true });
  }
  for (const { index, write } of numbered) {
    if (index >= 0) continue;
    draft.writes.push({
      table: "write",
      key: `${prefix}s${-index}`,
      value: [[index, write.channel, write.packed]],
    });
  }
}

function configOf({ thread, namespace }: Place, id: string) {
  return { configurable: { thread_id: thread, checkpoint_ns: namespace, checkpoint_id: id } };
}

async function buildCheckpoint(
  draft: Draft,
  place: Place,
  checkpoint: Checkpoint,
  metadata: CheckpointMetadata,
  newVersions: ChannelVersions,
) {
  const parentKey = place.checkpoint === null ? null : checkpointKey(place, place.checkpoint);
  const parent = parentKey === null ? undefined : await draft.header(parentKey);
  const before =
    parentKey === null || parent === undefined ? undefined : await draft.valuesOf(parentKey, parent.header);
  const isInherited = (channel: string) =>
    parent?.header.versions[channel] === checkpoint.channel_versions[channel]
      ? before?.get(channel)
      : undefined;
  const values = new Map<string, Remembered>();
  for (const [channel, value] of Object.entries(checkpoint.channel_values)) {
    const inherited = channel in newVersions ? undefined : isInherited(channel);
    if (inherited !== undefined) values.set(channel, inherited);
    else if (channel in newVersions || place.checkpoint !== null || metadata.source === "fork") {
      values.set(channel, pack(value, before?.get(channel), draft.add, channel));
    }
  }
  const older = parent?.header;
  const header: Header = {
    v: checkpoint.v,
    ts: checkpoint.ts,
    metadata: encodeForeignAfter(metadata, older?.metadata, "metadata") as PlainObject,
    versions: encodeForeignAfter(
      checkpoint.channel_versions,
      older?.versions,
      "channel_versions",
    ) as PlainObject,
    seen: encodeForeignAfter(checkpoint.versions_seen, older?.seen, "versions_seen") as PlainObject,
    values: Object.fromEntries([...values].map(([channel, each]) => [channel, each.packed])),
  };
  const row = toRow(header, parent === undefined ? null : parent, place.checkpoint);
  const loaded = { row, loaded: { id: checkpoint.id, parent: place.checkpoint, left: row.left, header } };
  return { key: checkpointKey(place, checkpoint.id), loaded, values };
}

async function readWrites(space: CheckpointSpace, rows: readonly Entry[]): Promise<CheckpointPendingWrite[]> {
  const seen = new Set<string>();
  const found: { task: string; write: StoredWrite }[] = [];
  for (const { key, value } of rows) {
    const task = decodeURIComponent(key.split("/")[2] ?? "");
    for (const [index, channel, packed] of value as unknown as [number, string, Packed][]) {
      const name = `${task}/${index}`;
      if (seen.has(name)) continue;
      seen.add(name);
      found.push({ task, write: { channel, packed } });
    }
  }
  const values = await space.recall(found.map(({ write }) => write.packed));
  return found.map(({ task, write }, index) => [task, write.channel, unpack(values[index] as Remembered)]);
}

function pad(index: number): string {
  return String(index).padStart(6, "0");
}
