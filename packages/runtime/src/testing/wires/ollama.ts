import { readMessages, type Wire, type WireMessage, type WireUsage } from "./wire.ts";

const line = (content: object) =>
  `${JSON.stringify({ model: "test", created_at: "2026-11-16T00:00:00Z", ...content })}\n`;

const says = (content: string) => ({ message: { role: "assistant", content } });

function ended(usage: WireUsage) {
  const counts = usage === null ? {} : { prompt_eval_count: usage.input, eval_count: usage.output };
  return { done: true, done_reason: "stop", total_duration: 1, ...counts };
}

export const OLLAMA: Wire = {
  takes: (path) => path === "/api/chat",
  read: (_path, { stream, messages }) => ({
    // A server of Ollama streams unless it is told not to.
    stream: stream !== false,
    ...readMessages(messages as readonly WireMessage[]),
  }),
  contentType: "application/x-ndjson",
  begin: () => line({ message: { role: "assistant", content: "", thinking: "Let me think." }, done: false }),
  piece: (text) => line({ ...says(text), done: false }),
  toolCall: (_index, name, given) =>
    line({
      message: {
        role: "assistant",
        content: "",
        tool_calls: [{ function: { name, arguments: JSON.parse(given) } }],
      },
      done: false,
    }),
  end: (usage) => line({ ...says(""), ...ended(usage) }),
  whole: (model, text, usage) => ({ model, ...says(text), ...ended(usage) }),
  refusal: (status) => ({ error: `refused with ${status}` }),
};
