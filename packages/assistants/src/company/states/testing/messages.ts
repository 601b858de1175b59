import type { MessageInput } from "@maru/state";

/** Messages as plain data; ids and times come from whoever runs the conversation. */
export function user(id: string, content: string, created_at: string): MessageInput {
  return { id, role: "user", content, created_at };
}

export function assistant(id: string, content: string, created_at: string): MessageInput {
  return { id, role: "assistant", content, created_at };
}
