import type { MessageInput } from "@maru/state";
import type { Received } from "./assistant.ts";

/** What the person said, as the state keeps it. */
export function fromUser(message: Received): MessageInput {
  return { role: "user", id: message.id, content: message.text, created_at: message.at };
}

/** What the assistant says. The id comes from the node's context, so that saying it again replaces it. */
export function fromAssistant(id: string, content: string, at: string): MessageInput {
  return { role: "assistant", id, content, created_at: at };
}
