import type { BaseCheckpointSaver } from "@langchain/langgraph";
import { PostgresSaver } from "@langchain/langgraph-checkpoint-postgres";
import { notesGraph, thread } from "../notes-graph.ts";
import type { Observation, ProofRow } from "../row.ts";
import { withMaru } from "../with-maru.ts";

async function stage(checkpointer: BaseCheckpointSaver): Promise<Observation> {
  const graph = notesGraph(checkpointer);
  const conversation = thread("fork");
  await graph.invoke({ notes: ["trunk"] }, conversation);
  const trunk = (await graph.getState(conversation)).config;
  const branches = [];
  for (const name of ["left", "right"]) {
    const { notes } = await graph.invoke({ notes: [name] }, { ...conversation, ...trunk });
    branches.push({ name, ran: notes, head: (await graph.getState(conversation)).config });
  }
  const wrong: string[] = [];
  for (const { name, ran, head } of branches) {
    const read: readonly string[] = (await graph.getState(head)).values.notes;
    if (read.join() !== ran.join())
      wrong.push(`the branch "${name}" reads back ${JSON.stringify(read.slice(-2))}`);
  }
  return {
    failed: wrong.length > 0,
    saw:
      wrong.length > 0
        ? wrong.join("; ")
        : `each of the ${branches.length} branches reads back its own notes`,
  };
}

export const forks: ProofRow = {
  number: 10,
  failure: "after a time-travel fork a branch reads back the other branch's values",
  async official(workbench) {
    const saver = PostgresSaver.fromConnString(await (await workbench.postgres()).database());
    try {
      await saver.setup();
      return await stage(saver);
    } finally {
      await saver.end();
    }
  },
  maru: async (workbench) => withMaru(await (await workbench.postgres()).database(), stage),
};
