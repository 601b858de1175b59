import { afterAll, beforeAll, expect, it } from "vitest";
import { dispatch, END, goTo } from "./graph/route.ts";
import { modelPort } from "./models/model-port.ts";
import { judgeTopic } from "./testing/judging-assistant.ts";
import { type ModelServer, startModelServer } from "./testing/model-server.ts";
import { noteAssistant } from "./testing/note-assistant.ts";
import { quickPorts } from "./testing/quick-ports.ts";
import { startRuntime } from "./testing/start-runtime.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

it("[B12] a thousand sub-agents run a few at a time, and all of them are heard", async () => {
  const AGENTS = 1_000;
  let [running, most] = [0, 0];
  const { runtime, session, say } = await startRuntime(
    noteAssistant({
      start: "plan",
      atOnce: 8,
      nodes: {
        plan: { run: () => goTo(Array.from({ length: AGENTS }, (_, index) => dispatch("work", index))) },
        work: {
          run: async (_state, context) => {
            running += 1;
            most = Math.max(most, running);
            await new Promise((resolve) => setImmediate(resolve));
            running -= 1;
            return { notes: [String(context.input)] };
          },
          next: END,
        },
      },
    }),
  );
  await say("모두");
  expect((await runtime.view(session)).state.notes).toHaveLength(AGENTS);
  expect(most).toBe(8);
}, 120_000);

it("[B12] a loop that asks a model for ever ends at its tokens, then at its steps, and the session goes on", async () => {
  server.behave({ type: "answer", text: '{"topic":"travel","note":"again"}' });
  const { runtime, session, say, events } = await startRuntime(
    noteAssistant(
      {
        start: "loop",
        steps: 30,
        nodes: {
          loop: {
            run: async (state, context) => {
              const { by } = await context.decide(judgeTopic, "끝없이");
              return { notes: [by], count: state.count + 1 };
            },
            next: (state) => (state.count >= 1000 ? END : "loop"),
          },
        },
      },
      // Each answer costs thirty.
      { limits: { turn_tokens: 150 } },
    ),
    { ports: quickPorts(), model: modelPort(server.settings("openai")) },
  );
  await say("돌아");
  const { state } = await runtime.view(session);
  const notes = state.notes as readonly string[];
  expect(notes.filter((by) => by === "model")).toHaveLength(5);
  expect(server.asked).toHaveLength(5);
  expect(notes.length).toBeLessThanOrEqual(31);
  expect((await events()).at(-1)).toMatchObject({ data: { status: "step_limit" } });
});

it("[B12] a model that refuses everyone is asked a few times per decision, and the rules answer", async () => {
  const DECISIONS = 4;
  for (const retryAfter of [undefined, "0", "3600"]) {
    server.behave({ type: "status", status: 429, ...(retryAfter === undefined ? {} : { retryAfter }) });
    const { runtime, session, say } = await startRuntime(
      noteAssistant({
        nodes: {
          write: {
            run: async (_state, context) => {
              const notes = [];
              for (let turn = 0; turn < DECISIONS; turn += 1)
                notes.push((await context.decide(judgeTopic, "맛집")).by);
              return { notes };
            },
            next: END,
          },
        },
      }),
      { ports: quickPorts(), model: modelPort(server.settings("openai")) },
    );
    await say("맛집");
    expect((await runtime.view(session)).state.notes).toEqual(Array(DECISIONS).fill("rules"));
    expect(server.asked.length).toBeLessThanOrEqual(DECISIONS * 3);
  }
});

it("where a conversation begins may depend on what it knows", async () => {
  const { runtime, session, say } = await startRuntime(
    noteAssistant({
      start: (state) =>
        state.messages.at(-1)?.content === "없음" ? END : state.count > 0 ? "later" : "first",
      nodes: {
        first: { run: () => ({ notes: ["first"], count: 1 }), next: END },
        later: { run: () => ({ notes: ["later"] }), next: END },
      },
    }),
  );
  for (const text of ["하나", "둘", "없음", "셋"]) await say(text);
  expect((await runtime.view(session)).state.notes).toEqual(["first", "later", "later"]);
  expect((await runtime.inspector.replay(session)).differing).toEqual([]);
});
