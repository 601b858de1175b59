import { data, textOf, type Wire, type WireUsage } from "./wire.ts";

interface Content {
  readonly role: "user" | "model";
  readonly parts: readonly { readonly text: string }[];
}

const answer = (parts: readonly object[], finishReason?: string) => ({
  candidates: [{ content: { parts, role: "model" }, index: 0, ...(finishReason && { finishReason }) }],
  modelVersion: "test",
});

/** It counts with every piece. */
function counted(usage: WireUsage) {
  if (usage === null) return {};
  const { input, output } = usage;
  return {
    usageMetadata: {
      promptTokenCount: input,
      candidatesTokenCount: output,
      totalTokenCount: input + output,
    },
  };
}

export const GOOGLE: Wire = {
  takes: (path) => path.startsWith("/v1beta/models/test:"),
  read: (path, { systemInstruction, contents }) => ({
    stream: path.endsWith(":streamGenerateContent?alt=sse"),
    system: textOf((systemInstruction as Content).parts),
    messages: (contents as readonly Content[]).map(({ role, parts }) => ({
      role: role === "model" ? "assistant" : role,
      text: textOf(parts),
    })),
  }),
  contentType: "text/event-stream",
  begin: () => data(answer([{ text: "Let me think.", thought: true }])),
  piece: (text) => data(answer([{ text }])),
  toolCall: (_index, name, given) => data(answer([{ functionCall: { name, args: JSON.parse(given) } }])),
  end: (usage) => data({ ...answer([{ text: "" }], "STOP"), ...counted(usage) }),
  whole: (_model, text, usage) => ({ ...answer([{ text }], "STOP"), ...counted(usage) }),
  refusal: (status) => ({
    error: { code: status, message: `refused with ${status}`, status: "UNAVAILABLE" },
  }),
};
