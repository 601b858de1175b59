import { data, halves, readMessages, type Wire, type WireMessage, type WireUsage } from "./wire.ts";

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
  takes: (path) => path.endsWith("/v1/chat/completions"),
  read: (_path, { stream, messages }) => ({
    stream: stream === true,
    ...readMessages(messages as readonly WireMessage[]),
  }),
  contentType: "text/event-stream",
  begin: () => openaiChunk({ role: "assistant", content: "" }),
  piece: (content) => openaiChunk({ content }),
  toolCall: (index, name, given) => {
    const [head, tail] = halves(given);
    const begun = { index, id: "call_same", type: "function", function: { name, arguments: head } };
    return (
      openaiChunk({ tool_calls: [begun] }) +
      openaiChunk({ tool_calls: [{ index, function: { arguments: tail } }] })
    );
  },
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
