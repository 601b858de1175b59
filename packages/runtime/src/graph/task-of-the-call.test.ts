import { defineState, list, Message } from "@maru/state";
import { beforeAll, expect, it } from "vitest";
import { fromAssistant } from "../messages.ts";
import { noteAssistant } from "../testing/note-assistant.ts";
import { startRuntime } from "../testing/start-runtime.ts";
import { defineGraph } from "./define-graph.ts";
import { END } from "./route.ts";
import { runSubgraph } from "./subgraph.ts";
import { rememberTasksWithinCalls } from "./task-of-the-call.ts";

beforeAll(() => rememberTasksWithinCalls({}));

const soon = () => new Promise((resolve) => setTimeout(resolve, 1));

const Inner = defineState("inner", { version: 1, fields: { messages: list(Message, { id: "id" }) } });
const inner = defineGraph(Inner, {
  start: "ask",
  nodes: {
    ask: {
      run: async (_state, context) => {
        await soon();
        const said = await context.ask({ question: "어디로요?" });
        return { messages: [fromAssistant(context.id("heard"), said, context.now())] };
      },
      next: END,
    },
  },
});

const asking = () =>
  noteAssistant({
    nodes: {
      write: {
        run: async (_state, context) => {
          await soon();
          const { messages } = await runSubgraph(inner, {}, context);
          await soon();
          const { decision } = await context.approve({ action: "go", message: "할까요?", details: {} });
          return { notes: [...messages.map(({ content }) => content), decision] };
        },
        next: END,
      },
    },
  });

it("a node that waited still asks as itself, inside a graph of its own too", async () => {
  const { say, runtime, session } = await startRuntime(asking());
  await say("여행");
  expect((await runtime.view(session)).awaiting).toMatchObject({ type: "question" });
  await say("부산");
  expect((await runtime.view(session)).awaiting).toMatchObject({ type: "approval" });
  await say("승인");
  expect((await runtime.view(session)).state).toMatchObject({ notes: ["부산", "approve"] });
});

it("conversations that run at once do not take each other's tasks", async () => {
  const started = await Promise.all(Array.from({ length: 5 }, () => startRuntime(asking())));
  await Promise.all(started.map(({ say }) => say("여행")));
  await Promise.all(started.map(({ say }, index) => say(`도시 ${index}`)));
  await Promise.all(started.map(({ say }) => say("승인")));
  const states = await Promise.all(started.map(({ runtime, session }) => runtime.view(session)));
  expect(states.map(({ state }) => state.notes)).toEqual(
    started.map((_, index) => [`도시 ${index}`, "approve"]),
  );
});
