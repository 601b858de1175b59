import { once } from "node:events";
import { Annotation, type BaseCheckpointSaver, StateGraph } from "@langchain/langgraph";
import { PostgresSaver } from "@langchain/langgraph-checkpoint-postgres";
import { openStorage } from "@maru/storage";
import { thread } from "../notes-graph.ts";

/** A process in the middle of a turn: its node reports that it works, and goes on when it is told to. */
const [side, url = ""] = process.argv.slice(2);

const Notes = Annotation.Root({
  notes: Annotation<string[]>({ reducer: (all, more) => all.concat(more), default: () => [] }),
});

async function openCheckpointer(): Promise<BaseCheckpointSaver> {
  if (side === "maru") return (await openStorage(url)).checkpointer;
  const saver = PostgresSaver.fromConnString(url);
  await saver.setup();
  return saver;
}

const graph = new StateGraph(Notes)
  .addNode("work", async () => {
    process.send?.("working");
    await once(process, "message");
    return { notes: ["worked"] };
  })
  .addNode("answer", () => ({ notes: ["answered"] }))
  .addEdge("__start__", "work")
  .addEdge("work", "answer")
  .compile({ checkpointer: await openCheckpointer() });
await graph.invoke({ notes: ["asked"] }, thread("restart"));
const { values } = await graph.getState(thread("restart"));
process.send?.(values.notes);
process.disconnect();
process.exit(0);
