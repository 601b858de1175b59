/** How one family of servers writes an answer down. */
export interface Wire {
  readonly path: string;
  readonly begin: (model: string, usage: WireUsage) => string;
  readonly piece: (text: string) => string;
  readonly toolCall: (index: number, name: string) => string;
  readonly end: (usage: WireUsage) => string;
  /** The answer of a server that was not asked to stream. */
  readonly whole: (model: string, text: string, usage: WireUsage) => unknown;
  readonly refusal: (status: number) => unknown;
}

/** What the server says it counted; null when it does not count. */
export type WireUsage = { readonly input: number; readonly output: number } | null;

const data = (content: unknown) => `data: ${JSON.stringify(content)}\n\n`;

function openaiChunk(delta: object, finish_reason: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason }];
  return data({ id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "test", choices });
}

function openaiUsage(usage: WireUsage) {
  if (usage === null) return null;
  const { input, output } = usage;
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
}

export const OPENAI: Wire = {
  path: "/v1/chat/completions",
  begin: () => openaiChunk({ role: "assistant", content: "" }),
  piece: (content) => openaiChunk({ content }),
  toolCall: (index, name) =>
    openaiChunk({
      tool_calls: [{ index, id: "call_same", type: "function", function: { name, arguments: '{"to":"x"}' } }],
    }),
  end: (usage) => {
    const counted = {
      id: "chatcmpl-1",
      object: "chat.completion.chunk",
      created: 1,
      model: "test",
      choices: [],
    };
    const tail = usage === null ? "" : data({ ...counted, usage: openaiUsage(usage) });
    return `${openaiChunk({}, "stop")}${tail}data: [DONE]\n\n`;
  },
  whole: (model, content, usage) => ({
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1,
    model,
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
    ...(usage === null ? {} : { usage: openaiUsage(usage) }),
  }),
  refusal: (status) => ({ error: { message: `refused with ${status}`, type: "error", code: null } }),
};

const event = (content: { readonly type: string; readonly [name: string]: unknown }) =>
  `event: ${content.type}\n${data(content)}`;

export const ANTHROPIC: Wire = {
  path: "/v1/messages",
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
  toolCall: (index, name) =>
    event({
      type: "content_block_start",
      index: index + 1,
      content_block: { type: "tool_use", id: "toolu_same", name, input: {} },
    }) +
    event({
      type: "content_block_delta",
      index: index + 1,
      delta: { type: "input_json_delta", partial_json: '{"to":"x"}' },
    }) +
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
