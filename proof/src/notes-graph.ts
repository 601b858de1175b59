import { Annotation, type BaseCheckpointSaver, StateGraph } from "@langchain/langgraph";

const Notes = Annotation.Root({
  notes: Annotation<string[]>({ reducer: (all, more) => all.concat(more), default: () => [] }),
  extra: Annotation<unknown>(),
});

/** The smallest conversation: notes are appended, one node answers each turn, and one field holds anything. */
export function notesGraph(checkpointer: BaseCheckpointSaver) {
  return new StateGraph(Notes)
    .addNode("answer", ({ notes }) => ({ notes: [`answer to ${notes.at(-1)}`] }))
    .addEdge("__start__", "answer")
    .compile({ checkpointer });
}

export const thread = (id: string) => ({
  configurable: { thread_id: id },
  // Each step is durable before the next one begins, so that what a row sees is no matter of luck.
  durability: "sync" as const,
});

/** What an attempt ended in: its value, or the message of what it threw. */
export async function attempt<Value>(work: Promise<Value>): Promise<{ value?: Value; error?: string }> {
  try {
    return { value: await work };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
