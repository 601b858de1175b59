import type { AssistantFactory } from "@maru/assistants";
import { type Assistant, defineAssistant, defineGraph, END, fromUser } from "@maru/runtime";
import { counter, defineState, list, Message, type StateDefinition, value } from "@maru/state";
import * as z from "zod";

type Counted = ReturnType<typeof counter> | ReturnType<typeof countedBySetting>;

/** A mistake: the last number wins instead of being added. */
export function countedBySetting() {
  return value(z.int()).default(0);
}

function definitionOf(version: 1 | 2, count: Counted): StateDefinition {
  const fields = {
    messages: list(Message, { id: "id", keep: 20 }),
    phone: value(z.string()).optional().personal(),
    count,
  };
  if (version === 1)
    return defineState("notes", { version, fields: { ...fields, note: value(z.string()).default("") } });
  return defineState("notes", {
    version,
    fields: { ...fields, text: value(z.string()).default("") },
    migrations: [
      { id: "2026-11-16/note-is-text", up: ({ note, ...rest }) => ({ ...rest, text: note ?? "" }) },
    ],
  });
}

/** A small assistant that notes down what is said, as it was in its first version or is in its second. */
export function noteTaker(version: 1 | 2, count: Counted = counter()): ReadonlyMap<string, AssistantFactory> {
  const definition = definitionOf(version, count);
  const field = version === 1 ? "note" : "text";
  const graph = defineGraph(definition, {
    start: "note",
    nodes: {
      note: {
        run: (state) => ({
          [field]: lastSaid(state),
          count: 1,
          phone: /\d{3}-\d{4}-\d{4}/.exec(lastSaid(state))?.[0] ?? null,
        }),
        next: END,
      },
    },
  });
  const assistant: Assistant = defineAssistant(graph, {
    name: "notes",
    title: { ko: "메모", en: "Notes" },
    description: { ko: "들은 것을 적어요.", en: "Notes down what it hears." },
    examples: [{ ko: "우유 사기", en: "buy milk" }],
    initial: () => ({}),
    receive: (_state, message) => ({ messages: [fromUser(message)] }),
    describe: (state) => ({
      reply: `적었어요: ${String((state as Record<string, unknown>)[field])}`,
      asks: [],
    }),
    tools: [],
  });
  return new Map([["notes", () => assistant]]);
}

function lastSaid(state: unknown): string {
  return (state as { messages: readonly { content: string }[] }).messages.at(-1)?.content ?? "";
}
