import { counter, defineState, list, Message, value } from "@maru/state";
import * as z from "zod";
import { type Assistant, defineAssistant, type Limits } from "../assistant.ts";
import { defineGraph } from "../graph/define-graph.ts";
import { END } from "../graph/route.ts";
import { fromAssistant, fromUser } from "../messages.ts";
import type { Passage } from "../passages/passage.ts";

const IntroducingState = defineState("introducing", {
  version: 1,
  fields: {
    messages: list(Message, { id: "id" }),
    nickname: value(z.string()).default("달빛토끼").personal(),
    total_tokens_used: counter(),
    api_calls_made: counter(),
  },
});

export const ANSWER = "교토 2박, 320,000원이에요. 4월 3일에 떠나요.";

export const introduceTrip: Passage<string> = {
  name: "introduce",
  prompt: { version: 2, system: "Say why." },
  facts: (nickname) => ({
    language: "ko",
    throughout: `${nickname}님의 교토 여행`,
    each: ["교토 2박은 320,000원이에요. 벚꽃이 피는 교토를 추천해요.", "4월 3일에 떠나요."],
  }),
};

/** An assistant with one answer, which a model may introduce. */
export function introducingAssistant(limits: Partial<Limits> = {}): Assistant {
  const graph = defineGraph(IntroducingState, {
    start: "answer",
    nodes: {
      answer: {
        next: END,
        run: async (state, context) => {
          const answer = await context.introduce(introduceTrip, state.nickname, ANSWER);
          return { messages: [fromAssistant(context.id("reply"), answer, context.now())] };
        },
      },
    },
  });
  return defineAssistant(graph, {
    name: "introducing",
    title: { ko: "소개", en: "Introducing" },
    description: { ko: "답을 소개해요.", en: "Introduces an answer." },
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
