import type { BaseChatModel } from "@langchain/core/language_models/chat_models";
import { AIMessage, HumanMessage, SystemMessage } from "@langchain/core/messages";
import type { ModelPort, ModelReply, ModelRequest } from "../decisions/decision.ts";
import { RuntimeError } from "../errors.ts";
import { openChatModel } from "./chat-model.ts";
import type { ModelSettings } from "./model-settings.ts";

/** Longer than any answer we ask for. A model that goes on is cut off. */
const LONGEST_ANSWER = 400_000;

/** What is used of LangChain's interface. */
type Streaming = Pick<BaseChatModel, "stream">;

/** A language model behind our own port: text in, text and usage out, and nothing of what it says is run. */
export function modelPort(settings: ModelSettings): ModelPort {
  let opened: Promise<Streaming> | null = null;
  return {
    name: `${settings.provider}:${settings.model}`,
    complete: async (request) => {
      opened ??= openChatModel(settings);
      return complete(await opened, request);
    },
  };
}

async function complete(model: Streaming, request: ModelRequest): Promise<ModelReply> {
  const stop = new AbortController();
  const signal = AbortSignal.any([request.signal, stop.signal]);
  try {
    const stream = await model.stream(messagesOf(request), { signal });
    let text = "";
    let tokens = { input: 0, output: 0 };
    for await (const chunk of stream) {
      signal.throwIfAborted();
      const piece = textOf(chunk.content);
      text += piece;
      if (piece !== "") request.onToken?.(piece);
      const usage = chunk.usage_metadata as { input_tokens: number; output_tokens: number } | undefined;
      if (usage !== undefined)
        tokens = {
          input: Math.max(tokens.input, usage.input_tokens),
          output: Math.max(tokens.output, usage.output_tokens),
        };
      if (text.length > LONGEST_ANSWER)
        throw new RuntimeError("MODEL_FAILED", { reason: "its answer does not end" });
    }
    return { text: text.toWellFormed(), tokens: tokens.output === 0 ? guess(request, text) : tokens };
  } finally {
    stop.abort();
  }
}

function messagesOf({ system, messages, schema }: ModelRequest) {
  const format =
    schema === null
      ? ""
      : `\n\nAnswer with one JSON object and nothing else. It must fit this JSON Schema:\n${JSON.stringify(schema)}`;
  return [
    new SystemMessage(system + format),
    ...messages.map(({ role, content }) =>
      role === "user" ? new HumanMessage(content) : new AIMessage(content),
    ),
  ];
}

/** Content comes as text or as a list of blocks; only text counts. */
function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content
    .map((block: unknown) => {
      const text = (block as { text?: unknown } | null)?.text;
      return typeof text === "string" ? text : "";
    })
    .join("");
}

/** When a server does not count, about three characters make a token. */
function guess(request: ModelRequest, text: string): { input: number; output: number } {
  const asked =
    request.system.length + request.messages.reduce((sum, { content }) => sum + content.length, 0);
  return { input: Math.ceil(asked / 3), output: Math.ceil(text.length / 3) };
}
