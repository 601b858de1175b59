import { data, halves, readMessages, textOf, type Wire, type WireMessage } from "./wire.ts";

const event = (content: { readonly type: string; readonly [name: string]: unknown }) =>
  `event: ${content.type}\n${data(content)}`;

export const ANTHROPIC: Wire = {
  takes: (path) => path.endsWith("/v1/messages"),
  read: (_path, { stream, system, messages }) => ({
    ...readMessages(messages as readonly WireMessage[]),
    stream: stream === true,
    system: textOf(system as WireMessage["content"]),
  }),
  contentType: "text/event-stream",
  begin: (model, usage) =>
    event({
      type: "message_start",
      message: {
        ...{ id: "msg_1", type: "message", role: "assistant", model, content: [] },
        ...{ stop_reason: null, stop_sequence: null },
        usage: { input_tokens: usage?.input ?? 0, output_tokens: usage === null ? 0 : 1 },
      },
    }) + event({ type: "content_block_start", index: 0, content_block: { type: "text", text: "" } }),
  piece: (text) => event({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } }),
  toolCall: (index, name, given) =>
    event({
      type: "content_block_start",
      index: index + 1,
      content_block: { type: "tool_use", id: "toolu_same", name, input: {} },
    }) +
    halves(given)
      .map((partial_json) =>
        event({
          type: "content_block_delta",
          index: index + 1,
          delta: { type: "input_json_delta", partial_json },
        }),
      )
      .join("") +
    event({ type: "content_block_stop", index: index + 1 }),
  end: (usage) =>
    event({ type: "content_block_stop", index: 0 }) +
    event({
      type: "message_delta",
      delta: { stop_reason: "end_turn", stop_sequence: null },
      usage: { output_tokens: usage?.output ?? 0 },
    }) +
    event({ type: "message_stop" }),
  whole: (model, text, usage) => ({
    ...{ id: "msg_1", type: "message", role: "assistant", model, content: [{ type: "text", text }] },
    ...{ stop_reason: "end_turn", stop_sequence: null },
    usage: { input_tokens: usage?.input ?? 0, output_tokens: usage?.output ?? 0 },
  }),
  refusal: (status) => ({ type: "error", error: { type: "error", message: `refused with ${status}` } }),
};
