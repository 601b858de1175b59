import { counter, defineState, list, Message, value } from "@maru/state";
import * as z from "zod";
import { type Assistant, defineAssistant, type Limits } from "../assistant.ts";
import type { Decision } from "../decisions/decision.ts";
import { defineGraph } from "../graph/define-graph.ts";
import { END } from "../graph/route.ts";
import { fromAssistant, fromUser } from "../messages.ts";

const JudgingState = defineState("judging", {
  version: 1,
  fields: {
    messages: list(Message, { id: "id" }),
    topic: value(z.enum(["food", "travel", "other"])).optional(),
    note: value(z.string().max(200)).optional(),
    total_tokens_used: counter(),
    api_calls_made: counter(),
  },
});

const Topic = z.strictObject({ topic: z.enum(["food", "travel", "other"]), note: z.string().max(200) });

/** What a message is about. The rules know one word. */
export const judgeTopic: Decision<string, z.output<typeof Topic>> = {
  name: "topic",
  schema: Topic,
  rules: (text) => ({ topic: text.includes("맛집") ? "food" : "other", note: "rules" }),
  prompt: { version: 3, system: "Say what the message is about.", ask: (text) => JSON.stringify(text) },
};

/** The sentence to answer with, shown while it is written. */
export const writeReply: Decision<string, string> = {
  name: "reply",
  schema: z.string().min(1).max(200),
  rules: (text) => `규칙: ${text}`,
  prompt: { version: 1, system: "Answer.", ask: (text) => text, format: "text" },
};

const WRITES = "써 줘";

/** An assistant with two decisions: it judges every message, or writes when it is asked to. */
export function judgingAssistant(limits: Partial<Limits> = {}): Assistant {
  const graph = defineGraph(JudgingState, {
    start: "judge",
    nodes: {
      judge: {
        next: END,
        run: async (state, context) => {
          const said = state.messages.findLast((message) => message.role === "user")?.content ?? "";
          if (said.includes(WRITES)) {
            const { result } = await context.decide(writeReply, said);
            return { messages: [fromAssistant(context.id("reply"), result, context.now())] };
          }
          const { result, by } = await context.decide(judgeTopic, said);
          const reply = `${by}: ${result.topic}`;
          return { ...result, messages: [fromAssistant(context.id("reply"), reply, context.now())] };
        },
      },
    },
  });
  return defineAssistant(graph, {
    name: "judging",
    title: { ko: "판단", en: "Judging" },
    description: { ko: "무엇에 대한 말인지 판단해요.", en: "Judges what a message is about." },
    examples: [],
    initial: () => ({}),
    receive: (_state, message) => ({ messages: [fromUser(message)] }),
    describe: (state) => ({
      reply: state.messages.findLast((message) => message.role === "assistant")?.content ?? "",
      asks: [],
    }),
    tools: [],
    limits,
  });
}
