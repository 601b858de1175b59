import { type Assistant, defineAssistant, defineGraph, END, fromAssistant, fromUser } from "@maru/runtime";
import { defineState, list, Message } from "@maru/state";

const Echo = defineState("echo", { version: 1, fields: { messages: list(Message, { id: "id" }) } });

/** The same graph as the peer's: one node that says back what it was told. */
export function echoAssistant(): Assistant {
  const graph = defineGraph(Echo, {
    start: "echo",
    nodes: {
      echo: {
        run: (state, context) => {
          const said = state.messages.findLast(({ role }) => role === "user")?.content ?? "";
          return { messages: [fromAssistant(context.id("reply"), `echo: ${said}`, context.now())] };
        },
        next: END,
      },
    },
  });
  return defineAssistant(graph, {
    name: "echo",
    title: { ko: "메아리", en: "Echo" },
    description: { ko: "말한 것을 그대로 돌려줘요.", en: "Says back what it was told." },
    examples: [],
    initial: () => ({}),
    tools: [],
    receive: (_state, message) => ({ messages: [fromUser(message)] }),
    stopped: (_state, _reason, at) => ({ messages: [fromAssistant(at.id, at.sentence.ko, at.now)] }),
    describe: (state) => ({
      reply: state.messages.findLast(({ role }) => role === "assistant")?.content ?? "",
      asks: [],
    }),
  });
}
