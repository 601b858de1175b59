import { counter, defineState, list, Message, overwrite, value } from "@maru/state";
import { expect, it } from "vitest";
import * as z from "zod";
import { type Assistant, defineAssistant } from "../assistant.ts";
import type { ModelPort, ModelReply } from "../decisions/decision.ts";
import { fromUser } from "../messages.ts";
import { judgeTopic } from "../testing/judging-assistant.ts";
import { startRuntime } from "../testing/start-runtime.ts";
import { defineGraph, type GraphSpec } from "./define-graph.ts";
import { withUsage } from "./model-usage.ts";
import { dispatch, END, goTo } from "./route.ts";

const Counting = defineState("counting", {
  version: 1,
  fields: {
    messages: list(Message, { id: "id" }),
    notes: list(z.string()),
    total_tokens_used: counter(),
    api_calls_made: counter(),
  },
});
const USAGE = { tokens: 40, calls: 1 };

it("adds to what the node counts itself, and leaves a count that it sets alone", () => {
  expect(withUsage(Counting, { total_tokens_used: 2 }, USAGE)).toEqual({
    total_tokens_used: 42,
    api_calls_made: 1,
  });
  const set = { total_tokens_used: overwrite(0) };
  expect(withUsage(Counting, set, USAGE)).toEqual({ ...set, api_calls_made: 1 });
});

it("changes nothing where there is nothing to count, or no counter for it", () => {
  const update = { notes: ["a"] };
  expect(withUsage(Counting, update, { tokens: 0, calls: 0 })).toBe(update);
  const Plain = defineState("plain", {
    version: 1,
    fields: { total_tokens_used: value(z.int()).default(0) },
  });
  const other = {};
  expect(withUsage(Plain, other, USAGE)).toBe(other);
});

const GOOD: ModelReply = { text: '{"topic":"food","note":""}', tokens: { input: 30, output: 10 } };
const model: ModelPort = { name: "test", price: null, complete: async () => GOOD };

function assistantOf(graph: GraphSpec<typeof Counting>): Assistant {
  return defineAssistant(defineGraph(Counting, graph), {
    name: "counting",
    title: { ko: "세기", en: "Counting" },
    description: { ko: "세요.", en: "Counts." },
    examples: [],
    initial: () => ({}),
    receive: (_state, message) => ({ messages: [fromUser(message)] }),
    describe: () => ({ reply: "", asks: [] }),
    tools: [],
  });
}

async function play(graph: GraphSpec<typeof Counting>) {
  const started = await startRuntime(assistantOf(graph), { model });
  await started.say("시작");
  return { ...started, state: (await started.runtime.view(started.session)).state };
}

it("counts every branch of a parallel step", async () => {
  const { state } = await play({
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
        next: END,
        run: async (_state, { decide, input }) => {
          await decide(judgeTopic, String(input));
          return { notes: [String(input)] };
        },
      },
    },
  });
  expect(state).toMatchObject({ notes: ["a", "b", "c"], total_tokens_used: 120, api_calls_made: 3 });
});

it("counts what a node spent before it failed: retried, caught, or fatal", async () => {
  let tries = 0;
  const { state } = await play({
    start: "flaky",
    nodes: {
      flaky: {
        next: "caught",
        retry: { attempts: 2, pause: 1 },
        run: async (_state, { decide }) => {
          await decide(judgeTopic, "");
          tries += 1;
          if (tries === 1) throw new Error("once");
          return {};
        },
      },
      caught: {
        next: "fatal",
        failed: () => ({ notes: ["caught"] }),
        run: async (_state, { decide }) => {
          await decide(judgeTopic, "");
          throw new Error("always");
        },
      },
      fatal: {
        run: async (_state, { decide }) => {
          await decide(judgeTopic, "");
          throw new Error("the end");
        },
      },
    },
  });
  expect(state).toMatchObject({ notes: ["caught"], total_tokens_used: 160, api_calls_made: 4 });
});

const decisions = (data: unknown) => (data as { decisions?: unknown[] }).decisions ?? [];

it("counts and tells what a turn spent that was cancelled", async () => {
  let cancel: () => void = () => undefined;
  const assistant = assistantOf({
    start: "hang",
    nodes: {
      hang: {
        run: async (_state, { decide }) => {
          await decide(judgeTopic, "");
          cancel();
          return new Promise(() => undefined);
        },
      },
    },
  });
  const { runtime, session, say, events } = await startRuntime(assistant, { model });
  cancel = () => runtime.cancel(session.id);
  await say("시작");
  expect((await runtime.view(session)).state).toMatchObject({ total_tokens_used: 40, api_calls_made: 1 });
  expect((await events()).flatMap(({ data }) => decisions(data))).toMatchObject([{ tokens: 40 }]);
});

it("tells what a turn spent that waits for a person", async () => {
  const waiting = await play({
    start: "ask",
    nodes: {
      ask: {
        next: END,
        run: async (_state, { decide, approve }) => {
          await decide(judgeTopic, "");
          await approve({ action: "go", message: "할까요?", details: {} });
          return {};
        },
      },
    },
  });
  const paused = (await waiting.events()).find(({ type }) => type === "workflow_interrupted");
  expect(decisions(paused?.data)).toMatchObject([{ by: "model", tokens: 40 }]);
});
