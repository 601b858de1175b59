import { type BaseCheckpointSaver, MemorySaver } from "@langchain/langgraph";
import { attempt, notesGraph, thread } from "../notes-graph.ts";
import type { Observation, ProofRow } from "../row.ts";
import { withMaru } from "../with-maru.ts";

async function stage(checkpointer: BaseCheckpointSaver): Promise<Observation> {
  const graph = notesGraph(checkpointer);
  const conversation = thread("bigint");
  const first = await graph.invoke({ notes: ["first"] }, conversation);
  const second = await attempt(graph.invoke({ notes: ["second"], extra: 10n }, conversation));
  const third = await graph.invoke({ notes: ["third"] }, conversation);
  const kept = first.notes.filter((note) => third.notes.includes(note)).length;
  const told = second.error === undefined ? "`invoke` succeeded" : `refused: "${second.error}"`;
  return {
    failed: second.error === undefined || kept < first.notes.length,
    saw: `${told}; the next turn still had ${kept} of the ${first.notes.length} notes of the first`,
  };
}

export const bigint: ProofRow = {
  number: 1,
  failure: "one BigInt in state, and the history is gone at the next turn",
  official: () => stage(new MemorySaver()),
  maru: () => withMaru("memory:", stage),
};
