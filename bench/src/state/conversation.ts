import { AIMessage, type BaseMessage, HumanMessage } from "@langchain/core/messages";
import { counter, defineState, dict, list, Message, type MessageInput, value } from "@maru/state";
import * as z from "zod";

/** A conversation as an assistant would keep it: messages and a few fields around them. */
export const Conversation = defineState("conversation", {
  version: 1,
  fields: {
    title: value(z.string()).optional(),
    messages: list(Message, { id: "id" }),
    results: dict(z.string()),
    turns: counter(),
  },
});

const SYLLABLES = "가족과오사카에서사흘동안맛집과온천을둘러볼일정이궁금해요";

/** Messages with ids `<prefix>-0`, `<prefix>-1`, …; every text differs and is one flat string. */
export function makeMessages(prefix: string, count: number, characters: number): MessageInput[] {
  return Array.from({ length: count }, (_, index) => makeMessage(prefix, index, characters));
}

export function makeMessage(prefix: string, index: number, characters: number): MessageInput {
  const text = Array.from(
    { length: characters },
    (_, position) => SYLLABLES[(index * 7 + position) % SYLLABLES.length],
  );
  return {
    role: index % 2 === 0 ? "user" : "assistant",
    id: `${prefix}-${index}`,
    content: text.join(""),
    created_at: "2026-03-02T09:00:00+09:00",
  };
}

/** The same message as the peer keeps it. */
export function toLangChain(message: MessageInput): BaseMessage {
  const fields = {
    id: message.id,
    content: message.content,
    additional_kwargs: { created_at: message.created_at },
  };
  return message.role === "assistant" ? new AIMessage(fields) : new HumanMessage(fields);
}
