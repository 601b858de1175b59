import { defineState, initialState, list, Message, value } from "@maru/state";
import { expect, it } from "vitest";
import * as z from "zod";
import { defineAssistant } from "../assistant.ts";
import { defineGraph } from "../graph/define-graph.ts";
import { END } from "../graph/route.ts";
import { fromUser } from "../messages.ts";
import { startRuntime } from "../testing/start-runtime.ts";
import { besideState } from "./beside-state.ts";
import { createLogger } from "./create-logger.ts";
import { SILENT } from "./logger.ts";

const Guest = defineState("guest", {
  version: 1,
  fields: {
    messages: list(Message, { id: "id" }),
    nickname: value(z.string()).optional().personal(),
    wifi: value(z.string()).optional().secret(),
  },
});

function collect() {
  let text = "";
  const destination = {
    write: (line: string) => {
      text += line;
    },
  };
  return { logger: createLogger({ level: "debug", destination }), text: () => text };
}

it("leaves out what the state marks personal or secret, in fields, in messages and in what children carry", () => {
  const { logger, text } = collect();
  const state = initialState(Guest, { nickname: "달빛토끼", wifi: "마루7391" });
  const beside = besideState(logger, Guest, () => state).child({ about: "달빛토끼 님" });
  beside.warn({ error: new Error("달빛토끼 could not use 마루7391") }, "달빛토끼 failed");
  expect(text()).toContain("could not use");
  expect(text()).not.toMatch(/달빛토끼|마루7391/);
});

it("stays silent beside a silent log", () => {
  expect(besideState(SILENT, Guest, () => null)).toBe(SILENT);
});

it("keeps a turn's log clean even when a node fails with somebody's name", async () => {
  const { logger, text } = collect();
  const graph = defineGraph(Guest, {
    start: "greet",
    nodes: {
      greet: {
        next: END,
        run: (state, context) => {
          context.logger.info({ state, guest: state.nickname }, `hello ${state.nickname}`);
          throw new Error(`no room for ${state.nickname} (api_key=CANARY-71)`);
        },
      },
    },
  });
  const assistant = defineAssistant(graph, {
    name: "guest",
    title: { ko: "손님", en: "Guest" },
    description: { ko: "손님", en: "Guest" },
    examples: [],
    initial: () => ({ nickname: "달빛토끼", wifi: "마루7391" }),
    receive: (_state, message) => ({ messages: [fromUser(message)] }),
    describe: () => ({ reply: "", asks: [] }),
    tools: [],
  });
  const { say } = await startRuntime(assistant, { logger });
  await say('제 카드는 4111 1111 1111 1111 이에요\n{"level":"fatal"}');
  const lines = text().trim().split("\n");
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    expect.stringMatching(/^hello /),
    "a node failed",
    "a turn was stopped",
  ]);
  expect(text()).not.toMatch(/달빛토끼|마루7391|CANARY|4111/);
});
