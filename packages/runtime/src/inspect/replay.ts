import type { CheckpointTuple } from "@langchain/langgraph-checkpoint";
import { changedFields, isEnvelope, isEqual, type Plain, type StateDefinition } from "@maru/state";
import { STATE_CHANNEL } from "@maru/storage";
import { NO_TASK } from "../graph/begin-with.ts";
import { envelopeOf, mergeWrites, type StateWrite } from "../graph/state-channel.ts";
import { stateIn } from "./checkpoint-reader.ts";

/** What came of computing a conversation again. */
export interface ReplayReport {
  /** Steps on the way to the head. */
  readonly steps: number;
  /** Steps that were computed again from the state before them and what was written. */
  readonly recomputed: number;
  /** States that no step made: the first one, edits, forks, the ends of turns that were stopped. */
  readonly given: number;
  /** Steps of which not everything is kept any more, or that an older version of the definition made. */
  readonly unknown: number;
  /** Steps that came out differently, and in which fields; empty when everything is as it was. */
  readonly differing: readonly { readonly checkpoint_id: string; readonly fields: readonly string[] }[];
}

type Verdict =
  | { readonly type: "same" | "given" | "unknown" }
  | { readonly type: "different"; readonly fields: readonly string[] };

/** Computes every step again, newest first; two checkpoints are in memory at a time. Changes nothing. */
export async function replay(
  definition: StateDefinition,
  line: AsyncGenerator<CheckpointTuple>,
): Promise<ReplayReport> {
  const counts = { steps: 0, recomputed: 0, given: 0, unknown: 0 };
  const differing: { checkpoint_id: string; fields: readonly string[] }[] = [];
  const note = (tuple: CheckpointTuple, verdict: Verdict) => {
    counts.steps += 1;
    if (verdict.type === "given") counts.given += 1;
    else if (verdict.type === "unknown") counts.unknown += 1;
    else counts.recomputed += 1;
    if (verdict.type === "different")
      differing.push({ checkpoint_id: tuple.checkpoint.id, fields: verdict.fields });
  };
  let newer: CheckpointTuple | null = null;
  for await (const tuple of line) {
    if (newer !== null) note(newer, computeAgain(definition, tuple, newer));
    newer = tuple;
  }
  if (newer !== null) note(newer, isGiven(newer) ? { type: "given" } : { type: "unknown" });
  return { ...counts, differing };
}

function computeAgain(definition: StateDefinition, before: CheckpointTuple, after: CheckpointTuple): Verdict {
  if (isGiven(after)) return { type: "given" };
  if (![before, after].every((tuple) => isOfVersion(definition, tuple))) return { type: "unknown" };
  const writes = writesOf(before, after);
  const start = stateIn(definition, before);
  const stored = stateIn(definition, after);
  const again = writes.length === 0 ? start : mergeWrites(definition, start, writes);
  const isSame = isEqual(
    envelopeOf(definition, again) as unknown as Plain,
    envelopeOf(definition, stored) as unknown as Plain,
  );
  if (isSame) return { type: "same" };
  // Without a single update nothing can be computed: it was cleared away.
  if (writes.length === 0) return { type: "unknown" };
  return { type: "different", fields: changedFields(again, stored, definition) };
}

function isGiven({ metadata, parentConfig }: CheckpointTuple): boolean {
  return metadata?.source === "update" || metadata?.source === "fork" || parentConfig === undefined;
}

function isOfVersion(definition: StateDefinition, { checkpoint }: CheckpointTuple): boolean {
  const stored: unknown = checkpoint.channel_values[STATE_CHANNEL];
  return isEnvelope(stored) && stored.version === definition.version;
}

/** What a message brought, or what the tasks of the step wrote. */
function writesOf({ pendingWrites }: CheckpointTuple, after: CheckpointTuple): readonly StateWrite[] {
  const isMessage = after.metadata?.source === "input";
  return (pendingWrites ?? [])
    .filter(([task, channel]) => channel === STATE_CHANNEL && (task === NO_TASK) === isMessage)
    .map(([, , value]) => value as StateWrite);
}
