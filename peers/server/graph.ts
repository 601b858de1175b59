import { Annotation, END, START, StateGraph } from "@langchain/langgraph";

/** As small as a graph can be: it says back what it was told, so that the server around it is what is measured. */
const Echo = Annotation.Root({
  text: Annotation<string>(),
  replies: Annotation<string[]>({ reducer: (all, more) => [...all, ...more], default: () => [] }),
});

export const echo = new StateGraph(Echo)
  .addNode("echo", ({ text }) => ({ replies: [`echo: ${text}`] }))
  .addEdge(START, "echo")
  .addEdge("echo", END)
  .compile();
