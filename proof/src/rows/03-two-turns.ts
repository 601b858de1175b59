import { Annotation, MemorySaver, StateGraph } from "@langchain/langgraph";
import { thread } from "../notes-graph.ts";
import type { Observation, ProofRow } from "../row.ts";
import { answering, tripAssistant } from "../trip-assistant.ts";
import { withRuntime } from "../with-runtime.ts";

const MESSAGES = ["first", "second"];

function judge(notes: readonly string[]): Observation {
  const answered = MESSAGES.filter((message) => notes.includes(`answer to ${message}`));
  return {
    failed: answered.length < MESSAGES.length,
    saw: `of 2 messages sent at once ${answered.length} ${answered.length === 1 ? "is" : "are"} answered in the stored state`,
  };
}

async function official(): Promise<Observation> {
  const Notes = Annotation.Root({
    notes: Annotation<string[]>({ reducer: (all, more) => all.concat(more), default: () => [] }),
  });
  const graph = new StateGraph(Notes)
    .addNode("answer", async ({ notes }) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { notes: [`answer to ${notes.at(-1)}`] };
    })
    .addEdge("__start__", "answer")
    .compile({ checkpointer: new MemorySaver() });
  await Promise.all(MESSAGES.map((message) => graph.invoke({ notes: [message] }, thread("two-turns"))));
  const { values } = await graph.getState(thread("two-turns"));
  return judge(values.notes);
}

export const twoTurns: ProofRow = {
  number: 3,
  failure: "two turns at once on one thread, and one of them is silently lost",
  official,
  maru: () =>
    withRuntime(tripAssistant(answering(50)), async ({ send, settled, state }) => {
      await Promise.all(MESSAGES.map(send));
      await settled();
      return judge((await state()).notes as readonly string[]);
    }),
};
