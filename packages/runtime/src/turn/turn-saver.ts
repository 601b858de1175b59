import type { RunnableConfig } from "@langchain/core/runnables";
import {
  BaseCheckpointSaver,
  type ChannelVersions,
  type Checkpoint,
  type CheckpointListOptions,
  type CheckpointMetadata,
  type CheckpointTuple,
  type PendingWrite,
} from "@langchain/langgraph-checkpoint";
import {
  type Change,
  type MaruCheckpointer,
  STATE_CHANNEL,
  type Storage,
  type TaskWrites,
} from "@maru/storage";
import { NO_TASK } from "../graph/begin-with.ts";
import type { RuntimePorts } from "../ports.ts";
import { threadOf } from "./thread.ts";

/** The one who may write a session right now. */
export interface Writer {
  /** The message being answered; null for changes that no message caused. */
  readonly turn: number | null;
  /** The message with which the work began; an earlier one when it was interrupted. */
  readonly began: number | null;
  /** What belongs into the transaction of a checkpoint. Asked again when the transaction had to be repeated. */
  readonly alongside: (committed: {
    namespace: string;
    checkpoint: Checkpoint;
    metadata: CheckpointMetadata;
  }) => Promise<Change>;
  readonly committed: (namespace: string) => void;
}

/** How long what a task wrote may wait for the checkpoint that contains it anyway. */
const PATIENCE = 50;
const REMEMBERED = 500;
/** Writes that nothing else will contain: they are stored at once. */
const CONTROL = new Set(["__interrupt__", "__resume__", "__error__", "__scheduled__"]);

/**
 * What LangGraph sees as its checkpointer. Every checkpoint is written by the holder of the session's lease together
 * with the events and marks that belong to it. States that are still in memory are not read again, and what a task
 * wrote is stored before its step ends only if that takes long.
 */
export class TurnSaver extends BaseCheckpointSaver<number> {
  readonly #inner: MaruCheckpointer;
  readonly #ports: RuntimePorts;
  readonly #writers = new Map<string, Writer>();
  /** The newest state of each session in its stored form, by checkpoint. */
  readonly #live = new Map<string, { readonly checkpoint: string; readonly stored: unknown }>();
  readonly #buffers = new Map<string, readonly TaskWrites[]>();
  /** What was read for whoever holds the lease, until LangGraph asks for it or something is written. */
  readonly #heads = new Map<string, CheckpointTuple>();
  /** Messages being taken in, and those that could not be, by session. */
  readonly #beginnings = new Map<string, { readonly name: string; readonly stored: Promise<unknown> }>();

