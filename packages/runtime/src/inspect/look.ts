import type { CheckpointTuple } from "@langchain/langgraph-checkpoint";
import type { StateDefinition } from "@maru/state";
import type { Events, SessionId } from "@maru/storage";
import { seoulTime } from "../ports.ts";
import type { CheckpointReader } from "./checkpoint-reader.ts";
import { type StepTold, toldOf } from "./step-records.ts";

/** What is needed to look into one conversation. */
export interface Look {
  readonly session: SessionId;
  readonly definition: StateDefinition;
  readonly events: Events;
  readonly reader: CheckpointReader;
}

/** What the log tells of these steps, by their checkpoints. */
export function toldOfAll(
  { events, session }: Look,
  tuples: readonly CheckpointTuple[],
): Promise<ReadonlyMap<string, StepTold>> {
  return toldOf(
    events,
    session,
    tuples.map(({ checkpoint }) => checkpoint.id),
  );
}

/** Who brought a step about: the nodes that ran, else the person. */
export function writerOf(source: string | undefined, told: StepTold | undefined): string | null {
  const names = [...new Set((told?.nodes ?? []).map(({ node }) => String(node)))];
  if (names.length > 0) return names.join(", ");
  return source === "loop" && told === undefined ? null : "user";
}

export function timeOf(ts: string): string {
  return seoulTime(Date.parse(ts));
}

/** The first so many. */
export async function gather(
  tuples: AsyncGenerator<CheckpointTuple>,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly CheckpointTuple[]> {
  const all: CheckpointTuple[] = [];
  for await (const tuple of tuples) {
    all.push(tuple);
    if (all.length >= most) break;
  }
  return all;
}
