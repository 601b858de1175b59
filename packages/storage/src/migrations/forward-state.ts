import { type CheckpointTuple, WRITES_IDX_MAP } from "@langchain/langgraph-checkpoint";
import { type Envelope, isEnvelope, loadState, type StateDefinition, toEnvelope } from "@maru/state";
import type { Forward } from "../checkpoints/checkpointer.ts";

/** The states a program understands, and the channel of its graphs that holds them as envelopes. */
export interface KnownStates {
  readonly definitions: readonly StateDefinition[];
  readonly channel?: string;
}

/** Where an assistant's graph keeps its whole state. */
export const STATE_CHANNEL = "state";

/**
 * The state as the newest version says it, checked; null when it is that already, or no state of these definitions.
 * StateError FUTURE_VERSION, MIGRATION_FAILED or one of validation when it cannot be brought there.
 */
export function forwardState(definitions: readonly StateDefinition[], stored: unknown): Envelope | null {
  if (!isEnvelope(stored)) return null;
  const definition = definitions.find(({ name }) => name === stored.definition);
  if (definition === undefined || stored.version === definition.version) return null;
  return toEnvelope(definition, loadState(definition, stored));
}

/** Brings states forward as they are read. What is stored changes only when the graph writes its next state. */
export function forwardTuples({ definitions, channel = STATE_CHANNEL }: KnownStates): Forward {
  return (tuple) => {
    const { checkpoint } = tuple;
    const state = forwardState(definitions, checkpoint.channel_values[channel]);
    if (state === null) return tuple;
    return {
      ...tuple,
      checkpoint: { ...checkpoint, channel_values: { ...checkpoint.channel_values, [channel]: state } },
      ...(tuple.pendingWrites === undefined ? {} : { pendingWrites: finished(tuple.pendingWrites, channel) }),
    };
  };
}

type PendingWrites = NonNullable<CheckpointTuple["pendingWrites"]>;

/**
 * Updates that an unfinished step made are for the old state; without them the step runs again, and its effects are
 * in the ledger. Interrupts and the answers to them stay.
 */
function finished(writes: PendingWrites, channel: string): PendingWrites {
  const outdated = new Set(writes.filter((write) => write[1] === channel).map(([task]) => task));
  return writes.filter(([task, written]) => !outdated.has(task) || isSpecial(written));
}

function isSpecial(channel: string): boolean {
  return Object.hasOwn(WRITES_IDX_MAP, channel);
}
