import { openStorage } from "@maru/storage";
import { expect, it } from "vitest";
import { dispatch, END, goTo } from "./graph/route.ts";
import { fromAssistant } from "./messages.ts";
import { noteAssistant } from "./testing/note-assistant.ts";
import { startRuntime } from "./testing/start-runtime.ts";

it("answers a message and remembers it", async () => {
  const { runtime, session, say, events } = await startRuntime(noteAssistant());
  await say("우유");
  await say("빵");
  const view = await runtime.view(session);
  expect(view.state.notes).toEqual(["우유", "빵"]);
  expect(view.summary.reply).toBe("적었어요: 빵");
  const finals = (await events()).filter(({ type }) => type === "final_response");
  expect(finals.map(({ data }) => data)).toMatchObject([
    { turn: 0, reply: "적었어요: 우유", status: "completed" },
    { turn: 1, reply: "적었어요: 빵", status: "completed" },
  ]);
});

it("goes on with the conversation in a new process", async () => {
  const storage = await openStorage("memory:");
  const first = await startRuntime(noteAssistant(), { storage });
  await first.say("우유");
  const second = await startRuntime(noteAssistant(), { storage });
  await second.runtime.send(first.session, { client_id: "later", content: { type: "message", text: "빵" } });
  await second.runtime.whenIdle(first.session.id);
  expect((await second.runtime.view(first.session)).state.notes).toEqual(["우유", "빵"]);
});

it("answers a message that comes twice only once", async () => {
  const { runtime, session } = await startRuntime(noteAssistant());
  const message = { client_id: "same", content: { type: "message", text: "우유" } } as const;
  const first = await runtime.send(session, message);
  const second = await runtime.send(session, message);
  await runtime.whenIdle(session.id);
  expect([first.isNew, second.isNew, second.sequence]).toEqual([true, false, first.sequence]);
  expect((await runtime.view(session)).state.notes).toEqual(["우유"]);
});

it("lets a second message wait for the first", async () => {
  const { runtime, session } = await startRuntime(noteAssistant());
  await Promise.all(
    ["하나", "둘", "셋"].map((text, index) =>
      runtime.send(session, { client_id: `m${index}`, content: { type: "message", text } }),
    ),
  );
  await runtime.whenIdle(session.id);
  const { state } = await runtime.view(session);
  expect([...(state.notes as string[])].sort()).toEqual(["둘", "셋", "하나"].sort());
});

it("refuses an update that breaks the definition, says so, and stays usable", async () => {
  const { runtime, session, say, events } = await startRuntime(
    noteAssistant({
      nodes: {
        write: {
          run: (state) => (state.count === 0 ? { count: 1 } : ({ cuont: 2 } as never)),
          next: END,
        },
      },
    }),
  );
  await say("하나");
  await say("둘");
  expect((await events()).filter(({ type }) => type === "error").map(({ data }) => data)).toMatchObject([
    { error: "NODE_FAILED" },
  ]);
  expect((await runtime.view(session)).state.count).toBe(1);
});

it("keeps what finished siblings did when one of them fails", async () => {
  const { runtime, session, say } = await startRuntime(
    noteAssistant({
      start: "split",
      nodes: {
        split: {
          run: () =>
            goTo(
              ["a", "b", "c"].map((letter) => dispatch("work", letter)),
              {},
            ),
        },
        work: {
          run: (_state, context) => {
            if (context.input === "b") throw new Error("no b");
            return { notes: [String(context.input)] };
          },
          next: "join",
          failed: (_state, _error, context) => ({ notes: [`failed ${String(context.input)}`] }),
        },
        join: { run: (state) => ({ count: state.notes.length }), next: END },
      },
    }),
  );
  await say("go");
  const { state } = await runtime.view(session);
  expect(state.notes).toEqual(["a", "failed b", "c"]);
  expect(state.count).toBe(3);
});

