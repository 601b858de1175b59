import {
  type Checkpoint,
  type CheckpointMetadata,
  type CheckpointTuple,
  maxChannelVersion,
  uuid6,
} from "@langchain/langgraph-checkpoint";
import type { Plain, StateDefinition, StateOf } from "@maru/state";
import { envelopeOf } from "../graph/state-channel.ts";
import type { Awaiting, Raised } from "./interrupts.ts";
import type { TurnSaver } from "./turn-saver.ts";

/** Nothing is left to run after this checkpoint. */
export function isFinal(checkpoint: Checkpoint): boolean {
  return !Object.entries(checkpoint.channel_values).some(
    ([channel, value]) =>
      channel === "__start__" ||
      channel.startsWith("branch:to:") ||
      (channel === "__pregel_tasks" && Array.isArray(value) && value.length > 0),
  );
}

/** Which message a checkpoint belongs to; null for those that no message caused. */
export function turnOf(metadata: CheckpointMetadata | undefined): number | null {
  const turn = (metadata as { maru_turn?: unknown } | undefined)?.maru_turn;
  return typeof turn === "number" ? turn : null;
}

/** The message with which the work began that a checkpoint is part of, however often it was interrupted since. */
export function beganOf(metadata: CheckpointMetadata | undefined): number | null {
  const began = (metadata as { maru_began?: unknown } | undefined)?.maru_began;
  return typeof began === "number" ? began : null;
}

export interface PendingInterrupt {
  readonly id: string;
  readonly awaiting: Awaiting;
  /** The message that was being answered when it was asked; null where nobody noted it. */
  readonly turn: number | null;
}

/** What a task writes while it is not finished. */
const OPEN = new Set(["__interrupt__", "__resume__", "__error__"]);

/** What the checkpoint waits for, oldest first. A task that has finished since waits for nothing any more. */
export function pendingInterrupts(tuple: CheckpointTuple): readonly PendingInterrupt[] {
  const writes = tuple.pendingWrites ?? [];
  const finished = new Set(writes.filter(([, channel]) => !OPEN.has(channel)).map(([task]) => task));
  return writes
    .filter(([task, channel]) => channel === "__interrupt__" && !finished.has(task))
    .flatMap(([, , value]) => (Array.isArray(value) ? value : [value]))
    .map((each) => {
      const { id, value } = each as { id?: string; value: Partial<Raised> & Awaiting };
      const { turn, ...awaiting } = value;
      return { id: id ?? "", awaiting, turn: turn ?? null };
    })
    .sort(
      (left, right) =>
        left.awaiting.asked_at.localeCompare(right.awaiting.asked_at) || left.id.localeCompare(right.id),
    );
}

/** Writes a state that no graph step made: the first one, an edit, the end of a turn that was stopped. */
export async function putState<Definition extends StateDefinition>(
  saver: TurnSaver,
  thread: string,
  definition: Definition,
  state: StateOf<Definition>,
  at: { head: CheckpointTuple | undefined; now: string; source: "input" | "update" | "fork" },
): Promise<string> {
  const { head } = at;
  const step = ((head?.metadata?.step as number | undefined) ?? -2) + 1;
  const versions = head?.checkpoint.channel_versions ?? {};
  const known = Object.values(versions);
  const version = saver.getNextVersion(
    known.length === 0 ? undefined : (maxChannelVersion(...known) as number),
  );
  const checkpoint: Checkpoint = {
    v: 4,
    id: uuid6(Math.max(0, step)),
    ts: new Date(at.now).toISOString(),
    channel_values: { state: envelopeOf(definition, state) as unknown as Plain },
    channel_versions: { ...versions, state: version },
    versions_seen: head?.checkpoint.versions_seen ?? {},
  };
  const parent = head?.config.configurable?.checkpoint_id as string | undefined;
  const metadata: CheckpointMetadata = { source: at.source, step, parents: {} };
  await saver.put(
    {
      configurable: {
        thread_id: thread,
        checkpoint_ns: "",
        ...(parent === undefined ? {} : { checkpoint_id: parent }),
      },
    },
    checkpoint,
    metadata,
    { state: version },
  );
  return checkpoint.id;
}