  constructor(storage: Storage, ports: RuntimePorts) {
    super();
    this.#ports = ports;
    this.#inner = storage.checkpointerWith(async ({ place, checkpoint, metadata }) => {
      const writer = this.#writers.get(place.thread ?? "");
      if (writer === undefined) throw new Error("a session is written only by the holder of its lease");
      return writer.alongside({ namespace: place.namespace, checkpoint, metadata });
    });
  }

  /** Lets a writer in for as long as the work takes. */
  async writing<Result>(thread: string, writer: Writer, work: () => Promise<Result>): Promise<Result> {
    this.#writers.set(thread, writer);
    try {
      return await work();
    } finally {
      this.#writers.delete(thread);
      this.#heads.delete(thread);
      this.#beginnings.delete(thread);
      for (const key of [...this.#buffers.keys()])
        if (key.startsWith(`${thread}\n`)) this.#buffers.delete(key);
    }
  }

  /**
   * Resolves when the message of this turn is taken in. LangGraph does not wait for that: a node that ran before would
   * have another name when it ran again after a crash, and do its effects again.
   */
  async begun(thread: string): Promise<void> {
    await this.#beginnings.get(thread)?.stored;
  }

  /** Stores what tasks wrote and no checkpoint contains yet. */
  async flush(thread: string): Promise<void> {
    for (const name of [...this.#buffers.keys()]) if (name.startsWith(`${thread}\n`)) await this.#flush(name);
  }

  forget(thread: string): void {
    this.#live.delete(`${thread}\n`);
    this.#heads.delete(thread);
  }

  /** The newest checkpoint, for the holder of the lease: nobody else writes, so LangGraph need not read it again. */
  async head(thread: string): Promise<CheckpointTuple | undefined> {
    this.#heads.delete(thread);
    const head = await this.getTuple(threadOf(thread));
    if (head !== undefined) this.#heads.set(thread, head);
    return head;
  }

  override async getTuple(config: RunnableConfig): Promise<CheckpointTuple | undefined> {
    const { thread, namespace, checkpoint } = placeOf(config);
    const head = namespace === "" && checkpoint === "" ? this.#heads.get(thread) : undefined;
    if (head === undefined || !this.#writers.has(thread)) return this.#read(config);
    this.#heads.delete(thread);
    return head;
  }

  async #read(config: RunnableConfig): Promise<CheckpointTuple | undefined> {
    const tuple = await this.#inner.getTuple(config);
    const place = tuple === undefined ? undefined : placeOf(tuple.config);
    const live = place === undefined ? undefined : this.#live.get(place.key);
    if (tuple === undefined || live === undefined || live.checkpoint !== place?.checkpoint) return tuple;
    return {
      ...tuple,
      checkpoint: {
        ...tuple.checkpoint,
        channel_values: { ...tuple.checkpoint.channel_values, state: live.stored },
      },
    };
  }

  override list(config: RunnableConfig, options?: CheckpointListOptions): AsyncGenerator<CheckpointTuple> {
    return this.#inner.list(config, options);
  }

  override async put(
    config: RunnableConfig,
    checkpoint: Checkpoint,
    metadata: CheckpointMetadata,
    newVersions: ChannelVersions,
  ): Promise<RunnableConfig> {
    const stored = this.#put(config, checkpoint, metadata, newVersions);
    const { thread, namespace, key } = placeOf(config);
    if (metadata.source !== "input" || namespace !== "") return stored;
    this.#beginnings.set(thread, { name: `${key}\n${checkpoint.id}`, stored });
    await stored;
    this.#beginnings.delete(thread);
    return stored;
  }

  async #put(
    config: RunnableConfig,
    checkpoint: Checkpoint,
    metadata: CheckpointMetadata,
    newVersions: ChannelVersions,
  ): Promise<RunnableConfig> {
    const { thread, namespace, key, checkpoint: parent } = placeOf(config);
    const writer = this.#writers.get(thread);
    const turn = writer?.turn ?? null;
    const marks = { maru_turn: turn, maru_began: writer?.began ?? turn };
    const told = turn === null ? metadata : ({ ...metadata, ...marks } as CheckpointMetadata);
    this.#heads.delete(thread);
    this.#ports.faultPoint("checkpoint:before");
    const updates = this.#takeUpdates(`${key}\n${parent}`);
    const stored = await this.#inner.put(config, checkpoint, told, newVersions, updates);
    this.#ports.faultPoint("checkpoint:after");
    this.#remember(key, checkpoint);
    writer?.committed(namespace);
    return stored;
  }

  override async putWrites(config: RunnableConfig, writes: PendingWrite[], taskId: string): Promise<void> {
    const { thread, key, checkpoint } = placeOf(config);
    this.#heads.delete(thread);
    const name = `${key}\n${checkpoint}`;
    if (writes.some(([channel]) => CONTROL.has(channel))) {
      // What could not be taken in has no failures to remember.
      if (this.#beginnings.get(thread)?.name === name) return;
      await this.#flush(name);
      await this.#inner.putWrites(config, writes, taskId);
      return;
    }
    const buffer = this.#buffers.get(name) ?? [];
    this.#buffers.set(name, [...buffer, { config, writes, taskId }]);
    // A message that is taken in belongs to the checkpoint that follows at once, or nowhere.
    if (buffer.length === 0 && taskId !== NO_TASK) void this.#flushLater(name);
  }

  override async deleteThread(thread: string): Promise<void> {
    this.forget(thread);
    await this.#inner.deleteThread(thread);
  }

  async #flushLater(name: string): Promise<void> {
    await this.#ports.wait(PATIENCE);
    // A failure shows again when the checkpoint itself is written.
    await this.#flush(name).catch(() => undefined);
  }

  async #flush(name: string): Promise<void> {
    const waiting = this.#buffers.get(name) ?? [];
    this.#buffers.delete(name);
    // All at once: a checkpoint that comes meanwhile is not to be durable before what it was made of.
    await Promise.all(
      waiting.map(({ config, writes, taskId }) => this.#inner.putWrites(config, writes, taskId)),
    );
  }

  /**
   * Who wrote what, from which the step can be computed again. Only the updates are kept, since the checkpoint they are
   * stored with says where to go on; without it they would make an unfinished turn look like a finished one.
   */
  #takeUpdates(name: string): readonly TaskWrites[] {
    const waiting = this.#buffers.get(name) ?? [];
    this.#buffers.delete(name);
    return waiting
      .map((each) => ({ ...each, writes: each.writes.filter(([channel]) => channel === STATE_CHANNEL) }))
      .filter(({ writes }) => writes.length > 0);
  }

  #remember(key: string, checkpoint: Checkpoint): void {
    this.#live.delete(key);
    this.#live.set(key, { checkpoint: checkpoint.id, stored: checkpoint.channel_values.state });
    if (this.#live.size <= REMEMBERED) return;
    const [oldest] = this.#live.keys();
    if (oldest !== undefined) this.#live.delete(oldest);
  }
}

function placeOf(config: RunnableConfig) {
  const { thread_id, checkpoint_ns, checkpoint_id } = config.configurable ?? {};
  const thread = String(thread_id);
  const namespace = typeof checkpoint_ns === "string" ? checkpoint_ns : "";
  return {
    thread,
    namespace,
    key: `${thread}\n${namespace}`,
    checkpoint: checkpoint_id === undefined ? "" : String(checkpoint_id),
  };
}
