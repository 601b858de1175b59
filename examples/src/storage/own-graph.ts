import { Annotation, StateGraph } from "@langchain/langgraph";
import { openStorage } from "@maru/storage";

const State = Annotation.Root({
  notes: Annotation<string[]>({ reducer: (all, more) => all.concat(more), default: () => [] }),
});
const builder = new StateGraph(State)
  .addNode("answer", ({ notes }) => ({ notes: [`${notes.length}개를 적었어요`] }))
  .addEdge("__start__", "answer");
const store = process.env.MARU_STORE ?? "memory:";

const storage = await openStorage(store); // "memory:", "file:./dir", "sqlite:./maru.db" or "postgres://…"
const graph = builder.compile({ checkpointer: storage.checkpointer, store: storage.store });
const thread = { configurable: { thread_id: "any text" } };
await graph.invoke({ notes: ["오사카"] }, thread);
const { notes } = await graph.invoke({ notes: ["3박 4일"] }, thread); // 오사카 is still there

console.log(notes);
await storage.close();
