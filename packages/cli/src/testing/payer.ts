import type { AssistantFactory } from "@maru/assistants";
import { defineAssistant, defineGraph, END, fromUser } from "@maru/runtime";
import { defineState, list, Message, value } from "@maru/state";
import * as z from "zod";

const PaymentState = defineState("payment", {
  version: 1,
  fields: {
    messages: list(Message, { id: "id", keep: 20 }),
    done: value(z.string()).default("무엇을 보낼까요?"),
  },
});

const graph = defineGraph(PaymentState, {
  start: "pay",
  nodes: {
    pay: {
      run: async (_state, context) => {
        context.progress({ message: "계좌를 확인하고 있어요" });
        const { decision, changes } = await context.approve({
          action: "pay",
          message: "송금할까요?",
          details: { amount: 5000, to: "지우\u001b[31m" },
          changeable: { amount: { type: "integer" }, to: { type: "string" } },
        });
        return { done: `${decision} ${JSON.stringify(changes)}` };
      },
      next: END,
    },
  },
});

/** A small assistant that does nothing before somebody said yes. */
export const payer: ReadonlyMap<string, AssistantFactory> = new Map([
  [
    "payment",
    () =>
      defineAssistant(graph, {
        name: "payment",
        title: { ko: "송금", en: "Payments" },
        description: { ko: "물어보고 보내요.", en: "Asks, then pays." },
        examples: [{ ko: "보내줘", en: "pay" }],
        initial: () => ({}),
        receive: (_state, message) => ({ messages: [fromUser(message)] }),
        describe: ({ done }) => ({ reply: done, asks: [] }),
        tools: [],
      }),
  ],
]);
