import {
  type Assistant,
  defineAssistant,
  defineGraph,
  dispatch,
  END,
  fromUser,
  goTo,
  type NodeContext,
  subgraph,
} from "@maru/runtime";
import { defineState, list, Message, value } from "@maru/state";
import * as z from "zod";
import { find, post } from "./ledger.ts";

const BookingState = defineState("booking", {
  version: 1,
  fields: {
    messages: list(Message, { id: "id" }),
    booked: list(z.string()),
    decision: value(z.string()).optional(),
  },
});

const PaymentState = defineState("payment", {
  version: 1,
  fields: { paid: list(z.string()) },
});

/**
 * Three searches at once, a payment in a graph of its own, a question, an approval, an order that cannot be repeated.
 * Orders say where they come from: copies of one place lead lives of their own.
 */
export function bookingAssistant(ledger: string, place: string): Assistant {
  const order = (context: NodeContext, label: string) =>
    context.effect({
      name: label,
      certainty: { type: "idempotent" },
      perform: async (key) => {
        await post(ledger, key, `${place} ${label}`);
        return label;
      },
    });
  const payment = defineGraph(PaymentState, {
    start: "authorise",
    nodes: {
      authorise: {
        run: async (_state, context) => ({ paid: [await order(context, "authorise")] }),
        next: "capture",
      },
      capture: { run: async (_state, context) => ({ paid: [await order(context, "capture")] }), next: END },
    },
  });
  const graph = defineGraph(BookingState, {
    start: "plan",
    nodes: {
      plan: {
        run: () =>
          goTo(
            ["flight", "hotel", "car"].map((part) => dispatch("hold", part)),
            {},
          ),
      },
      hold: {
        run: async (_state, context) => ({ booked: [await order(context, `hold ${String(context.input)}`)] }),
        next: "pay",
      },
      pay: subgraph(BookingState, payment, {
        input: () => ({}),
        output: (inner) => ({ booked: [...inner.paid] }),
        next: "confirm",
      }),
      confirm: {
        run: async (_state, context) => {
          // Whatever is said here decides nothing: it must never be taken for the answer to what follows.
          await context.ask({ question: "남길 말이 있나요?" });
          const { decision } = await context.approve({
            action: "confirm",
            message: "확정할까요?",
            details: {},
          });
          const sent = await context.effect({
            name: "confirm",
            certainty: {
              type: "lookup",
              lookup: async (key) => ((await find(ledger, key)) === null ? null : "confirm"),
            },
            perform: async (key) => {
              await post(ledger, key, `${place} confirm`);
              return "confirm";
            },
          });
          return { decision, booked: [sent] };
        },
        next: END,
      },
    },
  });
  return defineAssistant(graph, {
    name: "booking",
    title: { ko: "예약", en: "Booking" },
    description: { ko: "예약", en: "Booking" },
    examples: [],
    initial: () => ({}),
    receive: (_state, message) => ({ messages: [fromUser(message)] }),
    describe: (state) => ({ reply: state.booked.at(-1) ?? "", asks: [] }),
    tools: [],
  });
}

/** Everything that is booked when nothing goes wrong. */
export const EVERYTHING = ["authorise", "capture", "confirm", "hold car", "hold flight", "hold hotel"];
