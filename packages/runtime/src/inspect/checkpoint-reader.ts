import type { CheckpointTuple } from "@langchain/langgraph-checkpoint";
import type { StateDefinition, StateOf } from "@maru/state";
import type { SessionId } from "@maru/storage";
import { RuntimeError } from "../errors.ts";
import { stateOf } from "../graph/state-channel.ts";
import { threadOf } from "../turn/thread.ts";
import type { TurnSaver } from "../turn/turn-saver.ts";

/** Reads the checkpoints of a session, one by one, so that a long conversation never has to fit into memory. */
export class CheckpointReader {
  readonly #saver: TurnSaver;

  constructor(saver: TurnSaver) {
    this.#saver = saver;
  }

  /** The checkpoint that the conversation goes on from. */
  async head(session: SessionId): Promise<CheckpointTuple | undefined> {
    return this.#saver.getTuple(threadOf(session));
  }

  async at(session: SessionId, checkpoint: string): Promise<CheckpointTuple> {
    const found = await this.#find(session, checkpoint);
    if (found !== undefined) return found;
    throw new RuntimeError("UNKNOWN_CHECKPOINT", { checkpoint: checkpoint.slice(0, 60) });
  }

  /** What a checkpoint was made from; undefined at the beginning, and where the older ones were cleared away. */
  async before(session: SessionId, { parentConfig }: CheckpointTuple): Promise<CheckpointTuple | undefined> {
    const id: unknown = parentConfig?.configurable?.checkpoint_id;
    return typeof id === "string" ? this.#find(session, id) : undefined;
  }

  /** Of all branches, newest first. */
  newest(
    session: SessionId,
    { before, limit }: { before?: string | undefined; limit: number },
  ): AsyncGenerator<CheckpointTuple> {
    return this.#saver.list(threadOf(session), {
      limit,
      ...(before === undefined
        ? {}
        : { before: { configurable: { thread_id: session, checkpoint_ns: "", checkpoint_id: before } } }),
    });
  }

  /** The way that led to the head, newest first. Other branches are passed over. */
  async *line(session: SessionId): AsyncGenerator<CheckpointTuple> {
    let wanted: string | null = null;
    for await (const tuple of this.#saver.list(threadOf(session))) {
      if (wanted !== null && tuple.checkpoint.id !== wanted) continue;
      yield tuple;
      wanted = parentOf(tuple);
      if (wanted === null) return;
    }
  }

  async #find(session: SessionId, checkpoint: string): Promise<CheckpointTuple | undefined> {
    const { configurable } = threadOf(session);
    return this.#saver.getTuple({ configurable: { ...configurable, checkpoint_id: checkpoint } });
  }
}

export function parentOf({ parentConfig }: CheckpointTuple): string | null {
  const id: unknown = parentConfig?.configurable?.checkpoint_id;
  return typeof id === "string" ? id : null;
}

export function stateIn(definition: StateDefinition, tuple: CheckpointTuple): StateOf<StateDefinition> {
  return stateOf(definition, tuple.checkpoint.channel_values.state);
}
