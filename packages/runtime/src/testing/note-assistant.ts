import { defineState, list, Message, steps, type UpdateOf, value } from "@maru/state";
import * as z from "zod";
import { type Assistant, defineAssistant } from "../assistant.ts";
import { defineGraph, type GraphSpec } from "../graph/define-graph.ts";
import { END } from "../graph/route.ts";
import { fromAssistant, fromUser } from "../messages.ts";
import type { Tool } from "../tools/tool.ts";

/** A state small enough to see all of it. */
export const NoteState = defineState("note", {
  version: 1,
  fields: {
    messages: list(Message, { id: "id" }),
    notes: list(z.string()),
    count: value(z.int().min(0).max(1000)).default(0),
    topic: value(z.string().max(100)).optional(),
    execution_steps: steps(),
    current_step: value(z.enum(["idle", "working"])).default("idle"),
  },
});
export type NoteDefinition = typeof NoteState;

/** An assistant that writes down what it is told; tests give it the nodes they need. */
export function noteAssistant(
  graph: Partial<GraphSpec<NoteDefinition>> = {},
  options: Partial<Pick<Assistant, "whileBusy" | "limits">> & { tools?: readonly Tool[] } = {},
): Assistant {
  const nodes = defineGraph(NoteState, {
    start: "write",
    nodes: { write: { run: writeDown, next: END } },
    ...graph,
  });
  return defineAssistant(nodes, {
    name: "note",
    title: { ko: "메모", en: "Notes" },
    description: { ko: "말한 것을 적어 둬요.", en: "Writes down what it is told." },
    examples: [],
    initial: (_session, at) => ({
      messages: [fromAssistant(at.id, "무엇을 적을까요?", at.now)],
    }),
    receive: (_state, message) => ({ messages: [fromUser(message)] }),
    stopped: (_state, reason, at): UpdateOf<NoteDefinition> => ({
      current_step: "idle",
      messages: [fromAssistant(at.id, `${reason}: ${at.sentence.ko}`, at.now)],
    }),
    describe: (state) => ({
      reply: state.messages.findLast((message) => message.role === "assistant")?.content ?? "",
      asks: [],
    }),
    tools: options.tools ?? [],
    ...options,
  });
}

/** What it does with a message. */
export const writeDown: GraphSpec<NoteDefinition>["nodes"][string]["run"] = (state, context) => {
  const said = state.messages.findLast((message) => message.role === "user")?.content ?? "";
  return {
    notes: [said],
    count: state.count + 1,
    messages: [fromAssistant(context.id("reply"), `적었어요: ${said}`, context.now())],
  };
};
