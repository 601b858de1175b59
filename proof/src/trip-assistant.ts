import { type Assistant, defineAssistant, defineGraph, END, fromUser, type NodeSpec } from "@maru/runtime";
import { defineState, list, Message, type UpdateOf, value } from "@maru/state";
import * as z from "zod";

/** The state of the small assistant with which rows about whole turns are staged. */
export const TripState = defineState("proof-trip", {
  version: 1,
  fields: {
    messages: list(Message, { id: "id" }),
    notes: list(z.string()),
    duration: value(z.int().min(1).max(14)).default(1),
    step: value(z.enum(["open", "working", "done"])).default("open"),
  },
  phase: {
    field: "step",
    begins: "open",
    moves: { open: ["working"], working: ["done", "open"], done: [] },
    terminal: ["done"],
  },
});
export type TripUpdate = UpdateOf<typeof TripState>;
export type TripNodes = { readonly [name: string]: NodeSpec<typeof TripState> };

/** An assistant of these nodes, that answers with its last note. */
export function tripAssistant(nodes: TripNodes, start = "answer"): Assistant {
  return defineAssistant(defineGraph(TripState, { start, nodes }), {
    name: "proof-trip",
    title: { ko: "증명", en: "Proof" },
    description: { ko: "증명용", en: "For the proof" },
    examples: [],
    initial: () => ({}),
    receive: (_state, message) => ({ messages: [fromUser(message)] }),
    describe: (state) => ({ reply: state.notes.at(-1) ?? "", asks: [] }),
    tools: [],
  });
}

/** Answers each message with a note, as slowly as is told. */
export function answering(milliseconds = 0): TripNodes {
  return {
    answer: {
      run: async (state) => {
        await new Promise((resolve) => setTimeout(resolve, milliseconds));
        return { notes: [`answer to ${state.messages.at(-1)?.content ?? ""}`] };
      },
      next: END,
    },
  };
}