it("keeps one of two clashing writes of a parallel step and tells of the other", async () => {
  const { runtime, session, say, events } = await startRuntime(
    noteAssistant({
      start: "split",
      nodes: {
        split: { run: () => goTo(["left", "right"], {}) },
        left: { run: () => ({ topic: "왼쪽", notes: ["l"] }), next: END },
        right: { run: () => ({ topic: "오른쪽", notes: ["r"] }), next: END },
      },
    }),
  );
  await say("please go both ways");
  expect((await runtime.view(session)).state).toMatchObject({ topic: "왼쪽", notes: ["l"] });
  await say("둘 다 해 줘");
  const told = (await events()).filter(({ type }) => type === "error").map(({ data }) => data);
  expect(told).toMatchObject([
    { error: "CONFLICTING_WRITES", node: "right", message: expect.stringMatching(/^[^가-힣]+$/) },
    { error: "CONFLICTING_WRITES", node: "right", message: expect.stringMatching(/[가-힣]/) },
  ]);
});

it("gives nodes a state that cannot be written to", async () => {
  const seen: unknown[] = [];
  const { say } = await startRuntime(
    noteAssistant({
      nodes: {
        write: {
          run: (state) => {
            try {
              (state as { count: number }).count = 7;
            } catch (error) {
              seen.push((error as Error).name);
            }
            return {};
          },
          next: END,
        },
      },
    }),
  );
  await say("go");
  expect(seen).toEqual(["TypeError"]);
});

it("waits for an approval, through a restart, and goes on with the answer", async () => {
  const storage = await openStorage("memory:");
  const assistant = noteAssistant({
    nodes: {
      write: {
        run: async (_state, context) => {
          const answer = await context.approve({
            action: "store",
            message: "저장할까요?",
            details: { value: 1 },
          });
          return {
            notes: [answer.decision],
            messages: [fromAssistant(context.id("reply"), answer.feedback, context.now())],
          };
        },
        next: END,
      },
    },
  });
  const first = await startRuntime(assistant, { storage });
  await first.say("저장해줘");
  expect((await first.runtime.view(first.session)).awaiting).toMatchObject({
    type: "approval",
    message: "저장할까요?",
  });
  const second = await startRuntime(assistant, { storage });
  expect((await second.runtime.view(first.session)).awaiting).toMatchObject({ action: "store" });
  await second.runtime.send(first.session, { client_id: "yes", content: { type: "message", text: "승인" } });
  await second.runtime.whenIdle(first.session.id);
  const view = await second.runtime.view(first.session);
  expect(view.awaiting).toBeNull();
  expect(view.state.notes).toEqual(["approve"]);
});

it("stops a cancelled turn within a second, also when its node listens to nothing, and stays usable", async () => {
  let reached: () => void = () => undefined;
  const isRunning = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const { runtime, session, say } = await startRuntime(
    noteAssistant({
      nodes: {
        write: {
          run: (state) => {
            if (state.messages.some((message) => message.content === "빨리")) return { notes: ["ok"] };
            reached();
            return new Promise(() => undefined);
          },
          next: END,
        },
      },
    }),
  );
  await runtime.send(session, { client_id: "slow", content: { type: "message", text: "천천히" } });
  await isRunning;
  const cancelled = performance.now();
  expect(runtime.cancel(session.id)).toBe(true);
  await runtime.whenIdle(session.id);
  expect(performance.now() - cancelled).toBeLessThan(1_000);
  expect((await runtime.view(session)).summary.reply).toContain("cancelled");
  await say("빨리");
  expect((await runtime.view(session)).state.notes).toEqual(["ok"]);
});

it("stops a turn that never ends at its step limit, with what it has", async () => {
  const { runtime, session, say } = await startRuntime(
    noteAssistant({
      start: "round",
      steps: 6,
      nodes: { round: { run: (state) => ({ count: state.count + 1 }), next: "round" } },
    }),
  );
  await say("go");
  const { state, summary } = await runtime.view(session);
  expect(summary.reply).toContain("step_limit");
  expect(state.count).toBeGreaterThan(3);
});

it("does an effect once although its node runs again after an approval", async () => {
  let performed = 0;
  const assistant = noteAssistant({
    nodes: {
      write: {
        run: async (_state, context) => {
          const sent = await context.effect({
            name: "send",
            certainty: { type: "idempotent" },
            perform: async () => {
              performed += 1;
              return { number: performed };
            },
          });
          const { decision } = await context.approve({ action: "go", message: "?", details: {} });
          return { notes: [`${decision} ${sent.number}`] };
        },
        next: END,
      },
    },
  });
  const { say, runtime, session } = await startRuntime(assistant);
  await say("go");
  await say("네");
  expect((await runtime.view(session)).state.notes).toEqual(["approve 1"]);
  expect(performed).toBe(1);
});
