import * as z from "zod";

/**
 * One conversation entry as plain data. LangChain's message classes are converted to and from this elsewhere;
 * nothing in a state is ever an instance of a class.
 */
const shared = {
  id: z.string().min(1).max(64),
  content: z.string(),
  /** ISO 8601 with offset; null when the source did not say. */
  created_at: z.iso.datetime({ offset: true }).nullable().default(null),
};

export const ToolCall = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  arguments: z.record(z.string(), z.json()),
});

export const UserMessage = z.strictObject({ role: z.literal("user"), ...shared });
export const SystemMessage = z.strictObject({ role: z.literal("system"), ...shared });
export const AssistantMessage = z.strictObject({
  role: z.literal("assistant"),
  ...shared,
  tool_calls: z.array(ToolCall).optional(),
});
export const ToolMessage = z.strictObject({
  role: z.literal("tool"),
  ...shared,
  tool_call_id: z.string().min(1),
  status: z.enum(["success", "error"]).default("success"),
});

export const Message = z.discriminatedUnion("role", [
  UserMessage,
  AssistantMessage,
  SystemMessage,
  ToolMessage,
]);
export type Message = z.output<typeof Message>;
export type MessageInput = z.input<typeof Message>;
