import { Annotation, type BaseCheckpointSaver, StateGraph } from "@langchain/langgraph";

interface Message {
  readonly id: string;
  readonly role: "user" | "assistant";
  readonly content: string;
}
interface Step {
  readonly id: string;
  readonly status: "pending" | "in_progress" | "completed";
}

const Conversation = Annotation.Root({
  messages: Annotation<Message[]>({ reducer: (all, more) => all.concat(more), default: () => [] }),
  steps: Annotation<Step[]>({ reducer: (_, next) => next, default: () => [] }),
  results: Annotation<Record<string, string>>({
    reducer: (all, more) => ({ ...all, ...more }),
    default: () => ({}),
  }),
});

const STEPS = ["understand", "search", "compare", "book", "check", "report"];
const stepsUpTo = (done: number): Step[] =>
  STEPS.map((id, index) => ({
    id,
    status: index < done ? "completed" : index === done ? "in_progress" : "pending",
  }));

/** Five nodes, six plan steps, results by agent, and messages that grow: what an assistant's turn looks like. */
export function conversationGraph(checkpointer: BaseCheckpointSaver, prose: (characters: number) => string) {
  return new StateGraph(Conversation)
    .addNode("understand", () => ({ steps: stepsUpTo(1) }))
    .addNode("search", () => ({ steps: stepsUpTo(2), results: { search: prose(60) } }))
    .addNode("compare", () => ({ steps: stepsUpTo(4), results: { compare: prose(60) } }))
    .addNode("check", () => ({ steps: stepsUpTo(5) }))
    .addNode("report", ({ messages }) => ({
      steps: stepsUpTo(6),
      messages: [{ id: `m${messages.length}`, role: "assistant" as const, content: prose(400) }],
    }))
    .addEdge("__start__", "understand")
    .addEdge("understand", "search")
    .addEdge("search", "compare")
    .addEdge("compare", "check")
    .addEdge("check", "report")
    .compile({ checkpointer });
}
